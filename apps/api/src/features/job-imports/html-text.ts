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
/** Elements within each other that are kept in mind: each that ends is looked for among them. */
const DEEPEST = 256;
/** Letters between two looks at how deep it goes. */
const PIECE = 1_024;
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
  let depth = 0;
  const parser = new Parser({
    onopentag(name) {
      depth += 1;
      if (SILENT.has(name)) silent += 1;
      else if (name === 'br') parts.push('\n');
      else if (BLOCKS.has(name)) parts.push(name === 'li' ? '\n• ' : '\n');
      else if (name === 'td' || name === 'th') parts.push(' ');
    },
    ontext(text) {
      if (silent === 0) parts.push(isMarkup ? text.replace(/\s+/gu, ' ') : text);
    },
    onclosetag(name) {
      depth -= 1;
      if (SILENT.has(name)) silent -= 1;
      else if (BLOCKS.has(name) && name !== 'li') parts.push('\n');
    },
  });
  for (const piece of piecesOf(html)) {
    parser.write(piece);
    if (depth <= DEEPEST) continue;
    // What began so long ago need not end any more: else a text of tags that fit to nothing takes seconds.
    parser.reset();
    depth = 0;
  }
  parser.end();
  return parts
    .join('')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/•\s*(?=•|$)/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Cut before tags, where there are any. */
function* piecesOf(html: string): Generator<string> {
  for (let at = 0; at < html.length;) {
    const tag = html.lastIndexOf('<', at + PIECE);
    const end = tag > at ? tag : at + PIECE;
    yield html.slice(at, end);
    at = end;
  }
}
