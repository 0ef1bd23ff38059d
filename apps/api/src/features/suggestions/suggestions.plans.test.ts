import { asOwner } from '../../../test/as-owner.js';
import { startApp, type TestApp } from '../../../test/app.js';
import { aModerator } from '../../../test/board-factories.js';
import { query } from '../../../test/client.js';
import { countStatements } from '../../../test/count-statements.js';
import { aUser, nationalityUuid, type TestUser } from '../../../test/factories.js';
import { planOf } from '../../../test/plans.js';
import { OLDEST_SUGGESTIONS, OPEN_SUGGESTIONS, SUGGESTIONS_BY, SUGGESTIONS_FOR } from './suggestions.queries.js';

let test: TestApp;
let moderator: TestUser;
let author: TestUser;

// Ten thousand suggestions for what a hundred people wrote, one in twenty still open.
beforeAll(async () => {
  test = await startApp();
  moderator = await aModerator(test);
  author = await aUser(test);
  const run = (statement: string, values: unknown[] = []) => test.database.manager.query(statement, values);
  await run(
    `insert into users (nickname, nickname_key, gender, nationality_uuid, language)
     select 'person' || n, 'person' || n, 'female', $1, 'km' from generate_series(1, 100) n`,
    [nationalityUuid('KH')],
  );
  await run(
    `insert into translation_suggestions (subject_type, subject_uuid, field, language, text, source_hash, author_uuid,
       suggester_uuid, created_at, state, decided_at)
     select 'post', uuidv7(), 'content', 'vi', 'Xin chào', 'x', u.uuid, $1, now() - n * interval '1 minute',
       case when n % 20 > 0 then 'REJECTED' else 'OPEN' end, case when n % 20 > 0 then now() end
     from users u, generate_series(1, 100) n`,
    [moderator.uuid],
  );
  await asOwner(test, 'analyze users, translation_suggestions');
});
afterAll(() => test.stop());

describe('suggestions', () => {
  const page = () => ({ viewer: moderator.uuid, skip: 0, limit: 11 });
  it.each<[string, () => Promise<string>, string]>([
    [
      'for one author',
      () => planOf(test, SUGGESTIONS_FOR, { ...page(), author: author.uuid }),
      'ix_translation_suggestions_author',
    ],
    [
      'of one suggester',
      () => planOf(test, SUGGESTIONS_BY, { ...page(), suggester: author.uuid }),
      'ix_translation_suggestions_sent',
    ],
    ['for everybody, newest first', () => planOf(test, OPEN_SUGGESTIONS, page()), 'ix_translation_suggestions_open'],
    ['for everybody, oldest first', () => planOf(test, OLDEST_SUGGESTIONS, page()), 'ix_translation_suggestions_open'],
  ])('%s come from an index made for it', async (_, explain, index) => {
    expect(await explain()).toContain(`"Index Name":"${index}"`);
  });

  it('take one statement beside the look-up of the reader, whatever the size of the page', async () => {
    const fields = '{ uuid text suggester { nickname nationalityInfo { nationality { code } } } }';
    const page = (take: number) =>
      query(test, `{ readOpenTranslationSuggestions(take: ${take}) { items ${fields} hasMore } }`, {}, moderator);
    expect((await page(50)).data['readOpenTranslationSuggestions'].items).toHaveLength(50);
    expect([await countStatements(() => page(1)), await countStatements(() => page(50))]).toEqual([2, 2]);
  });
});
