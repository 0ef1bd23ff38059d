import { foundParts } from '@haiko/shared/rules/searchText';
import { Fragment } from 'react';
import { MixedText } from './MixedText.tsx';
import type { HighlightedTextProps } from './HighlightedText.tsx';

/** A text in which the words of a search are marked, whatever their case, width and composition. */
export function FoundText({ text, lang, words }: HighlightedTextProps) {
  return foundParts(text, words).map((part, index) =>
    part.isFound ? (
      <mark key={index} className="rounded-sm bg-accent-soft text-inherit">
        <MixedText text={part.text} lang={lang} />
      </mark>
    ) : (
      <Fragment key={index}>
        <MixedText text={part.text} lang={lang} />
      </Fragment>
    ),
  );
}
