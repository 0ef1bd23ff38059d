import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { countStatements } from '../../../test/count-statements.js';
import { aUser } from '../../../test/factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { aComment, aPost } from '../../../test/post-factories.js';

const UNKNOWN = '0190f0f0-0000-7000-8000-000000000000';
const THREADS = `query ($uuid: ID!) { readPost(uuid: $uuid) { commentsCount comments {
  uuid content isDeleted likes comment_likes_dislikes { type user { uuid } } user { nickname nationalityInfo { nationality { code } } }
  childCommentsCount childComments { uuid content user { nickname } }
} } }`;

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

async function threads(uuid: string, caller = {}) {
  return (await query(test, THREADS, { uuid }, caller)).data['readPost'];
}

describe('POST /api/comment', () => {
  it('requires sign-in', async () => {
    expect((await rest(test, 'post', '/api/comment', { postUuid: UNKNOWN, content: 'a' })).status).toBe(401);
  });

  it.each([
    ['no content', { postUuid: UNKNOWN }, 'content', 'REQUIRED'],
    ['blank content', { postUuid: UNKNOWN, content: ' \n\u200b' }, 'content', 'REQUIRED'],
    ['1,001 characters', { postUuid: UNKNOWN, content: '👨‍👩‍👧'.repeat(1_001) }, 'content', 'TOO_LONG'],
    ['a malformed post', { postUuid: '1', content: 'a' }, 'postUuid', 'INVALID'],
    ['a malformed parent', { postUuid: UNKNOWN, content: 'a', parentCommentUuid: '1' }, 'parentCommentUuid', 'INVALID'],
  ])('rejects %s', async (_, body, path, code) => {
    const { token } = await aUser(test);
    const reply = await rest(test, 'post', '/api/comment', body, { token });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path, code }] });
  });

  it('finds no missing post, no deleted post, and no parent of another post', async () => {
    const author = await aUser(test);
    const comment = (body: object) => rest(test, 'post', '/api/comment', { content: 'a', ...body }, author);
    const [post, other] = [await aPost(test, author), await aPost(test, author)];
    const parent = await aComment(test, author, { postUuid: other.uuid });
    expect((await comment({ postUuid: UNKNOWN })).body.code).toBe('NOT_FOUND');
    expect((await comment({ postUuid: post.uuid, parentCommentUuid: parent.uuid })).body.code).toBe('NOT_FOUND');
    expect(await threads(post.uuid)).toEqual({ commentsCount: 0, comments: [] });
    await rest(test, 'delete', `/api/post/${post.uuid}`, undefined, author);
    expect((await comment({ postUuid: post.uuid })).body.code).toBe('NOT_FOUND');
  });

  it('keeps every script, in order; a reply to a reply joins its parent', async () => {
    const author = await aUser(test);
    const { uuid: postUuid } = await aPost(test, author);
    for (const language of LANGUAGES) await aComment(test, author, { postUuid, content: NINE_SCRIPTS[language] });
    const { comments } = await threads(postUuid);
    expect(comments.map((comment: { content: string }) => comment.content)).toEqual(
      LANGUAGES.map((language) => NINE_SCRIPTS[language]),
    );
    const parentCommentUuid = comments[0].uuid;
    const reply = await aComment(test, author, { postUuid, content: 'one', parentCommentUuid });
    await aComment(test, author, { postUuid, content: 'two', parentCommentUuid: reply.uuid });
    const after = await threads(postUuid);
    expect(after.commentsCount).toBe(11);
    expect(after.comments[0]).toMatchObject({
      childCommentsCount: 2,
      childComments: [{ content: 'one' }, { content: 'two' }],
    });
  });

  it('counts exactly when fifty comments race', async () => {
    const author = await aUser(test);
    const { uuid: postUuid } = await aPost(test, author);
    await Promise.all(Array.from({ length: 50 }, (_, i) => aComment(test, author, { postUuid, content: `${i}` })));
    const { commentsCount, comments } = await threads(postUuid);
    expect([commentsCount, comments.length]).toEqual([50, 50]);
  });
});

describe('the replies of a list', () => {
  it('are the first fifty of each comment, seven hundred in all, and counted in full', async () => {
    const [shown, full, threadsInAll] = [50, 14, 16];
    const author = await aUser(test);
    const { uuid: postUuid } = await aPost(test, author);
    await test.database.manager.query(
      `with parents as (
         insert into comments (post_uuid, author_uuid, original_language, content, created_at)
         select $1, $2, 'km', jsonb_build_object('km', 'p' || n), now() + n * interval '1 s'
         from generate_series(1, $3::int) n returning uuid
       )
       insert into comments (post_uuid, author_uuid, original_language, content, parent_uuid, created_at)
       select $1, $2, 'km', jsonb_build_object('km', 'r' || n), uuid, now() + n * interval '1 s'
       from parents, generate_series(1, $4::int) n`,
      [postUuid, author.uuid, threadsInAll, shown + 1],
    );
    const { comments } = await threads(postUuid);
    const counts = comments.map((comment: { childComments: unknown[]; childCommentsCount: number }) => [
      comment.childComments.length,
      comment.childCommentsCount,
    ]);
    expect(counts).toEqual(Array.from({ length: threadsInAll }, (_, n) => [n < full ? shown : 0, shown + 1]));
    expect(comments[full - 1].childComments.map(({ content }: { content: string }) => content)).toEqual(
      Array.from({ length: shown }, (_, n) => `r${n + 1}`),
    );
  });
});

