import { Fragment } from 'react';
import { mixedParts } from './mixedParts.ts';

interface MixedTextProps {
  text: string;
  /** HTML language of the text as a whole. */
  lang: string;
}

/** What a person wrote, the pieces in another language's letters read out in it, in its font and its line height; no code is broken. */
export function MixedText({ text, lang }: MixedTextProps) {
  return mixedParts(text, lang).map((part, index) =>
    part.lang || part.isCode ? (
      <span key={index} lang={part.lang} className={part.isCode && 'whitespace-nowrap'}>
        {part.text}
      </span>
    ) : (
      <Fragment key={index}>{part.text}</Fragment>
    ),
  );
}
