import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { mayBePassword, normalizePassword } from '@haiko/shared/rules/password';
import { AppConfig } from '../../platform/config.js';

/** Hashes (argon2id, two passes) and compares passwords. */
@Injectable()
export class Passwords {
  readonly #options: { memoryCost: number; timeCost: number; parallelism: number };
  // Something to compare with when there is no account, so that the answer takes as long as with one.
  readonly #nobody: Promise<string>;

  constructor({ passwordHashKib }: AppConfig) {
    this.#options = { memoryCost: passwordHashKib, timeCost: 2, parallelism: 1 };
    this.#nobody = hash(randomBytes(16).toString('hex'), this.#options);
  }

  hash(password: string): Promise<string> {
    return hash(normalizePassword(password), this.#options);
  }

  /** Whether the password belongs to the stored hash; without one it takes the same time and returns no. */
  async matches(password: string, stored: string | null | undefined): Promise<boolean> {
    // What is too long is nobody's; it takes as long as any other, and no longer.
    const given = mayBePassword(password) ? normalizePassword(password) : '';
    const isSame = await verify(stored ?? (await this.#nobody), given);
    return isSame && typeof stored === 'string';
  }
}
