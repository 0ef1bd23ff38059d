import { currentAccount } from '#/api/session.ts';
import { loadMoreMessages } from '#/i18n/i18n.ts';
import { wantsToSaveData } from '#/ui/saveData.ts';
import { WORKER, type WorkerMessage } from '#/worker/messages.ts';

/**
 * Registers the service worker, and has it keep what this page has loaded, which costs nothing, and the screens that work without a
 * connection, unless the reader saves data. To be called when nothing else is to do.
 */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const { waiting } = await navigator.serviceWorker.register(WORKER);
  if (waiting) {
    // The screens that it knows have other names than those of the one in charge so far.
    navigator.serviceWorker.addEventListener('controllerchange', () => void keepScreens().catch(() => undefined), {
      once: true,
    });
    tell(waiting, { kind: 'release', script: scriptOfPage() });
  }
  await keepScreens();
}

async function keepScreens(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (active) tell(active, { kind: 'keep', addresses: await filesToKeep(), ahead: whoseScreens() });
}

/** Of those who save data none that they have not opened. */
function whoseScreens(): ('everybody' | 'signedIn')[] {
  if (wantsToSaveData()) return [];
  return currentAccount() === undefined ? ['everybody'] : ['everybody', 'signedIn'];
}

/** What the page has loaded, with all messages of its language for those who do not save data. */
async function filesToKeep(): Promise<string[]> {
  if (!wantsToSaveData()) await loadMoreMessages();
  return loadedFiles();
}

function tell(worker: ServiceWorker, message: WorkerMessage): void {
  worker.postMessage(message);
}

/** By its script a page says of which release it is. */
function scriptOfPage(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
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
