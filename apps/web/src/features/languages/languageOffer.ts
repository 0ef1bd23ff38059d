import type { Language } from '@haiko/shared/i18n/languages';
import { createStore } from '#/store.ts';

/** The language that the reader is asked for now. */
export const languageOffer = createStore<Language | undefined>(undefined);
