/** For the documentation: the `Tokens` that every way of signing in ends with. */
export const TOKENS = {
  accessToken: { type: 'string' },
  refreshToken: { type: 'string' },
  accessExpire: { type: 'integer' },
  refreshExpire: { type: 'integer' },
};
