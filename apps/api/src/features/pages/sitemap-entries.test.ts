import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { SITEMAP_PAGE } from './pages.queries.js';
import { sitemapOf } from './sitemap-entries.js';

const address = 'https://haiko.test/postdetail/1';

it('each address of a thing is an entry that names all of them', () => {
  const link = (language: string, query: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${address}${query}"/>`;
  const links = link('zh-Hans', '?lang=zh') + link('km', '?lang=km') + link('x-default', '');
  const updatedAt = new Date('2026-11-26T01:02:03Z');
  const entry = (query: string) =>
    `<url><loc>${address}${query}</loc><lastmod>2026-11-26T01:02:03.000Z</lastmod>${links}</url>`;
  const [, , ...lines] = sitemapOf([{ address, languages: ['zh', 'km'], updatedAt }])
    .trim()
    .split('\n');
  expect(lines).toEqual([entry(''), entry('?lang=zh'), entry('?lang=km'), '</urlset>']);
});

it('a full one, of things in all nine, is far within what search engines read, 50,000 addresses of 50 MB, because it is made at once', () => {
  const long = `https://${'community.'.repeat(4)}haiko.test/announcementdetail/00000000-0000-4000-8000-000000000000`;
  const things = Array.from({ length: SITEMAP_PAGE }, () => ({
    address: long,
    languages: LANGUAGES,
    updatedAt: new Date(),
  }));
  const sitemap = sitemapOf(things);
  expect(sitemap.match(/<loc>/g)?.length).toBeLessThanOrEqual(1_000);
  expect(sitemap.length).toBeLessThan(2_500_000);
});
