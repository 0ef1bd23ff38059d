import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { CookieOptions, Response } from 'express';
import { requestOf } from '../../platform/access/access.decorators.js';
import { randomSecret } from './secrets.js';
import { SIGN_UP_SECONDS } from './sign-in-keys.service.js';
import { STATE_SECONDS } from './sign-in-states.service.js';

/** The browser of a sign-in: what it has in its cookies, and where a cookie can be set. */
export interface Browser {
  cookies: Record<string, unknown>;
  response: Response;
}

/** `Browser` of the request. Setting a cookie does not take the reply away from Nest. */
export const CurrentBrowser = createParamDecorator((_: unknown, context: ExecutionContext): Browser => {
  const request = requestOf(context);
  if (!request.res) throw new Error('Express links every request to its response');
  return { cookies: request.cookies as Record<string, unknown>, response: request.res };
});

interface CookieRules {
  isHttps: boolean;
  /**
   * Apple answers by a form that its own page posts to us; only SameSite=None comes along with that. A passkey is asked for as soon as the
   * page is there, beside whatever else is begun on it: with one cookie for both, the later reply would undo the other sign-in.
   */
  way: SignInWay;
}

type SignInWay = 'redirected' | 'posted' | 'passkey';

/**
 * Makes the browser known for the length of a sign-in and returns its secret. An earlier secret stays, so that two
 * sign-ins that are started side by side can both end.
 */
export function rememberBrowser({ cookies, response }: Browser, rules: CookieRules): string {
  const secret = secretIn(cookies, rules) ?? randomSecret();
  // Without https (a local server) browsers refuse both Secure and the __Host- prefix; there all ports are one site.
  const options: CookieOptions = {
    httpOnly: true,
    secure: rules.isHttps,
    sameSite: rules.isHttps && rules.way === 'posted' ? 'none' : 'lax',
    path: '/',
    // The way to the provider and back, then the sign-up form: the key, too, is good only in this browser.
    maxAge: (STATE_SECONDS + SIGN_UP_SECONDS) * 1000,
  };
  response.cookie(nameOf(rules), secret, options);
  return secret;
}

/** The secret of a browser that started a sign-in, or undefined. */
export function secretIn(cookies: Browser['cookies'], rules: CookieRules): string | undefined {
  const secret = cookies[nameOf(rules)];
  return typeof secret === 'string' && /^[\w-]{43}$/.test(secret) ? secret : undefined;
}

/** All secrets of a browser that came back from a provider, for a key that says which of them it was given to. */
export function secretsIn(cookies: Browser['cookies'], { isHttps }: Pick<CookieRules, 'isHttps'>): string[] {
  return (['redirected', 'posted'] as const).flatMap((way) => secretIn(cookies, { isHttps, way }) ?? []);
}

const nameOf = ({ isHttps, way }: CookieRules) =>
  `${isHttps ? '__Host-' : ''}haiko-sign-in${way === 'redirected' ? '' : `-${way}`}`;
