import { JOB_FILTER_NAMES } from '@haiko/shared/jobFilters';
import { asOwner } from '../../../test/as-owner.js';
import { startApp, type TestApp } from '../../../test/app.js';
import { anApprovedCompany } from '../../../test/company-factories.js';
import { aPosting } from '../../../test/job-posting-factories.js';
import { planOf } from '../../../test/plans.js';
import { found } from '../../platform/errors/app-error.js';
import { MATCHES } from './job-alerts.queries.js';
import { LOCK_DUE } from './job-alerts.statements.js';
import { searchValues } from '../job-search/job-search.queries.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

let test: TestApp;
// Ten days of postings, one every few minutes: enough that the last day is worth an index.
beforeAll(async () => {
  test = await startApp();
  const { uuid } = await aPosting(test, await anApprovedCompany(test));
  await test.database.execute(
    `insert into job_postings select made.* from job_postings p, generate_series(1, 1500) n,
       lateral jsonb_populate_record(p, jsonb_build_object('uuid', uuidv7(), 'search_text', '용접',
         'search_grams', array[n % 7], 'description', '{"ko": "x"}'::jsonb, 'arrived_at', now() - n * interval '10 minutes')) made
     where p.uuid = $1`,
    [uuid],
  );
  await asOwner(test, 'analyze job_postings');
});
afterAll(() => test.stop());

describe('the daily look at kept searches', () => {
  it.each([0, ...JOB_FILTER_NAMES.map((_, index) => index + 1)])(
    'reads new postings alone, from their index, with %i filters',
    async (groups) => {
      const facets = Array.from({ length: groups }, () => [100_011]);
      const values = { after: new Date(Date.now() - DAY_MS), upTo: new Date(), patterns: ['%용접%'] };
      const plan = await planOf(test, found(MATCHES[groups]), searchValues(facets, values));
      expect(plan).toContain('"Index Name":"ix_job_postings_arrived"');
      expect(plan).toContain('(arrived_at > ');
      expect(plan).not.toContain('Seq Scan');
    },
  );

  it('finds what is due from its index', async () => {
    const plan = await test.database.transaction(async () => {
      // The table is small here.
      await test.database.execute('set local enable_seqscan = off', []);
      return planOf(test, LOCK_DUE, { batch: 50 });
    });
    expect(plan).toContain('"Index Name":"ix_job_alerts_checked"');
  });
});
