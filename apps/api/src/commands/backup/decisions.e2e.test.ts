import { asOwner } from '../../../test/as-owner.js';
import { rest } from '../../../test/client.js';
import { aUser } from '../../../test/factories.js';
import { type RestoreStage, rowsOf, startRestoreStage } from '../../../test/restore-stage.js';

let stage: RestoreStage;
beforeAll(async () => {
  stage = await startRestoreStage();
});
afterAll(() => stage.stop());

describe('what was decided since a backup', () => {
  const HASHES = [crypto.randomUUID(), crypto.randomUUID()] as const;
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();

  it('keeps consents withdrawn, what they were for forgotten, and deleted notes on people away', async () => {
    const { test } = stage;
    const [withdrawer, keeper, moderator] = await Promise.all([aUser(test), aUser(test), aUser(test)]);
    const people = `'${withdrawer.uuid}', '${keeper.uuid}'`;
    await asOwner(
      test,
      `insert into consents (user_uuid, name, version) select uuid, 'purpose', '2026-01-01' from users where uuid in (${people});
       update users set purpose = '일자리' where uuid in (${people});
       insert into person_notes (user_uuid, text, written_by_uuid) select uuid, 'asks for money', '${moderator.uuid}' from users where uuid in (${people})`,
    );
    const folder = await stage.aBackup();
    const { status } = await rest(test, 'put', '/api/user/consents', { purpose: null }, withdrawer);
    expect(status).toBeLessThan(300);
    await asOwner(test, `delete from person_notes where user_uuid = '${withdrawer.uuid}'`);
    await stage.write();
    const read = (url: string) =>
      rowsOf(
        url,
        `select u.uuid, u.purpose, c.withdrawn_at is not null as is_withdrawn, n.text from users u
         join consents c on c.user_uuid = u.uuid and c.name = 'purpose' left join person_notes n on n.user_uuid = u.uuid
         where u.uuid in (${people}) order by u.uuid = '${keeper.uuid}'`,
      );
    const expected = await read(test.ownerUrl);
    expect(expected).toMatchObject([
      { purpose: null, is_withdrawn: true, text: null },
      { is_withdrawn: false, text: 'asks for money' },
    ]);
    await stage.restored(folder, {}, async (server) => expect(await read(server.ownerUrl)).toEqual(expected));
  });

  it('lets nobody in by a link that was used or ended since; whose an address is or was can still be said', async () => {
    const { test } = stage;
    const { uuid } = await aUser(test);
    const kinds = ['confirm-email', 'change-email', 'reset-password', 'email-left'];
    await asOwner(
      test,
      `insert into mails (uuid, user_uuid, kind, email, link_hash, expires_at, sent_at)
       select gen_random_uuid(), '${uuid}', kind, 'a@example.test', kind || '${uuid}', now() + interval '1 day', now()
       from unnest('{${kinds.join()}}'::varchar[]) as kind`,
    );
    const folder = await stage.aBackup();
    // Whoever had asked for another address is stopped by a new password.
    await asOwner(test, `update mails set used_at = now() where user_uuid = '${uuid}'`);
    await stage.write();
    const open = `select kind from mails where user_uuid = '${uuid}' and used_at is null order by kind`;
    await stage.restored(folder, {}, async (server) => {
      expect(await rowsOf(server.ownerUrl, open)).toEqual([{ kind: 'confirm-email' }, { kind: 'email-left' }]);
    });
  });

  it('holds again before anybody is served, and gives nobody a rank', async () => {
    const { test } = stage;
    const people = await Promise.all(Array.from({ length: 7 }, () => aUser(test)));
    const [subscriber, demoted, reinstated, raised, suspended, released, impostor] = people.map(({ uuid }) => uuid);
    const [refused, confirmed] = HASHES;
    const insertMail = (kind: string) =>
      `insert into mails (uuid, user_uuid, kind, email) values (gen_random_uuid(), '${subscriber}', '${kind}', 'a@example.test')`;
    await asOwner(
      test,
      `update users set mail_notices = '{news}', mail_notices_at = now() - interval '1 minute' where uuid = '${subscriber}';
       update users set role = 'MODERATOR' where uuid in ('${demoted}', '${reinstated}');
       insert into suspensions (user_uuid, until) values ('${released}', '${inAnHour}');
       update users set suspended_until = '${inAnHour}' where uuid = '${released}';
       insert into refused_addresses (address_hash, reason) values ('${confirmed}', 'bounce');
       ${insertMail('email-changed')}`,
    );
    const folder = await stage.aBackup();
    await asOwner(
      test,
      `update users set mail_notices = '{}', mail_notices_at = now() where uuid = '${subscriber}';
       update users set role = 'USER' where uuid in ('${demoted}', '${reinstated}');
       update users set role = 'MODERATOR' where uuid = '${reinstated}';
       update users set role = 'ADMIN' where uuid = '${raised}';
       insert into suspensions (user_uuid, until) values ('${suspended}', '${inAnHour}');
       update users set suspended_until = '${inAnHour}' where uuid = '${suspended}';
       delete from suspensions where user_uuid = '${released}';
       update users set suspended_until = null where uuid = '${released}';
       insert into refused_addresses (address_hash, reason) values ('${refused}', 'bounce');
       update refused_addresses set reason = 'complaint' where address_hash = '${refused}';
       delete from refused_addresses where address_hash = '${confirmed}';
       update identities set sub = 'disowned:' || uuid, email = null where user_uuid = '${impostor}'`,
    );
    await stage.write();
    const read = async (url: string) => ({
      people: await rowsOf(
        url,
        `select u.uuid, role, mail_notices, suspended_until, s.until, i.email from users u
         left join suspensions s on s.user_uuid = u.uuid left join identities i on i.user_uuid = u.uuid
         where u.uuid = any('{${people.map(({ uuid }) => uuid).join()}}') order by u.uuid`,
      ),
      refused: await rowsOf(
        url,
        `select address_hash, reason from refused_addresses where address_hash = any('{${HASHES.join()}}')`,
      ),
    });
    const before = await read(test.ownerUrl);
    expect(before.refused).toEqual([{ address_hash: refused, reason: 'complaint' }]);
    const roleOf = ({ uuid, role }: Record<string, unknown>) => (uuid === raised ? 'USER' : role);
    const expected = { ...before, people: before.people.map((row) => ({ ...row, role: roleOf(row) })) };
    await stage.restored(folder, {}, async (server) => {
      expect(await read(server.ownerUrl)).toEqual(expected);
      const waiting = `select from mails where user_uuid = '${subscriber}' and sent_at is null and refused_at is null`;
      expect(await rowsOf(server.ownerUrl, waiting)).toEqual([]);
      expect(await rowsOf(server.ownerUrl, 'select from deletions where is_from_journal')).toEqual([]);
    });
    await stage.restored(folder, { journals: [] }, async (server) => {
      expect(await read(server.ownerUrl)).not.toEqual(expected);
    });
  });
});
