import { loadNextMessages } from '#/i18n/i18n.ts';
import { type Apollo, loadedApollo } from './loadedApollo.ts';

// What is shown first is there without Apollo, which is a fifth of the code: it stands in the page, or was asked at the start. Whatever is
// asked or written after that waits for it here.

let loading: Promise<Apollo> | undefined;

/** Apollo with the browser's client, as soon as it is there. */
export function loadApollo(): Promise<Apollo> {
  const loaded = loadedApollo();
  if (loaded) return Promise.resolve(loaded);
  // What the server refuses is said in words of their own; without them it is told as any other failure.
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Apollo> {
  // First: a screen that is tapped by then wants them as well, and Apollo is many files.
  const words = loadNextMessages().catch(() => undefined);
  const [{ apollo }] = await Promise.all([import('./client.ts'), words]);
  return apollo;
}
