import { randomBytes } from 'node:crypto';
import type { ProviderName } from './clients.ts';

/** An authorization request that passed its checks. */
export interface AuthorizationRequest {
  provider: ProviderName;
  redirectUri: string;
  state: string | undefined;
  scope: ReadonlySet<string>;
  nonce: string | undefined;
  /** Of PKCE, S256. */
  codeChallenge: string | undefined;
  formPost: boolean;
}

/** A request that somebody agreed to; what a code stands for. */
export interface Grant {
  request: AuthorizationRequest;
  account: string;
}

interface Entry<V> {
  value: V;
  expiresAt: number;
}

/** Values behind unguessable keys that are forgotten after a while. */
export class ExpiringStore<V> {
  private readonly entries = new Map<string, Entry<V>>();
  private readonly lifetimeMs: number;

  constructor(lifetimeMs: number) {
    this.lifetimeMs = lifetimeMs;
  }

  /** Keeps a value and answers its new key. */
  put(value: V): string {
    const now = Date.now();
    // All live equally long and a Map keeps the order of insertion: the expired ones stand in front.
    for (const [key, entry] of this.entries) {
      if (entry.expiresAt > now) break;
      this.entries.delete(key);
    }
    const key = randomBytes(24).toString('base64url');
    this.entries.set(key, { value, expiresAt: now + this.lifetimeMs });
    return key;
  }

  get(key: string): V | undefined {
    const entry = this.entries.get(key);
    return entry && entry.expiresAt > Date.now() ? entry.value : undefined;
  }

  /** Like `get`, and the key is used up. */
  take(key: string): V | undefined {
    const value = this.get(key);
    this.entries.delete(key);
    return value;
  }
}

/** Everything the server remembers; gone when it stops. */
export interface Memory {
  forms: ExpiringStore<AuthorizationRequest>;
  codes: ExpiringStore<Grant>;
  accessTokens: ExpiringStore<Grant>;
  /** Apple tells a name only the first time: the subjects that have had theirs. */
  introduced: Set<string>;
}

export const newMemory = (): Memory => ({
  forms: new ExpiringStore(10 * 60_000),
  codes: new ExpiringStore(60_000),
  accessTokens: new ExpiringStore(60 * 60_000),
  introduced: new Set(),
});
