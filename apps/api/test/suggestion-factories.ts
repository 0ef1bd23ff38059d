import type { TestApp } from './app.js';
import { currentVersion } from './current-version.js';
import { rest } from './client.js';

/** Decides a suggestion as it stands. */
export async function decideSuggestion(
  test: TestApp,
  uuid: string,
  decision: 'accept' | 'reject',
  caller: { token?: string },
) {
  const { seenAt } = await currentVersion(test, 'suggestion', uuid);
  return rest(test, 'put', `/api/translation/suggestion/${uuid}/${decision}`, { seenAt }, caller);
}
