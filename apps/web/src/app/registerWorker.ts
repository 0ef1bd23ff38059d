import { unlessLate } from '#/api/connection.ts';
import { currentAccount } from '#/api/session.ts';
import { loadMoreMessages } from '#/i18n/i18n.ts';
import { wantsToSaveData } from '#/ui/saveData.ts';
import { paths } from '#/paths.ts';
import { isLoadingFromServer } from './loadFromServer.ts';
import { type Part, WORKER, type WorkerMessage } from '#/worker/messages.ts';
import { clearSignedInMark, markSignedIn } from '#/worker/signedIn.ts';

const PATIENCE_MS = 2_000;
const QUIET_MS = 2_000;

/**
 * Registers the service worker, and has it keep what this page has loaded, which costs nothing, and the screens that work without a
 * connection, unless the reader saves data. To be called when nothing else is to do. `visits` is the how many-th this one is.
 */
export async function registerWorker(visits: Promise<number>): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const parts = partsToKeep(visits);
  const { waiting } = await navigator.serviceWorker.register(WORKER);
  // What cannot be kept now holds up no release.
  await Promise.all([askToKeep(waiting, parts), waiting && sayRelease(waiting), sayWhetherSignedIn()]);
}

/**
 * Tells the worker who the next page is for: with somebody signed in it stands on the device, and nothing is asked of the server for it; a
 * visitor's is asked for while the worker starts.
 */
export async function sayWhetherSignedIn(): Promise<void> {
  const isSignedIn = currentAccount() !== undefined && !isLoadingFromServer();
  await (isSignedIn ? markSignedIn() : clearSignedInMark());
  const preload = (await navigator.serviceWorker?.getRegistration())?.navigationPreload;
  // A worker that is being installed cannot be told yet: it is at the next start.
  await (isSignedIn ? preload?.disable() : preload?.enable())?.catch(() => undefined);
}

async function askToKeep(waiting: ServiceWorker | null, parts: Promise<Part[]>): Promise<void> {
  const newest = waiting ?? (await navigator.serviceWorker.ready).active;
  if (newest) tell(newest, { kind: 'keep', addresses: await filesToKeep(), ahead: await parts });
}

async function sayRelease(waiting: ServiceWorker): Promise<void> {
  // What is asked of the one in charge while it is being replaced starts it anew: Chrome lets go of it half a minute later, and never as
  // long as its developer tools are open.
  await untilQuiet();
  tell(waiting, { kind: 'release', script: scriptOfPage() });
}

/** Resolves once nothing has come for a while. */
function untilQuiet(): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(end, QUIET_MS);
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, QUIET_MS);
    });
    observer.observe({ type: 'resource' });

    function end() {
      observer.disconnect();
      resolve();
    }
  });
}

/** Of those who save data none; of who comes for the first time, and may never come back, the one that they have opened. */
async function partsToKeep(visits: Promise<number>): Promise<Part[]> {
  if (wantsToSaveData()) return [];
  if (currentAccount() !== undefined) return ['posts', 'jobs', 'signedIn'];
  const opened = location.pathname.startsWith(paths.jobPostings) ? 'jobs' : 'posts';
  // A database that does not open holds up nothing.
  const isFirst = (await unlessLate(visits, PATIENCE_MS, 1)) === 1;
  return isFirst ? [opened] : ['posts', 'jobs'];
}

/** What the page has loaded, with all messages of its language for those who do not save data. */
async function filesToKeep(): Promise<string[]> {
  if (!wantsToSaveData()) await loadMoreMessages();
  return loadedFiles();
}

function tell(worker: ServiceWorker, message: WorkerMessage): void {
  worker.postMessage(message);
}

/** By its script, the last one, a page says of which release it is. */
function scriptOfPage(): string {
  const script = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].at(-1);
  return script ? new URL(script.src).pathname : '';
}

/** Code, messages of the reader's languages and fonts. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && /^\/(assets|flags)\//.test(pathname))
    .map(({ pathname }) => pathname);
}
