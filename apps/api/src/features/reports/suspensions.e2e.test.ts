import { REPORT_SUSPENSION_DAYS } from '@haiko/shared/limits';
import { startApp, type TestApp } from '../../../test/app.js';
import { aModerator, anAdmin, answer } from '../../../test/board-factories.js';
import { rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { aPost } from '../../../test/post-factories.js';
import {
  caseOf,
  decideCase,
  decide,
  people,
  report,
  type Target,
  thePost,
  theUser,
} from '../../../test/report-factories.js';

const AUDIT = `query ($targetUuid: ID) { readAuditLog(targetUuid: $targetUuid) { items { action detail } } }`;
const SUSPEND = `mutation ($uuid: ID!, $until: DateTime) {
  suspendUser(uuid: $uuid, until: $until, reason: "${NINE_SCRIPTS.th}") { suspendedUntil }
}`;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

let test: TestApp;
let moderator: TestUser;
beforeAll(async () => {
  test = await startApp();
  moderator = await aModerator(test);
});
afterAll(() => test.stop());

/** Somebody, and as many of their posts, each reported once. */
async function reported(count: number): Promise<[TestUser, Target[]]> {
  const [author, [reporter = moderator]] = [await aUser(test), await people(test, 1)];
  const targets: Target[] = [];
  while (targets.length < count) {
    const target = thePost((await aPost(test, author, { content: NINE_SCRIPTS.bn })).uuid);
    await report(test, reporter, target);
    targets.push(target);
  }
  return [author, targets];
}
const daysLeft = async ({ uuid }: TestUser): Promise<number | null> => {
  const [{ days }] = await test.database.manager.query(
    'select round(extract(epoch from suspended_until - now()) / 86400)::int as days from users where uuid = $1',
    [uuid],
  );
  return days;
};
const canWrite = async (author: TestUser) =>
  (await rest(test, 'put', '/api/user', { language: 'km' }, author)).body.code !== 'ACCOUNT_SUSPENDED';
const auditOf = async (targetUuid: string): Promise<string[]> => {
  const { items } = await answer(test, moderator, AUDIT, { targetUuid });
  return items.map(({ action, detail }: { action: string; detail: string }) => `${action} ${detail}`);
};

describe('a suspension by a decision', () => {
  it.each(['KEEP', 'HIDE', 'DELETE', 'WARN'])(
    'ends when the decision becomes %s, and that is written down',
    async (to) => {
      const [author, [target = theUser('')]] = await reported(1);
      await decide(test, moderator, target, 'SUSPEND');
      expect(await canWrite(author)).toBe(false);
      await decide(test, moderator, target, to, NINE_SCRIPTS.vi);
      expect([await canWrite(author), await daysLeft(author)]).toEqual([true, null]);
      expect(await auditOf(author.uuid)).toContain(`endSuspension ${to}: ${NINE_SCRIPTS.vi}`);
      const before = await auditOf(author.uuid);
      await decide(test, moderator, target, 'KEEP');
      expect(await auditOf(author.uuid)).toEqual(before);
    },
  );

  it('goes on while another decision suspends as well', async () => {
    const [author, [one = theUser(''), other = theUser('')]] = await reported(2);
    await decide(test, moderator, one, 'SUSPEND');
    await decide(test, moderator, other, 'SUSPEND');
    await decide(test, moderator, other, 'KEEP');
    expect([await canWrite(author), await daysLeft(author)]).toEqual([false, REPORT_SUSPENSION_DAYS]);
    expect((await auditOf(author.uuid))[0]).toMatch(/^endSuspension KEEP, others until \d{4}-/);
    await decide(test, moderator, one, 'HIDE');
    expect(await canWrite(author)).toBe(true);
  });

  it('leaves alone what was said of the person directly, before or after', async () => {
    const [author, [target = theUser('')]] = await reported(1);
    await answer(test, moderator, SUSPEND, { uuid: author.uuid, until: inDays(7) });
    await decide(test, moderator, target, 'SUSPEND');
    expect(await daysLeft(author)).toBe(REPORT_SUSPENSION_DAYS);
    await decide(test, moderator, target, 'KEEP');
    expect([await canWrite(author), await daysLeft(author)]).toEqual([false, 7]);
    await decide(test, moderator, target, 'SUSPEND');
    await answer(test, moderator, SUSPEND, { uuid: author.uuid, until: inDays(3) });
    await decide(test, moderator, target, 'KEEP');
    // The week that was said first.
    expect(await daysLeft(author)).toBe(7);
  });

  it('is over when an admin ends it; changing the decision later says nothing more', async () => {
    const [author, [target = theUser('')]] = await reported(1);
    const { uuid } = await decide(test, moderator, target, 'SUSPEND');
    const path = `/api/user/${author.uuid}`;
    expect((await rest(test, 'put', path, { suspendedUntil: null }, await anAdmin(test))).status).toBe(200);
    expect(await canWrite(author)).toBe(true);
    await decideCase(test, moderator, uuid, 'KEEP');
    expect((await auditOf(author.uuid))[0]).toBe('updateUser suspendedUntil');
    await decideCase(test, moderator, uuid, 'SUSPEND');
    expect(await canWrite(author)).toBe(false);
  });

  it('is right after decisions about many things of one person at the same moment', async () => {
    const [author, targets] = await reported(6);
    const cases = await Promise.all(targets.map((target) => caseOf(test, moderator, target)));
    const decideAll = (decision: (index: number) => string) =>
      Promise.all(cases.map(({ uuid }, index) => decideCase(test, moderator, uuid, decision(index))));
    await decideAll(() => 'SUSPEND');
    await decideAll((index) => (index === 0 ? 'SUSPEND' : 'KEEP'));
    expect(await daysLeft(author)).toBe(REPORT_SUSPENSION_DAYS);
    await Promise.all([
      decideAll(() => 'KEEP'),
      answer(test, moderator, SUSPEND, { uuid: author.uuid, until: inDays(90) }),
    ]);
    expect(await daysLeft(author)).toBe(90);
    await answer(test, moderator, SUSPEND, { uuid: author.uuid, until: inDays(1) });
    expect(await daysLeft(author)).toBe(90);
  });

  it('of a profile ends like any other, and a decision about somebody who has left goes through', async () => {
    const [author, [reporter = moderator]] = [await aUser(test), await people(test, 1)];
    await report(test, reporter, theUser(author.uuid));
    const { uuid } = await decide(test, moderator, theUser(author.uuid), 'SUSPEND');
    await decideCase(test, moderator, uuid, 'WARN');
    expect(await canWrite(author)).toBe(true);
    await decideCase(test, moderator, uuid, 'SUSPEND');
    // Only administrators let a suspended person go on; leaving is open to everybody.
    const goodbye = { posts: 'keep', password: author.password };
    expect((await rest(test, 'delete', '/api/user', goodbye, author)).status).toBe(204);
    await decideCase(test, moderator, uuid, 'KEEP');
    const left = await test.database.manager.query('select 1 from suspensions where user_uuid = $1', [author.uuid]);
    expect(left).toEqual([]);
  });
});

describe('of several suspensions', () => {
  const FOR_GOOD = '9999-12-31T00:00:00.000Z';
  const inForce = async ({ uuid }: TestUser): Promise<string | null> => {
    const sql = 'select suspended_until as until from users where uuid = $1';
    return (await test.database.manager.query(sql, [uuid]))[0].until?.toISOString() ?? null;
  };

  it('the one that ends last is in force, and the audit log says so of a shorter one', async () => {
    const author = await aUser(test);
    await answer(test, moderator, SUSPEND, { uuid: author.uuid });
    const until = inDays(1);
    const { suspendedUntil } = await answer(test, moderator, SUSPEND, { uuid: author.uuid, until });
    expect([suspendedUntil, await inForce(author)]).toEqual([FOR_GOOD, FOR_GOOD]);
    expect(await auditOf(author.uuid)).toEqual([
      `suspendUser until ${until}: ${NINE_SCRIPTS.th}, others for good`,
      `suspendUser for good: ${NINE_SCRIPTS.th}`,
    ]);
  });

  it('a decision about a post leaves the one that is for good', async () => {
    const [author, [target = theUser('')]] = await reported(1);
    await answer(test, moderator, SUSPEND, { uuid: author.uuid });
    await decide(test, moderator, target, 'SUSPEND');
    expect(await inForce(author)).toBe(FOR_GOOD);
    expect((await auditOf(author.uuid))[0]).toBe(
      `suspendUser ${REPORT_SUSPENSION_DAYS} days, SUSPEND, others for good`,
    );
  });

  it('one that is decided again, as after an appeal, is not over sooner', async () => {
    const author = await aUser(test);
    await answer(test, moderator, SUSPEND, { uuid: author.uuid });
    const sql = `select uuid from report_cases where target_uuid = $1`;
    const [{ uuid }] = await test.database.manager.query(sql, [author.uuid]);
    await decideCase(test, await aModerator(test), uuid, 'SUSPEND');
    expect(await inForce(author)).toBe(FOR_GOOD);
    await decideCase(test, await aModerator(test), uuid, 'KEEP');
    expect(await inForce(author)).toBeNull();
  });

  it('one that an appeal leaves ends when it would have, also where it is over or was ended', async () => {
    const admin = await anAdmin(test);
    const upheld = async (until: string, meanwhile: (author: TestUser) => Promise<unknown>) => {
      const author = await aUser(test);
      await answer(test, moderator, SUSPEND, { uuid: author.uuid, until });
      const sql = 'select uuid from report_cases where target_uuid = $1';
      const [{ uuid }] = await test.database.manager.query(sql, [author.uuid]);
      const appeal = await rest(test, 'post', `/api/report/${uuid}/appeal`, { text: NINE_SCRIPTS.km }, author);
      expect(appeal.status).toBe(204);
      await meanwhile(author);
      await decideCase(test, await aModerator(test), uuid, 'SUSPEND');
      return author;
    };
    const day = inDays(1);
    expect(await inForce(await upheld(day, async () => {}))).toBe(day);
    const over = await upheld(inDays(7), ({ uuid }) =>
      test.database.manager.query(
        `with own as (update suspensions set until = now() - interval '1 hour' where user_uuid = $1)
        update users set suspended_until = now() - interval '1 hour' where uuid = $1`,
        [uuid],
      ),
    );
    expect(await canWrite(over)).toBe(true);
    const ended = await upheld(inDays(7), ({ uuid }) =>
      rest(test, 'put', `/api/user/${uuid}`, { suspendedUntil: null }, admin),
    );
    expect([await canWrite(ended), await inForce(ended)]).toEqual([true, null]);
  });

  it('one whose reason is decided anew ends when it would have', async () => {
    const [author, day] = [await aUser(test), inDays(1)];
    await answer(test, moderator, SUSPEND, { uuid: author.uuid, until: day });
    const sql = 'select uuid from report_cases where target_uuid = $1';
    const [{ uuid }] = await test.database.manager.query(sql, [author.uuid]);
    await decideCase(test, moderator, uuid, 'SUSPEND');
    expect(await inForce(author)).toBe(day);
  });

  it('an administrator sets the one that is in force, and the audit log says what it replaces', async () => {
    const [author, admin, until] = [await aUser(test), await anAdmin(test), inDays(2)];
    await answer(test, moderator, SUSPEND, { uuid: author.uuid });
    const sooner = { suspendedUntil: until, seenUntil: FOR_GOOD };
    const { body } = await rest(test, 'put', `/api/user/${author.uuid}`, sooner, admin);
    expect([body.suspendedUntil, await inForce(author)]).toEqual([until, until]);
    expect(await auditOf(author.uuid)).toContain(`suspendUser until ${until}, instead of for good`);
  });

  it('an administrator shortens none that they have not seen, and leaves nothing half done', async () => {
    const [author, admin, day, week] = [await aUser(test), await anAdmin(test), inDays(1), inDays(7)];
    const set = async (suspendedUntil: string, seenUntil?: string | null) => {
      const body = { suspendedUntil, seenUntil, language: 'km' };
      return (await rest(test, 'put', `/api/user/${author.uuid}`, body, admin)).body.code ?? (await inForce(author));
    };
    expect(await set(week, day)).toBe('CHANGED_MEANWHILE');
    expect([await inForce(author), await auditOf(author.uuid)]).toEqual([null, []]);
    expect(await set(day)).toBe(day);
    await answer(test, moderator, SUSPEND, { uuid: author.uuid, until: week });
    for (const seen of [day, null, undefined]) expect(await set(inDays(2), seen)).toBe('CHANGED_MEANWHILE');
    expect(await inForce(author)).toBe(week);
    expect(await set(day, week)).toBe(day);
    // Longer ones take nothing from anybody's decision.
    expect(await set(FOR_GOOD)).toBe(FOR_GOOD);
  });

  it('an administrator ends the one that they have seen, and no other', async () => {
    const [author, admin] = [await aUser(test), await anAdmin(test)];
    const end = (seenUntil?: string | null) =>
      rest(test, 'put', `/api/user/${author.uuid}`, { suspendedUntil: null, seenUntil }, admin);
    const week = inDays(7);
    await answer(test, moderator, SUSPEND, { uuid: author.uuid, until: week });
    await answer(test, moderator, SUSPEND, { uuid: author.uuid });
    const { status, body } = await end(week);
    expect([status, body.code, await inForce(author)]).toEqual([409, 'CHANGED_MEANWHILE', FOR_GOOD]);
    expect([(await end(FOR_GOOD)).status, await inForce(author)]).toEqual([200, null]);
    expect((await end(FOR_GOOD)).body.code).toBe('CHANGED_MEANWHILE');
    expect([(await end()).status, (await end(null)).status]).toEqual([200, 200]);
  });
});
