import { statement } from '../../platform/database/statement.js';

export const START_SIGN_IN = statement(
  'signInStates.start',
  `
    insert into sign_in_states (state_hash, provider, browser_hash, code_verifier, nonce, session_uuid, expires_at)
    values (:stateHash, :provider, :browserHash, :codeVerifier, :nonce, :session?, now() + make_interval(secs => :seconds))`,
);

/** Deleting is using: of two answers only one finds it. */
export const CONSUME_STATE = statement(
  'signInStates.take',
  `
    delete from sign_in_states
    where state_hash = :stateHash and provider = :provider and browser_hash = :browserHash and expires_at > now()
    returning code_verifier as "codeVerifier", nonce, session_uuid as "sessionUuid"`,
);
