import { HTML_LANG } from '@haiko/shared/i18n/languages';
import type { PageHead } from './page-heads.js';

const SITE = 'Haiko';
const DEFAULT_IMAGE = '/share.png';
const NO_INDEX = '<meta name="robots" content="noindex" />';
/** What the built page says of the product as a whole. */
const GENERAL = /<title>[^<]*<\/title>|<meta\s+(?:name="description"|property="og:[^"]*")[^>]*>/g;

/** The built page with the head of one address; null for an address where there is nothing. `origin` has no last slash. */
export function renderHead(page: string, head: PageHead | null, origin: string): string {
  if (!head) return beforeEnd(page, NO_INDEX);
  const own = page.replace(GENERAL, '').replace(/<html lang="[^"]*"/, `<html lang="${HTML_LANG[head.language]}"`);
  return beforeEnd(own, tagsOf(head, origin).join('\n    '));
}

function tagsOf({ title, description, path, type, image, isListed, data }: PageHead, origin: string): string[] {
  const address = origin + path;
  const property = (name: string, content: string) => `<meta property="og:${name}" content="${escapeHtml(content)}" />`;
  return [
    `<title>${escapeHtml(title)} · ${SITE}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    `<link rel="canonical" href="${escapeHtml(address)}" />`,
    property('site_name', SITE),
    property('type', type),
    property('title', title),
    property('description', description),
    property('url', address),
    property('image', origin + (image ?? DEFAULT_IMAGE)),
    ...(isListed ? [] : [NO_INDEX]),
    // Data, which no browser runs: the policy for scripts does not concern it.
    ...(data ? [`<script type="application/ld+json">${scriptJson(data)}</script>`] : []),
  ];
}

function beforeEnd(page: string, tags: string): string {
  // A function, because `$` means something in a replacement text.
  return page.replace('</head>', () => `  ${tags}\n  </head>`);
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as it may stand in HTML, in an attribute too. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** JSON that cannot end the element that it stands in, nor open a comment there. */
function scriptJson(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
