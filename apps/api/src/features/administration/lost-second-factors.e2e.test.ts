import { startApp, type TestApp } from '../../../test/app.js';
import { aModerator, anAdmin, answer, refusalOf, UNKNOWN } from '../../../test/board-factories.js';
import { rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { startMailStage } from '../../../test/mail.js';
import { codeIn } from '../../../test/totp.js';
import { untilWaiting } from '../../../test/waiting.js';

const REMOVE = `mutation ($uuid: ID!, $reason: String!) {
  removeSecondFactor(uuid: $uuid, reason: $reason) { uuid hasSecondFactor isRemovalAsked }
}`;
const AUDIT = `query ($targetUuid: ID) { readAuditLog(targetUuid: $targetUuid) { items { action detail actor { uuid } } } }`;
const REASON = 'Came to the office with a passport.';
const ASKED = { hasSecondFactor: true, isRemovalAsked: true };
const GONE = { hasSecondFactor: false, isRemovalAsked: false };

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

const remove = (who: TestUser, uuid: string, on = test) => answer(on, who, REMOVE, { uuid, reason: REASON });
const refused = async (who: { token?: string }, uuid: string, on = test) =>
  (await refusalOf(on, who, REMOVE, { uuid, reason: REASON })).code;
const signIn = ({ email, password }: TestUser, on = test) => rest(on, 'post', '/api/user/signin', { email, password });

/** Somebody with an app, and its secret. */
async function whoHasApp(on = test): Promise<{ owner: TestUser; secret: string }> {
  const owner = await aUser(on, { language: 'en' });
  const { body } = await rest(on, 'post', '/api/user/second-factor/options', {}, owner);
  const code = codeIn(body.secret);
  expect((await rest(on, 'post', '/api/user/second-factor', { code }, owner)).status).toBe(200);
  // As if the app had been set up a while ago.
  const earlier = `update second_factors set confirmed_at = now() - interval '2 days', last_step = last_step - 5760 where user_uuid = $1`;
  await on.database.manager.query(earlier, [owner.uuid]);
  return { owner, secret: body.secret };
}

const askedAgo = (uuid: string, time: string, on = test) =>
  on.database.manager.query(`update audit_log set created_at = now() - $2::interval where target_uuid = $1`, [
    uuid,
    time,
  ]);

describe('an app that somebody has lost', () => {
  it('is removed by a second administrator after a first has asked; sessions end, and all is written down', async () => {
    const [first, second, { owner }] = [await anAdmin(test), await anAdmin(test), await whoHasApp()];
    expect((await signIn(owner)).status).toBe(401);
    expect(await remove(first, owner.uuid)).toMatchObject(ASKED);
    expect((await signIn(owner)).status).toBe(401);
    expect(await refused(first, owner.uuid)).toBe('NEEDS_SECOND_ADMIN');
    expect(await remove(second, owner.uuid)).toMatchObject(GONE);
    expect((await rest(test, 'get', '/api/user/sessions', undefined, owner)).status).toBe(401);
    expect((await signIn(owner)).status).toBe(200);
    const { items } = await answer(test, first, AUDIT, { targetUuid: owner.uuid });
    expect(items).toEqual([
      { action: 'removeSecondFactor', detail: REASON, actor: { uuid: second.uuid } },
      { action: 'askToRemoveSecondFactor', detail: REASON, actor: { uuid: first.uuid } },
    ]);
    expect(await refused(second, owner.uuid)).toBe('NOT_FOUND');
  });

  it('waits for a login by it that is on its way, and keeps it from nothing', async () => {
    const [admin, { owner }] = [await anAdmin(test), await whoHasApp()];
    const login = test.database.manager.connection.createQueryRunner();
    await login.startTransaction();
    await login.query('select from second_factors where user_uuid = $1 for update', [owner.uuid]);
    const asked = remove(admin, owner.uuid);
    await untilWaiting(test);
    await login.query('select from users where uuid = $1 for no key update', [owner.uuid]);
    await login.commitTransaction();
    await login.release();
    expect(await asked).toMatchObject(ASKED);
  });

  it('is for administrators, of others, who have one', async () => {
    const [admin, moderator, { owner }] = [await anAdmin(test), await aModerator(test), await whoHasApp()];
    expect(await refused({}, owner.uuid)).toBe('UNAUTHENTICATED');
    for (const who of [owner, moderator]) expect(await refused(who, owner.uuid)).toBe('FORBIDDEN');
    expect(await refused(admin, admin.uuid)).toBe('FORBIDDEN');
    expect(await refused(admin, (await aUser(test)).uuid)).toBe('NOT_FOUND');
    expect(await refused(admin, UNKNOWN)).toBe('NOT_FOUND');
  });

  it.each([
    ['a week later', async ({ uuid }: TestUser) => askedAgo(uuid, '8 days')],
    [
      'once its owner has used a code of it',
      async ({ uuid }: TestUser) => {
        await askedAgo(uuid, '1 hour');
        await test.database.manager.query(
          `update second_factors set last_step = floor(extract(epoch from now()) / 30) where user_uuid = $1`,
          [uuid],
        );
      },
    ],
  ])('has to be asked for anew %s', async (_when, happens) => {
    const [first, second, { owner }] = [await anAdmin(test), await anAdmin(test), await whoHasApp()];
    await remove(first, owner.uuid);
    await happens(owner);
    expect(await remove(second, owner.uuid)).toMatchObject(ASKED);
    expect((await signIn(owner)).status).toBe(401);
  });

  it('waits a day for whoever is an administrator alone, or with its owner', async () => {
    const alone = await startApp();
    try {
      const [admin, { owner }] = [await anAdmin(alone), await whoHasApp(alone)];
      await alone.database.manager.query(`update users set role = 'ADMIN' where uuid = $1`, [owner.uuid]);
      expect(await remove(admin, owner.uuid, alone)).toMatchObject(ASKED);
      await askedAgo(owner.uuid, '23 hours', alone);
      expect(await refused(admin, owner.uuid, alone)).toBe('NEEDS_SECOND_ADMIN');
      await askedAgo(owner.uuid, '24 hours', alone);
      const other = await anAdmin(alone);
      expect(await refused(admin, owner.uuid, alone)).toBe('NEEDS_SECOND_ADMIN');
      await alone.database.manager.query(`update users set role = 'USER' where uuid = $1`, [other.uuid]);
      expect(await remove(admin, owner.uuid, alone)).toMatchObject(GONE);
    } finally {
      await alone.stop();
    }
  });

  it('is told its owner by mail', async () => {
    const stage = await startMailStage();
    try {
      const { owner } = await whoHasApp(stage.test);
      await stage.test.database.manager.query('update users set email_confirmed_at = now() where uuid = $1', [
        owner.uuid,
      ]);
      await remove(await anAdmin(stage.test), owner.uuid, stage.test);
      await remove(await anAdmin(stage.test), owner.uuid, stage.test);
      expect(await stage.mailTo(owner.email, /no longer asked for/)).toBeDefined();
    } finally {
      await stage.stop();
    }
  });
});
