import type { LocalizedText } from '@haiko/shared/i18n/localized';
import { KeyRefusedError, UnusableTextError } from '../translation-providers/translation-provider.js';
import type { Translated } from '../machine-translation/provider-errands.js';
import { BudgetSpentError } from '../machine-translation/translation-budget.js';
import type { TranslatableContent } from './translation-subjects.js';
import type { StoredState } from './translation.entity.js';
import { type FieldInLanguage, originals } from './translations.policy.js';

/** What became of one field in one language. */
export interface TranslationResult extends FieldInLanguage {
  state: StoredState;
  hash: string;
  text?: string;
  provider?: string;
  error?: string;
  /** Trying again would end the same way. */
  isFinal?: boolean;
  /** The operator has to put a key right. */
  waitsForKey?: boolean;
}

/** What is left for another day. */
export function waiting(wanted: readonly FieldInLanguage[], texts: TranslatableContent): TranslationResult[] {
  const hashes = new Map(originals(texts).map(({ field, hash }) => [field, hash]));
  const error = 'The characters of its author are used up for today.';
  return wanted.map((one) => ({ ...one, state: 'PENDING', hash: hashes.get(one.field) ?? '', error }));
}

/** What is kept of a text that a provider was asked for. */
export function outcomeOf(translated: Translated | undefined): Omit<TranslationResult, 'field' | 'language' | 'hash'> {
  if (!translated) return { state: 'FAILED', error: 'It was not answered.' };
  if ('text' in translated) return { state: 'DONE', ...translated };
  const { problem } = translated;
  if (problem instanceof BudgetSpentError) return { state: 'PENDING', error: problem.message };
  const isFinal = problem instanceof UnusableTextError;
  return { state: 'FAILED', error: problem.message, isFinal, waitsForKey: problem instanceof KeyRefusedError };
}

/** The made texts of the given fields and languages, by field. */
export function textsOf(
  made: readonly (FieldInLanguage & { text?: string | null })[],
  done: readonly FieldInLanguage[],
): Record<string, LocalizedText> {
  const texts: Record<string, LocalizedText> = {};
  for (const { field, language } of done) {
    const text = made.find((one) => one.field === field && one.language === language)?.text;
    if (text != null) texts[field] = { ...texts[field], [language]: text };
  }
  return texts;
}

/** What is remembered of each: the texts themselves stand with their originals. */
export function storedOf(made: readonly TranslationResult[]): string {
  return JSON.stringify(made.map(({ text: _text, waitsForKey: _waits, ...kept }) => kept));
}
