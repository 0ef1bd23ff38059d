import { Injectable } from '@nestjs/common';
import type { Language } from '@haiko/shared/i18n/languages';
import { idsOfDistrict } from '@haiko/shared/reference/regions';
import { districtsNear } from '@haiko/shared/rules/town';
import type { Reader } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import { type Page, type PageArgs, readPage } from '../../platform/graphql/page.js';
import { PostCards } from '../posts/post-cards.js';
import {
  cardVersions,
  existingPost,
  NEWEST_FIRST,
  shownPost,
  shownToAll,
  visibleInCommunity,
} from '../posts/posts.queries.js';
import type { PostView } from '../posts/posts.views.js';
import { acrossBlocks, hiddenByReports, notBlocked } from '../users/users.queries.js';

const MAX_UUID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const IN_FEED = visibleInCommunity('posts');

/**
 * /main. The page's keys come from ix_posts_feed alone; only its own rows are joined. Postgres would plan the statement anew at every
 * call, which costs more than running it, as long as that promises a better plan than one for any page. It takes a limit that it does not
 * know for a tenth of the list; of an array, and of what a sub-select gives, it expects the same before and after it knows the values.
 */
const feed = (isShown: string, { first = '', offset = ':skip::int' } = {}) => `
    with ${first} page as materialized (
      select uuid from unnest(array(
        select uuid from posts where ${isShown} order by created_at desc, uuid desc
        offset (select ${offset}) limit (select :limit::int)
      )) as uuid
    ) ${cardVersions()}`;

export const FEED = statement('feed.page', feed(IN_FEED));

/** The same for visitors and for people from whom nothing is hidden, without the look-up of blocks and reports. */
export const OPEN_FEED = statement('feed.openPage', feed(`board = 'COMMUNITY' and ${shownPost('posts', ':viewer?')}`));

/** Of the posts that `isCounted` is true of, those that stand before the anchor `a`. */
const before = (isCounted: string) =>
  `(select count(*) from posts p where ${isCounted} and (p.created_at, p.uuid) > (a.created_at, a.uuid))`;
/** What the reader alone sees (ix_posts_hidden). */
const HIDDEN_OWN = `p.author_uuid = :viewer? and p.hidden_at is not null and p.board = 'COMMUNITY' and ${existingPost('p')}`;
/** What all but the reader see: of people across a block (ix_posts_author), and what they have reported of others. */
const OF_BLOCKED = `p.author_uuid = any(${acrossBlocks(':viewer?')}) and ${shownToAll('p')}`;
const REPORTED = `p.uuid = any(${hiddenByReports('post', ':viewer?')}) and ${shownToAll('p')} and ${notBlocked('p.author_uuid', ':viewer?')}`;

/**
 * The last anchor that stands before the page whatever has come since, and how many posts stand before it for this reader: those that did
 * when it was counted, what has come and gone since, and what this reader sees otherwise than all others.
 */
const ANCHOR = `
    anchor as materialized (
      select a.created_at, a.uuid, a.position
        + coalesce((select sum(c.change) from feed_changes c where (c.created_at, c.uuid) > (a.created_at, a.uuid)), 0)
        + ${before(HIDDEN_OWN)} - ${before(OF_BLOCKED)} - ${before(REPORTED)} as position
      from feed_anchors a
      where a.position <= :skip::int - (select count(*) from feed_changes where change > 0)
        - (select count(*) from posts p where ${HIDDEN_OWN})
      order by a.position desc limit 1
    )`;
const FROM_ANCHOR = `(created_at, uuid) <= (
      coalesce((select created_at from anchor), 'infinity'), coalesce((select uuid from anchor), '${MAX_UUID}'))`;

/** A page far down, for any reader: passes over what stands between an anchor and the page. Without an anchor it begins at the top. */
export const DEEP_FEED = statement(
  'feed.deepPage',
  feed(`${IN_FEED} and ${FROM_ANCHOR}`, {
    first: `${ANCHOR},`,
    offset: ':skip::int - coalesce((select position from anchor), 0)',
  }),
);

/** From so far down on finding an anchor (some 0.1 ms) costs less than passing over all that stands before the page. */
export const DEEP = 1_500;

/**
 * The newest of each of several index ranges, merged. What else is asked for stands in the index as well, so that no row is read for it
 * that is then left out. `own` are those of the values whose posts come first.
 */
