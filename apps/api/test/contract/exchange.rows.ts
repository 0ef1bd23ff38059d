import { decideSuggestion } from '../suggestion-factories.js';
import { TranslationsService } from '../../src/features/translations/translations.service.js';
import { rest } from '../client.js';
import { aUser, type TestUser } from '../factories.js';
import { aFriendRequest, areFriends, blocks } from '../friend-factories.js';
import { listenLive } from '../live.js';
import { NINE_SCRIPTS } from '../nine-scripts.js';
import { aNote } from '../note-factories.js';
import { aPost } from '../post-factories.js';
import { NOTHING, type RestRow, type Stage, usualRefusals } from './stage.js';

const two = async ({ test }: Stage) => [await aUser(test), await aUser(test)] as const;
const ask = ({ test }: Stage, from: TestUser, to: TestUser) =>
  rest(test, 'post', `/api/friend/request/${to.uuid}`, undefined, from);

/** A request of two strangers, answered by whoever `who` picks of them. */
async function answerRequest(stage: Stage, answer: 'accept' | 'reject', who: 0 | 1) {
  const people = await two(stage);
  const { uuid } = await aFriendRequest(stage.test, ...people);
  return rest(stage.test, 'put', `/api/friend/request/${uuid}/${answer}`, undefined, people[who]);
}

const send = ({ test, author, reader }: Stage, body: object, to = author) =>
  rest(test, 'post', `/api/notes/${to.uuid}`, body, reader);
const noteOf = async ({ test, author, reader }: Stage) => aNote(test, reader, author, NINE_SCRIPTS.ko);

/** Deletes a new note from the reader to the author, on this side, as this person. */
async function deleteNote(stage: Stage, side: 'received' | 'sent', { one, who }: { one: boolean; who: TestUser }) {
  const { uuid } = await noteOf(stage);
  const path = `/api/notes/${side}`;
  return one
    ? rest(stage.test, 'delete', `${path}/${uuid}`, undefined, who)
    : rest(stage.test, 'delete', path, { noteUuids: [uuid] }, who);
}

async function translateNote(stage: Stage, language: string) {
  const { uuid } = await noteOf(stage);
  return rest(stage.test, 'post', `/api/notes/message/${uuid}/translate`, { language }, stage.author);
}

const report = ({ test, author, reader }: Stage, changes: object = {}) =>
  rest(
    test,
    'post',
    '/api/report',
    { targetType: 'user', targetUuid: author.uuid, reason: 'SPAM', ...changes },
    reader,
  );

async function suggest({ test, author, reader }: Stage, changes: object = {}) {
  const { uuid: subjectUuid } = await aPost(test, author, { title: '겨울 옷', content: NINE_SCRIPTS.ko });
  await test.app.get(TranslationsService).translate({ subjectType: 'post', subjectUuid });
  const suggestion = { subjectType: 'post', subjectUuid, field: 'content', language: 'vi', text: NINE_SCRIPTS.vi };
  return rest(test, 'post', '/api/translation/suggest', { ...suggestion, ...changes }, reader);
}

const SEEN_NOW = { seenAt: new Date().toISOString() };
const SEEN_LONG_AGO = { seenAt: '2026-01-01T00:00:00.000Z' };

async function decide(stage: Stage, decision: 'accept' | 'reject', who: TestUser) {
  const { uuid } = (await suggest(stage)).body;
  return decideSuggestion(stage.test, uuid, decision, who);
}

