import { createHash } from 'node:crypto';
import { LANGUAGES, type Language } from '../languages.ts';

/**
 * What the other eight languages were written for: by key, the hash of the English message and the languages that still have
 * to be looked at since it changed, `9f8e7d6c bn km`.
 */
export type Sources = Record<string, string>;

const TRANSLATED: readonly Language[] = LANGUAGES.filter((language) => language !== 'en');

/** A short name of an English message. */
export function hashOf(message: string): string {
  return createHash('sha256').update(message).digest('hex').slice(0, 8);
}

/** The languages in which a message may say something else than the English one does by now. */
export function waitingFor(sources: Sources, key: string, english: string): readonly Language[] {
  const [hash, ...waiting] = (sources[key] ?? '').split(' ');
  // A new message has been written in all nine at once.
  if (!hash || hash === hashOf(english)) return waiting as Language[];
  return TRANSLATED;
}

/** The sources after somebody has looked at a language's messages: those of `reviewed` say what the English ones do. */
export function reviewed(
  sources: Sources,
  english: Readonly<Record<string, string>>,
  keys: readonly string[],
  languages: readonly Language[],
): Sources {
  const looked = new Set(keys);
  const entries = Object.entries(english).map(([key, message]): [string, string] => {
    const waiting = waitingFor(sources, key, message);
    const still = looked.has(key) ? waiting.filter((language) => !languages.includes(language)) : waiting;
    return [key, [hashOf(message), ...still].join(' ')];
  });
  return Object.fromEntries(entries);
}
