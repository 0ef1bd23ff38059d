import { startApp, type TestApp } from '../../../test/app.js';
import { asOwner } from '../../../test/as-owner.js';
import { aModerator, anAdmin, answer, refusalOf, UNKNOWN } from '../../../test/board-factories.js';
import type { TestUser } from '../../../test/factories.js';
import { planOf } from '../../../test/plans.js';
import { aPost } from '../../../test/post-factories.js';
import { decide, people, report, thePost } from '../../../test/report-factories.js';
import { ACTIONS, ACTORS, ENTRIES } from './audit.queries.js';

const LOG = `query (
  $actor: String, $actorUuid: ID, $targetUuid: ID, $action: String, $targetType: String, $from: String, $until: String
) {
  readAuditLog(
    actor: $actor, actorUuid: $actorUuid, targetUuid: $targetUuid, action: $action, targetType: $targetType,
    from: $from, until: $until, take: 50
  ) { items { action targetType actor { uuid } } totalCount }
}`;
const NOTHING = {
  ...{ actors: null, target: null, action: null, targetType: null, from: null, until: null },
  ...{ skip: 20, limit: 11, viewer: UNKNOWN },
};

let test: TestApp;
let moderator: TestUser;
// One person's acts, in a log of the size that matters.
let actor: TestUser;
beforeAll(async () => {
  test = await startApp();
  [moderator, actor] = [await aModerator(test), await aModerator(test)];
  const run = (statement: string, values: unknown[]) => test.database.manager.query(statement, values);
  await run(
    `insert into audit_log (actor_uuid, action, target_type, created_at)
     select $1, 'act' || n % 40, case when n % 20 = 0 then 'company' else 'post' end, now() - n * interval '1 minute'
     from generate_series(1, 20000) n`,
    [moderator.uuid],
  );
  // The last moment of a day in Korea, and the first of the next one.
  await run(
    `insert into audit_log (actor_uuid, action, target_type, created_at)
     values ($1, 'first', 'post', '2026-03-01T14:59:59.999Z'), ($1, 'second', 'file', '2026-03-01T15:00:00Z')`,
    [actor.uuid],
  );
  await asOwner(test, 'analyze audit_log, users');
});
afterAll(() => test.stop());

const read = async (asked: object): Promise<string[]> =>
  (await answer(test, moderator, LOG, asked)).items.map(({ action }: { action: string }) => action);

describe('readAuditLog', () => {
  it.each<[string, () => object, string[]]>([
    [
      'who acted, by part of a name in any case',
      () => ({ actor: actor.nickname.slice(1).toUpperCase() }),
      ['second', 'first'],
    ],
    ['who acted', () => ({ actorUuid: actor.uuid }), ['second', 'first']],
    ['nobody of that name', () => ({ actor: '%' }), []],
    ['somebody who has done nothing', () => ({ actorUuid: crypto.randomUUID() }), []],
    ['what was done', () => ({ actorUuid: actor.uuid, action: 'first' }), ['first']],
    ['what kind of thing', () => ({ actorUuid: actor.uuid, targetType: 'file' }), ['second']],
    ['the first day', () => ({ actorUuid: actor.uuid, from: '2026-03-02' }), ['second']],
    ['the last day with all of it', () => ({ actorUuid: actor.uuid, until: '2026-03-01' }), ['first']],
    ['one day', () => ({ actorUuid: actor.uuid, from: '2026-03-01', until: '2026-03-02' }), ['second', 'first']],
    ['days the wrong way round', () => ({ from: '2026-03-02', until: '2026-03-01' }), []],
  ])('is chosen by %s', async (_, asked, found) => {
    expect(await read(asked())).toEqual(found);
  });

  it('tells nobody what colleagues have noted of what is theirs', async () => {
    const [author, admin] = [await aModerator(test), await anAdmin(test)];
    const target = thePost((await aPost(test, author)).uuid);
    for (const reporter of await people(test, 1)) await report(test, reporter, target);
    await decide(test, admin, target, 'HIDE', 'ครั้งที่สามแล้ว. Sokha has told us.');
    const log = 'query ($targetUuid: ID) { readAuditLog(targetUuid: $targetUuid) { items { action detail } } }';
    const detailOf = async (reader: TestUser) => {
      const { items } = await answer(test, reader, log, { targetUuid: target.targetUuid });
      return items.find(({ action }: { action: string }) => action === 'decideReport').detail;
    };
    for (const colleague of [moderator, admin]) expect(await detailOf(colleague)).toMatch(/^HIDE: .*Sokha/);
    expect(await detailOf(author)).toBe('');
  });

  it('counts what is chosen', async () => {
    expect((await answer(test, moderator, LOG, { action: 'act1', targetType: 'post' })).totalCount).toBe(500);
  });

  it.each([{ from: '2026-02-31' }, { until: 'yesterday' }, { targetType: 'planet' }, { actor: 'x'.repeat(201) }])(
    'refuses %j',
    async (asked) => {
      expect((await refusalOf(test, moderator, LOG, asked)).code).toBe('VALIDATION_FAILED');
    },
  );

  it.each<[string, Partial<Record<keyof typeof NOTHING, unknown>>, string]>([
    ['nothing', {}, 'ix_audit_log_newest'],
    ['days', { from: '2026-11-01', until: '2026-11-02' }, 'ix_audit_log_newest'],
    ['an act', { action: 'act1' }, 'ix_audit_log_action'],
    ['a rare act', { action: 'second' }, 'ix_audit_log_action'],
    ['a kind of thing', { targetType: 'file' }, 'ix_audit_log_target_type'],
  ])('by %s comes from an index made for it', async (_, asked, index) => {
    expect(await planOf(test, ENTRIES, { ...NOTHING, ...asked } as typeof NOTHING)).toContain(
      `"Index Name":"${index}"`,
    );
  });

  it('by a person comes from an index made for it', async () => {
    const plan = await planOf(test, ENTRIES, { ...NOTHING, actors: [actor.uuid] });
    expect(plan).toContain('"Index Name":"ix_audit_log_actor"');
  });
});

describe('readAuditActions', () => {
  it('names each act once', async () => {
    const actions: string[] = await answer(test, moderator, '{ readAuditActions }');
    expect(actions).toEqual(expect.arrayContaining(['act0', 'act39', 'first', 'second']));
    expect(new Set(actions).size).toBe(actions.length);
  });

  it('and who has acted take a step through an index each, not the log', async () => {
    for (const plan of [await planOf(test, ACTIONS, {}), await planOf(test, ACTORS, { keyword: 'x' })]) {
      expect(plan).not.toMatch(/"Node Type":"Seq Scan"[^{}]*"Relation Name":"audit_log"/);
      expect(plan).toMatch(/"Index Name":"ix_audit_log_(action|actor)"/);
    }
  });
});