describe('PUT /api/comment/:id', () => {
  it('requires sign-in, rejects bad input, refuses everybody but the author', async () => {
    const author = await aUser(test);
    const { uuid } = await aComment(test, author, { postUuid: (await aPost(test, author)).uuid });
    const put = (id: string, body: object, caller = {}) => rest(test, 'put', `/api/comment/${id}`, body, caller);
    expect((await put(uuid, { content: 'b' })).status).toBe(401);
    expect((await put('x', { content: 'b' }, author)).body.code).toBe('VALIDATION_FAILED');
    expect((await put(uuid, { content: '' }, author)).body.code).toBe('VALIDATION_FAILED');
    expect((await put(UNKNOWN, { content: 'b' }, author)).body.code).toBe('NOT_FOUND');
    const { token } = await aUser(test);
    expect((await put(uuid, { content: 'b' }, { token })).body.code).toBe('FORBIDDEN');
  });

  it('changes the text', async () => {
    const author = await aUser(test);
    const { uuid } = await aComment(test, author, { postUuid: (await aPost(test, author)).uuid });
    const reply = await rest(test, 'put', `/api/comment/${uuid}`, { content: NINE_SCRIPTS.km }, author);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ content: NINE_SCRIPTS.km, originalLanguage: 'km' });
  });
});

describe('DELETE /api/comment', () => {
  it('requires sign-in and refuses everybody but the author', async () => {
    const author = await aUser(test);
    const { uuid: postUuid } = await aPost(test, author);
    const { uuid } = await aComment(test, author, { postUuid });
    expect((await rest(test, 'delete', `/api/comment/${postUuid}/${uuid}`)).status).toBe(401);
    const { token } = await aUser(test);
    const asOther = (path: string, body?: object) => rest(test, 'delete', path, body, { token });
    expect((await asOther(`/api/comment/${postUuid}/x`)).body.code).toBe('VALIDATION_FAILED');
    expect((await asOther(`/api/comment/${UNKNOWN}/${uuid}`)).body.code).toBe('NOT_FOUND');
    expect((await asOther(`/api/comment/${postUuid}/${uuid}`)).body.code).toBe('FORBIDDEN');
    expect((await asOther(`/api/comment/bulk/${postUuid}`, { commentUuids: [] })).body.code).toBe('VALIDATION_FAILED');
  });

  it('removes a comment; one with replies stays as a placeholder that names and says nothing', async () => {
    const author = await aUser(test);
    const { uuid: postUuid } = await aPost(test, author);
    const [parent, lonely] = [await aComment(test, author, { postUuid }), await aComment(test, author, { postUuid })];
    await aComment(test, author, { postUuid, content: 'a reply', parentCommentUuid: parent.uuid });
    for (const { uuid } of [parent, lonely]) {
      expect((await rest(test, 'delete', `/api/comment/${postUuid}/${uuid}`, undefined, author)).status).toBe(204);
    }
    const { commentsCount, comments } = await threads(postUuid);
    expect(commentsCount).toBe(1);
    expect(comments).toEqual([
      expect.objectContaining({
        uuid: parent.uuid,
        isDeleted: true,
        content: '',
        user: { nickname: '', nationalityInfo: { nationality: null } },
        childComments: [expect.objectContaining({ content: 'a reply' })],
      }),
    ]);
  });

  it('that moderators look at is a placeholder to whoever is not its author, signed in or not', async () => {
    const [author, other] = [await aUser(test), await aUser(test)];
    const { uuid: postUuid } = await aPost(test, author);
    const { uuid } = await aComment(test, author, { postUuid, content: 'ខ្មែរ' });
    await aComment(test, other, { postUuid, content: 'a reply', parentCommentUuid: uuid });
    await test.database.manager.query('update comments set hidden_at = now() where uuid = $1', [uuid]);
    for (const [caller, isDeleted, content] of [
      [{}, true, ''],
      [other, true, ''],
      [author, false, 'ខ្មែរ'],
    ] as const) {
      const { comments } = await threads(postUuid, caller);
      expect(comments).toEqual([expect.objectContaining({ uuid, isDeleted, content })]);
    }
  });

  it('removes several at once, all or none', async () => {
    const author = await aUser(test);
    const stranger = await aUser(test);
    const { uuid: postUuid } = await aPost(test, author);
    const own = [await aComment(test, author, { postUuid }), await aComment(test, author, { postUuid })];
    const other = await aComment(test, stranger, { postUuid });
    const bulk = (commentUuids: string[]) =>
      rest(test, 'delete', `/api/comment/bulk/${postUuid}`, { commentUuids }, author);
    expect((await bulk([...own, other].map((comment) => comment.uuid))).body.code).toBe('FORBIDDEN');
    expect((await threads(postUuid)).commentsCount).toBe(3);
    expect((await bulk(own.map((comment) => comment.uuid))).status).toBe(204);
    expect((await threads(postUuid)).commentsCount).toBe(1);
  });
});

