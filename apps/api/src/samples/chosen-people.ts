import type { Samples } from './read-samples.js';

const seedOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 33 + (letter.codePointAt(0) ?? 0)) % 99991, 5);

/** Repeatable random numbers in [0, 1): the same seed always gives the same ones. */
function random(seed: number): () => number {
  let state = (seed * 2654435761 + 1013904223) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The keys of `count` people other than `except`, always the same ones for the same purpose. */
export function chosenPeople({ people }: Samples, purpose: string, count: number, except: string): string[] {
  const next = random(seedOf(purpose));
  const ranked = people.map(({ key }) => ({ key, rank: next() })).sort((a, b) => a.rank - b.rank);
  const others = ranked.map(({ key }) => key).filter((key) => key !== except);
  return others.slice(0, count);
}
