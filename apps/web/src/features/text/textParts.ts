import { hasUnseenCharacters } from '@haiko/shared/rules/text';

/** A piece of what a person wrote: plain words, a web address, or a hashtag (without its sign). */
export type TextPart = { kind: 'text' | 'link' | 'hashtag'; text: string; href: string };

// An address ends at white space or at signs that cannot be part of one; a hashtag does not begin inside a word.
const MARKS =
  /https?:\/\/[^\s<>"'`{}|\\^\u3000、。，！？「」『』（）]+|(?<![\p{L}\p{M}\p{N}_/&])[#＃][\p{L}\p{M}\p{N}_]{1,30}/giu;
// A host of letters, digits, dots and hyphens alone: what is shown must be where it leads.
const PLAIN_HOST = /^https?:\/\/[\p{L}\p{M}\p{N}.-]+(:\d+)?([/?#]|$)/iu;
const CLOSING = /[.,;:!?…។၊।]+$/u;

/**
 * Splits a text into words, `http(s)` addresses and hashtags, nothing lost: the texts together are the input, but for the
 * sign of a hashtag. Everything else that looks like an address (`javascript:`, `data:`) stays plain words.
 */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(MARKS)) {
    const part = /^[#＃]/u.test(found) ? hashtag(found) : link(found);
    if (!part) continue;
    if (index > end) parts.push(words(text.slice(end, index)));
    parts.push(part);
    end = index + part.text.length;
  }
  if (end < text.length) parts.push(words(text.slice(end)));
  return parts;
}

function words(text: string): TextPart {
  return { kind: 'text', text, href: '' };
}

function hashtag(text: string): TextPart {
  return { kind: 'hashtag', text, href: '' };
}

function link(found: string): TextPart | undefined {
  const text = withoutLooseBrackets(found.replace(CLOSING, ''));
  if (!PLAIN_HOST.test(text) || hasUnseenCharacters(text) || !URL.canParse(text)) return undefined;
  const { protocol, hostname, href } = new URL(text);
  const isSafe = (protocol === 'http:' || protocol === 'https:') && hostname.includes('.');
  return isSafe && isShown(hostname, text) ? { kind: 'link', text, href } : undefined;
}

/** Whether an address shows this host: `0x7f.1` and `①②.com` are other ones to a browser than to a reader. */
function isShown(hostname: string, address: string): boolean {
  const shown =
    address
      .replace(/^https?:\/\//i, '')
      .split(/[:/?#]/, 1)[0]
      ?.toLowerCase() ?? '';
  const isForeign = /(^|\.)xn--/.test(hostname) && shown.normalize('NFKC') === shown.normalize('NFC');
  return shown === hostname || isForeign;
}

// `(see https://a.kr/b)`: the bracket belongs to the sentence, unless it was opened inside the address.
function withoutLooseBrackets(text: string): string {
  let rest = text;
  while (rest.endsWith(')') && rest.split(')').length > rest.split('(').length)
    rest = rest.slice(0, -1).replace(CLOSING, '');
  return rest;
}
