import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config.js';
import { found } from '../../platform/errors/app-error.js';
import { type Listed, LISTED_KINDS, PagesQueries, SITEMAP_PAGE } from './pages.queries.js';

const SCREENS: Record<Listed, string> = {
  jobs: 'announcementdetail',
  posts: 'postdetail',
  notices: 'noticedetail',
  info: 'infodetail',
  places: 'placedetail',
};
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The addresses that search engines should know (sitemaps.org): an index, and pages of one kind each. */
@Injectable()
export class SitemapService {
  constructor(
    private readonly queries: PagesQueries,
    private readonly config: AppConfig,
  ) {}

  robots(): string {
    return `User-agent: *\nAllow: /\n\nSitemap: ${this.config.publicUrl}/sitemap.xml\n`;
  }

  async index(): Promise<string> {
    const totals = await this.queries.totals();
    const names = totals.flatMap(({ kind, total }) =>
      Array.from({ length: Math.ceil(total / SITEMAP_PAGE) }, (_, page) => `${kind}-${page + 1}`),
    );
    const entries = names.map((name) => `<sitemap><loc>${this.config.publicUrl}/sitemap/${name}.xml</loc></sitemap>\n`);
    return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`;
  }

  /** The page of a name such as `jobs-1.xml`; throws `NOT_FOUND` for one that there is not. */
  async page(name: string): Promise<string> {
    const [, word, number] = found(/^([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(name));
    const kind = found(LISTED_KINDS.find((each) => each === word));
    const listed = await this.queries.listed(kind, Number(number));
    found(listed[0]);
    const start = `<url><loc>${this.config.publicUrl}/${SCREENS[kind]}/`;
    const entries = listed.map(
      ({ uuid, updatedAt }) => `${start}${uuid}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>\n`,
    );
    return `${HEAD}<urlset ${NAMESPACE}>\n${entries.join('')}</urlset>\n`;
  }
}
