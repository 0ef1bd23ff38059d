import { getMainDefinition } from '@apollo/client/utilities';
import { client } from '#/api/client.ts';
import { onGoneElsewhere } from '#/api/goneElsewhere.ts';
import { keptQuery, whenReached } from '#/api/keptFetch.ts';
import { forgetRepliesOfOthers, keepText } from '#/api/keptReplies.ts';
import { forgetRecalled, hasRecalled } from '#/api/recalled.ts';
import { currentAccount, type AccountChange } from '#/api/session.ts';
import { listUnsent, whenKept } from '#/api/unsent.ts';
import { offerPhonesLanguage } from '#/features/languages/offerLanguage.ts';
import { sendUnsent, sendUnsentLater, setSenders } from '#/features/offline/sendUnsent.ts';
import { turnFirstText } from '#/features/translations/firstTurn.ts';
import { i18n, loadNextMessages } from '#/i18n/i18n.ts';
import { toast } from '#/ui/toast.ts';
import { PICTURES } from '#/worker/messages.ts';
import { registerWorker, sayWhetherSignedIn } from './registerWorker.ts';
import { countVisit, isFirstOffer, offerToInstall } from './visits.ts';

setSenders(
  {
    // With what they say of files.
    note: async () => {
      const [notes] = await Promise.all([import('#/features/notes/notes.actions.ts'), loadNextMessages()]);
      return notes.sendUnsentNote;
    },
    comment: async () => (await import('#/features/comments/comments.actions.ts')).sendUnsentComment,
    post: async () => {
      const [post] = await Promise.all([import('#/features/post-form/postForm.actions.ts'), loadNextMessages()]);
      return post.sendUnsentPost;
    },
  },
  (count) => toast(i18n.t('common.unsent.sent', { count })),
);
whenKept(sendUnsentLater);
onGoneElsewhere(() => void listUnsent(currentAccount()).catch(() => undefined));
whenReached(comeBackInTurn);

/** Begins what Haiko does for times without a connection; once, when nothing else is to do. */
export async function startOffline(): Promise<void> {
  window.addEventListener('online', () => void comeBackInTurn());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void sendUnsent().catch(() => undefined);
  });
  // Each by itself: a browser may have a worker and no storage, or the other way round.
  const offering = offerPhonesLanguage(() => isFirstOffer('languageOffered'));
  const turning = turnFirstText(() => isFirstOffer('turned'));
  const visits = countVisit().catch(() => 1);
  const installing = visits.then(offerToInstall);
  await Promise.allSettled([registerWorker(visits), readKept().then(readSaved), installing, offering, turning]);
}

async function readKept(): Promise<void> {
  const account = currentAccount();
  // Of a session that has ended unseen the pictures are there, too.
  if (await forgetRepliesOfOthers(account ?? '')) await forgetPictures();
  await keepShown();
  await listUnsent(account);
  await sendUnsent();
}

/** What somebody has read is not there for who comes next; what they have not sent is theirs alone, and waits for them. */
export async function followOfflineAccount({ from, to }: AccountChange): Promise<void> {
  forgetRecalled();
  const forgetting = [forgetRepliesOfOthers(to ?? ''), from !== undefined && forgetPictures()];
  await Promise.allSettled([...forgetting, listUnsent(to), sayWhetherSignedIn()]);
  if (to === undefined) return;
  await Promise.allSettled([registerWorker(Promise.resolve(1)), sendUnsent()]);
}

async function forgetPictures(): Promise<void> {
  await caches.delete(PICTURES);
}

/** By code that nothing else here waits for. */
async function readSaved(): Promise<void> {
  if (currentAccount() === undefined) return;
  const { keepSaved } = await import('#/features/offline/keepSaved.ts');
  await keepSaved();
}

/** Keeps what the server has rendered into the page and the screen shows: no query has asked for it. */
async function keepShown(): Promise<void> {
  // Asked once: a visitor may sign in while it is written down.
  const account = currentAccount() ?? '';
  for (const query of client.getObservableQueries('active')) {
    const kept = query.queryName && keptQuery(query.queryName, query.variables, account);
    const { data, error, loading } = query.getCurrentResult();
    if (kept && data && !error && !loading) await keepText(kept, JSON.stringify({ data }));
  }
}

let comingBack = Promise.resolve();

/** One after the other: replies that were late come together, and what the first time has not reached is read the next time. */
function comeBackInTurn(): Promise<void> {
  comingBack = comingBack.then(comeBack).catch(() => undefined);
  return comingBack;
}

/** The network is there again: what is shown is read anew, and what waits goes out. */
async function comeBack(): Promise<void> {
  await Promise.all([hasRecalled() && readAnew(), sendUnsent()]);
}

async function readAnew(): Promise<void> {
  forgetRecalled();
  const shown = [...client.getObservableQueries('active')];
  // Before anything is waited for: in a short gap between two tunnels somebody goes on to a screen that would show it as if it were new.
  forgetUnshown(new Set(shown.flatMap(({ query }) => rootFields(getMainDefinition(query).selectionSet.selections))));
  await Promise.allSettled(shown.map((query) => query.refetch()));
}

/** Forgets what other screens would show of the time without a connection; they ask for it when they come. */
function forgetUnshown(shown: ReadonlySet<string>): void {
  const { ROOT_QUERY = {} } = client.cache.extract() as Record<string, object>;
  const known = new Set(Object.keys(ROOT_QUERY).map((key) => key.replace(/[(:].*$/s, '')));
  for (const fieldName of known) {
    if (fieldName !== '__typename' && !shown.has(fieldName)) client.cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
}

function rootFields(selections: readonly object[]): string[] {
  return selections.flatMap((selection) => ('name' in selection ? [(selection.name as { value: string }).value] : []));
}
