import sharp from 'sharp';
import request, { type Response } from 'supertest';
import { query, rest } from '../client.js';
import { aUser } from '../factories.js';
import { NINE_SCRIPTS } from '../nine-scripts.js';
import { aComment, aPicture, aPost } from '../post-factories.js';
import { NOTHING, type RestRow, type Stage, usualRefusals } from './stage.js';

const POST = { title: NINE_SCRIPTS.km, content: Object.values(NINE_SCRIPTS).join('\n') };
const write = ({ test, author }: Stage, changes: object = {}) =>
  rest(test, 'post', '/api/post', { ...POST, ...changes }, author);
const tooManyFiles = { files: Array.from({ length: 11 }, (_, n) => ({ name: `${n}.png`, path: `/files/${n}.webp` })) };
const sameHashtags = { hashtagNames: ['Visa', 'ＶＩＳＡ'] };
const signedHashtag = { hashtagNames: ['＃visa'] };
const strangersFile = async ({ test, reader }: Stage) => ({
  files: [{ name: '옷.png', path: await aPicture(test, reader) }],
});
/** Calls with the author's new post as the author; `who` is somebody else. */
const onPost = async (
  stage: Stage,
  method: 'put' | 'delete' | 'post',
  path = '',
  body?: object,
  who = stage.author,
) => {
  const { uuid } = await aPost(stage.test, stage.author);
  return rest(stage.test, method, `/api/post/${uuid}${path}`, body, who);
};
const ofPost = async ({ test, author, reader }: Stage, method: 'post' | 'delete', path: string, who = reader) => {
  const { uuid } = await aPost(test, author);
  return rest(test, method, path.replace('{id}', uuid), undefined, who);
};
const onComment = async ({ test, author }: Stage) => {
  const post = await aPost(test, author);
  return { post, comment: await aComment(test, author, { postUuid: post.uuid, content: NINE_SCRIPTS.th }) };
};
const comment = async ({ test, author, reader }: Stage, changes: object = {}) => {
  const { uuid: postUuid } = await aPost(test, author);
  return rest(test, 'post', '/api/comment', { postUuid, content: NINE_SCRIPTS.bn, ...changes }, reader);
};
const stay = async ({ test, author, reader }: Stage, duration: number, who: { token?: string } = reader) => {
  const { uuid } = await aPost(test, author);
  const { data } = await query(test, `{ readPost(uuid: "${uuid}") { postViewLogUuid } }`, {}, reader);
  return rest(test, 'put', `/api/post_view_logs/${data['readPost'].postViewLogUuid}`, { duration }, who);
};

function upload(
  { test, reader }: Stage,
  call: 'one' | 'many',
  files: Buffer[],
  fields: Record<string, string> = {},
): Promise<Response> {
  const sent = request(test.server).post(`/api/file/upload/${call}`).set('Authorization', `Bearer ${reader.token}`);
  for (const [name, value] of Object.entries(fields)) sent.field(name, value);
  for (const file of files) sent.attach(call === 'one' ? 'file' : 'files', file, '사진.png');
  return sent.then();
}

const picture = () =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: '#14b8a6' } })
    .png()
    .toBuffer();
const TOO_LARGE = Buffer.alloc(10 * 1024 * 1024 + 1);

