import type { Language } from '@haiko/shared/i18n/languages';
import { useState } from 'react';
import { errorMessage } from '#/api/errorMessage.ts';
import type { NoteRowFragment } from '#/api/generated.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { showAlert } from '#/ui/confirm.ts';
import { translateNote } from './notes.actions.ts';

interface Translation {
  language: Language;
  content: string;
}

/** A note is private: it is translated only for whoever asks, and its original comes back with a tap. */
export function useNoteTranslation({ uuid, content, originalLanguage }: NoteRowFragment) {
  const reader = useLanguage();
  const [made, setMade] = useState<Translation>();
  const translation = made?.language === reader ? made : undefined;

  async function translate() {
    try {
      setMade({ language: reader, content: await translateNote(uuid, reader) });
    } catch (error) {
      await showAlert(errorMessage(error));
    }
  }

  return {
    text: translation?.content ?? content,
    language: translation?.language ?? originalLanguage,
    isTranslated: translation !== undefined,
    canTranslate: content !== '' && originalLanguage !== reader && !translation,
    translate: () => void translate(),
    showOriginal: () => setMade(undefined),
  };
}

export type NoteTranslation = ReturnType<typeof useNoteTranslation>;
