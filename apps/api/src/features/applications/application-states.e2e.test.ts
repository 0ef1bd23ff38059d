import { startApp, type TestApp } from '../../../test/app.js';
import { applyTo, readApplication, setState } from '../../../test/application-factories.js';
import { aModerator } from '../../../test/board-factories.js';
import { codeOf, query, rest } from '../../../test/client.js';
import { anApprovedCompany, type TestCompany } from '../../../test/company-factories.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { aPosting } from '../../../test/job-posting-factories.js';
import { decide, hide, type Target } from '../../../test/report-factories.js';
import { aResume, aResumeFile } from '../../../test/resume-factories.js';
import { ApplicationTextsService } from './application-texts.service.js';
import { ApplicationsService } from './applications.service.js';

let test: TestApp;
let company: TestCompany;
let posting: string;
let seeker: TestUser;
let file: string;
let uuid: string;
beforeAll(async () => {
  test = await startApp();
  company = await anApprovedCompany(test);
});
beforeEach(async () => {
  seeker = await aUser(test);
  posting = (await aPosting(test, company)).uuid;
  file = await aResumeFile(test, seeker);
  await aResume(test, seeker, { files: [file] });
  uuid = (await applyTo(test, posting, seeker, { message: 'សួស្តី' })).body.uuid as string;
});
afterAll(() => test.stop());

const inThreeDays = () => new Date(Date.now() + 3 * 86_400_000).toISOString();
const closeOver = async () => {
  while ((await test.app.get(ApplicationsService).closeOver()) > 0);
};
const sentResumes = async () =>
  (
    await test.database.manager.query('select 1 from resumes where user_uuid = $1 and sent_at is not null', [
      seeker.uuid,
    ])
  ).length as number;

async function newsOf(person: TestUser) {
  const { data } = await query(
    test,
    '{ readReceivedNotifications { items { type path isReadByReceiver messageEn messageKo } } }',
    {},
    person,
  );
  return data['readReceivedNotifications'].items as {
    type: string;
    path: string;
    isReadByReceiver: boolean;
    messageEn: string;
    messageKo: string;
  }[];
}

describe('what the two sides are told', () => {
  const title = '주말 도우미';
  const toldOf = async (person: TestUser) => (await newsOf(person))[0]?.messageKo;
  beforeEach(async () => {
    await test.database.manager.query(
      `update job_postings set title = jsonb_build_object(original_language, $2::text) where uuid = $1`,
      [posting, title],
    );
  });

  it('says who has done what about which job, as it stands', async () => {
    const name = company.fields.companyName;
    const { nickname } = (await readApplication(test, uuid, company.owner)).seeker;
    await setState(test, uuid, company.owner, 'read');
    expect(await toldOf(seeker)).toBe(`${name}: 지원서를 읽었어요 · ${title}`);
    await setState(test, uuid, company.owner, 'talk', { interviewAt: inThreeDays() });
    expect(await toldOf(seeker)).toBe(`${name}: 면접 시간을 제안했어요 · ${title}`);
    await rest(test, 'post', `/api/application/${uuid}/notes`, { template: 'RECEIVED' }, company.owner);
    expect(await toldOf(seeker)).toBe(`${name}: 지원에 관해 쪽지를 보냈어요 · ${title}`);
    await rest(test, 'post', `/api/application/${uuid}/notes`, { question: 'DAYS' }, seeker);
    expect(await toldOf(company.owner)).toBe(`${nickname}님이 지원에 관해 쪽지를 보냈어요 · ${title}`);
    await setState(test, uuid, company.owner, 'offer');
    expect(await toldOf(seeker)).toBe(`${name}: 채용을 제안했어요 · ${title}`);
    expect((await newsOf(seeker))[0]?.messageEn).toBe(`${name} offers you the job · ${title}`);
    await setState(test, uuid, seeker, 'accepted');
    expect(await toldOf(company.owner)).toBe(`${nickname}님이 채용 제안을 수락했어요 · ${title}`);
  });

  it('tells the company of all who wait for an answer to one posting by one line', async () => {
    const second = await aUser(test);
    await aResume(test, second);
    await applyTo(test, posting, second);
    const told = (await newsOf(company.owner)).filter(({ path }) => path === `/inbox/${posting}`);
    expect(told.map(({ messageKo }) => messageKo)).toEqual([`답을 기다리는 지원자: 2명 · ${title}`]);
  });

  it('says nothing of it to who works for the company no more', async () => {
    await setState(test, uuid, seeker, 'withdrawn');
    expect(await toldOf(company.owner)).toMatch(/지원을 취소했어요/);
    await test.database.manager.query(
      `update notifications set receiver_uuid = $1, from_user_uuid = $1 where receiver_uuid = $2 and cause_uuid = $3`,
      [seeker.uuid, company.owner.uuid, posting],
    );
    expect((await newsOf(seeker))[0]?.messageKo).toBe('지원에 새 소식이 있어요.');
  });
});

