import type { Language } from '@haiko/shared/i18n/languages';
import { onSignOut } from '#/features/sessions/signOut.ts';
import { createStore } from '#/store.ts';
import { translateNote } from './notes.actions.ts';

/** One after the other, two at a time: what is on the screen, and no more than a reader reads. */
const MOST_AT_ONCE = 2;

interface Wanted {
  key: string;
  uuid: string;
  language: Language;
}

/** The notes that this page has translated, by `translationKey`: private, and gone with the page or the session. */
export const noteTranslations = createStore<ReadonlyMap<string, string>>(new Map());

/** By key: on their way, or refused and not asked for again. */
const asked = new Set<string>();
let waiting: Wanted[] = [];
let running = 0;

onSignOut(() => {
  noteTranslations.set(new Map());
  forgetRefusals();
});

export function translationKey(uuid: string, language: Language): string {
  return `${uuid} ${language}`;
}

/** Translates a note for whoever asked for it; rejects where nobody translates it now. */
export async function makeTranslation(uuid: string, language: Language): Promise<void> {
  const text = await translateNote(uuid, language);
  noteTranslations.set(new Map(noteTranslations.get()).set(translationKey(uuid, language), text));
}

/** Asks for the translation of a note that is seen, in its turn; what cannot be had stays as it is. Returns how to call it off. */
export function wantTranslation(uuid: string, language: Language): () => void {
  const key = translationKey(uuid, language);
  if (noteTranslations.get().has(key) || asked.has(key)) return () => undefined;
  asked.add(key);
  waiting.push({ key, uuid, language });
  next();
  return () => {
    if (!waiting.some((wanted) => wanted.key === key)) return;
    waiting = waiting.filter((wanted) => wanted.key !== key);
    asked.delete(key);
  };
}

/** Whoever turns both languages on asks anew. */
export function forgetRefusals(): void {
  asked.clear();
  waiting = [];
}

function next(): void {
  if (running >= MOST_AT_ONCE) return;
  // The newest stands lowest, where people read.
  const wanted = waiting.pop();
  if (!wanted) return;
  running += 1;
  void makeTranslation(wanted.uuid, wanted.language)
    .catch(() => undefined)
    .finally(() => {
      running -= 1;
      next();
    });
  next();
}
