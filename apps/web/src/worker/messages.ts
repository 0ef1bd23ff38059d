// What pages tell the worker; both sides import this file.

/** The address of the service worker, for keeping the app and for pushed messages. */
export const WORKER = '/worker.js';

/** Files of the app whose names tell their content: of screens, words, fonts and flags. */
export const ASSETS = 'assets';

/** Pictures that somebody has seen: they go with the session. */
export const PICTURES = 'pictures';

export type WorkerMessage =
  /** Keep what the page has loaded, and the screens that work without a network for whoever is named. */
  | { kind: 'keep'; addresses: readonly string[]; ahead: readonly ('everybody' | 'signedIn')[] }
  /** The page is of the release named by its script: a worker of the same release may take over. */
  | { kind: 'release'; script: string };