const friendRows: RestRow[] = [
  {
    call: 'POST /api/friend/request/{id}',
    answers: 201,
    succeed: async (stage) => ask(stage, ...(await two(stage))),
    refuses: {
      ...usualRefusals('post', (id) => `/api/friend/request/${id}`),
      CANNOT_FRIEND_SELF: (stage) => ask(stage, stage.reader, stage.reader),
      async ALREADY_FRIENDS(stage) {
        const people = await two(stage);
        await areFriends(stage.test, ...people);
        return ask(stage, ...people);
      },
      async FRIEND_REQUEST_ALREADY_SENT(stage) {
        const people = await two(stage);
        await ask(stage, ...people);
        return ask(stage, ...people);
      },
      async FRIEND_REQUEST_ALREADY_RECEIVED(stage) {
        const [first, second] = await two(stage);
        await ask(stage, first, second);
        const reply = await ask(stage, second, first);
        // Clients know it by these words, in whatever language the rest is.
        expect(reply.body.message).toBe('Friend request already received');
        return reply;
      },
    },
  },
  ...(['accept', 'reject'] as const).map((answer) => ({
    call: `PUT /api/friend/request/{id}/${answer}`,
    answers: 200,
    succeed: (stage: Stage) => answerRequest(stage, answer, 1),
    refuses: {
      ...usualRefusals('put', (id) => `/api/friend/request/${id}/${answer}`),
      NOT_FOUND: (stage: Stage) => answerRequest(stage, answer, 0),
    },
  })),
  {
    call: 'DELETE /api/friend/{id}',
    answers: 204,
    succeed: async (stage) => {
      const [first, second] = await two(stage);
      await areFriends(stage.test, first, second);
      return rest(stage.test, 'delete', `/api/friend/${second.uuid}`, undefined, first);
    },
    refuses: usualRefusals('delete', (id) => `/api/friend/${id}`),
  },
  ...(['post', 'delete'] as const).map((method) => ({
    call: `${method.toUpperCase()} /api/user/block/{id}`,
    answers: 200,
    succeed: async (stage: Stage) => {
      const [first, second] = await two(stage);
      return rest(stage.test, method, `/api/user/block/${second.uuid}`, undefined, first);
    },
    refuses: usualRefusals(method, (id) => `/api/user/block/${id}`),
  })),
];

const noteRows: RestRow[] = [
  {
    call: 'POST /api/notes/{id}',
    answers: 201,
    succeed: (stage) => send(stage, { content: NINE_SCRIPTS.tl }),
    refuses: {
      ...usualRefusals('post', (id) => `/api/notes/${id}`, { content: 'Hello' }),
      VALIDATION_FAILED: (stage) => send(stage, { content: 'Hello, me' }, stage.reader),
      EMPTY_NOTE: (stage) => send(stage, { content: '\u200B ' }),
      async BLOCKED(stage) {
        const [first, second] = await two(stage);
        await blocks(stage.test, second, first);
        return rest(stage.test, 'post', `/api/notes/${second.uuid}`, { content: 'Hello' }, first);
      },
    },
  },
  ...(['received', 'sent'] as const).flatMap((side) => [
    {
      call: `DELETE /api/notes/${side}`,
      answers: 204,
      succeed: (stage: Stage) =>
        deleteNote(stage, side, { one: false, who: side === 'sent' ? stage.reader : stage.author }),
      refuses: {
        UNAUTHENTICATED: ({ test }: Stage) => rest(test, 'delete', `/api/notes/${side}`, { noteUuids: [NOTHING] }),
        VALIDATION_FAILED: ({ test, reader }: Stage) =>
          rest(test, 'delete', `/api/notes/${side}`, { noteUuids: [] }, reader),
        NOT_FOUND: (stage: Stage) =>
          deleteNote(stage, side, { one: false, who: side === 'sent' ? stage.author : stage.reader }),
      },
    },
    {
      call: `DELETE /api/notes/${side}/{id}`,
      answers: 204,
      succeed: (stage: Stage) =>
        deleteNote(stage, side, { one: true, who: side === 'sent' ? stage.reader : stage.author }),
      refuses: usualRefusals('delete', (id) => `/api/notes/${side}/${id}`),
    },
  ]),
  {
    call: 'POST /api/notes/message/{id}/translate',
    answers: 200,
    succeed: (stage) => translateNote(stage, 'km'),
    refuses: {
      ...usualRefusals('post', (id) => `/api/notes/message/${id}/translate`, { language: 'km' }),
      TRANSLATION_UNAVAILABLE(stage) {
        stage.translator.answer = (_asked, response) => void response.writeHead(503).end();
        return translateNote(stage, 'bn');
      },
    },
  },
];

