import { HTML_LANG, type Language, LANGUAGES } from '@haiko/shared/i18n/languages';
import { pageMessages } from '@haiko/shared/i18n/pageMessages';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import type { PageMetadata } from './page-metadata.js';
import { escapeHtml, renderHead, type SiteVerification } from './render-head.js';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta
      name="description"
      content="Haiko: a community"
    />
    <meta property="og:title" content="Haiko" />
    <title>Haiko</title>
  </head>
  <body>
    <noscript>Haiko needs JavaScript.</noscript>
  </body>
</html>`;
const ORIGIN = 'https://haiko.test';

const aHead = (changes: Partial<PageMetadata>): PageMetadata => ({
  title: '용접',
  description: '수원',
  path: '/announcementdetail/1',
  type: 'website',
  language: 'ko',
  originalLanguage: 'ko',
  languages: ['ko'],
  image: null,
  isListed: true,
  isGone: false,
  data: null,
  ...changes,
});

const rendered = (head: PageMetadata | null | undefined, language: Language = 'en') =>
  renderHead(PAGE, { head, language, origin: ORIGIN });

describe('the head of a page', () => {
  it('says to search engines whose site it is, where they were told by which code', () => {
    const of = (verification: SiteVerification) =>
      renderHead(PAGE, { head: undefined, language: 'ko', origin: ORIGIN, verification }).match(/.*-verification.*/g);
    expect(of({ google: 'a_B-1', naver: '' })).toEqual([
      '    <meta name="google-site-verification" content="a_B-1" />',
    ]);
    expect(of({ google: '', naver: '0f' })).toEqual(['    <meta name="naver-site-verification" content="0f" />']);
    expect(of({ google: '', naver: '' })).toBeNull();
  });

  it('takes the place of the general one, in the language of what the page is about', () => {
    const page = rendered(aHead({ language: 'km', description: NINE_SCRIPTS.km }), 'vi');
    expect(page).toContain('<html lang="km"');
    expect(page.match(/<title>|name="description"|og:title/g)).toEqual(['<title>', 'name="description"', 'og:title']);
    expect(page).toContain('<link rel="canonical" href="https://haiko.test/announcementdetail/1" />');
    expect(page).toContain(`content="${NINE_SCRIPTS.km}"`);
    expect(page).not.toContain('noindex');
    // What the product itself says is for the reader.
    expect(page).toContain(`<noscript lang="vi">${pageMessages('vi').needsScript}</noscript>`);
  });

  it.each([
    ['an end of script', '</script><script>alert(1)</script>'],
    ['an end of title', '</title><script>alert(1)</script>'],
    ['a quotation mark', '" onload="alert(1)" x="'],
    ['a comment', '<!--<script>'],
    ['replacement patterns', "$& $' $` $1"],
    ['entities', '&lt;script&gt;'],
  ])('keeps %s a text', (_, title) => {
    const head = aHead({ title, description: title, data: () => ({ title }) });
    const page = rendered(head);
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page.match(/<\/script>/g)).toHaveLength(1);
    expect(page).not.toMatch(/<!--|content="" onload/);
    const [, data = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(data)).toEqual({ title });
    const [, shown = ''] = /<title>(.*) · Haiko<\/title>/.exec(page) ?? [];
    expect(
      shown
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&quot;/g, '"')
        .replace(/&#39;/g, "'")
        .replace(/&amp;/g, '&'),
    ).toBe(title);
  });

  it.each(LANGUAGES)('of the product as a whole is in the language of the reader: %s', (language) => {
    const page = rendered(undefined, language);
    const { title, description, needsScript } = pageMessages(language);
    expect(page).toContain(`<html lang="${HTML_LANG[language]}"`);
    expect(page).toContain(`<title>${escapeHtml(title)} · Haiko</title>`);
    expect(page).toContain(`<meta name="description" content="${escapeHtml(description)}" />`);
    expect(page).toContain(`<meta property="og:title" content="${escapeHtml(title)}" />`);
    expect(page).toContain(`<meta property="og:image" content="${ORIGIN}/share.png" />`);
    expect(page).toContain(`<noscript lang="${HTML_LANG[language]}">${escapeHtml(needsScript)}</noscript>`);
    expect(page.match(/<title>|name="description"|og:title|og:description|<noscript/g)).toHaveLength(5);
    expect(page).not.toMatch(/canonical|noindex/);
  });

  it('says nothing where there is nothing, and asks not to be listed', () => {
    const page = rendered(null);
    expect(page).toContain(`<title>${pageMessages('en').title} · Haiko</title>`);
    expect(page).toContain('<meta name="robots" content="noindex" />');
  });
});

