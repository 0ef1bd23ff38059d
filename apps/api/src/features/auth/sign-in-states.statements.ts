import type { Statement } from '../../platform/database/database.js';

/** $1 hash of the state, $2 provider, $3 hash of the browser, $4 PKCE verifier, $5 nonce, $6 seconds. */
export const START_SIGN_IN: Statement = {
  name: 'signInStates.start',
  text: `
    insert into sign_in_states (state_hash, provider, browser_hash, code_verifier, nonce, expires_at)
    values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))`,
};

/** $1 hash of the state, $2 provider, $3 hash of the browser. Deleting is using: of two answers only one finds it. */
export const TAKE_STATE: Statement = {
  name: 'signInStates.take',
  text: `
    delete from sign_in_states
    where state_hash = $1 and provider = $2 and browser_hash = $3 and expires_at > now()
    returning code_verifier as "codeVerifier", nonce`,
};
