import { startApp, type TestApp } from '../../../test/app.js';
import { aModerator, answer, refusalOf } from '../../../test/board-factories.js';
import { query, rest } from '../../../test/client.js';
import { aCompany, anAdmin } from '../../../test/company-factories.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { aPost } from '../../../test/post-factories.js';
import { people, report, thePost } from '../../../test/report-factories.js';

const WORK = `mutation ($kind: DeskKind!, $uuid: ID!, $isWorking: Boolean!) {
  workAtDesk(kind: $kind, uuid: $uuid, isWorking: $isWorking) }`;
const READ = '{ readDeskWork { kind uuid user { uuid } } }';
const UNKNOWN = '0190f0f0-0000-7000-8000-000000000000';

let test: TestApp;
let first: TestUser;
let second: TestUser;
beforeAll(async () => {
  test = await startApp();
  [first, second] = [await anAdmin(test), await anAdmin(test)];
});
afterAll(() => test.stop());

const run = (sql: string, values: unknown[]) => test.database.manager.query(sql, values);
const work = (who: TestUser, kind: string, uuid: string, isWorking = true): Promise<boolean> =>
  answer(test, who, WORK, { kind, uuid, isWorking });
const seenBy = async (who: TestUser, uuid: string): Promise<string | undefined> =>
  (await answer(test, who, READ)).find((open: { uuid: string }) => open.uuid === uuid)?.user.uuid;

async function aCase(author: TestUser): Promise<string> {
  const [reporter = author] = await people(test, 1);
  const target = thePost((await aPost(test, author)).uuid);
  await report(test, reporter, target);
  return (await run('select uuid from report_cases where target_uuid = $1', [target.targetUuid]))[0].uuid;
}

describe('who has something open at the desk', () => {
  it('is said and seen by moderators alone, and of companies and rules by administrators', async () => {
    const uuid = await aCase(await aUser(test));
    const moderator = await aModerator(test);
    const company = await aCompany(test);
    for (const [document, variables] of [
      [READ, {}],
      [WORK, { kind: 'REPORT', uuid, isWorking: true }],
    ] as const) {
      expect((await refusalOf(test, {}, document, variables)).status).toBe(401);
      expect((await refusalOf(test, await aUser(test), document, variables)).code).toBe('FORBIDDEN');
    }
    for (const wrong of [
      { kind: 'REPORT', uuid: 'x' },
      { kind: 'NOTICE', uuid },
    ])
      expect((await query(test, WORK, { ...wrong, isWorking: true }, first)).status).toBe(400);
    for (const kind of ['COMPANY', 'VISA_RULE'])
      expect((await refusalOf(test, moderator, WORK, { kind, uuid: company.uuid, isWorking: true })).code).toBe(
        'FORBIDDEN',
      );
    expect(await work(first, 'COMPANY', company.uuid)).toBe(true);
    expect([await seenBy(moderator, company.uuid), await seenBy(second, company.uuid)]).toEqual([
      undefined,
      first.uuid,
    ]);
  });

  it('is one at a time, until they leave it or are silent, and the others are told once', async () => {
    const uuid = await aCase(await aUser(test));
    const toldOf = async () =>
      (
        await run(
          `select count(*)::int as n from live_events where name = 'desk' and user_uuid = $1 and data ->> 'uuid' = $2`,
          [second.uuid, uuid],
        )
      )[0].n;
    const before = await toldOf();
    expect([await work(first, 'REPORT', uuid), await work(first, 'REPORT', uuid)]).toEqual([true, true]);
    expect(await toldOf()).toBe(before + 1);
    expect([await work(second, 'REPORT', uuid), await seenBy(second, uuid)]).toEqual([false, first.uuid]);
    expect([await work(second, 'REPORT', uuid, false), await seenBy(second, uuid)]).toEqual([false, first.uuid]);
    expect([await work(first, 'REPORT', uuid, false), await seenBy(second, uuid)]).toEqual([true, undefined]);
    await work(first, 'REPORT', uuid);
    await run(`update desk_work set until = now() - interval '1 second' where subject_uuid = $1`, [uuid]);
    expect(await seenBy(second, uuid)).toBeUndefined();
    expect([await work(second, 'REPORT', uuid), await seenBy(first, uuid)]).toEqual([true, second.uuid]);
  });

  it('is one of two who open it at once', async () => {
    const uuid = await aCase(await aUser(test));
    const both = await Promise.all([work(first, 'REPORT', uuid), work(second, 'REPORT', uuid)]);
    expect(both.toSorted()).toEqual([false, true]);
  });

  it('is of what is there, and nobody’s own', async () => {
    expect(await work(first, 'REPORT', await aCase(first))).toBe(false);
    const company = await aCompany(test);
    await run(`update users set role = 'ADMIN' where uuid = $1`, [company.owner.uuid]);
    expect([await work(company.owner, 'COMPANY', company.uuid), await work(first, 'COMPANY', company.uuid)]).toEqual([
      false,
      true,
    ]);
    const suggester = await aModerator(test);
    const post = await aPost(test, await aUser(test));
    const suggested = { subjectType: 'post', subjectUuid: post.uuid, field: 'title', language: 'km', text: 'រដូវរងា' };
    const { body } = await rest(test, 'post', '/api/translation/suggest', suggested, suggester);
    expect([await work(suggester, 'SUGGESTION', body.uuid), await work(first, 'SUGGESTION', body.uuid)]).toEqual([
      false,
      true,
    ]);
    for (const kind of ['REPORT', 'COMPANY', 'SUGGESTION', 'VISA_RULE'])
      expect(await work(first, kind, UNKNOWN)).toBe(false);
  });
});
