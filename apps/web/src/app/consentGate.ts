import { client } from '#/api/client.ts';
import { MeDocument } from '#/api/generated.ts';
import { ConsentRefused, onBeforeWrite } from '#/api/rest.ts';
import { currentAccount } from '#/api/session.ts';

/**
 * What somebody may do without having agreed: their own account and settings, blocking, reporting, and what the app sends
 * by itself.
 */
const FREE = /^\/api\/(?:user|report|post_view_logs|push)\b/;

/** Whoever has not agreed to the texts of today is asked before the first write; several at once wait for one answer. */
export function askBeforeWrites(): void {
  let asking: Promise<boolean> | undefined;
  onBeforeWrite(async (path) => {
    if (currentAccount() === undefined || FREE.test(path)) return;
    // Where nobody answers the write is tried all the same, and says so.
    const reply = await client.query({ query: MeDocument }).catch(() => undefined);
    const me = reply?.data?.readUserInformation;
    if (!me || me.dueConsents.length === 0) return;
    asking ??= import('#/features/legal/askConsents.ts')
      .then(({ askConsents }) => askConsents(me))
      .finally(() => {
        asking = undefined;
      });
    if (!(await asking)) throw new ConsentRefused();
  });
}
