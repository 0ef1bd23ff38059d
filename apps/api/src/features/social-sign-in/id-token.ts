import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { boundedFetch } from '../../platform/http/bounded-fetch.js';
import type { SocialSettings } from './social-settings.js';

/** The id_token is not one that this provider gave to us for this sign-in. */
export class IdTokenError extends Error {}

interface Expected {
  algorithm: 'RS256' | 'HS256';
  settings: SocialSettings;
  /** What step 1 sent; the token must carry it back. */
  nonce: string;
}

/**
 * Verifies a provider's id_token - signature, algorithm, issuer, audience, expiry and nonce (OpenID Connect Core,
 * section 3.1.3.7) - and returns its claims. Throws `IdTokenError`, or another error when the keys cannot be had.
 */
export async function verifyIdToken(idToken: string, { algorithm, settings, nonce }: Expected): Promise<JWTPayload> {
  const { issuer, clientId: audience, clientSecret } = settings;
  if (!issuer) throw new Error('A provider with an id_token needs an issuer.');
  const options = { algorithms: [algorithm], issuer, audience, requiredClaims: ['sub', 'exp', 'iat', 'nonce'] };
  try {
    const { payload } =
      algorithm === 'HS256'
        ? await jwtVerify(idToken, new TextEncoder().encode(clientSecret), options)
        : await jwtVerify(idToken, keySetOf(settings), options);
    if (payload['nonce'] !== nonce) throw new IdTokenError('The id_token belongs to another sign-in.');
    if (Array.isArray(payload.aud) && payload.aud.length > 1) throw new IdTokenError('The id_token is for others too.');
    return payload;
  } catch (error) {
    throw isTokensFault(error) ? new IdTokenError('The id_token is not valid.', { cause: error }) : error;
  }
}

/** Everything jose complains of is the token's fault, except that the keys were not there or no keys. */
function isTokensFault(error: unknown): boolean {
  const isKeysFault = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid;
  return error instanceof errors.JOSEError && !isKeysFault && error.code !== errors.JOSEError.code;
}

/** The providers' published keys, kept for some minutes and shared by all sign-ins. */
const keySets = new Map<string, JWTVerifyGetKey>();

function keySetOf({ jwksUrl }: SocialSettings): JWTVerifyGetKey {
  if (!jwksUrl) throw new Error('A provider whose id_token has a public key needs the address of its keys.');
  const known = keySets.get(jwksUrl);
  if (known) return known;
  const keySet = createRemoteJWKSet(new URL(jwksUrl), { [customFetch]: fetchKeys });
  keySets.set(jwksUrl, keySet);
  return keySet;
}

async function fetchKeys(url: string, init: RequestInit): Promise<Response> {
  const { status, body } = await boundedFetch(url, init);
  return new Response(body, { status });
}
