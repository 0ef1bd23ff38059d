import { startApp, type TestApp } from '../../../test/app.js';
import { anAdmin, answer, CREATE, notice, refusalOf } from '../../../test/board-factories.js';
import { query } from '../../../test/client.js';
import type { TestUser } from '../../../test/factories.js';

const UPDATE = `mutation ($uuid: ID!, $input: BoardPostInput!, $seenAt: DateTime) {
  updateBoardPost(uuid: $uuid, input: $input, seenAt: $seenAt) { uuid title updatedAt } }`;

let test: TestApp;
let admin: TestUser;
beforeAll(async () => {
  test = await startApp();
  admin = await anAdmin(test);
});
afterAll(() => test.stop());

const run = (document: string, variables: object = {}, caller = admin) => answer(test, caller, document, variables);
const refusal = (document: string, variables: object) => refusalOf(test, admin, document, variables);

describe('updateBoardPost', () => {
  it('replaces what was seen: of two administrators the later one is asked', async () => {
    const { uuid } = await run(CREATE, { input: notice() });
    const [{ at: read }] = await test.database.manager.query('select updated_at as at from posts where uuid = $1', [
      uuid,
    ]);
    const seenAt = read.toISOString();
    const { updatedAt } = await run(UPDATE, { uuid, input: notice({ title: 'First' }), seenAt }, await anAdmin(test));
    const late = { uuid, input: notice({ title: 'Second' }) };
    expect(await refusal(UPDATE, { ...late, seenAt })).toEqual({ status: 409, code: 'CHANGED_MEANWHILE' });
    expect(await run(UPDATE, { ...late, seenAt: updatedAt })).toMatchObject({ title: 'Second' });
  });

  it('takes a wrong translation away, for whoever it was by', async () => {
    const titles = { ko: '옛', vi: 'Sai', th: 'เก่า' };
    const { uuid } = await run(CREATE, { input: notice({ titles, contents: { vi: 'Sai' } }) });
    await run(UPDATE, { uuid, input: notice({ titles: { vi: null, ko: '새' }, contents: { vi: '' } }) });
    const { data } = await query(test, `{ readPost(uuid: "${uuid}") { titleKo titleVi titleTh contentVi } }`);
    expect(data['readPost']).toEqual({ titleKo: '새', titleVi: 'Notice', titleTh: 'เก่า', contentVi: 'Text' });
    const kept = await test.database.manager.query(
      `select field, language from translations where subject_uuid = $1 and state = 'HUMAN' order by language`,
      [uuid],
    );
    expect(kept).toEqual([
      { field: 'title', language: 'ko' },
      { field: 'title', language: 'th' },
    ]);
  });
});