describe('the own address of a page', () => {
  const read = (
    language: Language,
    { head, path = '/main', namesLanguage = false }: { head?: PageMetadata; path?: string; namesLanguage?: boolean },
  ) => renderHead(PAGE, { head, language, origin: ORIGIN, address: { path, namesLanguage, query: '' } });
  /** What says the own address, in the order of the page. */
  const said = (page: string) =>
    [
      ...page.matchAll(/rel="canonical" href="([^"]+)"|property="og:url" content="([^"]+)"|"url":"([^"?]+\?[^"]+)"/g),
    ].map((match) => match.slice(1).find((address) => address !== undefined));
  const data = (url: string) => ({ '@type': 'Article', url });

  it('is one for all that name it, in the language of the address', () => {
    const head = aHead({ languages: ['ko', 'vi'], data });
    const own = (query: string) => `${ORIGIN}/announcementdetail/1${query}`;
    expect(said(read('vi', { head, namesLanguage: true }))).toEqual(Array(3).fill(own('?lang=vi')));
    expect(said(read('bn', { head, namesLanguage: true }))).toEqual(Array(3).fill(own('?lang=ko')));
    expect(read('bn', { head })).toContain(`{"@type":"Article","url":"${own('')}"}`);
    expect(said(read('bn', { head }))).toEqual(Array(2).fill(own('')));
  });

  it.each(['/main', '/main/', '/main//'])('is that without a last slash of a list at %s', (path) => {
    const page = read('tl', { path, namesLanguage: true });
    expect(said(page)).toEqual(Array(3).fill(`${ORIGIN}/main?lang=tl`));
    expect(page).toContain(`hreflang="x-default" href="${ORIGIN}/main"`);
    expect(page).toContain('"@type":"CollectionPage"');
    expect(page).not.toContain('/main/');
  });
});

describe('the addresses of a page in other languages', () => {
  const links = (page: string) => page.match(/<link rel="(canonical|alternate)"[^>]*>/g);
  const link = (of: string, query: string) => `<link rel="${of}" href="${ORIGIN}/announcementdetail/1${query}" />`;
  const headOf = (language: Language, languages: Language[]) => aHead({ language, languages, originalLanguage: 'ko' });
  const read = (
    language: Language,
    { head, namesLanguage }: { head: PageMetadata | undefined; namesLanguage: boolean },
  ) =>
    links(renderHead(PAGE, { head, language, origin: ORIGIN, address: { path: '/main', namesLanguage, query: '' } }));

  it('are those in which its text is; the plain one is for everybody', () => {
    expect(read('vi', { head: headOf('vi', ['ko', 'vi']), namesLanguage: false })).toEqual([
      link('canonical', ''),
      link('alternate" hreflang="ko', '?lang=ko'),
      link('alternate" hreflang="vi', '?lang=vi'),
      link('alternate" hreflang="x-default', ''),
    ]);
  });

  it('name the original where nobody has translated the text', () => {
    expect(read('vi', { head: headOf('vi', ['ko', 'vi']), namesLanguage: true })?.[0]).toBe(
      link('canonical', '?lang=vi'),
    );
    expect(read('bn', { head: headOf('ko', ['ko']), namesLanguage: true })?.[0]).toBe(link('canonical', '?lang=ko'));
  });

  it('are all nine of a list', () => {
    const page = read('tl', { head: undefined, namesLanguage: true }) ?? [];
    expect(page[0]).toBe(`<link rel="canonical" href="${ORIGIN}/main?lang=tl" />`);
    expect(page).toHaveLength(11);
    expect(page).toContain(`<link rel="alternate" hreflang="fil" href="${ORIGIN}/main?lang=tl" />`);
  });

  it('are no others where it is not to be listed', () => {
    expect(read('ko', { head: aHead({ isListed: false }), namesLanguage: false })).toEqual([link('canonical', '')]);
  });
});
