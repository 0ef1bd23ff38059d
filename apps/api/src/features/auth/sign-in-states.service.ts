import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../platform/database/database.js';
import { hashOf, randomSecret } from './secrets.js';
import type { SocialProviderName } from './social-settings.js';

export const STATE_SECONDS = 600;

/** What one sign-in at a provider made up: sent away in step 1, or kept until step 2. */
export interface StartedSignIn {
  state: string;
  codeVerifier: string;
  nonce: string;
}

const START: Statement = {
  name: 'sign-in-states.start',
  text: `
    insert into sign_in_states (state_hash, provider, browser_hash, code_verifier, nonce, expires_at)
    values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))`,
};

const CLEAR: Statement = { name: 'sign-in-states.clear', text: 'delete from sign_in_states where expires_at < now()' };

// Deleting is using: of two answers with one state only one finds it.
const TAKE: Statement = {
  name: 'sign-in-states.take',
  text: `
    delete from sign_in_states
    where state_hash = $1 and provider = $2 and browser_hash = $3 and expires_at > now()
    returning code_verifier as "codeVerifier", nonce`,
};

/** Sign-ins on their way to a provider: good once, for ten minutes, for one provider and one browser. */
@Injectable()
export class SignInStatesService {
  constructor(private readonly database: Database) {}

  async start(provider: SocialProviderName, browser: string): Promise<StartedSignIn> {
    const started = { state: randomSecret(), codeVerifier: randomSecret(), nonce: randomSecret() };
    const { state, codeVerifier, nonce } = started;
    await this.database.rows(CLEAR, []);
    const values = [hashOf(state), provider, hashOf(browser), codeVerifier, nonce, STATE_SECONDS];
    await this.database.rows(START, values);
    return started;
  }

  /** What was started with this state, or undefined when it was not started here, by this browser, or not lately. */
  async take(provider: SocialProviderName, browser: string, state: string): Promise<StartedSignIn | undefined> {
    const values = [hashOf(state), provider, hashOf(browser)];
    const kept = await this.database.row<Omit<StartedSignIn, 'state'>>(TAKE, values);
    return kept && { state, ...kept };
  }
}
