import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import { answerEvents, liveCounts } from './liveServer.ts';

interface TestAccount {
  generation: number;
  reissues: number;
  calls: number;
}

const accounts = new Map<string, TestAccount>();
/** What was written under each key. */
const written = new Map<string, { path: string; body: unknown }>();

/**
 * A real HTTP server for the tests of the session rules, beside the pages under test. Tokens read `<account>:<generation>`;
 * only the newest generation is accepted, so that a test makes an expired token by naming an older one. `dead` as an
 * account's beginning refuses every reissue, `busy` answers it 503.
 */
export function sessionServer(): Plugin {
  return {
    name: 'session-server',
    configureServer(server) {
      server.middlewares.use('/api', (request, response, next) => {
        const answer = ROUTES[request.url ?? ''];
        if (!answer) return next();
        const [name = '', generation = ''] = (request.headers.authorization ?? '').replace('Bearer ', '').split(':');
        void answer({ account: accountOf(name), name, generation: Number(generation), request, response });
      });
    },
  };
}

interface Call {
  account: TestAccount;
  name: string;
  generation: number;
  request: IncomingMessage;
  response: ServerResponse;
}

const ROUTES: Record<string, (call: Call) => unknown> = {
  '/user/auth/reissue': ({ account, name, generation, response }) => {
    account.reissues += 1;
    if (name.startsWith('busy')) return reply(response, 503, errorBody(503, 'UNAVAILABLE'));
    if (name.startsWith('dead') || generation !== account.generation) {
      return reply(response, 401, errorBody(401, 'SESSION_EXPIRED'));
    }
    account.generation += 1;
    const token = `${name}:${account.generation}`;
    // Slow enough for everybody who fails at the same time to ask too.
    setTimeout(
      () => reply(response, 200, { accessToken: token, refreshToken: token, accessExpire: 60, refreshExpire: 600 }),
      30,
    );
  },
  '/test/mine': ({ account, name, generation, request, response }) => {
    account.calls += 1;
    if (!name || generation !== account.generation) return reply(response, 401, errorBody(401, 'UNAUTHENTICATED'));
    reply(response, 200, { name, language: request.headers['accept-language'] });
  },
  '/file/upload/one': ({ account, name, generation, request, response }) => {
    // Answered when it was read: a browser takes an earlier answer for a broken connection.
    request.resume().on('end', () => {
      if (!name || generation !== account.generation) return reply(response, 401, errorBody(401, 'UNAUTHENTICATED'));
      reply(response, 201, { name: 'icon.png', path: '/icon-192.png', size: 1, type: 'image/png' });
    });
  },
  // Keeps what is changed of an account; `busy` ones are not changed.
  '/user': ({ account, name, generation, response }) => {
    if (!name || generation !== account.generation) return reply(response, 401, errorBody(401, 'UNAUTHENTICATED'));
    if (name.startsWith('busy')) return reply(response, 503, errorBody(503, 'UNAVAILABLE'));
    reply(response, 200, {});
  },
  '/test/invalid': ({ response }) =>
    reply(response, 400, { ...errorBody(400, 'VALIDATION_FAILED'), fields: [{ path: 'title', code: 'REQUIRED' }] }),
  '/test/once': writeAndLoseReply,
  '/comment': writeAndLoseReply,
  '/job-posting': writeAndLoseReply,
  '/comment/a-comment': ({ request, response }) => request.resume().on('end', () => response.writeHead(502).end()),
  '/test/written': ({ response }) => reply(response, 200, [...written.values()]),
  '/test/gateway': ({ response }) =>
    response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>'),
  '/events': ({ account, name, generation, request, response }) => {
    if (!name || generation !== account.generation) return reply(response, 401, errorBody(401, 'UNAUTHENTICATED'));
    answerEvents(name, String(request.headers['last-event-id'] ?? '') || null, response);
  },
  '/test/live': ({ name, response }) => reply(response, 200, liveCounts(name)),
  '/test/nothing': ({ response }) => response.writeHead(204).end(),
  '/test/counts': ({ account, response }) => reply(response, 200, account),
};

function accountOf(name: string): TestAccount {
  const known = accounts.get(name);
  if (known) return known;
  const fresh: TestAccount = { generation: 2, reissues: 0, calls: 0 };
  accounts.set(name, fresh);
  return fresh;
}

/** The answer to the first call under a key is lost on the way; the second one gets it. */
async function writeAndLoseReply({ request, response }: Call): Promise<void> {
  const body = await json(request);
  // Without a key it is something new every time.
  const key = String(request.headers['idempotency-key'] ?? crypto.randomUUID());
  if (written.has(key)) return reply(response, 201, { key, uuid: key, createdAt: new Date(), originalLanguage: 'km' });
  written.set(key, { path: request.url ?? '', body });
  response.writeHead(502).end();
}

function errorBody(statusCode: number, code: string) {
  return { statusCode, code, message: code, requestId: 'test' };
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
