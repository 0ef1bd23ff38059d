import type { Language } from '@haiko/shared/i18n/languages';
import { useQuery } from '#/api/apollo.ts';
import { type NoteRowFragment, NoteTranslationSourcesDocument } from '#/api/generated.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { useBothLanguages } from './bothLanguages.ts';
import { forgetRefusals } from './noteTranslations.ts';

/** In which languages the notes of a conversation are read. */
export interface NoteLanguages {
  reader: Language;
  /** Whether each note stands in both languages. */
  isBoth: boolean;
  /** Into which language somebody translates a note here; undefined where there is nothing to translate, or nobody. */
  targetOf: (note: Pick<NoteRowFragment, 'content' | 'originalLanguage' | 'isMyMessage'>) => Language | undefined;
}

/** What can be read in both languages with somebody who reads `theirs`, and the switch for it, which this device keeps. */
export function useNoteLanguages(partnerUuid: string, theirs: Language | null) {
  const reader = useLanguage();
  const [isBoth, setIsBoth] = useBothLanguages(partnerUuid);
  const toMine = useSources(reader);
  const toTheirs = useSources(theirs ?? reader);

  const targetOf: NoteLanguages['targetOf'] = ({ content, originalLanguage, isMyMessage }) => {
    if (content === '') return undefined;
    if (originalLanguage !== reader) return toMine.includes(originalLanguage) ? reader : undefined;
    return isMyMessage && theirs && theirs !== reader && toTheirs.includes(reader) ? theirs : undefined;
  };

  return {
    languages: { reader, isBoth, targetOf } satisfies NoteLanguages,
    /** Whether their language can be had in the reader's. */
    isTheirsTranslated: theirs !== null && toMine.includes(theirs),
    setIsBoth(isOn: boolean) {
      forgetRefusals();
      setIsBoth(isOn);
    },
  };
}

/** From which languages notes are translated into this one: the same for all notes, asked once a language. */
function useSources(language: Language): readonly Language[] {
  const { data } = useQuery(NoteTranslationSourcesDocument, { variables: { language } });
  return data?.readNoteTranslationSources ?? [];
}
