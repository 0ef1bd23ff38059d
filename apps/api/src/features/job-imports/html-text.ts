import { Parser } from 'htmlparser2';

const BLOCKS = new Set(
  'address article aside blockquote dd div dl dt footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tr ul'.split(
    ' ',
  ),
);
const SILENT = new Set([
  'head',
  'iframe',
  'noscript',
  'object',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
]);
const TAG = /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>/i;

/**
 * What HTML says, as plain text: paragraphs and items of lists become lines, everything else of the markup is gone. Text without
 * markup keeps its own lines. HTML that was escaped once too often is read twice.
 */
export function plainText(html: string): string {
  const text = withoutMarkup(html);
  return !TAG.test(html) && TAG.test(text) ? withoutMarkup(text) : text;
}

function withoutMarkup(html: string): string {
  const isMarkup = TAG.test(html);
  const parts: string[] = [];
  let silent = 0;
  const parser = new Parser({
    onopentag(name) {
      if (SILENT.has(name)) silent += 1;
      else if (name === 'br') parts.push('\n');
      else if (BLOCKS.has(name)) parts.push(name === 'li' ? '\n• ' : '\n');
      else if (name === 'td' || name === 'th') parts.push(' ');
    },
    ontext(text) {
      if (silent === 0) parts.push(isMarkup ? text.replace(/\s+/gu, ' ') : text);
    },
    onclosetag(name) {
      if (SILENT.has(name)) silent -= 1;
      else if (BLOCKS.has(name) && name !== 'li') parts.push('\n');
    },
  });
  parser.end(html);
  return parts
    .join('')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/•\s*(?=•|$)/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
