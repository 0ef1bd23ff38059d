const LINK = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]|\bwww\.[\w-]+\.\S+/u;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u;
// As they are written in Korea: 010-1234-5678, 01012345678, +82 10 1234 5678, 02-123-4567, 1588-1234, 1345.
const PHONE =
  /(?:\+\d{1,3}[-. ]?)?\d{2,4}[-. ]\d{3,4}[-. ]\d{4}|\b01\d{8,9}\b|\b1[3-9]\d{2}(?:-\d{4})?(?![\d,.]*\s?(?:원|won|년))\b/u;

// What no translator may touch, longest kinds first: links and e-mail contain what the others look for.
const PROTECTED = [
  // Somebody's own brackets of our kind would be taken for ours.
  /[⟦⟧]/u,
  LINK,
  EMAIL,
  /[@#＃][\p{L}\p{M}\p{N}_]+/u,
  // Visa codes: E-9, D-2-1, F-2-R, E-7-S.
  /\b[A-H]-\d{1,2}(?:-\w{1,2})?\b/u,
  // Money: an amount with its sign or its unit.
  /[₩$€¥฿₫៛₱৳]\s?\d[\d,.]*\d|[₩$€¥฿₫៛₱৳]\s?\d|\d[\d,.]*\s?(?:[천만억]\s?)*(?:원|won\b|KRW\b|USD\b)/iu,
  PHONE,
];
const anyOf = (patterns: readonly RegExp[], flags: string) =>
  new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'), flags);
const ANY = anyOf(PROTECTED, 'giu');
/** What a translator has no reason to add: whoever answers with one wants to lead readers somewhere. */
const LURES = anyOf([LINK, EMAIL, PHONE], 'iu');
const TOKEN = /⟦\s*(\d+)\s*⟧/gu;
const LETTER = /\p{L}/u;

/** A text whose protected parts stand as `⟦0⟧`, `⟦1⟧` …, which translators leave alone. */
export interface ProtectedText {
  text: string;
  parts: string[];
}

/** Takes names, tags, addresses, e-mail, phone numbers, money and visa codes out of a text. */
export function protect(text: string): ProtectedText {
  const parts: string[] = [];
  return { text: text.replace(ANY, (part) => `⟦${parts.push(part) - 1}⟧`), parts };
}

/** Puts the parts back; null when the translator lost one, doubled one or made one up, or added a link, an address or a number. */
export function restore(translated: string, parts: readonly string[]): string | null {
  const found = [...translated.matchAll(TOKEN)].map(([, index]) => Number(index));
  const isWhole = found.length === parts.length && new Set(found).size === parts.length;
  if (!isWhole || found.some((index) => index >= parts.length)) return null;
  if (LURES.test(translated.replace(TOKEN, ' '))) return null;
  return translated.replace(TOKEN, (_, index: string) => parts[Number(index)] ?? '');
}

export function hasLetters(text: string): boolean {
  return LETTER.test(text);
}

/** Whether anything is left to translate: a text of numbers, links and emoji reads the same in every language. */
export function hasWords(text: string): boolean {
  return hasLetters(protect(text).text);
}
