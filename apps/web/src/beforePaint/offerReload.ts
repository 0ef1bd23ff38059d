import { loadFromServer } from '#/app/loadFromServer.ts';

const PATIENCE_MS = 20_000;

/** Where the app's code keeps one waiting, or what is to bring it fails. */
export function offerReloadLater(): void {
  if (document.getElementById('code')) setTimeout(offerReload, PATIENCE_MS);
}

/**
 * Where the code does not come, and there is nothing else to see: boxes alone would promise it for ever. What the server has rendered can
 * be read, and its links lead on; an app that has begun has taken the shell away.
 */
export function offerReload(): void {
  const root = document.documentElement;
  const shell = document.getElementById('shell');
  if (!shell || root.dataset.rendered !== undefined || document.getElementById('reload')) return;
  root.dataset.shell ||= 'screen';
  shell.removeAttribute('aria-hidden');
  const offer = document.querySelector<HTMLTemplateElement>('#reload-offer');
  if (offer) shell.append(offer.content.cloneNode(true));
  const button = document.getElementById('reload');
  if (!button) return;
  // `common.button.reload` of each language: no catalogue is there.
  const words = JSON.parse(button.dataset.words ?? '{}') as Record<string, string>;
  button.textContent = words[root.dataset.language ?? ''] ?? words.en ?? '';
  button.onclick = () => void loadFromServer();
}
