import { useQuery } from '#/api/apollo.ts';
import type { Language } from '@haiko/shared/i18n/languages';
import { useState } from 'react';
import { type NoteRowFragment, NoteTranslationSourcesDocument } from '#/api/generated.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { useAttempt } from '#/useAttempt.ts';
import { translateNote } from './notes.actions.ts';

interface Translation {
  language: Language;
  content: string;
}

/**
 * A note is private: it is translated only for whoever asks, and its original comes back with a tap. Nothing is offered where nobody
 * translates these languages.
 */
export function useNoteTranslation({ uuid, content, originalLanguage }: NoteRowFragment) {
  const reader = useLanguage();
  const [made, setMade] = useState<Translation>();
  const { isBusy, attempt } = useAttempt();
  // The same for all notes: asked once a language.
  const { data } = useQuery(NoteTranslationSourcesDocument, { variables: { language: reader } });
  const isOffered = data?.readNoteTranslationSources.includes(originalLanguage) ?? false;
  const translation = made?.language === reader ? made : undefined;

  return {
    text: translation?.content ?? content,
    language: translation?.language ?? originalLanguage,
    isTranslated: translation !== undefined,
    isBusy,
    canTranslate: isOffered && content !== '' && !translation && !isBusy,
    translate: () =>
      void attempt(async () => setMade({ language: reader, content: await translateNote(uuid, reader) })),
    showOriginal: () => setMade(undefined),
  };
}

export type NoteTranslation = ReturnType<typeof useNoteTranslation>;
