import pg from 'pg';
import request from 'supertest';
import { startApp, type TestApp } from '../../../test/app.js';
import { anApprovedCompany } from '../../../test/company-factories.js';
import { aUser } from '../../../test/factories.js';
import { aPosting } from '../../../test/job-posting-factories.js';
import { PAGE_SERVER } from '../../../test/page-server.js';
import { aPost } from '../../../test/post-factories.js';
import { until } from '../../../test/until.js';
import { aWebBuild } from '../../../test/web-build.js';
import { whileHeld } from '../../../test/while-held.js';
import { Listener } from '../database/listener.js';
import { PageInvalidation } from './page-invalidation.js';

let test: TestApp;
let build: Awaited<ReturnType<typeof aWebBuild>>;
beforeAll(async () => {
  build = await aWebBuild(PAGE_SERVER);
  test = await startApp({ WEB_DIST: build.dist });
  await until(() => test.app.get(PageInvalidation).isListening);
});
afterAll(async () => {
  await test.stop();
  await build.remove();
});

/** This process hears nothing while `work` is under way: Postgres tells a connection nothing in the middle of a statement. */
const whileDeaf = (work: () => Promise<void>) =>
  whileHeld(test.databaseUrl, 'select pg_advisory_xact_lock(1)', async () => {
    const deaf = test.app.get(Listener).ask('select pg_advisory_xact_lock(1)');
    deaf.catch(() => undefined);
    const waiting = `select from pg_stat_activity where datname = current_database()
      and application_name = 'haiko-listener' and wait_event_type = 'Lock'`;
    await until(async () => (await test.database.manager.query(waiting)).length > 0);
    await work();
  });

describe('a write', () => {
  it('is answered when it is in the pages of the process that wrote, also where that hears nothing', async () => {
    const author = await aUser(test);
    await opened(test);
    await whileDeaf(async () => {
      const title = `ថ្មី ${author.nickname}`;
      await aPost(test, author, { title });
      expect(await opened(test)).toContain(title);
    });
  });

  it('is in the next page of another process as soon as that is told', async () => {
    const other = await startApp({ WEB_DIST: build.dist, DATABASE_URL: test.databaseUrl });
    await until(() => other.app.get(PageInvalidation).isListening);
    try {
      const writer = await aUser(test);
      const kept = await opened(other);
      expect(await opened(other)).toBe(kept);
      const title = `បោះពុម្ព ${writer.nickname}`;
      await aPost(test, writer, { title });
      // What was told before this round trip has been heard, and nothing else has to be waited for.
      await other.app.get(Listener).settled();
      expect(await opened(other)).toContain(title);
    } finally {
      await other.stop();
    }
  });
});

it('a change of a company is in the pages of its postings', async () => {
  const company = await anApprovedCompany(test);
  const { uuid } = await aPosting(test, company);
  const address = `/announcementdetail/${uuid}?lang=km`;
  expect(await opened(test, address)).not.toContain('https://pay.example');
  const client = new pg.Client({ connectionString: test.databaseUrl });
  await client.connect();
  await client.query(`update companies set homepage_url = 'https://pay.example' where uuid = $1`, [company.uuid]);
  await client.end();
  await test.app.get(Listener).settled();
  expect(await opened(test, address)).toContain('https://pay.example');
});

/** A page of one process, the feed's where none is said, once it is made. */
async function opened(app: TestApp, address = '/main?lang=vi'): Promise<string> {
  let text = '';
  const open = () => request(app.server).get(address).set('Accept', 'text/html');
  await until(async () => !(text = (await open()).text).includes('<div id="root"></div>'));
  return text;
}
