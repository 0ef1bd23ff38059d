import { LANGUAGE_SUFFIXES, LANGUAGES } from '@haiko/shared/i18n/languages';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { aUser } from '../../../test/factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { aPicture, aPost } from '../../../test/post-factories.js';

const UNKNOWN = '0190f0f0-0000-7000-8000-000000000000';
const READ_POST = `query ($uuid: ID!) { readPost(uuid: $uuid) {
  uuid title content originalLanguage translationState hashtags { name } user { uuid nickname }
} }`;

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

describe('POST /api/post', () => {
  it('requires sign-in', async () => {
    const reply = await rest(test, 'post', '/api/post', { title: 'a', content: 'b' });
    expect(reply.status).toBe(401);
    expect(reply.body).toMatchObject({ statusCode: 401, code: 'UNAUTHENTICATED', requestId: expect.any(String) });
  });

  it.each([
    ['no title', { content: 'text' }, [{ path: 'title', code: 'REQUIRED' }]],
    [
      'a title of invisible characters',
      { title: '\u200b \u3164', content: 'text' },
      [{ path: 'title', code: 'REQUIRED' }],
    ],
    ['a title of 101 characters', { title: 'ក'.repeat(101), content: 'text' }, [{ path: 'title', code: 'TOO_LONG' }]],
    ['content that is no text', { title: 'a', content: { $gt: '' } }, [{ path: 'content', code: 'INVALID' }]],
    ['a NUL', { title: 'a', content: 'b\u0000c' }, [{ path: 'content', code: 'INVALID' }]],
    ['half a surrogate pair', { title: '\ud83d', content: 'text' }, [{ path: 'title', code: 'INVALID' }]],
    [
      'hashtags that only look like a list',
      { title: 'a', content: 'b', hashtagNames: { length: 1 } },
      [{ path: 'hashtagNames', code: 'INVALID' }],
    ],
    [
      'eleven hashtags',
      { title: 'a', content: 'b', hashtagNames: [...'abcdefghijk'] },
      [{ path: 'hashtagNames', code: 'TOO_MANY' }],
    ],
    [
      'a language that is none of the nine',
      { title: 'a', content: 'b', originalLanguage: 'fr' },
      [{ path: 'originalLanguage', code: 'INVALID' }],
    ],
    ['a town that there is not', { title: 'a', content: 'b', region: 1 }, [{ path: 'region', code: 'INVALID' }]],
    ['"all" of a region', { title: 'a', content: 'b', region: 1100 }, [{ path: 'region', code: 'INVALID' }]],
    [
      'words for a picture of 301 characters',
      { title: 'a', content: 'b', files: [{ name: 'a.png', path: '/files/a.png', alt: 'ก'.repeat(301) }] },
      [{ path: 'files.0.alt', code: 'TOO_LONG' }],
    ],
  ])('rejects %s', async (_, body, fields) => {
    const { token } = await aUser(test);
    const reply = await rest(test, 'post', '/api/post', body, { token });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ code: 'VALIDATION_FAILED', fields });
  });

  it.each([
    ['the # sign of any width', { hashtagNames: ['＃비자'] }, 'HASHTAG_HAS_SIGN'],
    ['the same hashtag twice, in another case', { hashtagNames: ['Visa', 'VISA'] }, 'DUPLICATE_HASHTAG'],
    [
      'eleven files',
      { files: Array.from({ length: 11 }, (_, i) => ({ name: `${i}.png`, path: `/files/${i}.webp` })) },
      'TOO_MANY_FILES',
    ],
    ['a file that nobody uploaded', { files: [{ name: 'a.png', path: '/files/none.webp' }] }, 'FILE_NOT_FOUND'],
  ])('refuses %s with its own code and writes nothing', async (_, wrong, code) => {
    const { token, uuid } = await aUser(test);
    const reply = await rest(test, 'post', '/api/post', { title: 'a', content: 'b', ...wrong }, { token });
    expect(reply.status).toBe(400);
    expect(reply.body.code).toBe(code);
    expect(await postsOf(uuid)).toBe(0);
  });

  it('tells the error in the language of the caller', async () => {
    const { token } = await aUser(test);
    const reply = await rest(
      test,
      'post',
      '/api/post',
      { title: 'a', content: 'b', hashtagNames: ['#x'] },
      { token, language: 'ko-KR' },
    );
    expect(reply.body.message).toMatch(/[가-힣]/);
  });

  it('keeps text of every script byte for byte, tells its language, and shows it to everybody', async () => {
    const author = await aUser(test);
    for (const language of LANGUAGES) {
      const content = `${NINE_SCRIPTS[language]}\n<b>🙂</b> &amp; %_\\`;
      const hashtag = [...NINE_SCRIPTS[language].replace(/[^\p{L}\p{M}]/gu, '')].slice(0, 6).join('').normalize('NFC');
      const post = await aPost(test, author, {
        title: NINE_SCRIPTS[language],
        content,
        hashtagNames: [hashtag],
        originalLanguage: language,
      });
      const { data } = await query(test, READ_POST, { uuid: post.uuid }, { language });
      expect(data['readPost']).toEqual({
        uuid: post.uuid,
        title: NINE_SCRIPTS[language],
        content,
        originalLanguage: language,
        translationState: 'SOURCE',
        hashtags: [{ name: hashtag }],
        user: { uuid: author.uuid, nickname: author.nickname },
      });
    }
  });

  it('strips what the payload does not know, and takes uuids of no other author', async () => {
    const author = await aUser(test);
    const other = await aUser(test);
    const body = { title: 'a', content: 'b', likes: 999, authorUuid: other.uuid, board: 'NOTICE' };
    const reply = await rest(test, 'post', '/api/post', body, { token: author.token });
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({ likes: 0, user: { uuid: author.uuid }, sub_board: null });
  });
});

