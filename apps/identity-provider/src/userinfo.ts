import type { Request, Response } from 'express';
import { setTimeout as sleep } from 'node:timers/promises';
import { LOCAL_CLIENTS } from './clients.ts';
import type { Grant, Memory } from './grants.ts';
import { personFor } from './people.ts';
import type { Provider } from './providers.ts';

/** Answers the profile endpoint in the provider's own shape. */
export async function userinfo(
  { memory, baseUrl }: { memory: Memory; baseUrl: string },
  provider: Provider,
  req: Request,
  res: Response,
): Promise<void> {
  const token = provider.name === 'payco' ? paycoToken(req) : bearerToken(req);
  const grant = token === undefined ? undefined : memory.accessTokens.get(token);
  if (provider.name === 'apple' || grant?.request.provider !== provider.name) {
    res.status(provider.refusal.status).json(provider.refusal.body);
    return;
  }
  if (await misbehave(grant, res)) return;
  res.json(provider.profile(personFor(grant.account), grant.request.scope, baseUrl));
}

async function misbehave({ account }: Grant, res: Response): Promise<boolean> {
  if (account === 'userinfo:500') res.status(500).type('html').send('<h1>Internal Server Error</h1>');
  else if (account === 'userinfo:garbage') res.type('html').send('<h1>Under maintenance</h1>');
  else if (account === 'userinfo:huge') res.json({ padding: 'x'.repeat(8_000_000) });
  else if (account === 'userinfo:empty') res.json({});
  else if (account === 'userinfo:slow') await sleep(30_000, undefined, { ref: false });
  return res.headersSent;
}

/** Kakao, Naver and Google also take the token from the address, where old clients put it. */
function bearerToken(req: Request): string | undefined {
  const [scheme, token] = (req.get('authorization') ?? '').split(' ');
  if (scheme?.toLowerCase() === 'bearer') return token;
  const { access_token: inAddress } = req.query;
  return typeof inAddress === 'string' ? inAddress : undefined;
}

/** Payco takes a POST with the token and the client's id in headers of its own. */
function paycoToken(req: Request): string | undefined {
  const isKnown = req.method === 'POST' && req.get('client_id') === LOCAL_CLIENTS.payco.clientId;
  return isKnown ? req.get('access_token') : undefined;
}
