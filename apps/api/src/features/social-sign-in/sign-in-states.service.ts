import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { hashOf, randomSecret } from './secrets.js';
import { START_SIGN_IN, CONSUME_STATE } from './sign-in-states.statements.js';
import type { SocialProviderName } from '@haiko/shared/socialProviders';

export const STATE_SECONDS = 600;

/** Whoever answers a sign-in: another company, or what keeps somebody's passkeys. */
type Answering = SocialProviderName | 'passkey';

/** What one sign-in at a provider made up: sent away in step 1, or kept until step 2. */
export interface StartedSignIn {
  state: string;
  codeVerifier: string;
  nonce: string;
  /** The session that wants another way to sign in; null for a sign-in. */
  sessionUuid: string | null;
}

/** Sign-ins on their way to a provider: good once, for ten minutes, for one provider and one browser. */
@Injectable()
export class SignInStatesService {
  constructor(private readonly database: Database) {}

  async start(provider: Answering, browser: string, sessionUuid: string | null): Promise<StartedSignIn> {
    const started = { state: randomSecret(), codeVerifier: randomSecret(), nonce: randomSecret(), sessionUuid };
    const { state, codeVerifier, nonce } = started;
    const values = {
      stateHash: hashOf(state),
      provider,
      browserHash: hashOf(browser),
      codeVerifier,
      nonce,
      session: sessionUuid,
      seconds: STATE_SECONDS,
    };
    await this.database.rows(START_SIGN_IN, values);
    return started;
  }

  /** What was started with this state, or undefined when it was not started here, by this browser, or not lately. */
  async consume(provider: Answering, browser: string, state: string): Promise<StartedSignIn | undefined> {
    const values = { stateHash: hashOf(state), provider, browserHash: hashOf(browser) };
    const kept = await this.database.row(CONSUME_STATE, values);
    return kept && { state, ...kept };
  }
}
