/**
 * Account names that make a provider misbehave, so that a test can see what the application does about it. They are
 * chosen on the authorize address (`?as=token:500`) and in every other respect are accounts like any other.
 */
export const SCENARIOS = {
  'error:access_denied': 'The person refuses.',
  'error:server_error': 'The provider breaks before it gives a code.',
  'error:temporarily_unavailable': 'The provider is overloaded.',
  'token:500': 'The token endpoint answers 500.',
  'token:slow': 'The token endpoint answers after 30 s.',
  'token:garbage': 'The token endpoint answers a page instead of JSON.',
  'token:redirect': 'The token endpoint answers a redirect.',
  'userinfo:500': 'The profile endpoint answers 500.',
  'userinfo:slow': 'The profile endpoint answers after 30 s.',
  'userinfo:garbage': 'The profile endpoint answers a page instead of JSON.',
  'userinfo:huge': 'The profile endpoint answers 8 MB.',
  'userinfo:empty': 'The profile endpoint answers an empty object.',
  'idtoken:wrong-aud': 'The id_token is for another application.',
  'idtoken:wrong-iss': 'The id_token comes from another issuer.',
  'idtoken:wrong-sub': 'The id_token names another person than the profile.',
  'idtoken:wrong-nonce': 'The id_token belongs to another sign-in.',
  'idtoken:expired': 'The id_token has expired.',
  'idtoken:bad-signature': 'The id_token is signed with an unknown key.',
  'idtoken:unsigned': 'The id_token says alg "none".',
  'idtoken:missing': 'There is no id_token.',
} as const;

export type Scenario = keyof typeof SCENARIOS;

/** Whether an account name looks like a reserved one; a misspelled one is refused instead of signing in. */
export const isReserved = (account: string) => /^(error|token|userinfo|idtoken):/.test(account);

export const isScenario = (account: string): account is Scenario => Object.hasOwn(SCENARIOS, account);