/** What people ask of each other and of the moderators, and how they are told. */
export const EXCHANGE: RestRow[] = [
  ...friendRows,
  ...noteRows,
  {
    call: 'POST /api/report',
    answers: 201,
    succeed: (stage) => report(stage, { text: NINE_SCRIPTS.zh }),
    refuses: {
      UNAUTHENTICATED: ({ test }) => rest(test, 'post', '/api/report', {}),
      VALIDATION_FAILED: (stage) => report(stage, { reason: 'BORING' }),
      NOT_FOUND: (stage) => report(stage, { targetUuid: NOTHING }),
    },
  },
  {
    call: 'POST /api/translation/suggest',
    answers: 201,
    succeed: (stage) => suggest(stage),
    refuses: {
      UNAUTHENTICATED: ({ test }) => rest(test, 'post', '/api/translation/suggest', {}),
      VALIDATION_FAILED: (stage) => suggest(stage, { language: 'ko' }),
      NOT_FOUND: (stage) => suggest(stage, { subjectUuid: NOTHING }),
    },
  },
  ...(['accept', 'reject'] as const).map((decision) => ({
    call: `PUT /api/translation/suggestion/{id}/${decision}`,
    answers: 200,
    succeed: (stage: Stage) => decide(stage, decision, stage.author),
    refuses: {
      ...usualRefusals('put', (id) => `/api/translation/suggestion/${id}/${decision}`, SEEN_NOW),
      CHANGED_MEANWHILE: async (stage: Stage) => {
        const { uuid } = (await suggest(stage)).body;
        return rest(stage.test, 'put', `/api/translation/suggestion/${uuid}/${decision}`, SEEN_LONG_AGO, stage.author);
      },
      FORBIDDEN: (stage: Stage) => decide(stage, decision, stage.reader),
    },
  })),
  {
    call: 'GET /api/push/key',
    answers: 200,
    succeed: ({ test, reader }) => rest(test, 'get', '/api/push/key', undefined, reader),
    refuses: { UNAUTHENTICATED: ({ test }) => rest(test, 'get', '/api/push/key') },
  },
  {
    call: 'POST /api/push/subscriptions',
    answers: 201,
    succeed: ({ test, reader, push }) =>
      rest(test, 'post', '/api/push/subscriptions', push.aBrowser().subscription, reader),
    refuses: {
      UNAUTHENTICATED: ({ test, push }) => rest(test, 'post', '/api/push/subscriptions', push.aBrowser().subscription),
      VALIDATION_FAILED: ({ test, reader, push }) => {
        const { subscription } = push.aBrowser();
        const elsewhere = { ...subscription, endpoint: 'https://push.example/send' };
        return rest(test, 'post', '/api/push/subscriptions', elsewhere, reader);
      },
    },
  },
  {
    call: 'DELETE /api/push/subscriptions',
    answers: 204,
    succeed: async ({ test, reader, push }) => {
      const { subscription } = push.aBrowser();
      await rest(test, 'post', '/api/push/subscriptions', subscription, reader);
      return rest(test, 'delete', '/api/push/subscriptions', { endpoint: subscription.endpoint }, reader);
    },
    refuses: {
      UNAUTHENTICATED: ({ test }) => rest(test, 'delete', '/api/push/subscriptions', {}),
      VALIDATION_FAILED: ({ test, reader }) => rest(test, 'delete', '/api/push/subscriptions', {}, reader),
    },
  },
  {
    call: 'GET /api/events',
    answers: 200,
    succeed: async ({ test, reader }) => {
      const stream = await listenLive(test, reader);
      expect(stream.headers.get('content-type')).toContain('text/event-stream');
      stream.close();
      return { status: stream.status, body: {} };
    },
    refuses: { UNAUTHENTICATED: ({ test }) => rest(test, 'get', '/api/events') },
  },
];
