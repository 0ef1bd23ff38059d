import { asOwner } from '../../../test/as-owner.js';
import { startApp, type TestApp } from '../../../test/app.js';
import { aUser, nationalityUuid, type TestUser } from '../../../test/factories.js';
import { districtsNear } from '@haiko/shared/rules/town';
import { planOf } from '../../../test/plans.js';
import { WRITTEN_BY } from '../posts/post-lists.queries.js';
import { DEEP_FEED, FEED, FEED_OF_LANGUAGE, FEED_OF_NATIONALITIES, FEED_OF_TOWNS, OPEN_FEED } from './feed.queries.js';
import { FeedWorker } from './feed.worker.js';

let test: TestApp;
let writer: TestUser;

// A table of the size that matters: with a hundred rows any plan is as good.
beforeAll(async () => {
  test = await startApp();
  for (const code of ['VN', 'KH', 'TH', 'PH', 'BD']) {
    const author = await aUser(test, { nationalityUuid: nationalityUuid(code) });
    writer = author;
    await test.database.manager.query(
      `insert into posts (author_uuid, author_nationality_uuid, original_language, title, content, created_at, region_id)
       select $1, $2, language, jsonb_build_object(language, 'title'), jsonb_build_object(language, 'text'), now() - n * interval '1 minute',
         case when n % 4 = 0 then 1101 + n % 25 end
       from generate_series(1, 4000) n, lateral (select case n % 10 when 0 then 'km' else 'en' end) l(language)`,
      [author.uuid, nationalityUuid(code)],
    );
  }
  await test.app.get(FeedWorker).setAnchors();
  await asOwner(test, 'analyze posts, feed_anchors, feed_changes');
});
afterAll(() => test.stop());

describe('the keys of a feed page', () => {
  const page = { viewer: null, skip: 20, limit: 11, language: null, towns: districtsNear(1101), own: [1101] };
  const nationalities = ['KH', 'TH'].map(nationalityUuid);
  const filtered = { ...page, nationalities, language: 'km' as const };

  it.each([
    ['the whole feed', () => planOf(test, FEED, page), 'ix_posts_feed'],
    ['that without blocks', () => planOf(test, OPEN_FEED, page), 'ix_posts_feed'],
    ['that far down', () => planOf(test, DEEP_FEED, { ...page, skip: 10_000 }), 'ix_posts_feed'],
    ['one language', () => planOf(test, FEED_OF_LANGUAGE, filtered), 'ix_posts_feed_by_language'],
    [
      'two nationalities',
      () => planOf(test, FEED_OF_NATIONALITIES, { ...page, nationalities }),
      'ix_posts_feed_by_nationality',
    ],
    [
      'two nationalities in one language',
      () => planOf(test, FEED_OF_NATIONALITIES, filtered),
      // Whichever leaves less: both hold what the other one is about.
      'ix_posts_feed_by_(nationality|language)',
    ],
    [
      'the towns of a city',
      () => planOf(test, FEED_OF_TOWNS, { ...page, nationalities: null }),
      'ix_posts_feed_by_region',
    ],
    ['those in one language', () => planOf(test, FEED_OF_TOWNS, filtered), 'ix_posts_feed_by_region'],
  ])('of %s come from an index made for it', async (_, explain, index) => {
    const plan = await explain();
    expect(plan).toMatch(new RegExp(`"Index Name":"${index}"`));
    expect(plan).not.toMatch(/"Node Type":"Seq Scan"[^}]*"Relation Name":"posts"/);
  });

  it('of what one person wrote come from an index made for it', async () => {
    const plan = await planOf(test, WRITTEN_BY, { viewer: null, person: writer.uuid, skip: 20, limit: 11 });
    expect(plan).toContain('"Index Name":"ix_posts_author"');
    expect(plan).not.toMatch(/"Node Type":"Seq Scan"[^}]*"Relation Name":"posts"/);
  });
});
