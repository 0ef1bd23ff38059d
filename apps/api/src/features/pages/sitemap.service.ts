import { Injectable } from '@nestjs/common';
import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { AppConfig } from '../../platform/config.js';
import { Replicas } from '../../platform/database/replicas.js';
import { found } from '../../platform/errors/app-error.js';
import { LISTED_SCREENS } from './pages.policy.js';
import { type Listed, LISTED_KINDS, PagesQueries, SITEMAP_PAGE } from './pages.queries.js';
import { indexOf, sitemapOf } from './sitemap-entries.js';

const SCREENS: Record<Listed, string> = {
  jobs: 'announcementdetail',
  posts: 'postdetail',
  notices: 'noticedetail',
  info: 'infodetail',
  places: 'placedetail',
};
/** The page of those that have no uuid. */
const OF_SCREENS = 'screens-1';

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
    return indexOf([OF_SCREENS, ...names].map((name) => this.#addressOf(`sitemap/${name}.xml`)));
  }

  /** The page of a name such as `jobs-1.xml`; throws `NOT_FOUND` for one that there is not. */
  async page(name: string): Promise<string> {
    if (name === `${OF_SCREENS}.xml`)
      return sitemapOf(LISTED_SCREENS.map((screen) => ({ address: this.#addressOf(screen), languages: LANGUAGES })));
    const [, word, number] = found(/^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(name));
    const kind = found(LISTED_KINDS.find((each) => each === word));
    const listed = await this.replicas.reading(() => this.queries.listed(kind, Number(number)));
    found(listed[0]);
    return sitemapOf(
      listed.map(({ uuid, updatedAt, languages }) => ({
        address: this.#addressOf(`${SCREENS[kind]}/${uuid}`),
        languages: LANGUAGES.filter((language) => languages.includes(language)),
        updatedAt,
      })),
    );
  }

  #addressOf(path: string): string {
    return `${this.config.publicUrl}/${path}`;
  }
}
