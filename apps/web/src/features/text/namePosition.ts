const JOINED = /[\p{L}\p{M}\p{N}]/u;

/**
 * Where a name stands in a sentence, -1 for nowhere: first where no letters join it, so that "An" is not found in "Another".
 * Many languages write particles onto names (`민수님`), or no spaces at all: there it is the first place.
 */
export function positionOf(name: string, sentence: string): number {
  const places = name === '' ? [] : positionsOf(name, sentence);
  const isApart = (at: number) =>
    !JOINED.test(sentence.charAt(at - 1)) && !JOINED.test(sentence.charAt(at + name.length));
  return places.find(isApart) ?? places[0] ?? -1;
}

function positionsOf(name: string, sentence: string): number[] {
  const places: number[] = [];
  for (let at = sentence.indexOf(name); at >= 0; at = sentence.indexOf(name, at + 1)) places.push(at);
  return places;
}
