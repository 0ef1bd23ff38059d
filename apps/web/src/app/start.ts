import { loadApollo } from '#/api/loadApollo.ts';
import { loadedApollo } from '#/api/loadedApollo.ts';
import { startReissueTimer } from '#/api/reissueTimer.ts';
import { type AccountChange, currentAccount, onAccountChange, onSessionEnd, initSession } from '#/api/session.ts';
import { keepReturn } from '#/features/sessions/keepReturn.ts';
import { i18n, leaveLanguageOfAddress, tabLanguage } from '#/i18n/i18n.ts';
import { navigateTo, revalidate, shownAddress } from '#/navigation.ts';
import { paths } from '#/paths.ts';
import { fetchAhead } from '#/ui/fetchAhead.ts';
import { afterFirstContent } from '#/ui/firstContent.ts';
import { whenActive } from '#/ui/whenActive.ts';
import { whenIdle } from '#/ui/whenIdle.ts';
import { showAlert } from '#/ui/confirm.ts';
import { clearSignedInMark } from '#/worker/signedIn.ts';

/** Ties the session to the app: who ended it is told once and sent to sign-in, and nobody sees another one's data. */
export function followSession(): void {
  onSessionEnd(() => {
    const { pathname, search } = shownAddress();
    keepReturn({ to: pathname + search });
    navigateTo(paths.signIn, { replace: true });
    void showAlert(i18n.t('common.session.expired'));
  });
  onAccountChange((change) => {
    const { from, to, isElsewhere } = change;
    followOffline(change);
    // Somebody else has taken over in another tab: nothing of the first one, also half-written text, may stay here.
    if (isElsewhere && from !== undefined && to !== undefined) return window.location.reload();
    // What a visitor sees differs from what a person sees: likes, scraps, followed nationalities.
    void askAllAnew().catch(() => undefined);
    followLive();
    // The guard asks who is left before a screen that needs a session.
    if (isElsewhere && to === undefined) revalidate();
  });
  initSession();
  startReissueTimer();
  afterFirstContent(followLive);
}

async function askAllAnew(): Promise<void> {
  const { client } = loadedApollo() ?? (await loadApollo());
  // Not `resetStore`: it makes what is on its way fail. Their answers are asked for anew (api/client.ts).
  await client.cache.reset({ discardWatches: false });
  await client.reFetchObservableQueries();
}

/**
 * What is there without a network comes with code of its own: once nothing else is to do, for visitors once they go on, because what
 * is only glanced at is not worth their bytes.
 */
export function startOfflineLater(): void {
  const isVisitor = () => currentAccount() === undefined;
  // A tab that was closed while somebody signed out may have left it.
  if (isVisitor() && navigator.serviceWorker?.controller)
    whenIdle(() => void (isVisitor() && clearSignedInMark().catch(() => undefined)));
  const later = isVisitor() ? whenActive : whenIdle;
  later(() => void withOffline((offline) => offline.startOffline()));
}

/**
 * Where an address has said the language, links carry it on; nobody else needs the code for it. Back may lead to such an address once
 * another one was picked: behind the router, which finds the screen's place by the address as it was.
 */
export function startLinksInLanguage(): void {
  window.addEventListener('popstate', leaveLanguageOfAddress);
  if (tabLanguage())
    void import('./linksInLanguage.ts').then(({ keepLanguageInLinks }) => keepLanguageInLinks()).catch(() => undefined);
}

function followOffline(change: AccountChange): void {
  void withOffline((offline) => offline.followOfflineAccount(change));
}

async function withOffline(work: (offline: typeof import('./offline.ts')) => unknown): Promise<void> {
  const offline = await fetchAhead(() => import('./offline.ts'));
  try {
    if (offline) await work(offline);
  } catch {
    /* Without it the app is there as long as the network is. */
  }
}

let hasLiveUpdates = false;

/**
 * Live events and push messages come with code of their own: nothing on the first screen waits for it, and visitors need it
 * only where somebody has been signed in, or has allowed messages that may still be tapped.
 */
function followLive(): void {
  hasLiveUpdates ||= currentAccount() !== undefined || mayHaveMessages();
  if (!hasLiveUpdates) return;
  // Behind Apollo, which comes with them: a tap waits for that, and not for them.
  const apollo = fetchAhead(loadApollo);
  void apollo
    .then(() => fetchAhead(() => import('./liveUpdates.ts')))
    .then((live) => live?.followLive(currentAccount()))
    .catch(() => undefined);
  // A message that was tapped waits for whoever listens; where none can have been, a tap on the screen goes first.
  if ('serviceWorker' in navigator && navigator.serviceWorker.controller) followPush();
  else whenIdle(followPush);
}

function followPush(): void {
  void fetchAhead(() => import('./pushMessages.ts'))
    .then((push) => push?.followPush(currentAccount()))
    .catch(() => undefined);
}

function mayHaveMessages(): boolean {
  return 'Notification' in window && Notification.permission === 'granted';
}
