import { SUGGESTION_REJECTION_REASONS } from '@haiko/shared/suggestions';
import { startApp, type TestApp } from '../../../test/app.js';
import { aModerator } from '../../../test/board-factories.js';
import { query, rest } from '../../../test/client.js';
import { currentVersion } from '../../../test/current-version.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { aPost } from '../../../test/post-factories.js';

let test: TestApp;
let author: TestUser;
let moderator: TestUser;
let reader: TestUser;
let postUuid: string;
beforeAll(async () => {
  test = await startApp();
  author = await aUser(test, { language: 'ko' });
  moderator = await aModerator(test);
});
beforeEach(async () => {
  reader = await aUser(test, { language: 'km' });
  postUuid = (await aPost(test, author, { title: '겨울 옷', content: NINE_SCRIPTS.ko })).uuid;
});
afterAll(() => test.stop());

async function suggest(language: 'km' | 'vi' = 'km'): Promise<string> {
  const body = { subjectType: 'post', subjectUuid: postUuid, field: 'content', language, text: NINE_SCRIPTS[language] };
  return (await rest(test, 'post', '/api/translation/suggest', body, reader)).body.uuid;
}

async function decide(uuid: string, how: 'accept' | 'reject', reason: object, caller = moderator) {
  const { seenAt } = await currentVersion(test, 'suggestion', uuid);
  return rest(test, 'put', `/api/translation/suggestion/${uuid}/${how}`, { seenAt, ...reason }, caller);
}

/** What became of their suggestions, as the reader is told. */
async function told() {
  const { data } = await query(
    test,
    '{ readSentTranslationSuggestions { items { state rejectionReason } } }',
    {},
    reader,
  );
  return data['readSentTranslationSuggestions'].items;
}

describe('why a suggestion is rejected', () => {
  it.each(SUGGESTION_REJECTION_REASONS)('is read by whoever suggested it: %s', async (reason) => {
    const uuid = await suggest();
    const { status, body } = await decide(uuid, 'reject', { reason });
    expect([status, body.rejectionReason]).toEqual([200, reason]);
    expect(await told()).toEqual([{ state: 'REJECTED', rejectionReason: reason }]);
  });

  it('is said by the author of the text as by a moderator, and by neither who does not want to', async () => {
    const [said, open] = [await suggest(), await suggest('vi')];
    expect((await decide(said, 'reject', { reason: 'NOT_BETTER' }, author)).body.rejectionReason).toBe('NOT_BETTER');
    expect((await decide(open, 'reject', {}, author)).body.rejectionReason).toBeNull();
    const silent = await suggest();
    expect((await decide(silent, 'reject', { reason: null })).body.rejectionReason).toBeNull();
    expect((await told()).map(({ rejectionReason }: { rejectionReason: string | null }) => rejectionReason)).toEqual([
      null,
      null,
      'NOT_BETTER',
    ]);
  });

  it.each(['BORING', '', 1, ['ABUSE']])('is one of the list, not %j, and nothing is decided', async (reason) => {
    const { status, body } = await decide(await suggest(), 'reject', { reason });
    expect([status, body.fields]).toEqual([400, [{ path: 'reason', code: 'INVALID' }]]);
    expect(await told()).toEqual([{ state: 'OPEN', rejectionReason: null }]);
  });

  it('stays the first one', async () => {
    const uuid = await suggest();
    await decide(uuid, 'reject', { reason: 'OTHER_MEANING' });
    expect((await decide(uuid, 'reject', { reason: 'ABUSE' }, author)).body.rejectionReason).toBe('OTHER_MEANING');
    expect(await told()).toEqual([{ state: 'REJECTED', rejectionReason: 'OTHER_MEANING' }]);
  });

  it('is nobody’s to say who may not decide', async () => {
    const uuid = await suggest();
    const stranger = await aUser(test);
    expect((await decide(uuid, 'reject', { reason: 'ABUSE' }, reader)).status).toBe(403);
    expect((await decide(uuid, 'reject', { reason: 'ABUSE' }, stranger)).status).toBe(404);
    expect(await told()).toEqual([{ state: 'OPEN', rejectionReason: null }]);
  });

  it('is in what its reader exports', async () => {
    await decide(await suggest(), 'reject', { reason: 'UNREADABLE' });
    const { text } = await rest(test, 'get', '/api/user/export', undefined, reader);
    expect(text).toContain('"rejectionReason" : "UNREADABLE"');
  });

  it('stands in the database beside a rejection alone, and is one of the list', async () => {
    const uuid = await suggest();
    const write = (state: string, reason: string) =>
      test.database.manager.query(
        'update translation_suggestions set state = $2, rejection_reason = $3, decided_at = now() where uuid = $1',
        [uuid, state, reason],
      );
    await expect(write('ACCEPTED', 'ABUSE')).rejects.toThrow('ck_translation_suggestions_rejected');
    await expect(write('REJECTED', 'BORING')).rejects.toThrow('ck_translation_suggestions_rejection_reason');
    expect(await told()).toEqual([{ state: 'OPEN', rejectionReason: null }]);
  });
});