describe('PUT /api/application/{uuid}/state', () => {
  it('requires sign-in, and is not there for others', async () => {
    const seenAt = new Date().toISOString();
    const body = { state: 'read', seenAt };
    expect(await codeOf(rest(test, 'put', `/api/application/${uuid}/state`, body))).toEqual([401, 'UNAUTHENTICATED']);
    expect(await codeOf(setState(test, uuid, await aUser(test), 'read'))).toEqual([404, 'NOT_FOUND']);
  });

  it.each([
    ['no such state', { state: 'hired' }],
    ['a decision without what was seen', { state: 'read', seenAt: undefined }],
    ['a refusal without a reason', { state: 'declined' }],
    ['a reason that is none of ours', { state: 'declined', reason: 'TOO_OLD' }],
    ['a reason for something else', { state: 'read', reason: 'OTHER' }],
    ['an interview that nobody talks about', { state: 'read', interviewAt: inThreeDays() }],
    ['an interview at a time that is over', { state: 'talk', interviewAt: '1990-01-01T05:00:00Z' }],
  ])('rejects %s', async (_, { state, ...changes }) => {
    expect(await codeOf(setState(test, uuid, company.owner, state, changes))).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('lets each side take its own steps alone, one after the other', async () => {
    expect(await codeOf(setState(test, uuid, seeker, 'offer'))).toEqual([403, 'FORBIDDEN']);
    expect(await codeOf(setState(test, uuid, company.owner, 'accepted'))).toEqual([403, 'FORBIDDEN']);
    expect(await codeOf(setState(test, uuid, company.owner, 'closed'))).toEqual([403, 'FORBIDDEN']);
    expect(await codeOf(setState(test, uuid, seeker, 'accepted'))).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('is refused where somebody was faster', async () => {
    const { updatedAt } = await readApplication(test, uuid, company.owner);
    await setState(test, uuid, company.owner, 'read');
    const late = setState(test, uuid, company.owner, 'offer', { seenAt: updatedAt });
    expect(await codeOf(late)).toEqual([409, 'CHANGED_MEANWHILE']);
    const seenAt = (await readApplication(test, uuid, company.owner)).updatedAt as string;
    const both = await Promise.all([
      codeOf(setState(test, uuid, company.owner, 'offer', { seenAt })),
      codeOf(setState(test, uuid, seeker, 'withdrawn', { seenAt })),
    ]);
    expect(both.map(([status]) => status).sort()).toEqual([200, 409]);
  });

  it('goes the whole way, seen by both with its times, and ends there', async () => {
    const interviewAt = inThreeDays();
    await setState(test, uuid, company.owner, 'read');
    await setState(test, uuid, company.owner, 'talk', { interviewAt });
    await setState(test, uuid, company.owner, 'offer');
    expect((await setState(test, uuid, seeker, 'accepted')).status).toBe(200);
    for (const side of [seeker, company.owner]) {
      expect(await readApplication(test, uuid, side)).toMatchObject({
        ...{ state: 'accepted', interviewAt, readAt: expect.any(String), answeredAt: expect.any(String) },
        history: ['sent', 'read', 'talk', 'offer', 'accepted'].map((state, index) => ({
          state,
          by: index % 4 === 0 ? 'seeker' : 'company',
        })),
      });
      expect((await newsOf(side))[0]).toMatchObject({ type: 'Application State', path: `/application/${uuid}` });
    }
    expect(await codeOf(setState(test, uuid, seeker, 'withdrawn'))).toEqual([409, 'APPLICATION_CLOSED']);
  });

  it('says why it is declined', async () => {
    await setState(test, uuid, company.owner, 'declined', { reason: 'SCHEDULE' });
    expect(await readApplication(test, uuid, seeker)).toMatchObject({ state: 'declined', reason: 'SCHEDULE' });
  });

  it('takes everything back that was sent, at once', async () => {
    await setState(test, uuid, seeker, 'withdrawn');
    expect(await readApplication(test, uuid, company.owner)).toMatchObject({ resume: null, message: '' });
    expect(await sentResumes()).toBe(0);
    expect(await test.app.get(ApplicationTextsService).lock(uuid)).toBeNull();
    // The one that is changed still shows it.
    expect((await rest(test, 'get', file, undefined, seeker)).status).toBe(200);
  });
});

describe('an application that has nothing to wait for', () => {
  it.each([
    [
      'a filled position',
      `update job_postings set closed_at = now(), is_filled = true where uuid = $1`,
      'POSITION_FILLED',
    ],
    ['a closed posting', `update job_postings set closed_at = now() where uuid = $1`, 'POSTING_CLOSED'],
    ['a removed posting', `update job_postings set deleted_at = now() where uuid = $1`, 'POSTING_REMOVED'],
    ['a blocked posting', `update job_postings set blocked_at = now() where uuid = $1`, 'POSTING_REMOVED'],
    [
      'a deadline long ago',
      `update job_postings set deadline_date = current_date - 40 where uuid = $1`,
      'POSTING_ENDED',
    ],
  ])('is closed by %s, and both are told', async (_, sql, reason) => {
    await newsOf(seeker);
    await test.database.manager.query(sql, [posting]);
    await closeOver();
    expect(await readApplication(test, uuid, seeker)).toMatchObject({
      ...{ state: 'closed', reason },
      history: [{ by: 'seeker' }, { state: 'closed', by: 'system' }],
    });
    expect((await newsOf(seeker))[0]).toMatchObject({ type: 'Application State', isReadByReceiver: false });
  });

  it('is closed by a block, which neither is told', async () => {
    await rest(test, 'post', `/api/user/block/${company.owner.uuid}`, {}, seeker);
    await closeOver();
    expect(await readApplication(test, uuid, seeker)).toMatchObject({ state: 'closed', reason: 'UNAVAILABLE' });
  });

  it('waits while reports alone hide its posting, and is closed by the decision', async () => {
    const target: Target = { targetType: 'job-posting', targetUuid: posting };
    await hide(test, target);
    await closeOver();
    expect(await readApplication(test, uuid, seeker)).toMatchObject({ state: 'sent' });
    await decide(test, await aModerator(test), target, 'HIDE');
    await closeOver();
    expect(await readApplication(test, uuid, seeker)).toMatchObject({ state: 'closed', reason: 'POSTING_REMOVED' });
  });

  it('stays open while its posting is, also for some days after the deadline', async () => {
    await test.database.manager.query(`update job_postings set deadline_date = current_date - 10 where uuid = $1`, [
      posting,
    ]);
    await closeOver();
    expect(await readApplication(test, uuid, seeker)).toMatchObject({ state: 'sent' });
  });
});

describe('a company that does not answer', () => {
  const waited = (days: number) =>
    test.database.manager.query(`update applications set created_at = now() - $2 * interval '1 day' where uuid = $1`, [
      uuid,
      days,
    ]);
  const remind = async () => {
    while ((await test.app.get(ApplicationsService).remind()) > 0);
  };

  async function reminders(): Promise<unknown[]> {
    const asked = '{ readMyCompanyNotifications { items { type jobPostingUuid } } }';
    const { data } = await query(test, asked, {}, company.owner);
    const items = data['readMyCompanyNotifications'].items as { type: string; jobPostingUuid: string | null }[];
    return items.filter(({ type, jobPostingUuid }) => type === 'applicationReminder' && jobPostingUuid === posting);
  }

  it('is reminded of it after three days, once', async () => {
    await waited(2);
    await remind();
    expect(await reminders()).toEqual([]);
    await waited(4);
    await remind();
    await remind();
    expect(await reminders()).toHaveLength(1);
  });

  it('is not reminded of what it has answered', async () => {
    await setState(test, uuid, company.owner, 'talk');
    await waited(4);
    await remind();
    expect(await reminders()).toEqual([]);
  });
});

describe('how fast a company answers', () => {
  it('is the median of its latest answers, from five on', async () => {
    const another = await anApprovedCompany(test);
    const { uuid: job } = await aPosting(test, another);
    const answeredAfter = async (hours: number) => {
      const person = await aUser(test);
      await aResume(test, person);
      const { body } = await applyTo(test, job, person);
      await test.database.manager.query(
        `update applications set answered_at = created_at + $2 * interval '1 hour' where uuid = $1`,
        [body.uuid, hours],
      );
    };
    const known = async () => {
      await test.app.get(ApplicationsService).measureAnswers();
      const { data } = await query(test, `{ readJobPosting(uuid: "${job}") { company { answerHours } } }`);
      return data['readJobPosting'].company.answerHours as number | null;
    };
    for (const hours of [1, 2, 30, 90]) await answeredAfter(hours);
    expect(await known()).toBeNull();
    await answeredAfter(20);
    expect(await known()).toBe(20);
  });
});

describe('what was sent', () => {
  it('goes half a year after the end, by itself', async () => {
    await setState(test, uuid, company.owner, 'declined', { reason: 'OTHER' });
    const forget = () => test.app.get(ApplicationsService).forgetEnded();
    await forget();
    expect(await sentResumes()).toBe(1);
    await test.database.manager.query(
      `update applications set ended_at = now() - interval '181 days' where uuid = $1`,
      [uuid],
    );
    await forget();
    expect(await readApplication(test, uuid, seeker)).toMatchObject({ state: 'declined', resume: null, message: '' });
    expect(await sentResumes()).toBe(0);
  });

  it('goes with the account', async () => {
    await rest(test, 'delete', '/api/user', { posts: 'delete' }, seeker);
    expect(await readApplication(test, uuid, company.owner)).toBeNull();
    expect(await sentResumes()).toBe(0);
  });
});