describe('PUT /api/post/:id', () => {
  it('requires sign-in before anything else', async () => {
    expect((await rest(test, 'put', '/api/post/not-a-uuid', {})).status).toBe(401);
  });

  it('rejects a malformed uuid and bad input', async () => {
    const { token } = await aUser(test);
    const malformed = await rest(test, 'put', '/api/post/1', { title: 'a', content: 'b' }, { token });
    expect([malformed.status, malformed.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    const empty = await rest(test, 'put', `/api/post/${UNKNOWN}`, { title: ' ', content: 'b' }, { token });
    expect([empty.status, empty.body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('refuses everybody but the author, and finds no missing post', async () => {
    const post = await aPost(test, await aUser(test));
    const { token } = await aUser(test);
    const body = { title: 'mine now', content: 'b' };
    expect((await rest(test, 'put', `/api/post/${post.uuid}`, body, { token })).body.code).toBe('FORBIDDEN');
    expect((await rest(test, 'put', `/api/post/${UNKNOWN}`, body, { token })).body.code).toBe('NOT_FOUND');
  });

  it('replaces text and hashtags; a text that says the same keeps its translations', async () => {
    const author = await aUser(test);
    const post = await aPost(test, author, { title: 'Visa', content: 'Long story', hashtagNames: ['visa', 'ansan'] });
    await test.database.manager.query(
      `update posts set title = title || '{"ko": "비자"}', content = content || '{"ko": "긴 이야기"}' where uuid = $1`,
      [post.uuid],
    );
    const body = { title: 'Visa', content: 'Short story', hashtagNames: ['ansan', 'help'] };
    const reply = await rest(test, 'put', `/api/post/${post.uuid.toUpperCase()}`, body, { token: author.token });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      title: 'Visa',
      titleKo: '비자',
      content: 'Short story',
      contentKo: 'Short story',
    });
    expect(reply.body.hashtags.map((tag: { name: string }) => tag.name)).toEqual(['ansan', 'help']);
  });
});

describe('the language of a post', () => {
  it('stays what its writer said when only the text changes, unless the script says otherwise', async () => {
    const author = await aUser(test, { language: 'ko' });
    const { uuid } = await aPost(test, author, { content: 'Saan kayo bumibili?', originalLanguage: 'tl' });
    const put = (body: object) => rest(test, 'put', `/api/post/${uuid}`, { title: 'Damit', ...body }, author);
    expect((await put({ content: 'Saan po kayo bumibili?' })).body.originalLanguage).toBe('tl');
    expect((await put({ content: NINE_SCRIPTS.km.repeat(3) })).body.originalLanguage).toBe('km');
  });
});

describe('the town of a post', () => {
  const READ = (uuid: string) =>
    `{ readPost(uuid: "${uuid}") { region { id nameKo nameEn } shown(language: ja) { town } } }`;
  const seen = async (uuid: string) => (await query(test, READ(uuid))).data['readPost'];

  it('is told with its city, changed, and taken away by a change that names none', async () => {
    const author = await aUser(test);
    const { uuid } = await aPost(test, author, { region: 1104 });
    expect(await seen(uuid)).toEqual({
      region: { id: 1104, nameKo: '성동구', nameEn: 'Seongdong-gu' },
      shown: { town: 'ソウル 城東区' },
    });
    const put = (body: object) => rest(test, 'put', `/api/post/${uuid}`, { title: 'a', content: 'b', ...body }, author);
    expect((await put({ region: '1101' })).body.region.nameKo).toBe('종로구');
    expect((await put({})).body.region).toBeNull();
    expect(await seen(uuid)).toEqual({ region: null, shown: { town: null } });
  });
});

describe('the files of a post', () => {
  it('say what they show, in every script, until their author takes it back', async () => {
    const author = await aUser(test);
    const path = await aPicture(test, author);
    const { uuid } = await aPost(test, author, { files: [{ name: 'a.png', path, alt: NINE_SCRIPTS.km }] });
    const alt = async () =>
      (await query(test, `{ readPost(uuid: "${uuid}") { post_files { alt } } }`)).data['readPost'].post_files[0].alt;
    expect(await alt()).toBe(NINE_SCRIPTS.km);
    for (const [given, kept] of [
      ['  কম্বল ', 'কম্বল'],
      ['', null],
      [null, null],
    ]) {
      const body = { title: 'a', content: 'b', files: [{ name: 'a.png', path, alt: given }] };
      expect((await rest(test, 'put', `/api/post/${uuid}`, body, author)).status).toBe(200);
      expect(await alt()).toBe(kept);
    }
  });

  it('have names without folders and direction marks; a picture taken out is free to be removed', async () => {
    const author = await aUser(test);
    const [first, second] = [await aPicture(test, author), await aPicture(test, author)];
    const files = [
      { name: '../../사진\u202Egpj.exe', path: first },
      { name: 'two.png', path: second },
    ];
    const post = await aPost(test, author, { files });
    const shown = (await query(test, `{ readPost(uuid: "${post.uuid}") { post_files { name path } } }`)).data[
      'readPost'
    ];
    expect(shown.post_files).toEqual([
      { name: '사진gpj.exe', path: first },
      { name: 'two.png', path: second },
    ]);
    const body = { title: 'a', content: 'b', files: [{ name: 'two.png', path: second }] };
    expect((await rest(test, 'put', `/api/post/${post.uuid}`, body, author)).status).toBe(200);
    const attached = await test.database.manager.query<{ path: string }[]>(
      'select path from files where path = any($1) and attached_at is not null',
      [[first, second]],
    );
    expect(attached).toEqual([{ path: second }]);
  });
});

describe('DELETE /api/post/:id', () => {
  it('requires sign-in', async () => {
    expect((await rest(test, 'delete', `/api/post/${UNKNOWN}`)).status).toBe(401);
  });

  it('refuses everybody but the author and admins', async () => {
    const post = await aPost(test, await aUser(test));
    const { token } = await aUser(test);
    expect((await rest(test, 'delete', `/api/post/${post.uuid}`, undefined, { token })).body.code).toBe('FORBIDDEN');
    const admin = await aUser(test);
    await test.database.manager.query(`update users set role = 'ADMIN' where uuid = $1`, [admin.uuid]);
    expect((await rest(test, 'delete', `/api/post/${post.uuid}`, undefined, { token: admin.token })).status).toBe(204);
  });

  it('takes the post out of the feed and the detail; a second time it is not there', async () => {
    const author = await aUser(test);
    const post = await aPost(test, author);
    expect((await rest(test, 'delete', `/api/post/${post.uuid}`, undefined, author)).status).toBe(204);
    expect((await rest(test, 'delete', `/api/post/${post.uuid}`, undefined, author)).body.code).toBe('NOT_FOUND');
    const { data } = await query(
      test,
      `{ readPost(uuid: "${post.uuid}") { uuid } readPosts(take: 50) { items { uuid } } }`,
    );
    expect(data['readPost']).toBeNull();
    expect(data['readPosts'].items).not.toContainEqual({ uuid: post.uuid });
  });
});

describe('the text of a post', () => {
  it('is shown in the wanted language, else in its own, which is named', async () => {
    const author = await aUser(test);
    const post = await aPost(test, author, { title: NINE_SCRIPTS.vi, content: NINE_SCRIPTS.vi });
    await test.database.manager.query(`update posts set title = title || $2, content = content || $2 where uuid = $1`, [
      post.uuid,
      JSON.stringify({ km: NINE_SCRIPTS.km }),
    ]);
    const { data } = await query(
      test,
      `query ($uuid: ID!) { readPost(uuid: $uuid) {
        ${LANGUAGES.map((language) => `title${LANGUAGE_SUFFIXES[language]}`).join(' ')} translationState
        km: shown(language: km) { title excerpt content language isTranslated }
        bn: shown(language: bn) { title language isTranslated }
      } }`,
      { uuid: post.uuid },
      { language: 'km' },
    );
    expect(data['readPost']).toMatchObject({
      titleKm: NINE_SCRIPTS.km,
      titleVi: NINE_SCRIPTS.vi,
      titleBn: NINE_SCRIPTS.vi,
      translationState: 'DONE',
      km: { title: NINE_SCRIPTS.km, excerpt: NINE_SCRIPTS.km, language: 'km', isTranslated: true },
      bn: { title: NINE_SCRIPTS.vi, language: 'vi', isTranslated: false },
    });
  });
});

async function postsOf(authorUuid: string): Promise<number> {
  const [row] = await test.database.manager.query<[{ total: number }]>(
    'select count(*)::int as total from posts where author_uuid = $1',
    [authorUuid],
  );
  return row.total;
}
