import { DEFAULT_NOTIFICATION_SETTINGS, PUSH_TYPES } from '@haiko/shared/notifications';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { startApp, type TestApp } from './app.js';
import { query } from './client.js';
import { aUser, type TestUser } from './factories.js';
import { NINE_SCRIPTS } from './nine-scripts.js';

let test: TestApp;
let person: TestUser;
beforeAll(async () => {
  test = await startApp();
  person = await aUser(test);
});
afterAll(() => test.stop());

/** The first migration that checks what is stored as JSON. */
const FIRST_CHECK = 1763969600000;

async function undoChecks(owner: DataSource): Promise<void> {
  const rows: { left: number }[] = await owner.query(
    'select count(*)::int as left from migrations where timestamp >= $1',
    [FIRST_CHECK],
  );
  for (let left = rows[0]?.left ?? 0; left > 0; left -= 1) await owner.undoLastMigration();
}

const holds = async (check: string, value: unknown) => {
  const text = JSON.stringify(value);
  const [row] = await test.database.manager.query(`select ${check}($1::jsonb) as holds`, [text]);
  return row.holds as unknown;
};

const quietHours = { isOn: true, from: '23:30', to: '06:00' };

describe('the checks of stored JSON', () => {
  it.each([
    ['is_localized_text', NINE_SCRIPTS],
    ['is_localized_text', {}],
    ['is_localized_text', { km: '' }],
    ['is_notification_settings', DEFAULT_NOTIFICATION_SETTINGS],
    ['is_notification_settings', { mutedTypes: PUSH_TYPES, quietHours }],
  ])('%s lets %j through', async (check, value) => {
    expect(await holds(check, value)).toBe(true);
  });

  const refused: Record<string, unknown[]> = {
    is_localized_text: [
      ...[[], null, 'ko', 7, ['ko'], { ko: 1 }, { ko: null }, { ko: ['a'] }, { ko: { a: 'b' } }, { fr: 'bonjour' }],
    ],
    is_notification_settings: [
      ...[[], [[]], null, {}, { mutedTypes: [] }, { quietHours }, { mutedTypes: [], quietHours, more: 1 }],
      { mutedTypes: 'Note', quietHours },
      { mutedTypes: ['Everything'], quietHours },
      { mutedTypes: [['Note']], quietHours },
      { mutedTypes: [], quietHours: [] },
      { mutedTypes: [], quietHours: { ...quietHours, isOn: 'true' } },
      { mutedTypes: [], quietHours: { ...quietHours, from: '24:00' } },
      { mutedTypes: [], quietHours: { ...quietHours, to: null } },
      { mutedTypes: [], quietHours: { isOn: true, from: '23:30' } },
    ],
  };
  it.each(Object.entries(refused))('%s refuses everything else', async (check, values) => {
    for (const value of values) expect([value, await holds(check, value)]).toEqual([value, false]);
  });

  it('stand on every column of JSON that is not the job queue’s', async () => {
    const unchecked = await test.database.manager.query(`
      select c.table_name, c.column_name from information_schema.columns c
      where c.data_type in ('json', 'jsonb') and c.table_schema = 'public' and not exists (
        select from pg_constraint k where k.contype = 'c' and k.convalidated
          and k.conrelid = c.table_name::regclass
          and pg_get_constraintdef(k.oid) ~ ('(is_\\w+|jsonb_typeof)\\(' || c.column_name || '\\)'))`);
    expect(unchecked).toEqual([]);
  });
});

describe('what was stored before the checks', () => {
  it('is mended: the person is read, and pushed to, as before', async () => {
    const [other, third] = [await aUser(test), await aUser(test)];
    // The server's role may not change tables.
    const { options } = test.database.manager.connection;
    const owner = await new DataSource({ ...options, url: test.ownerUrl } as DataSourceOptions).initialize();
    await undoChecks(owner);
    const own = { mutedTypes: ['Note'], quietHours };
    const store = (settings: unknown, { uuid }: TestUser) =>
      test.database.manager.query('update users set notification_settings = $2 where uuid = $1', [
        uuid,
        JSON.stringify(settings),
      ]);
    await store([], person);
    await store([own], other);
    await store(own, third);
    await test.database.manager.query(
      `insert into job_alerts (user_uuid, filter, filters) values ($1, 'a', '[]'), ($1, 'b', $2)`,
      [
        person.uuid,
        JSON.stringify({ regions: [], jobCategories: [], visas: [], languageIds: [], employmentTypes: [] }),
      ],
    );
    await owner.runMigrations();
    await owner.destroy();
    const settings = async ({ token }: TestUser) => {
      const document = '{ readUserInformation { notificationSettings { mutedTypes quietHours { isOn from to } } } }';
      return (await query(test, document, {}, { token })).data['readUserInformation'].notificationSettings as unknown;
    };
    expect(await settings(person)).toEqual(DEFAULT_NOTIFICATION_SETTINGS);
    expect(await settings(other)).toEqual(own);
    expect(await settings(third)).toEqual(own);
    const alerts = await test.database.manager.query('select filter from job_alerts where user_uuid = $1', [
      person.uuid,
    ]);
    expect(alerts).toEqual([{ filter: 'b' }]);
    await expect(store([], person)).rejects.toThrow('ck_users_notification_settings');
  });
});