const merged = (key: string, wanted: string, andIs: readonly string[], own?: string) => `
    with page as materialized (
      select newest.uuid from (select distinct unnest(${wanted})) as wanted(value) cross join lateral (
        select uuid, created_at from posts where ${[IN_FEED, `${key} = wanted.value`, ...andIs].join(' and ')}
        order by created_at desc, uuid desc limit :skip::int + :limit::int
      ) newest order by ${own ? `wanted.value = any(${own}) desc, ` : ''}newest.created_at desc, newest.uuid desc
      offset :skip limit :limit
    ) ${own ? cardVersions(`p.${key} = any(${own}) desc, ${NEWEST_FIRST}`) : cardVersions()}`;

const IS_IN_LANGUAGE = '(:language?::varchar is null or original_language = :language?)';
const IS_OF_NATIONALITIES =
  '(:nationalities?::uuid[] is null or author_nationality_uuid = any(:nationalities?::uuid[]))';
const IS_ABOUT_TOWNS = '(:towns?::smallint[] is null or region_id = any(:towns?::smallint[]))';

/** Written in one language: keys from ix_posts_feed_by_language. */
export const FEED_OF_LANGUAGE = statement('feed.pageOfLanguage', feed(`${IN_FEED} and original_language = :language`));

/** By people of up to five nationalities: ix_posts_feed_by_nationality. */
export const FEED_OF_NATIONALITIES = statement(
  'feed.pageOfNationalities',
  merged('author_nationality_uuid', ':nationalities::uuid[]', [IS_IN_LANGUAGE]),
);

/** About the districts of one city, 25 at most, what is about the reader's own one first: ix_posts_feed_by_region. */
export const FEED_OF_TOWNS = statement(
  'feed.pageOfTowns',
  merged('region_id', ':towns::smallint[]', [IS_IN_LANGUAGE, IS_OF_NATIONALITIES], ':own::smallint[]'),
);

const FEED_TOTAL = statement(
  'feed.total',
  `
    select count(*)::int as total from posts
    where ${[IN_FEED, IS_IN_LANGUAGE, IS_OF_NATIONALITIES, IS_ABOUT_TOWNS].join(' and ')}`,
);

/** What a reader wants to see of the feed; everything where nothing is said. */
export interface FeedFilter {
  nationalityUuids?: string[] | null;
  originalLanguage?: Language | null;
  /** A district: what is about it, then what is about the rest of its city. */
  region?: number | null;
}

export type FeedPage = PageArgs & FeedFilter;

/** The community feed: which posts stand on a page Postgres says each time, the cards of most of them are in memory. */
@Injectable()
export class FeedQueries {
  constructor(
    private readonly database: Database,
    private readonly cards: PostCards,
  ) {}

  /** One page, newest first. */
  async page(reader: Reader, { skip, take, ...filter }: FeedPage, wantsTotal: boolean): Promise<Page<PostView>> {
    const wanted = {
      viewer: reader.viewer?.uuid ?? null,
      nationalities: filter.nationalityUuids?.length ? filter.nationalityUuids : null,
      language: filter.originalLanguage ?? null,
      towns: filter.region ? districtsNear(filter.region) : null,
      own: filter.region ? idsOfDistrict(filter.region) : null,
    };
    const page = await readPage({
      take,
      rows: (limit) => this.#rows({ ...wanted, skip, limit }, reader.viewer?.hidesSomething),
      toItem: (card) => card,
      total: wantsTotal && (() => this.database.total(FEED_TOTAL, wanted)),
    });
    return { ...page, items: await this.cards.of(reader, page.items) };
  }

  /** By the index of the filter that leaves the least. */
  #rows({ towns, own, nationalities, language, ...page }: Wanted, hidesSomething = false) {
    if (towns && own) return this.database.rows(FEED_OF_TOWNS, { ...page, towns, own, nationalities, language });
    if (nationalities) return this.database.rows(FEED_OF_NATIONALITIES, { ...page, nationalities, language });
    if (language) return this.database.rows(FEED_OF_LANGUAGE, { ...page, language });
    if (page.skip >= DEEP) return this.database.rows(DEEP_FEED, page);
    return this.database.rows(hidesSomething ? FEED : OPEN_FEED, page);
  }
}

interface Wanted {
  viewer: string | null;
  nationalities: string[] | null;
  language: Language | null;
  /** The districts of the reader's city; their own one under all its ids. */
  towns: number[] | null;
  own: number[] | null;
  skip: number;
  limit: number;
}
