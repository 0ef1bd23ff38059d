import { PersonalData } from '../src/platform/personal-data/personal-data.js';
import { startApp, type TestApp } from './app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

/** What is known of people by a keyed hash alone, without a foreign key. */
const BY_HASH = ['suspended_identities.identity_hash'];

/** Every column with a foreign key to people. */
async function personalColumns(): Promise<string[]> {
  const { rows } = await test.database.execute(
    `select key.conrelid::regclass || '.' || attribute.attname as column
     from pg_constraint key join pg_attribute attribute
       on attribute.attrelid = key.conrelid and attribute.attnum = any(key.conkey)
     where key.contype = 'f' and key.confrelid = 'users'::regclass`,
    [],
  );
  return (rows as { column: string }[]).map(({ column }) => column);
}

describe('what is kept about people', () => {
  it('is answered for by a feature, column by column (else: PersonalData.part in the feature)', async () => {
    const answered = test.app.get(PersonalData).columns.map(({ column }) => column);
    const columns = [...(await personalColumns()), ...BY_HASH];
    const unanswered = columns.filter((column) => !answered.includes(column));
    expect(unanswered).toEqual([]);
    expect(answered.filter((column) => !columns.includes(column))).toEqual([]);
    expect(new Set(answered).size).toBe(answered.length);
  });
});
