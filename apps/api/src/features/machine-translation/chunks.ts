import type { CallLimits } from '../translation-providers/translation-provider.js';

// Where a long text may be cut, best places first: paragraphs, sentences, words. Looking back over a long run of space would
// take its square.
const BOUNDARIES = [/(?<=\n)/u, /(?=\S)(?<=[.!?]\s{1,8}|[。！？។।]\s{0,8})/u, /(?<=\s)(?=\S)/u];

/** Cuts a text into parts of at most `max` UTF-16 units, which joined give the text again. */
export function chunksOf(text: string, max: number, boundaries: readonly RegExp[] = BOUNDARIES): string[] {
  if (text.length <= max) return [text];
  const [at, ...finer] = boundaries;
  const parts = at ? text.split(at) : splitHard(text, max);
  const chunks: string[] = [];
  for (const part of parts.flatMap((long) => (at ? chunksOf(long, max, finer) : [long]))) {
    const last = chunks.at(-1);
    if (last !== undefined && last.length + part.length <= max) chunks[chunks.length - 1] = last + part;
    else chunks.push(part);
  }
  return chunks;
}

/** By whole characters, so that none is torn apart. */
function splitHard(text: string, max: number): string[] {
  const chunks: string[] = [''];
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    const last = chunks.at(-1) ?? '';
    if (last.length + segment.length > max && last) chunks.push(segment);
    else chunks[chunks.length - 1] = last + segment;
  }
  return chunks;
}

/** The space around a text, which translators drop, apart from what is to be translated. */
export function splitSpace(text: string): { before: string; core: string; after: string } {
  const core = text.trim();
  const start = text.length - text.trimStart().length;
  return { before: text.slice(0, start), core, after: text.slice(start + core.length) };
}

/** Groups texts, in their order, into calls that a provider takes. A text that is too long by itself is a call of its own. */
export function batchesOf(texts: readonly string[], { texts: most, characters }: CallLimits): string[][] {
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
