import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { mayBePassword, normalizePassword } from '@haiko/shared/rules/password';

// argon2id with 19 MiB and two passes: the library's default and the first choice of OWASP's password storage advice.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes and compares passwords. */
@Injectable()
export class Passwords {
  // Something to compare with when there is no account, so that the answer takes as long as with one.
  readonly #nobody = hash(randomBytes(16).toString('hex'), OPTIONS);

  hash(password: string): Promise<string> {
    return hash(normalizePassword(password), OPTIONS);
  }

  /** Whether the password belongs to the stored hash; without one it takes the same time and returns no. */
  async matches(password: string, stored: string | null | undefined): Promise<boolean> {
    // What is too long is nobody's; it takes as long as any other, and no longer.
    const given = mayBePassword(password) ? normalizePassword(password) : '';
    const isSame = await verify(stored ?? (await this.#nobody), given);
    return isSame && typeof stored === 'string';
  }
}
