import { asOwner } from '../../../test/as-owner.js';
import { startApp, type TestApp } from '../../../test/app.js';
import { codeOf } from '../../../test/client.js';
import { applyTo } from '../../../test/application-factories.js';
import { anApprovedCompany, type TestCompany } from '../../../test/company-factories.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { aPosting } from '../../../test/job-posting-factories.js';
import { planOf } from '../../../test/plans.js';
import { aResume } from '../../../test/resume-factories.js';
import { CONVERSATIONS } from '../notes/conversations.queries.js';
import { NOTES_OF_APPLICATION } from './application-notes.queries.js';
import { OF_POSTING, OF_SEEKER } from './applications.queries.js';

let test: TestApp;
let company: TestCompany;
let posting: string;
let seeker: TestUser;
let sent: string;
// Two thousand applications of the past, which were withdrawn: the index has to part them from the few that are asked for.
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_FACTOR: '1' });
  company = await anApprovedCompany(test);
  posting = (await aPosting(test, company)).uuid;
  seeker = await aUser(test);
  await aResume(test, seeker);
  const { uuid } = (await applyTo(test, posting, seeker)).body as { uuid: string };
  sent = uuid;
  await test.database.manager.query(
    `insert into applications select made.* from applications a, generate_series(1, 2000) n, lateral jsonb_populate_record(a,
      jsonb_build_object('uuid', uuidv7(n * interval '1 microsecond'), 'state', 'withdrawn', 'ended_at', now(), 'resume_uuid', null,
        'message', '{}'::jsonb, 'created_at', now() - n * interval '1 minute', 'last_note_at', now() - n * interval '1 minute')) made
     where a.uuid = $1`,
    [uuid],
  );
  await test.database.manager.query(
    `insert into application_notes (application_uuid, author_uuid, by, original_language, content, created_at, read_at)
     select a.uuid, a.seeker_uuid, 'seeker', 'en', '{"en": "A"}', now() - n * interval '1 minute', case when n > 9 then now() end
     from applications a, generate_series(1, 2000) n where a.uuid = $1`,
    [uuid],
  );
  await asOwner(test, 'analyze applications, application_notes');
});
afterAll(() => test.stop());

const page = { state: null, skip: 0, limit: 11, wantsHistory: false };

describe('a page of applications comes from the index of its list, in order', () => {
  it('of a seeker', async () => {
    const plan = await planOf(test, OF_SEEKER, { ...page, viewer: seeker.uuid, posting: null });
    expect(plan).toContain('"Index Name":"ix_applications_of_seeker"');
    expect(plan).not.toMatch(/"Node Type":"Sort"[^{]*"Sort Key":\["a\./);
  });

  it('of a posting', async () => {
    const plan = await planOf(test, OF_POSTING, { ...page, viewer: company.owner.uuid, posting });
    expect(plan).toContain('"Index Name":"ix_applications_of_posting"');
    expect(plan).not.toMatch(/"Node Type":"Sort"[^{]*"Sort Key":\["\(+a\./);
  });

  it('of what the two sides write', async () => {
    const { skip, limit } = page;
    const values = { skip, limit, viewer: seeker.uuid, application: sent };
    expect(await planOf(test, NOTES_OF_APPLICATION, values)).toContain('"Index Name":"ix_application_notes_newest"');
  });
});

describe('the list of conversations', () => {
  it('reads the latest of each side from its own index, and of what was written the last alone', async () => {
    for (const viewer of [seeker.uuid, company.owner.uuid]) {
      const values = { viewer, keyword: null, areFriends: null, skip: 0, limit: 11 };
      const plan = await planOf(test, CONVERSATIONS, values);
      expect(plan).toContain('"Index Name":"ix_applications_notes_of_seeker"');
      expect(plan).toContain('"Index Name":"ix_applications_notes_of_company"');
      expect(plan).toContain('ix_application_notes_newest');
      expect(plan).toContain('ix_application_notes_unread');
      expect(plan).not.toMatch(/"Sort Key":\["a_?\d*\.last_note_at|"Seq Scan"[^{]*"Relation Name":"application/);
    }
  });
});

describe('more applications than one can write in a day', () => {
  it('are refused, also where those before were withdrawn', async () => {
    const other = (await aPosting(test, company)).uuid;
    expect(await codeOf(applyTo(test, other, seeker))).toEqual([429, 'TOO_MANY_APPLICATIONS']);
  });
});