export const COMMUNITY: RestRow[] = [
  {
    call: 'POST /api/post',
    answers: 201,
    succeed: (stage) => write(stage, { hashtagNames: ['겨울'], originalLanguage: 'km' }),
    refuses: {
      UNAUTHENTICATED: ({ test }) => rest(test, 'post', '/api/post', POST),
      VALIDATION_FAILED: (stage) => write(stage, { title: '\u200B' }),
      TOO_MANY_FILES: (stage) => write(stage, tooManyFiles),
      DUPLICATE_HASHTAG: (stage) => write(stage, sameHashtags),
      HASHTAG_HAS_SIGN: (stage) => write(stage, signedHashtag),
      FILE_NOT_FOUND: async (stage) => write(stage, await strangersFile(stage)),
      BODY_TOO_LARGE: (stage) => write(stage, { content: 'a'.repeat(256 * 1024) }),
    },
  },
  {
    call: 'PUT /api/post/{id}',
    answers: 200,
    succeed: (stage) => onPost(stage, 'put', '', POST),
    refuses: {
      ...usualRefusals('put', (id) => `/api/post/${id}`, POST),
      FORBIDDEN: (stage) => onPost(stage, 'put', '', POST, stage.reader),
      TOO_MANY_FILES: (stage) => onPost(stage, 'put', '', { ...POST, ...tooManyFiles }),
      DUPLICATE_HASHTAG: (stage) => onPost(stage, 'put', '', { ...POST, ...sameHashtags }),
      HASHTAG_HAS_SIGN: (stage) => onPost(stage, 'put', '', { ...POST, ...signedHashtag }),
      FILE_NOT_FOUND: async (stage) => onPost(stage, 'put', '', { ...POST, ...(await strangersFile(stage)) }),
    },
  },
  {
    call: 'DELETE /api/post/{id}',
    answers: 204,
    succeed: (stage) => onPost(stage, 'delete', '', undefined, stage.admin),
    refuses: {
      ...usualRefusals('delete', (id) => `/api/post/${id}`),
      FORBIDDEN: (stage) => onPost(stage, 'delete', '', undefined, stage.reader),
    },
  },
  {
    call: 'PUT /api/post/{id}/language',
    answers: 200,
    succeed: (stage) => onPost(stage, 'put', '/language', { originalLanguage: 'vi' }),
    refuses: {
      ...usualRefusals('put', (id) => `/api/post/${id}/language`, { originalLanguage: 'vi' }),
      FORBIDDEN: (stage) => onPost(stage, 'put', '/language', { originalLanguage: 'vi' }, stage.reader),
    },
  },
  ...['like', 'dislike'].map((mark) => ({
    call: `POST /api/likes_dislikes/{id}/${mark}`,
    answers: 200,
    succeed: (stage: Stage) => ofPost(stage, 'post', `/api/likes_dislikes/{id}/${mark}`),
    refuses: usualRefusals('post', (id) => `/api/likes_dislikes/${id}/${mark}`),
  })),
  {
    call: 'POST /api/comment_likes_dislikes/{id}/like',
    answers: 200,
    succeed: async (stage) => {
      const { uuid } = (await onComment(stage)).comment;
      return rest(stage.test, 'post', `/api/comment_likes_dislikes/${uuid}/like`, undefined, stage.reader);
    },
    refuses: usualRefusals('post', (id) => `/api/comment_likes_dislikes/${id}/like`),
  },
  {
    call: 'POST /api/scraps/{id}',
    answers: 200,
    succeed: (stage) => ofPost(stage, 'post', '/api/scraps/{id}'),
    refuses: {
      ...usualRefusals('post', (id) => `/api/scraps/${id}`),
      CANNOT_SCRAP_OWN_POST: (stage) => ofPost(stage, 'post', '/api/scraps/{id}', stage.author),
    },
  },
  {
    call: 'DELETE /api/scraps/{id}',
    answers: 200,
    succeed: (stage) => ofPost(stage, 'delete', '/api/scraps/{id}'),
    refuses: usualRefusals('delete', (id) => `/api/scraps/${id}`),
  },
  {
    call: 'POST /api/comment',
    answers: 201,
    succeed: (stage) => comment(stage),
    refuses: {
      UNAUTHENTICATED: ({ test }) => rest(test, 'post', '/api/comment', { postUuid: NOTHING, content: 'a' }),
      VALIDATION_FAILED: (stage) => comment(stage, { content: ' ' }),
      NOT_FOUND: (stage) => comment(stage, { postUuid: NOTHING }),
    },
  },
  {
    call: 'PUT /api/comment/{id}',
    answers: 200,
    succeed: async (stage) => {
      const { uuid } = (await onComment(stage)).comment;
      return rest(stage.test, 'put', `/api/comment/${uuid}`, { content: NINE_SCRIPTS.ja }, stage.author);
    },
    refuses: {
      ...usualRefusals('put', (id) => `/api/comment/${id}`, { content: 'Text' }),
      async FORBIDDEN(stage) {
        const { uuid } = (await onComment(stage)).comment;
        return rest(stage.test, 'put', `/api/comment/${uuid}`, { content: 'Text' }, stage.admin);
      },
    },
  },
  {
    call: 'PUT /api/comment/{id}/language',
    answers: 200,
    succeed: async (stage) => {
      const { uuid } = (await onComment(stage)).comment;
      return rest(stage.test, 'put', `/api/comment/${uuid}/language`, { originalLanguage: 'km' }, stage.author);
    },
    refuses: {
      ...usualRefusals('put', (id) => `/api/comment/${id}/language`, { originalLanguage: 'km' }),
      FORBIDDEN: async (stage) => {
        const { uuid } = (await onComment(stage)).comment;
        return rest(stage.test, 'put', `/api/comment/${uuid}/language`, { originalLanguage: 'km' }, stage.admin);
      },
    },
  },
  {
    call: 'DELETE /api/comment/{postId}/{commentId}',
    answers: 204,
    succeed: async (stage) => {
      const { post, comment: own } = await onComment(stage);
      return rest(stage.test, 'delete', `/api/comment/${post.uuid}/${own.uuid}`, undefined, stage.author);
    },
    refuses: {
      ...usualRefusals('delete', (id) => `/api/comment/${NOTHING}/${id}`),
      async FORBIDDEN(stage) {
        const { post, comment: own } = await onComment(stage);
        return rest(stage.test, 'delete', `/api/comment/${post.uuid}/${own.uuid}`, undefined, stage.reader);
      },
    },
  },
  {
    call: 'DELETE /api/comment/bulk/{id}',
    answers: 204,
    succeed: async (stage) => {
      const { post, comment: own } = await onComment(stage);
      return rest(stage.test, 'delete', `/api/comment/bulk/${post.uuid}`, { commentUuids: [own.uuid] }, stage.author);
    },
    refuses: {
      ...usualRefusals('delete', (id) => `/api/comment/bulk/${id}`, { commentUuids: [NOTHING] }),
      async FORBIDDEN(stage) {
        const { post, comment: own } = await onComment(stage);
        const commentUuids = [own.uuid, (await aComment(stage.test, stage.reader, { postUuid: post.uuid })).uuid];
        return rest(stage.test, 'delete', `/api/comment/bulk/${post.uuid}`, { commentUuids }, stage.reader);
      },
    },
  },
  {
    call: 'PUT /api/post_view_logs/{id}',
    answers: 204,
    succeed: async (stage) => {
      expect((await stay(stage, 12, {})).status).toBe(204);
      expect((await stay(stage, 12, { token: 'expired' })).status).toBe(204);
      return stay(stage, 12);
    },
    refuses: {
      VALIDATION_FAILED: (stage) => stay(stage, 86_401),
      NOT_FOUND: async (stage) => stay(stage, 12, await aUser(stage.test)),
    },
  },
  {
    call: 'POST /api/file/upload/one',
    answers: 201,
    succeed: async (stage) => upload(stage, 'one', [await picture()]),
    refuses: {
      UNAUTHENTICATED: ({ test }) => rest(test, 'post', '/api/file/upload/one'),
      VALIDATION_FAILED: async (stage) => upload(stage, 'one', [await picture()], { purpose: 'virus' }),
      FORBIDDEN: async (stage) => upload(stage, 'one', [await picture()], { purpose: 'attachment' }),
      FILE_TOO_LARGE: (stage) => upload(stage, 'one', [TOO_LARGE]),
      UNSUPPORTED_FILE_TYPE: (stage) => upload(stage, 'one', [Buffer.from('<svg/>')]),
    },
  },
  {
    call: 'POST /api/file/upload/many',
    answers: 201,
    succeed: async (stage) => upload(stage, 'many', [await picture(), await picture()]),
    refuses: {
      UNAUTHENTICATED: ({ test }) => rest(test, 'post', '/api/file/upload/many'),
      TOO_MANY_FILES: async (stage) => upload(stage, 'many', Array<Buffer>(11).fill(await picture())),
      FILE_TOO_LARGE: async (stage) => upload(stage, 'many', [await picture(), TOO_LARGE]),
      UNSUPPORTED_FILE_TYPE: async (stage) => upload(stage, 'many', [await picture(), Buffer.from('<svg/>')]),
    },
  },
];
