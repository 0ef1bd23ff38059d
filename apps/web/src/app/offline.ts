import { getMainDefinition } from '@apollo/client/utilities';
import { client } from '#/api/client.ts';
import { keptQuery } from '#/api/keptFetch.ts';
import { forgetRepliesOfOthers, keepText } from '#/api/keptReplies.ts';
import { forgetRecalled, hasRecalled } from '#/api/recalled.ts';
import { currentAccount, type AccountChange } from '#/api/session.ts';
import { listUnsent } from '#/api/unsent.ts';
import { sendUnsent, setSenders } from '#/features/offline/sendUnsent.ts';
import { i18n } from '#/i18n/i18n.ts';
import { toast } from '#/ui/toast.ts';
import { PICTURES } from '#/worker/messages.ts';
import { registerWorker } from './registerWorker.ts';
import { countVisit } from './visits.ts';

setSenders({
  note: async () => (await import('#/features/notes/notes.actions.ts')).sendUnsentNote,
  comment: async () => (await import('#/features/comments/comments.actions.ts')).sendUnsentComment,
  post: async () => (await import('#/features/post-form/postForm.actions.ts')).sendUnsentPost,
});

/** Begins what Haiko does for times without a connection; once, when nothing else is to do. */
export async function startOffline(): Promise<void> {
  window.addEventListener('online', () => void comeBack().catch(() => undefined));
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void sendWaiting().catch(() => undefined);
  });
  // Each by itself: a browser may have a worker and no storage, or the other way round.
  await Promise.allSettled([registerWorker(), readKept(), countVisit()]);
}

async function readKept(): Promise<void> {
  const account = currentAccount();
  await forgetRepliesOfOthers(account ?? '');
  await keepShown();
  await listUnsent(account);
  await sendWaiting();
}

/** What somebody has read is not there for who comes next; what they have not sent is theirs alone, and waits for them. */
export async function followOfflineAccount({ from, to }: AccountChange): Promise<void> {
  forgetRecalled();
  const clearing = [forgetRepliesOfOthers(to ?? ''), listUnsent(to)];
  if (from !== undefined && 'caches' in window) clearing.push(caches.delete(PICTURES).then(() => undefined));
  await Promise.allSettled(clearing);
  if (to === undefined) return;
  await Promise.allSettled([registerWorker(), sendWaiting()]);
}

/** Keeps what the server has rendered into the page and the screen shows: no query has asked for it. */
async function keepShown(): Promise<void> {
  for (const query of client.getObservableQueries('active')) {
    const kept = query.queryName && keptQuery(query.queryName, query.variables);
    const { data, error, loading } = query.getCurrentResult();
    if (kept && data && !error && !loading) await keepText(kept, JSON.stringify({ data }));
  }
}

/** The network is there again: what is shown is read anew, and what waits goes out. */
async function comeBack(): Promise<void> {
  if (hasRecalled()) await readAnew();
  await sendWaiting();
}

async function readAnew(): Promise<void> {
  forgetRecalled();
  const shown = [...client.getObservableQueries('active')];
  await Promise.allSettled(shown.map((query) => query.refetch()));
  // What other screens would show of the time without a connection; they ask for it when they come.
  const fresh = new Set(shown.flatMap(({ query }) => rootFields(getMainDefinition(query).selectionSet.selections)));
  const { ROOT_QUERY = {} } = client.cache.extract() as Record<string, object>;
  const known = new Set(Object.keys(ROOT_QUERY).map((key) => key.replace(/[(:].*$/s, '')));
  for (const fieldName of known) {
    if (fieldName !== '__typename' && !fresh.has(fieldName)) client.cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
}

function rootFields(selections: readonly object[]): string[] {
  return selections.flatMap((selection) => ('name' in selection ? [(selection.name as { value: string }).value] : []));
}

async function sendWaiting(): Promise<void> {
  const count = await sendUnsent();
  if (count > 0) toast(i18n.t('common.unsent.sent', { count }));
}
