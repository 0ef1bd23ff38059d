import { HTML_LANG, type Language, LANGUAGES } from '@haiko/shared/i18n/languages';
import { pageMessages, screenMessages } from '@haiko/shared/i18n/pageMessages';
import type { PageMetadata } from './page-metadata.js';

const SITE = 'Haiko';
const DEFAULT_IMAGE = '/share.png';
const NO_INDEX = '<meta name="robots" content="noindex" />';
/** What the built page says of the product as a whole, in English. */
const GENERAL = /<title>[^<]*<\/title>|<meta\s+(?:name="description"|property="og:[^"]*")[^>]*>\s*/g;
const LANG = /<html lang="[^"]*"/;
const ROOT = '<div id="root"></div>';
/** With it or without, an address shows the same: the one without is the page's own. */
const LAST_SLASH = /\/+$/;
const NOSCRIPT = /<noscript>[^<]*<\/noscript>/;

export interface PageAddress {
  /** From the slash on, without a query. */
  path: string;
  /** Whether it names the language. */
  namesLanguage: boolean;
  /** What it says beside the language, from the `?` on; '' where nothing. */
  query: string;
}

/** By what search engines know whose site it is; '' where they were not told. */
export interface SiteVerification {
  google: string;
  naver: string;
}

interface Rendering {
  /** What the address is about: undefined for the product as a whole, null where there is nothing. */
  head: PageMetadata | null | undefined;
  /** The reader's, in which the product speaks of itself. */
  language: Language;
  /** Without a last slash. */
  origin: string;
  verification?: SiteVerification;
  /** What the page's own address is made of; nothing where it has no head and may not be listed. */
  address?: PageAddress;
  /** In place of the empty root, where the page is rendered for visitors. */
  content?: string;
}

/**
 * The built page with the head of one address, in the language of what it is about, else in the reader's; `data-language` says
 * which the reader's is, `data-rendered` that there is content.
 */
export function renderHead(
  page: string,
  { head, language, origin, verification, address, content }: Rendering,
): string {
  const reading = { origin, language, namesLanguage: address?.namesLanguage === true };
  const tags = head
    ? tagsOf(head, reading)
    : [...generalTags(address?.path.replace(LAST_SLASH, ''), reading), ...(head === null ? [NO_INDEX] : [])];
  tags.push(...verificationTags(verification));
  // A rendered page speaks the reader's language, and says so of each text that does not.
  const lang = HTML_LANG[content === undefined ? (head?.language ?? language) : language];
  const rendered = content === undefined ? '' : ' data-rendered';
  // Functions, because `$` means something in a replacement text.
  return page
    .replace(GENERAL, '')
    .replace(LANG, () => `<html lang="${lang}" data-language="${language}"${rendered}`)
    .replace(NOSCRIPT, () => (content === undefined ? noscript(language) : ''))
    .replace(ROOT, () => content ?? ROOT)
    .replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`);
}

function verificationTags(verification: Partial<SiteVerification> = {}): string[] {
  return Object.entries(verification)
    .filter(([, code]) => code !== '')
    .map(([engine, code]) => `<meta name="${engine}-site-verification" content="${escapeHtml(code)}" />`);
}

function noscript(language: Language): string {
  return `<noscript lang="${HTML_LANG[language]}">${escapeHtml(pageMessages(language).needsScript)}</noscript>`;
}

/** A list says the same in all nine. */
const GENERAL_LANGUAGES = { languages: LANGUAGES, isListed: true };

type InLanguages = Pick<PageMetadata, 'path' | 'languages' | 'isListed'> & Partial<PageMetadata>;

/**
 * The page's one address, which all that speak of it name alike. A text that nobody has translated is at home at the address of its
 * original; an address without a language serves each reader in theirs.
 */
function ownAddress({ path, languages, originalLanguage }: InLanguages, reading: Reading): string {
  const { origin, language, namesLanguage } = reading;
  if (!namesLanguage) return origin + path;
  return addressIn(languages.includes(language) ? language : (originalLanguage ?? language), origin + path);
}

const addressIn = (language: Language, plain: string) => `${plain}?lang=${language}`;

/** The page's own address, and those of the same in other languages where it may be listed. */
function addressTags(page: InLanguages, reading: Reading): string[] {
  const own = ownAddress(page, reading);
  const tags = [`<link rel="canonical" href="${escapeHtml(own)}" />`, property('url', own)];
  if (!page.isListed) return tags;
  const plain = reading.origin + page.path;
  const alternates = page.languages.map((code) => alternate(HTML_LANG[code], addressIn(code, plain)));
  return [...tags, ...alternates, alternate('x-default', plain)];
}

function alternate(hreflang: string, address: string): string {
  return `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(address)}" />`;
}

/** Of a screen that says the same to everybody, else of the product as a whole. */
function generalTags(path: string | undefined, reading: Reading): string[] {
  const { language, origin } = reading;
  const { title, description } = screenMessages(path ?? '', language);
  const tags = wordTags({ title, description, type: 'website', image: null }, origin);
  if (path === undefined) return tags;
  const page = { ...GENERAL_LANGUAGES, path };
  const isPartOf = { '@type': 'WebSite', name: SITE, url: origin };
  const about = { name: title, description, inLanguage: HTML_LANG[language], isPartOf };
  const url = ownAddress(page, reading);
  const data = { '@context': 'https://schema.org', '@type': typeOf(path), ...about, url };
  return [...tags, ...addressTags(page, reading), dataTag(data)];
}

function typeOf(path: string): string {
  return /^\/(main|notice|info|place|announcement)$/.test(path) ? 'CollectionPage' : 'WebPage';
}

/** Data, which no browser runs: the policy for scripts does not concern it. */
function dataTag(data: object): string {
  return `<script type="application/ld+json">${scriptJson(data)}</script>`;
}

interface Reading {
  origin: string;
  /** The reader's. */
  language: Language;
  namesLanguage: boolean;
}

function tagsOf(head: PageMetadata, reading: Reading): string[] {
  return [
    ...wordTags(head, reading.origin),
    ...addressTags(head, reading),
    ...(head.isListed ? [] : [NO_INDEX]),
    ...(head.data ? [dataTag(head.data(ownAddress(head, reading)))] : []),
  ];
}

type Words = Pick<PageMetadata, 'title' | 'description' | 'type' | 'image'>;

function wordTags({ title, description, type, image }: Words, origin: string): string[] {
  return [
    `<title>${escapeHtml(title)} · ${SITE}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    property('site_name', SITE),
    property('type', type),
    property('title', title),
    property('description', description),
    property('image', origin + (image ?? DEFAULT_IMAGE)),
  ];
}

function property(name: string, content: string): string {
  return `<meta property="og:${name}" content="${escapeHtml(content)}" />`;
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
