import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose';
import { LOCAL_CLIENTS } from './clients.ts';
import type { Grant } from './grants.ts';
import { appleEmail, personFor, subjectFor } from './people.ts';
import type { Provider } from './providers.ts';

export interface SigningKeys {
  /** New with every start, so that nobody tries a remembered key of an earlier one. */
  keyId: string;
  privateKey: CryptoKey;
  /** An unpublished key, for `idtoken:bad-signature`. */
  strangerKey: CryptoKey;
  jwks: { keys: JWK[] };
}

/** New RSA keys for Google and Apple; LINE signs with its channel's secret. */
export async function createSigningKeys(): Promise<SigningKeys> {
  const [own, stranger] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const keyId = randomUUID();
  const jwk = { ...(await exportJWK(own.publicKey)), kid: keyId, alg: 'RS256', use: 'sig' };
  return { keyId, privateKey: own.privateKey, strangerKey: stranger.privateKey, jwks: { keys: [jwk] } };
}

/** The signed id_token of a grant, or undefined where the provider gives none. */
export async function signIdToken(
  provider: Provider,
  grant: Grant,
  issuer: string,
  keys: SigningKeys,
): Promise<string | undefined> {
  if (!issuesIdToken(provider, grant)) return undefined;
  const claims = claimsOf(provider, grant, issuer);
  if (grant.account === 'idtoken:unsigned') return new UnsecuredJWT(claims).encode();
  const forged = grant.account === 'idtoken:bad-signature';
  if (provider.idTokenAlgorithm === 'HS256') {
    const secret = forged ? 'another-secret-that-is-32-bytes-long' : LOCAL_CLIENTS[provider.name].clientSecret;
    return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(new TextEncoder().encode(secret));
  }
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: keys.keyId, typ: 'JWT' })
    .sign(forged ? keys.strangerKey : keys.privateKey);
}

/** Google and LINE give an id_token only for the scope `openid`, Apple always. */
function issuesIdToken(provider: Provider, grant: Grant): boolean {
  if (provider.idTokenAlgorithm === null || grant.account === 'idtoken:missing') return false;
  return provider.name === 'apple' || grant.request.scope.has('openid');
}

function claimsOf(provider: Provider, grant: Grant, issuer: string): JWTPayload {
  const { account, request } = grant;
  const now = Math.floor(Date.now() / 1000);
  const nonce = account === 'idtoken:wrong-nonce' ? 'nonce-of-another-sign-in' : request.nonce;
  return {
    iss: account === 'idtoken:wrong-iss' ? 'https://issuer.example.test' : issuer,
    aud: account === 'idtoken:wrong-aud' ? 'another-application' : LOCAL_CLIENTS[provider.name].clientId,
    sub: subjectFor(provider.name, account === 'idtoken:wrong-sub' ? 'somebody-else' : account),
    // A verifier may allow a minute or so for clocks that differ: an hour is beyond any.
    ...(account === 'idtoken:expired' ? { iat: now - 7200, exp: now - 3600 } : { iat: now, exp: now + 3600 }),
    ...(nonce !== undefined && { nonce }),
    ...personalClaims(provider, grant),
  };
}

function personalClaims(provider: Provider, { account, request }: Grant): JWTPayload {
  const person = personFor(account);
  if (provider.name === 'line') return request.scope.has('profile') ? { name: person.name } : {};
  if (!request.scope.has('email')) return {};
  if (provider.name === 'google') return person.email ? { email: person.email, email_verified: true } : {};
  const email = appleEmail(person);
  return email ? { email, email_verified: true, is_private_email: person.usesRelay } : {};
}
