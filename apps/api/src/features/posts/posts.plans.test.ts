import { asOwner } from '../../../test/as-owner.js';
import { startApp, type TestApp } from '../../../test/app.js';
import { aUser, nationalityUuid, type TestUser } from '../../../test/factories.js';
import { planOf } from '../../../test/plans.js';
import { WRITTEN_BY } from './post-lists.queries.js';
import { FEED, FEED_OF_NATIONALITIES, OPEN_FEED } from './feed.queries.js';

let test: TestApp;
let writer: TestUser;

// A table of the size that matters: with a hundred rows any plan is as good.
beforeAll(async () => {
  test = await startApp();
  for (const code of ['VN', 'KH', 'TH', 'PH', 'BD']) {
    const author = await aUser(test, { nationalityUuid: nationalityUuid(code) });
    writer = author;
    await test.database.manager.query(
      `insert into posts (author_uuid, author_nationality_uuid, original_language, title, content, created_at)
       select $1, $2, 'en', '{"en": "title"}', '{"en": "text"}', now() - n * interval '1 minute'
       from generate_series(1, 4000) n`,
      [author.uuid, nationalityUuid(code)],
    );
  }
  await asOwner(test, 'analyze posts');
});
afterAll(() => test.stop());

describe('the keys of a feed page', () => {
  const page = { viewer: null, skip: 20, limit: 11, nationalities: ['KH', 'TH'].map(nationalityUuid) };

  it.each([
    ['the whole feed', FEED, 'ix_posts_feed'],
    ['that without blocks', OPEN_FEED, 'ix_posts_feed'],
    ['two nationalities', FEED_OF_NATIONALITIES, 'ix_posts_feed_by_nationality'],
  ])('of %s come from an index made for it', async (_, statement, index) => {
    const plan = await planOf(test, statement, page);
    expect(plan).toContain(`"Index Name":"${index}"`);
    expect(plan).not.toMatch(/"Node Type":"Seq Scan"[^}]*"Relation Name":"posts"/);
  });

  it('of what one person wrote come from an index made for it', async () => {
    const plan = await planOf(test, WRITTEN_BY, { viewer: null, person: writer.uuid, skip: 20, limit: 11 });
    expect(plan).toContain('"Index Name":"ix_posts_author"');
    expect(plan).not.toMatch(/"Node Type":"Seq Scan"[^}]*"Relation Name":"posts"/);
  });
});
