import type { Language } from '@haiko/shared/i18n/languages';
import { useState } from 'react';
import { errorMessage } from '#/api/errorMessage.ts';
import type { TranslationState } from '#/api/generated.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { showAlert } from '#/ui/confirm.ts';
import type { TranslationSubject } from './translationSubject.ts';

export type Texts = Readonly<Record<string, string>>;

/** A text by field, in one language. */
export interface LanguageTexts {
  language: Language;
  texts: Texts;
}

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
  /** The text as it was written, by field, where it is there; else it is loaded when somebody asks for it. */
  original?: Texts | undefined;
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
  const [switched, setSwitched] = useState<{ from: string; texts?: Texts }>();
  const isSwitched = switched?.from === here;
  const known = shown.isTranslated ? original : undefined;
  const other = known ?? switched?.texts;
  const canSwitch = shown.isTranslated || (shown.state === 'DONE' && shown.language !== reader);
  const texts = isSwitched ? other : undefined;

  async function handleSwitch() {
    if (isSwitched) return setSwitched(undefined);
    if (known) return setSwitched({ from: here });
    try {
      const { loadOtherTexts } = await import('./otherTexts.ts');
      const side = shown.isTranslated ? 'original' : 'translation';
      setSwitched({ from: here, texts: await loadOtherTexts(subject, reader, side) });
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
