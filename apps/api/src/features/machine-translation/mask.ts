import { latinDigits, onlyDigits } from '@haiko/shared/rules/digits';
import { MONEY, readableAmount } from './money.js';

// Every pattern is bounded and begins where a run begins: a text of ten thousand digits is read once.
const HOST = String.raw`[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}(?::\d{1,5})?`;
const PATH = String.raw`(?:[/?#](?:[^\s<>"']*[^\s<>"'.,;:!?)\]])?)?`;
// Particles follow at once: `www.haiko.test에서`. Hosts in other letters end at a space.
const LINK = new RegExp(`(?:https?://|\\bwww\\.)${HOST}${PATH}|https?://[^\\s<>"']+[^\\s<>"'.,;:!?)\\]]`, 'u');
// Without www, where the ending is one that people visit; "me" and the like are words, so they need a path.
const DOMAIN = new RegExp(
  String.raw`(?<![\w.@/-])(?=[\d-]{0,63}[a-z])(?:[a-z\d][a-z\d-]{0,62}\.){1,4}(?:(?:com|net|org|info|biz|io|app|dev|shop|xyz|site|online|club|link|store|tv|cc|gg|ly|kr|jp|cn|vn|ph|(?:com?|go|gov|ac|or|org|edu)\.(?:th|kh|bd))(?![\w-]|\.\w)${PATH}|(?:me|to|us|ai|gle)/[\w-]+)`,
  'u',
);
const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/u;
// As they are written in Korea: 010-1234-5678, 01012345678, +82 10 1234 5678, 02-123-4567, 02)123-4567, 1588-1234.
const PHONE =
  /(?<!\d)\(?0\d{1,2}\)\s?\d{3,4}[-. ]\d{4}\b|(?:\+\d{1,3}[-. ]?)?(?<!\d)\d{2,4}[-. ]\d{3,4}[-. ]\d{4}\b|\b01\d{8,9}\b|\+\d{10,13}\b|\b1[3-9]\d{2}-\d{4}\b/u;
// Bank accounts and business registrations (110-123-456789), alien registration numbers, and any long number.
const ACCOUNT =
  /(?<![\d-])(?=(?:\d-?){10,16}(?![\d-]))\d{2,6}-\d{2,6}-\d{2,7}(?:-\d{1,6})?(?![\d-])|(?<![\d-])\d{6}-[1-8][\d*]{6}(?![\d*-])|(?<![\d,.])\d{10,16}(?![\d,.]\d|\d)/u;
/** Call centres with four digits, for tourists, foreigners, work, pensions and the like: other such numbers are years and counts. */
const CALL_CENTRE =
  /\b13(?:01|30|32|39|45|50|55|57|66|72|77|82|88|90|97|98|99)\b(?!\s?(?:원|won\b|년|명|개|月|人|名))/u;
// What no translator may touch, longest kinds first: links and e-mail contain what the others look for.
const MASKED = [
  // Somebody's own brackets of our kind would be taken for ours.
  /[⟦⟧]/u,
  LINK,
  EMAIL,
  DOMAIN,
  /@[\p{L}\p{M}\p{N}_]+(?:[.-][\p{L}\p{M}\p{N}_]+)*/u,
  /[#＃][\p{L}\p{M}\p{N}_]+/u,
  // Visa codes: E-9, D-2-1, F-2-R, E-7-S, and as people type them: E9.
  /\b[A-H]-\d{1,2}(?:-\w{1,2})?\b|\b[C-H]\d{1,2}\b/u,
  MONEY,
  ACCOUNT,
  PHONE,
  CALL_CENTRE,
];
const anyOf = (patterns: readonly RegExp[]) =>
  new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'), 'giu');
const ANY = anyOf(MASKED);
/** What a translator has no reason to add: whoever answers with one wants to lead readers somewhere. */
const ADDRESSES = anyOf([LINK, EMAIL, DOMAIN]);
const NUMBERS = anyOf([PHONE, ACCOUNT]);
const TOKEN = /⟦\s*(\d+)\s*⟧/gu;
/** As some machines give our brackets back. */
const ALTERED_TOKEN = /(?:\[\[|[⟦〚【])\s*(\d+)\s*(?:\]\]|[⟧〛】])/gu;
const LETTER = /\p{L}/u;

/** A text whose protected parts stand as `⟦0⟧`, `⟦1⟧` …, which translators leave alone. */
export interface MaskedText {
  text: string;
  parts: string[];
}

/** Takes names, tags, addresses, e-mail, phone numbers, money and visa codes out of a text, whatever digits they are written in. */
export function mask(text: string): MaskedText {
  const parts: string[] = [];
  return { text: replaceIn(text, ANY, (part) => `⟦${parts.push(asRead(part)) - 1}⟧`), parts };
}

/**
 * Puts the parts back; null when the translator lost one, doubled one or made one up, or added a link, an address, a phone
 * number or an account.
 */
export function unmask(translated: string, { text, parts }: MaskedText): string | null {
  const token = [TOKEN, ALTERED_TOKEN].find((pattern) => isWhole(translated, pattern, parts.length));
  if (!token || (token === ALTERED_TOKEN && hasAlteredTokens(text))) return null;
  const words = replaceIn(translated, token, () => ' ');
  return hasLure(words, text) ? null : replaceIn(translated, token, (_, index) => parts[Number(index)] ?? '');
}

/** Whether a text has any letter, of any script. */
export function hasLetters(text: string): boolean {
  return LETTER.test(text);
}

/** Whether anything is left to translate: a text of numbers, links and emoji reads the same in every language. */
export function hasWords(text: string): boolean {
  return hasLetters(mask(text).text);
}

const WHOLE_AMOUNT = new RegExp(`^(?:${MONEY.source})$`, 'iu');

/** The part as it comes back: what it was, money in a form that every reader knows. */
function asRead(part: string): string {
  return WHOLE_AMOUNT.test(latinDigits(part)) ? readableAmount(part) : part;
}

function isWhole(translated: string, token: RegExp, count: number): boolean {
  const found = [...latinDigits(translated).matchAll(token)].map(([, index]) => Number(index));
  return found.length === count && new Set(found).size === count && found.every((index) => index < count);
}

/** Whether the text has such brackets of its own besides ours. */
function hasAlteredTokens(text: string): boolean {
  return new RegExp(ALTERED_TOKEN, 'u').test(text.replace(TOKEN, ''));
}

/** An address that touches a number or another address may have stayed in the source: that is none which somebody has added. */
function hasLure(words: string, source: string): boolean {
  const addressesIn = (text: string) => [...latinDigits(text).matchAll(ADDRESSES)].map(([address]) => address);
  const own = addressesIn(source.replace(TOKEN, ' '));
  if (addressesIn(words).some((address) => !own.includes(address))) return true;
  const known = onlyDigits(source);
  return [...latinDigits(words).matchAll(NUMBERS)].some(([number]) => !known.includes(onlyDigits(number)));
}

/** Replaces what a pattern finds in the text as it would be with Latin digits. */
function replaceIn(text: string, pattern: RegExp, replace: (part: string, group?: string) => string): string {
  let made = '';
  let end = 0;
  for (const { index, 0: found, 1: group } of latinDigits(text).matchAll(pattern)) {
    made += text.slice(end, index);
    end = index + found.length;
    made += replace(text.slice(index, end), group);
  }
  return made + text.slice(end);
}
