import type { Language } from '@haiko/shared/i18n/languages';
import { useState } from 'react';
import { errorMessage } from '#/api/errorMessage.ts';
import type { TranslationState } from '#/api/generated.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { showAlert } from '#/ui/confirm.ts';
import { loadTranslatedText } from './translatedText.ts';
import type { TranslationSubject } from './translationSubject.ts';

export type Texts = Readonly<Record<string, string>>;

/** What the server shows of a text in the reader's language. */
export interface ShownText {
  language: Language;
  isTranslated: boolean;
  /** Unknown while only a card is there. */
  state?: TranslationState;
}

interface SwitchedText {
  subject: TranslationSubject;
  shown: ShownText;
  originalLanguage: Language;
  /** The text as it was written, by field; undefined until it is loaded. */
  original: Texts | undefined;
}

export interface TextSwitch extends Omit<SwitchedText, 'original'> {
  /** The other text, by field, while the reader has switched to it. */
  texts: Texts | undefined;
  /** The language of what is seen now. */
  language: Language;
  isTranslation: boolean;
  /** Undefined where there is nothing to switch to. */
  onSwitch: (() => void) | undefined;
}

/** Switches between a translation and its original. Whoever reads the original's language has the translation one tap away. */
export function useTextSwitch({ subject, shown, originalLanguage, original }: SwitchedText): TextSwitch {
  const reader = useLanguage();
  // Of which shown text the other side is seen: with another language of the app, everything begins anew.
  const here = `${reader} ${shown.language}`;
  const [switched, setSwitched] = useState<{ from: string; translation?: Texts }>();
  const isSwitched = switched?.from === here;
  const other = shown.isTranslated ? original : switched?.translation;
  const canSwitch = shown.isTranslated ? original !== undefined : shown.state === 'DONE' && shown.language !== reader;
  const texts = isSwitched ? other : undefined;

  async function handleSwitch() {
    if (isSwitched) return setSwitched(undefined);
    if (shown.isTranslated) return setSwitched({ from: here });
    try {
      setSwitched({ from: here, translation: await loadTranslation(subject, reader) });
    } catch (error) {
      await showAlert(errorMessage(error));
    }
  }

  return {
    subject,
    shown,
    originalLanguage,
    texts,
    language: languageOf(shown, originalLanguage, texts && reader),
    isTranslation: shown.isTranslated !== (texts !== undefined),
    onSwitch: canSwitch ? () => void handleSwitch() : undefined,
  };
}

function languageOf(shown: ShownText, originalLanguage: Language, switchedBy: Language | undefined): Language {
  if (!switchedBy) return shown.language;
  return shown.isTranslated ? originalLanguage : switchedBy;
}

async function loadTranslation(subject: TranslationSubject, language: Language): Promise<Texts> {
  const fields = (await loadTranslatedText(subject, language))?.fields ?? [];
  return Object.fromEntries(fields.map(({ field, original, translation }) => [field, translation ?? original]));
}
