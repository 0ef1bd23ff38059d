import { startApp, type TestApp } from './app.js';
import { aModerator, answer, refusalOf } from './board-factories.js';
import { rest } from './client.js';
import { anApprovedCompany, type TestCompany } from './company-factories.js';
import { aUser, type TestUser } from './factories.js';
import { aPosting, postingFields } from './job-posting-factories.js';
import { aPicture } from './post-factories.js';
import { caseOf, DECIDE, report, type Target } from './report-factories.js';

const CASE = 'query ($uuid: ID!) { readReportCase(uuid: $uuid) { isEdited } }';

let test: TestApp;
let moderator: TestUser;
let company: TestCompany;
beforeAll(async () => {
  test = await startApp();
  moderator = await aModerator(test);
  company = await anApprovedCompany(test);
});
afterAll(() => test.stop());

const run = (sql: string, values: unknown[]) => test.database.manager.query(sql, values);

/** A case of it, as a moderator has it before them. */
async function aCase(targetType: Target['targetType'], targetUuid: string, reporter?: TestUser) {
  const who = reporter ?? (await aUser(test));
  expect((await report(test, who, { targetType, targetUuid })).status).toBe(201);
  const { uuid, updatedAt: seenAt } = await caseOf(test, moderator, { targetType, targetUuid });
  return { uuid, seenAt };
}
const isEdited = async ({ uuid }: { uuid: string }) => (await answer(test, moderator, CASE, { uuid })).isEdited;
const decide = async (seen: object) => (await refusalOf(test, moderator, DECIDE, { ...seen, decision: 'WARN' })).code;

const change = async (uuid: string, changes: Record<string, unknown>) =>
  expect((await rest(test, 'put', `/api/job-posting/${uuid}`, postingFields(changes), company.owner)).status).toBe(200);
const turn = async (uuid: string, body: object) =>
  expect((await rest(test, 'put', `/api/job-posting/${uuid}/state`, body, company.owner)).status).toBe(200);

/** As an import or the state of a source leaves it: touched, and the same to read. */
const touch = (uuid: string) =>
  run(
    `update job_postings set updated_at = clock_timestamp(), closed_at = now(), is_public = false, title = title || '{"en": "Welder"}' where uuid = $1`,
    [uuid],
  );

describe('a case whose posting reads as it was reported', () => {
  it.each([
    [
      'closed and opened again',
      async (uuid: string) => {
        await turn(uuid, { state: 'CLOSED' });
        await turn(uuid, { state: 'OPEN' });
      },
    ],
    ['filled', (uuid: string) => turn(uuid, { state: 'CLOSED', isFilled: true })],
    ['given other pay and another deadline', (uuid: string) => change(uuid, { salaryAmountMin: 2_700_000 })],
    ['imported again, hidden or translated', touch],
  ])('is not said to be changed where it was %s', async (_, act) => {
    const { uuid } = await aPosting(test, company);
    const seen = await aCase('job-posting', uuid);
    await act(uuid);
    expect(await isEdited(seen)).toBe(false);
    expect(await decide(seen)).toBeUndefined();
  });
});

describe('a case whose posting reads otherwise', () => {
  it.each([
    ['its title', { title: '사무 보조' }],
    ['its description', { description: '돈을 먼저 보내세요' }],
    ['what it says besides', { extraInfo: '돈을 먼저 보내세요' }],
    ['where it is', { regions: [{ region: '경기 수원시 장안구 정자로 1', detailRegion: '010-0000-0000' }] }],
  ])('says so after %s was changed, and is decided as it reads now', async (_, changes) => {
    const { uuid } = await aPosting(test, company);
    const seen = await aCase('job-posting', uuid);
    await change(uuid, changes);
    expect(await isEdited(seen)).toBe(true);
    expect(await decide(seen)).toBe('CHANGED_MEANWHILE');
  });
});

describe('a case about a person or a company', () => {
  it('says that the picture was replaced or the name changed', async () => {
    const person = await aUser(test);
    const set = (body: object) => rest(test, 'put', '/api/user', body, person);
    await set({ profileImageUrl: await aPicture(test, person, 'profile') });
    const seen = await aCase('user', person.uuid);
    expect(await isEdited(seen)).toBe(false);
    expect((await set({ language: 'km' })).status).toBe(200);
    expect(await isEdited(seen)).toBe(false);
    await set({ profileImageUrl: await aPicture(test, person, 'profile') });
    expect(await isEdited(seen)).toBe(true);
    expect(await decide(seen)).toBe('CHANGED_MEANWHILE');
  });

  it('may be reported anew after it was kept, once the picture is another one', async () => {
    const [person, reporter] = [await aUser(test), await aUser(test)];
    const seen = await aCase('user', person.uuid, reporter);
    await answer(test, moderator, DECIDE, { ...seen, decision: 'KEEP' });
    const again = () => report(test, reporter, { targetType: 'user', targetUuid: person.uuid });
    const first = (await again()).body.uuid as string;
    await rest(test, 'put', '/api/user', { profileImageUrl: await aPicture(test, person, 'profile') }, person);
    expect((await again()).body.uuid).not.toBe(first);
  });
});
