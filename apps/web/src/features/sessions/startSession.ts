import { storeTokens, type Tokens } from '#/api/session.ts';
import { chosenProvider } from '#/features/social-sign-in/providers.ts';

/** The end of every way in. */
export function startSession(tokens: Tokens): void {
  chosenProvider.forget();
  storeTokens(tokens);
}
