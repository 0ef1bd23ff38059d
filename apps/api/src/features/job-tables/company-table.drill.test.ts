import { randomUUID } from 'node:crypto';
import { JOB_POSTING_ROWS_MAX, JOB_POSTING_TABLE_ROWS } from '@haiko/shared/limits';
import { startApp, type TestApp } from '../../../test/app.js';
import { codeOf, rest } from '../../../test/client.js';
import { anApprovedCompany } from '../../../test/company-factories.js';
import { postingFields } from '../../../test/job-posting-factories.js';

const CALLS = JOB_POSTING_TABLE_ROWS / JOB_POSTING_ROWS_MAX;

let test: TestApp;
beforeAll(async () => {
  // The limits of production.
  test = await startApp({ RATE_LIMIT_FACTOR: '1' });
});
afterAll(() => test.stop());

describe('a table of ten thousand postings', () => {
  it('is sent within the limit of a day, and once more where its sending was cut off, and posts every row once', async () => {
    const { uuid, owner } = await anApprovedCompany(test);
    const rows = Array.from({ length: JOB_POSTING_TABLE_ROWS }, (_, index) => ({
      key: randomUUID(),
      posting: postingFields({ title: `용접 기능공 ${index + 1}호` }),
    }));
    const sendAll = async () => {
      const began = performance.now();
      for (let first = 0; first < rows.length; first += JOB_POSTING_ROWS_MAX) {
        const body = { rows: rows.slice(first, first + JOB_POSTING_ROWS_MAX) };
        const reply = await rest(test, 'post', '/api/job-posting-rows', body, owner);
        expect([reply.status, reply.body]).toEqual([200, { written: JOB_POSTING_ROWS_MAX }]);
      }
      return Math.round((performance.now() - began) / 1_000);
    };
    const seconds = [await sendAll(), await sendAll()];
    console.log(`${rows.length} rows, ${CALLS} calls: ${seconds[0]} s; once more, nothing new: ${seconds[1]} s`);
    const [{ postings }] = await test.database.manager.query(
      `select count(distinct title)::int as postings from job_postings where company_uuid = $1`,
      [uuid],
    );
    expect(postings).toBe(JOB_POSTING_TABLE_ROWS);
    const [{ all }] = await test.database.manager.query(
      `select count(*)::int as all from job_postings where company_uuid = $1`,
      [uuid],
    );
    expect(all).toBe(JOB_POSTING_TABLE_ROWS);
    // A third time is more than a day holds.
    expect(await codeOf(rest(test, 'post', '/api/job-posting-rows', { rows: rows.slice(0, 1) }, owner))).toEqual([
      429,
      'TOO_MANY_REQUESTS',
    ]);
  }, 1_200_000);
});
