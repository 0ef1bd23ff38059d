import { lazy, Suspense } from 'react';
import { MixedText } from './MixedText.tsx';

export interface HighlightedTextProps {
  text: string;
  /** HTML language of the text. */
  lang: string;
  /** From `searchWords`; none marks nothing. */
  words: readonly string[];
}

// Cards stand everywhere, what they are compared by (two thousand Chinese characters among it) only behind a search.
const FoundText = lazy(async () => ({ default: (await import('./FoundText.tsx')).FoundText }));

/** A text, with the words of a search marked in it. */
export function HighlightedText(props: HighlightedTextProps) {
  const plain = <MixedText text={props.text} lang={props.lang} />;
  if (props.words.length === 0) return plain;
  return (
    <Suspense fallback={plain}>
      <FoundText {...props} />
    </Suspense>
  );
}
