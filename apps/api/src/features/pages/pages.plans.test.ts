import { startApp, type TestApp } from '../../../test/app.js';
import { planOf } from '../../../test/plans.js';
import { type Listed, LISTS } from './pages.queries.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

describe('a page of the sitemap', () => {
  it.each<[Listed, string]>([
    ['jobs', 'ix_job_postings_open'],
    ['posts', 'ix_posts_feed'],
    ['notices', 'ix_posts_board'],
    ['info', 'ix_posts_board'],
    ['places', 'ix_posts_board'],
  ])('of %s comes in order from an index made for it', async (kind, index) => {
    const plan = await test.database.transaction(async () => {
      await test.database.execute('set local enable_seqscan = off', []);
      return planOf(test, LISTS[kind], { skip: 0, limit: 10 });
    });
    expect(plan).toContain(`"Index Name":"${index}"`);
    expect(plan).not.toContain('"Node Type":"Sort"');
  });
});
