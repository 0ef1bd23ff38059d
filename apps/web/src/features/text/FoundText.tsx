import { foundParts } from '@haiko/shared/rules/searchText';
import { Fragment } from 'react';

interface FoundTextProps {
  text: string;
  /** From `searchWords`; none marks nothing. */
  words: readonly string[];
}

/** A text in which the words of a search are marked, whatever their case, width and composition. */
export function FoundText({ text, words }: FoundTextProps) {
  if (words.length === 0) return text;
  return foundParts(text, words).map((part, index) =>
    part.isFound ? (
      <mark key={index} className="rounded-sm bg-accent-soft text-inherit">
        {part.text}
      </mark>
    ) : (
      <Fragment key={index}>{part.text}</Fragment>
    ),
  );
}
