import { foundParts } from '@haiko/shared/rules/searchText';
import { Fragment } from 'react';
import { MixedText } from './MixedText.tsx';

interface HighlightedTextProps {
  text: string;
  /** HTML language of the text. */
  lang: string;
  /** From `searchWords`; none marks nothing. */
  words: readonly string[];
}

/** A text in which the words of a search are marked, whatever their case, width and composition. */
export function HighlightedText({ text, lang, words }: HighlightedTextProps) {
  if (words.length === 0) return <MixedText text={text} lang={lang} />;
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
