import { ERRORS } from '@haiko/shared/errors';
import { startApp, type TestApp } from '../app.js';
import { anAdmin } from '../board-factories.js';
import { rest } from '../client.js';
import { aSignUp, aUser } from '../factories.js';
import { atProvider, errorOf, finish, start, type Ticket, toKey } from '../social.js';
import { NOTHING, type Reply, type RestRow, type Stage } from './stage.js';

let count = 0;
/** An account at a provider that no other case uses. */
const stranger = () => `stranger-${(count += 1)}`;

const signUp = ({ test }: Stage, changes: object = {}) =>
  rest(test, 'post', '/api/user/signup', aSignUp({ ...changes }));
const update = async ({ test }: Stage, body: object) => rest(test, 'put', '/api/user', body, await aUser(test));
const leave = async ({ test }: Stage, body: object, minutesAgo = 0) => {
  const user = await aUser(test);
  await test.database.manager.query(
    `update sessions set authenticated_at = now() - $2 * interval '1 minute' where user_uuid = $1`,
    [user.uuid, minutesAgo],
  );
  return rest(test, 'delete', '/api/user', body, user);
};
const changePassword = async ({ test }: Stage, changes: object = {}) => {
  const user = await aUser(test);
  const body = { currentPassword: user.password, newPassword: 'battery horse staple', ...changes };
  return rest(test, 'put', '/api/user/password', body, user);
};
const step1 = ({ test }: Stage, provider: string) => rest(test, 'get', `/api/user/signin/${provider}/step1`);
const userInfo = ({ test }: Stage, { key, cookie }: Ticket) =>
  rest(test, 'get', `/api/user/userInfo?key=${key}`, undefined, { cookie });
const step3 = async ({ test }: Stage, ticket: Ticket | null, changes: object = {}, provider = 'kakao') => {
  const { key, cookie } = ticket ?? (await toKey(test, 'kakao', stranger()));
  const { password: _none, email: _typed, ...profile } = aSignUp({ ...changes });
  return rest(test, 'post', `/api/user/signin/${provider}/step3`, { ...profile, key }, { cookie });
};

/** A browser that is led back with an error, told as the other refusals are. */
function ledBack(reply: Parameters<typeof errorOf>[0]): Reply {
  const code = errorOf(reply) as keyof typeof ERRORS;
  return { status: ERRORS[code], body: { code } };
}

/** Calls a server of its own, with no providers and nobody there. */
async function elsewhere(call: (bare: TestApp) => Promise<Reply>): Promise<Reply> {
  const bare = await startApp();
  try {
    return await call(bare);
  } finally {
    await bare.stop();
  }
}

const refused = async ({ test }: Stage, provider: 'google' | 'apple', account: string) =>
  ledBack(await finish(test, await atProvider(await start(test, provider), account)));
const forged = async ({ test }: Stage, provider: 'google' | 'apple') => {
  const journey = await atProvider(await start(test, provider), stranger());
  return ledBack(await finish(test, { ...journey, fields: { ...journey.fields, state: 'forged' } }));
};
const accept = async ({ test }: Stage, provider: 'google' | 'apple') =>
  finish(test, await atProvider(await start(test, provider), stranger()));

