import { Injectable } from '@nestjs/common';
import { HTML_LANG, type Language, LANGUAGES } from '@haiko/shared/i18n/languages';
import { AppConfig } from '../../platform/config.js';
import { Replicas } from '../../platform/database/replicas.js';
import { found } from '../../platform/errors/app-error.js';
import { LISTED_SCREENS } from './pages.policy.js';
import { type Listed, LISTED_KINDS, PagesQueries, SITEMAP_PAGE } from './pages.queries.js';

const SCREENS: Record<Listed, string> = {
  jobs: 'announcementdetail',
  posts: 'postdetail',
  notices: 'noticedetail',
  info: 'infodetail',
  places: 'placedetail',
};
/** The page of those that have no uuid. */
const OF_SCREENS = 'screens-1';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const LINKS = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The addresses that search engines should know (sitemaps.org): an index, and pages of one kind each. */
@Injectable()
export class SitemapService {
  constructor(
    private readonly queries: PagesQueries,
    private readonly config: AppConfig,
    private readonly replicas: Replicas,
  ) {}

  robots(): string {
    return `User-agent: *\nAllow: /\n\nSitemap: ${this.config.publicUrl}/sitemap.xml\n`;
  }

  async index(): Promise<string> {
    const totals = await this.replicas.reading(() => this.queries.totals());
    const names = totals.flatMap(({ kind, total }) =>
      Array.from({ length: Math.ceil(total / SITEMAP_PAGE) }, (_, page) => `${kind}-${page + 1}`),
    );
    const entries = [OF_SCREENS, ...names].map(
      (name) => `<sitemap><loc>${this.config.publicUrl}/sitemap/${name}.xml</loc></sitemap>\n`,
    );
    return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`;
  }

  /** The page of a name such as `jobs-1.xml`; throws `NOT_FOUND` for one that there is not. */
  async page(name: string): Promise<string> {
    if (name === `${OF_SCREENS}.xml`) return urls(LISTED_SCREENS.map((screen) => this.#entry(screen, LANGUAGES)));
    const [, word, number] = found(/^([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(name));
    const kind = found(LISTED_KINDS.find((each) => each === word));
    const listed = await this.replicas.reading(() => this.queries.listed(kind, Number(number)));
    found(listed[0]);
    return urls(
      listed.map(({ uuid, updatedAt, languages }) => {
        const written = LANGUAGES.filter((language) => languages.includes(language));
        return this.#entry(`${SCREENS[kind]}/${uuid}`, written, updatedAt);
      }),
    );
  }

  /** An address with those of the same in each language that it is in; the plain one serves each reader in theirs. */
  #entry(path: string, languages: readonly Language[], updatedAt?: Date): string {
    const address = `${this.config.publicUrl}/${path}`;
    const links = languages.map((language) => alternate(HTML_LANG[language], `${address}?lang=${language}`)).join('');
    const age = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : '';
    return `<url><loc>${address}</loc>${age}${links}${alternate('x-default', address)}</url>\n`;
  }
}

function alternate(hreflang: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address}"/>`;
}

function urls(entries: string[]): string {
  return `${HEAD}<urlset ${NAMESPACE} ${LINKS}>\n${entries.join('')}</urlset>\n`;
}
