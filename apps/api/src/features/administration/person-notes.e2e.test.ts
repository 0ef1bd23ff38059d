import { MAX_PERSON_NOTES } from '@haiko/shared/limits';
import { startApp, type TestApp } from '../../../test/app.js';
import { aModerator, answer, refusalOf } from '../../../test/board-factories.js';
import { query, rest } from '../../../test/client.js';
import { anAdmin } from '../../../test/company-factories.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { planOf } from '../../../test/plans.js';
import { NOTES_ON } from './person-notes.queries.js';

const NOTES = 'query ($uuid: ID!) { readPersonNotes(uuid: $uuid) { uuid createdAt text writtenBy { uuid } } }';
const NOTE = 'mutation ($uuid: ID!, $text: String!) { notePerson(uuid: $uuid, text: $text) { uuid text } }';
const DELETE = 'mutation ($uuid: ID!) { deletePersonNote(uuid: $uuid) }';
const NOBODY = '0190f0f0-0000-7000-8000-000000000000';

let test: TestApp;
let admin: TestUser;
let moderator: TestUser;
let colleague: TestUser;
beforeAll(async () => {
  test = await startApp();
  admin = await anAdmin(test);
  [moderator, colleague] = [await aModerator(test), await aModerator(test)];
});
afterAll(() => test.stop());

interface Note {
  uuid: string;
  text: string;
}
const notesOn = (who: TestUser, uuid: string): Promise<Note[]> => answer(test, who, NOTES, { uuid });
const note = async (who: TestUser, uuid: string, text: string): Promise<string> => {
  const [written] = await answer(test, who, NOTE, { uuid, text });
  return written.uuid;
};
const acts = (target: string): Promise<{ action: string; detail: string }[]> =>
  test.database.manager.query('select action, detail from audit_log where target_uuid = $1 order by created_at', [
    target,
  ]);

describe.each([
  ['readPersonNotes', NOTES],
  ['notePerson', NOTE],
  ['deletePersonNote', DELETE],
])('%s', (_, document) => {
  it('requires signing in and is for moderators and administrators', async () => {
    const variables = { uuid: NOBODY, ...(document === NOTE && { text: 'x' }) };
    expect((await refusalOf(test, {}, document, variables)).status).toBe(401);
    expect(await refusalOf(test, await aUser(test), document, variables)).toEqual({ status: 403, code: 'FORBIDDEN' });
  });
});

describe('a note on a person', () => {
  it.each(Object.entries(NINE_SCRIPTS))('is read by all of them, newest first: %s', async (_, text) => {
    const { uuid } = await aUser(test);
    await note(moderator, uuid, 'First');
    await note(admin, uuid, text);
    for (const who of [moderator, colleague, admin]) {
      expect(await notesOn(who, uuid)).toMatchObject([
        { text, writtenBy: { uuid: admin.uuid } },
        { text: 'First', writtenBy: { uuid: moderator.uuid } },
      ]);
    }
  });

  it('is not for the person, whoever they are', async () => {
    const mine = { uuid: moderator.uuid };
    await note(admin, moderator.uuid, 'Too quick');
    expect((await refusalOf(test, moderator, NOTES, mine)).code).toBe('FORBIDDEN');
    expect((await refusalOf(test, moderator, NOTE, { ...mine, text: 'x' })).code).toBe('FORBIDDEN');
    const boss = await anAdmin(test);
    const onBoss = await note(admin, boss.uuid, 'Too slow');
    expect((await refusalOf(test, boss, DELETE, { uuid: onBoss })).code).toBe('NOT_FOUND');
  });

  it('is deleted by who wrote it and by administrators', async () => {
    const { uuid } = await aUser(test);
    const [one, other] = [await note(moderator, uuid, 'One'), await note(moderator, uuid, 'Other')];
    expect((await refusalOf(test, colleague, DELETE, { uuid: one })).code).toBe('NOT_FOUND');
    await answer(test, moderator, DELETE, { uuid: one });
    expect((await notesOn(colleague, uuid)).map(({ text }) => text)).toEqual(['Other']);
    await answer(test, admin, DELETE, { uuid: other });
    expect(await notesOn(colleague, uuid)).toEqual([]);
    expect((await refusalOf(test, admin, DELETE, { uuid: other })).code).toBe('NOT_FOUND');
  });

  it('is in the audit log without what it says', async () => {
    const { uuid } = await aUser(test);
    await answer(test, moderator, DELETE, { uuid: await note(moderator, uuid, 'Secret') });
    expect(await acts(uuid)).toEqual([
      { action: 'notePerson', detail: '' },
      { action: 'deletePersonNote', detail: '' },
    ]);
  });

  it('has something to say, about somebody', async () => {
    const { uuid } = await aUser(test);
    for (const text of ['', '  ', 'x'.repeat(501)])
      expect((await refusalOf(test, moderator, NOTE, { uuid, text })).code).toBe('VALIDATION_FAILED');
    expect((await refusalOf(test, moderator, NOTE, { uuid: NOBODY, text: 'x' })).code).toBe('NOT_FOUND');
  });

  it('is one of so many, also for those who write at once', async () => {
    const { uuid } = await aUser(test);
    await test.database.manager.query(
      `insert into person_notes (user_uuid, text, written_by_uuid) select $1, n::text, $2 from generate_series(1, $3::int) n`,
      [uuid, moderator.uuid, MAX_PERSON_NOTES - 1],
    );
    const replies = await Promise.all([1, 2, 3].map(() => query(test, NOTE, { uuid, text: 'Last' }, moderator)));
    expect(replies.filter(({ data }) => data?.['notePerson'])).toHaveLength(1);
    expect(JSON.stringify(replies)).toContain('TOO_MANY');
    expect(await notesOn(admin, uuid)).toHaveLength(MAX_PERSON_NOTES);
  });

  it('goes with the account that it is about, and is not in its export', async () => {
    const person = await aUser(test);
    await note(moderator, person.uuid, 'Asked three people for fees');
    const exported = await fetch(`${test.url}/api/user/export`, {
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(exported.status).toBe(200);
    expect(await exported.text()).not.toContain('fees');
    await rest(test, 'delete', '/api/user', { posts: 'keep' }, person);
    const [left] = await test.database.manager.query<{ count: number }[]>(
      'select count(*)::int as count from person_notes where user_uuid = $1',
      [person.uuid],
    );
    expect(left?.count).toBe(0);
  });

  it('comes from an index made for it', async () => {
    const { uuid } = await aUser(test);
    await test.database.manager.query(
      `insert into person_notes (user_uuid, text, written_by_uuid, created_at)
       select $2, 'x', $1, now() - n * interval '1 minute' from generate_series(1, 10000) n`,
      [moderator.uuid, (await aUser(test)).uuid],
    );
    expect(await planOf(test, NOTES_ON, { person: uuid })).toContain('"Index Name":"ix_person_notes_user"');
  });
});
