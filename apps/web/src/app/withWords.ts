import { loadMoreMessages, loadNextMessages } from '#/i18n/i18n.ts';
import type { LoadScreen } from './chunks.ts';

const withMessages = async (load: LoadScreen, messages: Promise<void>) => (await Promise.all([load(), messages]))[0];

/** A screen that says more than the first messages. */
export const soon =
  (load: LoadScreen): LoadScreen =>
  () =>
    withMessages(load, loadNextMessages());

/** A screen that is none of a visitor's first ones. */
export const later =
  (load: LoadScreen): LoadScreen =>
  () =>
    withMessages(load, loadMoreMessages());