describe('POST /api/comment_likes_dislikes/:id/like', () => {
  const like = (id: string, caller = {}, body?: object) =>
    rest(test, 'post', `/api/comment_likes_dislikes/${id}/like`, body, caller);

  it('requires sign-in, rejects a malformed uuid, finds no missing comment', async () => {
    expect((await like(UNKNOWN)).status).toBe(401);
    const { token } = await aUser(test);
    expect((await like('x', { token })).body.code).toBe('VALIDATION_FAILED');
    expect((await like(UNKNOWN, { token })).body.code).toBe('NOT_FOUND');
  });

  it('toggles, exactly, also when thirty-one taps race, and shows the reader only their own', async () => {
    const author = await aUser(test);
    const reader = await aUser(test);
    const { uuid: postUuid } = await aPost(test, author);
    const { uuid } = await aComment(test, author, { postUuid });
    await Promise.all(Array.from({ length: 31 }, () => like(uuid, reader)));
    expect((await threads(postUuid, reader)).comments[0]).toMatchObject({
      likes: 1,
      comment_likes_dislikes: [{ type: 'Like', user: { uuid: expect.any(String) } }],
    });
    expect((await threads(postUuid, author)).comments[0]).toMatchObject({ likes: 1, comment_likes_dislikes: [] });
    expect((await like(uuid, reader)).body).toEqual({ likes: 0, type: null });
  });

  it('stands as the call says, however often it is sent', async () => {
    const [author, reader] = [await aUser(test), await aUser(test)];
    const { uuid: postUuid } = await aPost(test, author);
    const { uuid } = await aComment(test, author, { postUuid });
    for (const isOn of [true, false]) {
      const replies = await Promise.all(Array.from({ length: 20 }, () => like(uuid, reader, { isOn })));
      const expected = { likes: isOn ? 1 : 0, type: isOn ? 'Like' : null };
      expect(replies.map(({ body }) => body)).toEqual(replies.map(() => expected));
    }
  });
});

describe('readComments', () => {
  it('shows nothing of a deleted post, and no replies of another post’s comment', async () => {
    const author = await aUser(test);
    const [post, other] = [await aPost(test, author), await aPost(test, author)];
    const parent = await aComment(test, author, { postUuid: post.uuid });
    await aComment(test, author, { postUuid: post.uuid, parentCommentUuid: parent.uuid });
    const document =
      'query ($p: ID!, $c: ID) { readComments(postUuid: $p, parentCommentUuid: $c) { items { content } totalCount } }';
    const read = async (p: string, c?: string) => (await query(test, document, { p, c })).data['readComments'];
    const nothing = { items: [], totalCount: 0 };
    expect((await read(post.uuid, parent.uuid)).totalCount).toBe(1);
    expect(await read(other.uuid, parent.uuid)).toEqual(nothing);
    await rest(test, 'delete', `/api/post/${post.uuid}`, undefined, author);
    expect([await read(post.uuid), await read(post.uuid, parent.uuid)]).toEqual([nothing, nothing]);
  });

  it('pages through comments and through replies, in a number of statements that does not grow', async () => {
    const author = await aUser(test);
    const { uuid: postUuid } = await aPost(test, author);
    for (let i = 0; i < 5; i += 1) await aComment(test, author, { postUuid, content: `c${i}` });
    const { comments } = await threads(postUuid);
    const parentCommentUuid = comments[0].uuid;
    for (let i = 0; i < 3; i += 1) await aComment(test, author, { postUuid, content: `r${i}`, parentCommentUuid });
    const document = `query ($p: ID!, $c: ID, $skip: Int, $take: Int) {
      readComments(postUuid: $p, parentCommentUuid: $c, skip: $skip, take: $take) { items { content } hasMore totalCount } }`;
    const top = await query(test, document, { p: postUuid, skip: 2, take: 2 });
    expect(top.data['readComments']).toEqual({
      items: [{ content: 'c2' }, { content: 'c3' }],
      hasMore: true,
      totalCount: 5,
    });
    const replies = await query(test, document, { p: postUuid, c: parentCommentUuid, skip: 1, take: 10 });
    expect(replies.data['readComments']).toEqual({
      items: [{ content: 'r1' }, { content: 'r2' }],
      hasMore: false,
      totalCount: 3,
    });
    const one = await countStatements(() => query(test, document, { p: postUuid, take: 1 }));
    const five = await countStatements(() => query(test, document, { p: postUuid, take: 5 }));
    expect([one, five]).toEqual([2, 2]);
  });
});
