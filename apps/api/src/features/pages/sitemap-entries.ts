import { HTML_LANG, type Language } from '@haiko/shared/i18n/languages';

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const LINKS = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** What a sitemap says of a thing that visitors can read. */
interface Thing {
  /** The plain address, which serves each reader in theirs. */
  address: string;
  /** Those in which it is. */
  languages: readonly Language[];
  updatedAt?: Date;
}

/** A sitemap of things: each of its addresses is an entry of its own, and names all of them, itself too, as search engines ask for. */
export function sitemapOf(things: readonly Thing[]): string {
  return `${HEAD}<urlset ${NAMESPACE} ${LINKS}>\n${things.map(entriesOf).join('')}</urlset>\n`;
}

/** The index of sitemaps at these addresses. */
export function indexOf(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${address}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`;
}

function entriesOf({ address, languages, updatedAt }: Thing): string {
  const versions = languages.map((language) => ({ name: HTML_LANG[language], at: `${address}?lang=${language}` }));
  const links = [...versions, { name: 'x-default', at: address }].map(alternate).join('');
  const age = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : '';
  return [address, ...versions.map(({ at }) => at)]
    .map((each) => `<url><loc>${each}</loc>${age}${links}</url>\n`)
    .join('');
}

function alternate({ name, at }: { name: string; at: string }): string {
  return `<xhtml:link rel="alternate" hreflang="${name}" href="${at}"/>`;
}
