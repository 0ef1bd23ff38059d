import { useEffect, useState, type RefObject } from 'react';
import type { NoteRowFragment } from '#/api/generated.ts';
import { useStore } from '#/useStore.ts';
import { useAttempt } from '#/useAttempt.ts';
import { makeTranslation, noteTranslations, translationKey, wantTranslation } from './noteTranslations.ts';
import type { NoteLanguages } from './useNoteLanguages.ts';

/**
 * What a note says, and in which language. A note is private: it is translated only for whoever asks, for this one or, where both
 * languages are switched on, for those that come into sight.
 */
export function useNoteTexts(
  note: NoteRowFragment,
  { reader, isBoth, targetOf }: NoteLanguages,
  box: RefObject<HTMLElement | null>,
) {
  const { uuid, content, originalLanguage } = note;
  const target = targetOf(note);
  const made = useStore(noteTranslations).get(translationKey(uuid, target ?? originalLanguage));
  const [isSwitched, setIsSwitched] = useState(false);
  const { isBusy, attempt } = useAttempt();
  const isWanted = isBoth && target !== undefined && made === undefined;
  useEffect(
    function translateInSight() {
      if (!isWanted || !box.current) return;
      return whileInSight(box.current, () => wantTranslation(uuid, target));
    },
    [isWanted, uuid, target, box],
  );

  const original = { text: content, language: originalLanguage };
  const translation = made !== undefined && target ? { text: made, language: target } : undefined;
  const isForMe = target === reader;
  const isTranslation = translation !== undefined && isForMe && (isBoth || isSwitched);
  return {
    first: isTranslation ? translation : original,
    /** Below the first one, where both are shown. */
    second: isBoth && translation ? (isForMe ? original : translation) : undefined,
    isTranslation,
    isBusy,
    canTranslate: isForMe && !isBoth && !isBusy && !translation,
    translate: () =>
      void attempt(async () => {
        if (target) await makeTranslation(uuid, target);
        setIsSwitched(true);
      }),
    onSwitch: translation && isForMe && !isBoth ? () => setIsSwitched(!isSwitched) : undefined,
  };
}

export type NoteTexts = ReturnType<typeof useNoteTexts>;

/** Begins while the element is on the screen, and calls it off when it leaves. */
function whileInSight(element: HTMLElement, begin: () => () => void): () => void {
  let stop: (() => void) | undefined;
  const observer = new IntersectionObserver((entries) => {
    const isSeen = entries.at(-1)?.isIntersecting ?? false;
    if (isSeen) stop ??= begin();
    else {
      stop?.();
      stop = undefined;
    }
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    stop?.();
  };
}