export const PEOPLE: RestRow[] = [
  {
    call: 'POST /api/user/signup',
    answers: 201,
    succeed: (stage) => signUp(stage),
    refuses: {
      VALIDATION_FAILED: (stage) => signUp(stage, { password: 'short' }),
      NICKNAME_TAKEN: (stage) => signUp(stage, { nickname: stage.reader.nickname }),
      EMAIL_TAKEN: (stage) => signUp(stage, { email: stage.reader.email.toUpperCase() }),
    },
  },
  {
    call: 'POST /api/user/signin',
    answers: 200,
    succeed: ({ test, reader: { email, password } }) => rest(test, 'post', '/api/user/signin', { email, password }),
    refuses: {
      VALIDATION_FAILED: ({ test }) => rest(test, 'post', '/api/user/signin', {}),
      INVALID_CREDENTIALS: ({ test, reader: { email } }) =>
        rest(test, 'post', '/api/user/signin', { email, password: 'wrong password' }),
    },
  },
  {
    call: 'PUT /api/user/password',
    answers: 204,
    succeed: (stage) => changePassword(stage),
    refuses: {
      UNAUTHENTICATED: ({ test }) => rest(test, 'put', '/api/user/password'),
      VALIDATION_FAILED: (stage) => changePassword(stage, { newPassword: 'short' }),
      WRONG_PASSWORD: (stage) => changePassword(stage, { currentPassword: 'wrong password' }),
    },
  },
  {
    call: 'POST /api/user/signout',
    answers: 204,
    succeed: async ({ test }) => rest(test, 'post', '/api/user/signout', undefined, await aUser(test)),
    refuses: { UNAUTHENTICATED: ({ test }) => rest(test, 'post', '/api/user/signout') },
  },
  {
    call: 'GET /api/user/signin/{provider}/step1',
    answers: 200,
    succeed: (stage) => step1(stage, 'line'),
    refuses: {
      UNKNOWN_PROVIDER: (stage) => step1(stage, 'facebook'),
      PROVIDER_NOT_CONFIGURED: () => elsewhere((bare) => rest(bare, 'get', '/api/user/signin/line/step1')),
    },
  },
  {
    call: 'GET /api/user/signin/{provider}/step2',
    answers: 302,
    succeed: (stage) => accept(stage, 'google'),
    refuses: {
      SIGN_IN_CANCELLED: (stage) => refused(stage, 'google', 'error:access_denied'),
      KEY_EXPIRED: (stage) => forged(stage, 'google'),
    },
  },
  {
    call: 'POST /api/user/signin/apple/step2',
    answers: 302,
    succeed: (stage) => accept(stage, 'apple'),
    refuses: {
      SIGN_IN_CANCELLED: (stage) => refused(stage, 'apple', 'error:access_denied'),
      KEY_EXPIRED: (stage) => forged(stage, 'apple'),
    },
  },
  {
    call: 'GET /api/user/userInfo',
    answers: 200,
    succeed: async (stage) => userInfo(stage, await toKey(stage.test, 'naver', stranger())),
    refuses: {
      VALIDATION_FAILED: ({ test }) => rest(test, 'get', '/api/user/userInfo'),
      KEY_EXPIRED: (stage) => userInfo(stage, { key: 'never-given', cookie: '' }),
    },
  },
  {
    call: 'POST /api/user/signin/{provider}/step3',
    answers: 201,
    succeed: (stage) => step3(stage, null, { purpose: '' }),
    refuses: {
      VALIDATION_FAILED: (stage) => step3(stage, null, { birthDate: '2030-01-01' }),
      UNKNOWN_PROVIDER: (stage) => step3(stage, null, {}, 'facebook'),
      KEY_EXPIRED: (stage) => step3(stage, { key: 'never-given', cookie: '' }),
      NICKNAME_TAKEN: (stage) => step3(stage, null, { nickname: stage.reader.nickname }),
      async ACCOUNT_EXISTS(stage) {
        const account = stranger();
        const [first, second] = [await toKey(stage.test, 'kakao', account), await toKey(stage.test, 'kakao', account)];
        await step3(stage, first);
        return step3(stage, second);
      },
    },
  },
  {
    call: 'POST /api/user/auth/reissue',
    answers: 200,
    succeed: async ({ test }) => {
      const { refreshToken: token } = await aUser(test);
      return rest(test, 'post', '/api/user/auth/reissue', undefined, { token });
    },
    refuses: {
      SESSION_EXPIRED: ({ test, reader: { token } }) =>
        rest(test, 'post', '/api/user/auth/reissue', undefined, { token }),
    },
  },
  {
    call: 'PUT /api/user',
    answers: 200,
    succeed: (stage) => update(stage, { language: 'km', readingLanguages: ['km', 'th'] }),
    refuses: {
      UNAUTHENTICATED: ({ test }) => rest(test, 'put', '/api/user', { language: 'km' }),
      VALIDATION_FAILED: (stage) => update(stage, { language: 'fr' }),
      NICKNAME_TAKEN: (stage) => update(stage, { nickname: stage.reader.nickname }),
      async NICKNAME_LOCKED({ test }) {
        const user = await aUser(test);
        const rename = () => rest(test, 'put', '/api/user', { nickname: aSignUp().nickname }, user);
        await rename();
        const reply = await rename();
        expect(Date.parse(reply.body.changeableAt)).toBeGreaterThan(Date.now());
        return reply;
      },
    },
  },
  {
    call: 'DELETE /api/user',
    answers: 204,
    succeed: (stage) => leave(stage, { posts: 'keep' }),
    refuses: {
      UNAUTHENTICATED: ({ test }) => rest(test, 'delete', '/api/user', { posts: 'keep' }),
      VALIDATION_FAILED: (stage) => leave(stage, { posts: 'burn' }),
      REAUTHENTICATION_REQUIRED: (stage) => leave(stage, { posts: 'keep' }, 11),
      WRONG_PASSWORD: (stage) => leave(stage, { posts: 'keep', password: 'wrong password' }),
      LAST_ADMIN: () =>
        elsewhere(async (bare) => {
          const { token, password } = await anAdmin(bare);
          return rest(bare, 'delete', '/api/user', { posts: 'keep', password }, { token });
        }),
    },
  },
  {
    call: 'GET /api/user/export',
    answers: 200,
    succeed: ({ test, reader }) => rest(test, 'get', '/api/user/export', undefined, reader),
    refuses: { UNAUTHENTICATED: ({ test }) => rest(test, 'get', '/api/user/export') },
  },
  {
    call: 'PUT /api/user/{id}',
    answers: 200,
    succeed: async ({ test, admin }) => {
      const { uuid } = await aUser(test);
      return rest(test, 'put', `/api/user/${uuid}`, { suspendedUntil: '2030-01-01T00:00:00Z' }, admin);
    },
    refuses: {
      UNAUTHENTICATED: ({ test }) => rest(test, 'put', `/api/user/${NOTHING}`, {}),
      FORBIDDEN: ({ test, reader }) => rest(test, 'put', `/api/user/${reader.uuid}`, { language: 'km' }, reader),
      VALIDATION_FAILED: ({ test, admin, reader }) =>
        rest(test, 'put', `/api/user/${reader.uuid}`, { language: 'fr' }, admin),
      NOT_FOUND: ({ test, admin }) => rest(test, 'put', `/api/user/${NOTHING}`, { language: 'km' }, admin),
      NICKNAME_TAKEN: ({ test, admin, author, reader }) =>
        rest(test, 'put', `/api/user/${reader.uuid}`, { nickname: author.nickname }, admin),
    },
  },
  {
    call: 'PUT /api/user/{id}/{role}',
    answers: 200,
    succeed: async ({ test, admin }) => {
      const { uuid } = await aUser(test);
      return rest(test, 'put', `/api/user/${uuid}/PARTNER`, undefined, admin);
    },
    refuses: {
      UNAUTHENTICATED: ({ test }) => rest(test, 'put', `/api/user/${NOTHING}/USER`),
      FORBIDDEN: ({ test, admin }) => rest(test, 'put', `/api/user/${admin.uuid}/USER`, undefined, admin),
      UNKNOWN_ROLE: ({ test, admin, reader }) => rest(test, 'put', `/api/user/${reader.uuid}/KING`, undefined, admin),
      NOT_FOUND: ({ test, admin }) => rest(test, 'put', `/api/user/${NOTHING}/USER`, undefined, admin),
    },
  },
];
