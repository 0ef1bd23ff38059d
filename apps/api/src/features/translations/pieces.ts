/** What a provider takes in one call. */
export interface CallLimits {
  texts: number;
  characters: number;
}

// Where a long text may be cut, best places first: paragraphs, sentences, words. Looking back over a long run of space would
// take its square.
const CUTS = [/(?<=\n)/u, /(?=\S)(?<=[.!?]\s{1,8}|[。！？។।]\s{0,8})/u, /(?<=\s)(?=\S)/u];

/** Cuts a text into parts of at most `max` UTF-16 units, which joined give the text again. */
export function cut(text: string, max: number, cuts: readonly RegExp[] = CUTS): string[] {
  if (text.length <= max) return [text];
  const [at, ...finer] = cuts;
  const parts = at ? text.split(at) : hardCut(text, max);
  const pieces: string[] = [];
  for (const part of parts.flatMap((long) => (at ? cut(long, max, finer) : [long]))) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + part.length <= max) pieces[pieces.length - 1] = last + part;
    else pieces.push(part);
  }
  return pieces;
}

/** By whole characters, so that none is torn apart. */
function hardCut(text: string, max: number): string[] {
  const pieces: string[] = [''];
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    const last = pieces.at(-1) ?? '';
    if (last.length + segment.length > max && last) pieces.push(segment);
    else pieces[pieces.length - 1] = last + segment;
  }
  return pieces;
}

/** The space around a text, which translators drop, apart from what is to be translated. */
export function splitSpace(text: string): { before: string; core: string; after: string } {
  const core = text.trim();
  const start = text.length - text.trimStart().length;
  return { before: text.slice(0, start), core, after: text.slice(start + core.length) };
}

/** Groups texts, in their order, into calls that a provider takes. A text that is too long by itself is a call of its own. */
export function calls(texts: readonly string[], { texts: most, characters }: CallLimits): string[][] {
  const groups: string[][] = [];
  let size = 0;
  for (const text of texts) {
    const group = groups.at(-1);
    if (group && group.length < most && size + text.length <= characters) {
      group.push(text);
      size += text.length;
    } else {
      groups.push([text]);
      size = text.length;
    }
  }
  return groups;
}
