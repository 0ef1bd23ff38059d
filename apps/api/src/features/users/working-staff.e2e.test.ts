import { startApp, type TestApp } from '../../../test/app.js';
import { aModerator, anAdmin, answer, refusalOf } from '../../../test/board-factories.js';
import { currentVersion } from '../../../test/current-version.js';
import { aUser } from '../../../test/factories.js';
import { areFriends } from '../../../test/friend-factories.js';
import { aPost } from '../../../test/post-factories.js';
import { report, thePost } from '../../../test/report-factories.js';

const DECIDE = `mutation ($uuid: ID!, $seenAt: DateTime!) {
  decideReport(uuid: $uuid, seenAt: $seenAt, decision: KEEP) { decision } }`;

/** An administrator, and a friend's case that waits for somebody else since a day. */
async function aFriendsCase(test: TestApp) {
  const run = (sql: string, values: unknown[] = []) => test.database.manager.query(sql, values);
  const [admin, author] = [await anAdmin(test), await aUser(test)];
  await areFriends(test, author, admin);
  await report(test, await aUser(test), thePost((await aPost(test, author)).uuid));
  await run(`update report_cases set created_at = created_at - interval '1 day'`);
  await run('update sessions set passkey_used_at = now() where user_uuid = $1', [admin.uuid]);
  const [{ uuid }] = await run('select uuid from report_cases');
  return { run, admin, decide: async () => refusalOf(test, admin, DECIDE, await currentVersion(test, 'case', uuid)) };
}

describe('who can work', () => {
  it('in production is who has a passkey or an app: an administrator waits for nobody else', async () => {
    const test = await startApp({ HAIKO_ENV: 'production', NODE_ENV: 'production', PUBLIC_URL: 'https://haiko.test' });
    try {
      const { run, decide } = await aFriendsCase(test);
      const [byPasskey, byApp] = [await aModerator(test), await aModerator(test)];
      await run(
        `insert into passkeys (user_uuid, credential_id, public_key, counter, transports, device)
         values ($1, 'x', '', 0, '{}', 'Chrome')`,
        [byPasskey.uuid],
      );
      expect(await decide()).toMatchObject({ status: 403, code: 'NEEDS_SECOND_MODERATOR' });
      await run('delete from passkeys');
      await run(`insert into second_factors (user_uuid, sealed_secret) values ($1, '')`, [byApp.uuid]);
      await run('update second_factors set confirmed_at = now(), last_step = 1');
      expect(await decide()).toMatchObject({ code: 'NEEDS_SECOND_MODERATOR' });
      await run('update second_factors set confirmed_at = null, last_step = null');
      expect((await decide()).code).toBeUndefined();
    } finally {
      await test.stop();
    }
  });

  it('on a local start is every moderator', async () => {
    const test = await startApp();
    try {
      const { decide, admin } = await aFriendsCase(test);
      await aModerator(test);
      expect(await decide()).toMatchObject({ code: 'NEEDS_SECOND_MODERATOR' });
      expect(await answer(test, admin, '{ readDeskCounts { reports } }')).toEqual({ reports: 1 });
    } finally {
      await test.stop();
    }
  });
});
