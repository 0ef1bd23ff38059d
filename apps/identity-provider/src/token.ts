import type { Request, Response } from 'express';
import { createHash, createPublicKey, randomBytes, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { decodeProtectedHeader, jwtVerify } from 'jose';
import { LOCAL_APPLE, LOCAL_CLIENTS } from './clients.ts';
import type { Grant, Memory } from './grants.ts';
import { signIdToken, type SigningKeys } from './id-token.ts';
import { text } from './params.ts';
import type { Provider } from './providers.ts';

type TokenError = 'invalid_client' | 'invalid_grant' | 'invalid_request' | 'unsupported_grant_type';

/** Exchanges a code for tokens, after the checks of RFC 6749 section 4.1.3 and RFC 7636 section 4.6. */
export async function token(
  { memory, baseUrl, keys }: { memory: Memory; baseUrl: string; keys: SigningKeys },
  provider: Provider,
  req: Request,
  res: Response,
): Promise<void> {
  res.set({ 'Cache-Control': 'no-store', Pragma: 'no-cache' });
  const refuse = (error: TokenError, description: string) => {
    const status = error === 'invalid_client' && provider.tokenErrorStatus !== 200 ? 401 : provider.tokenErrorStatus;
    res.status(status).json({ error, error_description: description });
  };
  const body: Record<string, unknown> = req.body ?? {};
  if (!(await isClient(provider, text(body, 'client_id'), text(body, 'client_secret')))) {
    return refuse('invalid_client', 'Unknown client_id or wrong client_secret.');
  }
  if (text(body, 'grant_type') !== 'authorization_code') {
    return refuse('unsupported_grant_type', 'Only authorization_code is supported.');
  }
  const code = text(body, 'code');
  if (!code) return refuse('invalid_request', 'code is missing.');
  const grant = memory.codes.take(code);
  const problem = grant ? problemOf(provider, grant, body) : 'The code is unknown, used or older than 60 s.';
  if (!grant || problem) return refuse('invalid_grant', problem ?? '');
  if (await misbehave(grant, res)) return;
  const idToken = await signIdToken(provider, grant, `${baseUrl}/${provider.name}`, keys);
  res.json({
    access_token: memory.accessTokens.put(grant),
    refresh_token: randomBytes(24).toString('base64url'),
    ...provider.tokenFields,
    ...(grant.request.scope.size > 0 && { scope: [...grant.request.scope].join(' ') }),
    ...(idToken && { id_token: idToken }),
  });
}

/** Why this grant may not be redeemed by this request, or undefined. */
function problemOf(provider: Provider, { request }: Grant, body: Record<string, unknown>): string | undefined {
  if (request.provider !== provider.name) return 'The code belongs to another provider.';
  const redirectUri = text(body, 'redirect_uri');
  const mayBeAbsent = !provider.requiresRedirectUriAgain && redirectUri === undefined;
  if (!mayBeAbsent && redirectUri !== request.redirectUri) return 'redirect_uri differs from the first request.';
  const state = text(body, 'state');
  if (provider.name === 'naver' && state !== undefined && state !== request.state) return 'state differs.';
  const verifier = text(body, 'code_verifier');
  if (request.codeChallenge === undefined) return undefined;
  if (!verifier || !/^[\w.~-]{43,128}$/.test(verifier)) return 'code_verifier is missing or malformed.';
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return challenge === request.codeChallenge ? undefined : 'code_verifier does not fit the code_challenge.';
}

async function isClient(provider: Provider, clientId = '', clientSecret = ''): Promise<boolean> {
  const client = LOCAL_CLIENTS[provider.name];
  if (clientId !== client.clientId) return false;
  if (provider.name === 'apple') return isAppleSecret(clientSecret);
  const [given, known] = [clientSecret, client.clientSecret].map((it) => createHash('sha256').update(it).digest());
  return given !== undefined && known !== undefined && timingSafeEqual(given, known);
}

/** Apple's client secret is a JWT that the application signs for itself, good for at most six months. */
async function isAppleSecret(secret: string): Promise<boolean> {
  const publicKey = createPublicKey(LOCAL_APPLE.privateKey);
  try {
    const { payload } = await jwtVerify(secret, publicKey, {
      algorithms: ['ES256'],
      issuer: LOCAL_APPLE.teamId,
      subject: LOCAL_CLIENTS.apple.clientId,
      audience: 'https://appleid.apple.com',
      requiredClaims: ['iat', 'exp'],
    });
    const lifetime = (payload.exp ?? 0) - (payload.iat ?? 0);
    return decodeProtectedHeader(secret).kid === LOCAL_APPLE.keyId && lifetime <= 15_777_000;
  } catch {
    return false;
  }
}

async function misbehave({ account }: Grant, res: Response): Promise<boolean> {
  if (account === 'token:500') res.status(500).type('html').send('<h1>Internal Server Error</h1>');
  else if (account === 'token:garbage') res.type('html').send('<h1>Under maintenance</h1>');
  else if (account === 'token:redirect') res.redirect(302, '/health');
  else if (account === 'token:slow') await sleep(30_000, undefined, { ref: false });
  return res.headersSent;
}
