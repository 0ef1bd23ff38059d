import { Injectable } from '@nestjs/common';
import type { Reader } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import { type Page, type PageArgs, readPage } from '../../platform/graphql/page.js';
import { PostCards } from './post-cards.js';
import { cardVersions, shownPost, visiblePost } from './posts.queries.js';
import type { PostView } from './posts.views.js';

const IN_FEED = `posts.board = 'COMMUNITY' and ${visiblePost('posts')}`;

/**
 * /main. The page's keys come from ix_posts_feed alone; only its own rows are joined. Postgres would plan the statement anew at every
 * call, which costs more than running it, as long as that promises a better plan than one for any page. It takes a limit that it does not
 * know for a tenth of the list; of an array, and of what a sub-select gives, it expects the same before and after it knows the values.
 */
const feed = (isShown: string) => `
    with page as materialized (
      select uuid from unnest(array(
        select uuid from posts where ${isShown} order by created_at desc, uuid desc
        offset (select :skip::int) limit (select :limit::int)
      )) as uuid
    ) ${cardVersions()}`;

export const FEED = statement('posts.feed', feed(IN_FEED));

/** The same for visitors and for people from whom nothing is hidden, without the look-up of blocks and reports. */
export const OPEN_FEED = statement('posts.openFeed', feed(`board = 'COMMUNITY' and ${shownPost('posts', ':viewer?')}`));

/**
 * /main with a nationality filter: merges the newest of each of up to five index ranges (ix_posts_feed_by_nationality).
 */
export const FEED_OF_NATIONALITIES = statement(
  'posts.feedOfNationalities',
  `
    with page as materialized (
      select newest.uuid from (select distinct unnest(:nationalities::uuid[])) as wanted(nationality) cross join lateral (
        select uuid, created_at from posts where ${IN_FEED} and author_nationality_uuid = wanted.nationality
        order by created_at desc, uuid desc limit :skip::int + :limit::int
      ) newest order by newest.created_at desc, newest.uuid desc offset :skip limit :limit
    ) ${cardVersions()}`,
);

const FEED_TOTAL = statement('posts.feedTotal', `select count(*)::int as total from posts where ${IN_FEED}`);

const FEED_OF_NATIONALITIES_TOTAL = statement(
  'posts.feedOfNationalitiesTotal',
  `
    select count(*)::int as total from posts where ${IN_FEED} and author_nationality_uuid = any(:nationalities::uuid[])`,
);

export type FeedPage = PageArgs & { nationalityUuids?: string[] | null };

/** The community feed: which posts stand on a page Postgres says each time, the cards of most of them are in memory. */
@Injectable()
export class FeedQueries {
  constructor(
    private readonly database: Database,
    private readonly cards: PostCards,
  ) {}

  /** One page, newest first; of these nationalities where some are given. */
  async page(reader: Reader, args: FeedPage, wantsTotal: boolean): Promise<Page<PostView>> {
    const { take, total, rows } = this.#source(reader, args);
    const page = await readPage({ take, rows, toItem: (card) => card, total: wantsTotal && total });
    return { ...page, items: await this.cards.of(reader, page.items) };
  }

  #source({ viewer }: Reader, { nationalityUuids: nationalities, skip, take }: FeedPage) {
    const of = { viewer: viewer?.uuid ?? null };
    if (nationalities?.length) {
      const wanted = { ...of, nationalities };
      return {
        take,
        rows: (limit: number) => this.database.rows(FEED_OF_NATIONALITIES, { ...wanted, skip, limit }),
        total: () => this.database.total(FEED_OF_NATIONALITIES_TOTAL, wanted),
      };
    }
    const page = viewer?.hidesSomething ? FEED : OPEN_FEED;
    return {
      take,
      rows: (limit: number) => this.database.rows(page, { ...of, skip, limit }),
      total: () => this.database.total(FEED_TOTAL, of),
    };
  }
}
