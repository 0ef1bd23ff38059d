import type { ReactNode } from 'react';
import { langOf } from './langOf.ts';
import { positionOf } from './namePosition.ts';

/**
 * A sentence of the product in which what a person typed (their name, a company, a search word) is marked as text of its own
 * letters: it is read out, drawn and ordered as such. Without the name in it (somebody who has left) it stays as it is.
 */
export function withName(sentence: string, name: string): ReactNode {
  const at = positionOf(name, sentence);
  if (at < 0) return sentence;
  return (
    <>
      {sentence.slice(0, at)}
      <bdi lang={langOf(name)}>{name}</bdi>
      {sentence.slice(at + name.length)}
    </>
  );
}
