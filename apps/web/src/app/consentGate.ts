import { MeDocument } from '#/api/generated.ts';
import { loadApollo } from '#/api/loadApollo.ts';
import { onBeforeWrite } from '#/api/beforeWrite.ts';
import { unlessLate } from '#/api/connection.ts';
import { currentAccount } from '#/api/session.ts';
import { loadNextMessages } from '#/i18n/i18n.ts';

/**
 * What somebody may do without having agreed: their own account and settings, blocking, reporting, and what the app sends
 * by itself.
 */
const FREE = /^\/api\/(?:(?:user|report|post_view_logs|push)\b|job-posting\/[^/]+\/views$)/;

/** So long a write waits for word of what its writer has agreed to: longer than it takes to see what was kept of it (api/keptFetch.ts). */
const PATIENCE_MS = 10_000;

/** Whoever has not agreed to the texts of today is asked before the first write; several at once wait for one answer. */
export function askBeforeWrites(): void {
  let asking: Promise<void> | undefined;
  onBeforeWrite(async (path) => {
    if (currentAccount() === undefined || FREE.test(path)) return;
    // Where nobody answers, or not soon, the write is tried all the same.
    const reply = await unlessLate(readMe(), PATIENCE_MS, undefined).catch(() => undefined);
    const me = reply?.data?.readUserInformation;
    if (!me || me.dueConsents.length === 0) return;
    asking ??= loadAskConsents()
      .then(({ askConsents }) => askConsents(me))
      .finally(() => {
        asking = undefined;
      });
    await asking;
  });
}

async function loadAskConsents() {
  const [module] = await Promise.all([import('#/features/legal/askConsents.ts'), loadNextMessages()]);
  return module;
}

async function readMe() {
  const { client } = await loadApollo();
  return client.query({ query: MeDocument });
}
