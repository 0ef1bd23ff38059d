// What pages tell the worker; both sides import this file.

/** The address of the service worker, for keeping the app and for pushed messages. */
export const WORKER = '/worker.js';

/** Files of the app whose names tell their content: of screens, words, fonts and flags. */
export const ASSETS = 'assets';

/** Pictures that somebody has seen: they go with the session. */
export const PICTURES = 'pictures';

/** What works without a network: two parts for everybody, one for people who are signed in. */
export type Part = 'posts' | 'jobs' | 'signedIn';

export type WorkerMessage =
  /** Keep what the page has loaded, and the screens of these parts. */
  | { kind: 'keep'; addresses: readonly string[]; ahead: readonly Part[] }
  /** The page is of the release named by its script: a worker of the same release may take over. */
  | { kind: 'release'; script: string };
