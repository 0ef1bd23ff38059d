import { setTimeout as sleep } from 'node:timers/promises';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { listenLive, type LiveStream } from '../../../test/live.js';
import { aNote, MESSAGES } from '../../../test/note-factories.js';
import { until } from '../../../test/until.js';
import { Draining } from '../../platform/http/draining.js';
import { Events } from './events.service.js';

const isNote = ({ name }: { name: string }) => name === 'note';
const isBadge = (notes: number) => (event: { name: string; data: Record<string, unknown> }) =>
  event.name === 'badge' && event.data['notes'] === notes;

let test: TestApp;
let sender: TestUser;
let reader: TestUser;
let streams: LiveStream[];
beforeAll(async () => {
  test = await startApp();
});
beforeEach(async () => {
  streams = [];
  [sender, reader] = [await aUser(test), await aUser(test)];
});
afterEach(() => streams.forEach((stream) => stream.close()));
afterAll(() => test.stop());

async function listen(person: { token: string }, headers = {}, at: Pick<TestApp, 'url'> = test): Promise<LiveStream> {
  const stream = await listenLive(at, person, headers);
  streams.push(stream);
  if (stream.status === 200) await stream.hear(({ name }) => name === 'badge');
  return stream;
}

describe('GET /api/events', () => {
  it('requires sign-in, and refuses a suspended person', async () => {
    expect((await rest(test, 'get', '/api/events')).status).toBe(401);
    expect((await rest(test, 'get', '/api/events', undefined, { token: 'x' })).status).toBe(401);
    await suspend(reader);
    expect((await rest(test, 'get', '/api/events', undefined, reader)).body.code).toBe('ACCOUNT_SUSPENDED');
  });

  it('streams at once, uncompressed and unbuffered, beginning with the counts', async () => {
    await aNote(test, sender, reader, 'one');
    const stream = await listen(reader);
    expect(stream.events).toEqual([
      { id: null, name: 'badge', data: { notes: 1, notifications: 0, company: 0, suggestions: 0, isResumed: false } },
    ]);
    expect(Object.fromEntries(stream.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(stream.headers.get('content-encoding')).toBeNull();
  });

  it('ends a HEAD request', async () => {
    const reply = await fetch(`${test.url}/api/events`, {
      method: 'HEAD',
      headers: { Authorization: `Bearer ${reader.token}` },
    });
    expect(await reply.text()).toBe('');
  });

  it('tells the recipient of a note and nobody else, with the new count', async () => {
    const [stream, other] = [await listen(reader), await listen(await aUser(test))];
    const { uuid } = await aNote(test, sender, reader, 'ជំរាបសួរ');
    expect(await stream.hear(isNote)).toEqual({
      id: 1,
      name: 'note',
      data: { kind: 'new', uuid, partnerUserUuid: sender.uuid },
    });
    await stream.hear(isBadge(1));
    expect(other.events).toHaveLength(1);
  });

  it('tells both when notes are read: the counts of the one, the mark of the other', async () => {
    const { uuid } = await aNote(test, sender, reader, 'one');
    const [atSender, atReader] = [await listen(sender), await listen(reader)];
    await query(test, MESSAGES, { partner: sender.uuid }, reader);
    await atReader.hear(isBadge(0));
    expect((await atSender.hear(isNote)).data).toEqual({ kind: 'read', uuid, partnerUserUuid: reader.uuid });
  });

  it('tells both when one blocks the other, and when that ends: what is hidden counts no more', async () => {
    await aNote(test, sender, reader, 'সালাম');
    const [atSender, atReader] = [await listen(sender), await listen(reader)];
    await rest(test, 'post', `/api/user/block/${sender.uuid}`, undefined, reader);
    await atReader.hear(isBadge(0));
    // Two badges that come close together are told as one: the next change waits until both have heard of this one.
    await until(() => atSender.events.length > 1);
    await rest(test, 'delete', `/api/user/block/${sender.uuid}`, undefined, reader);
    await atReader.hear(isBadge(1));
    await atSender.hear((event) => isBadge(0)(event) && atSender.events.length > 2);
    // What changes nothing is told nobody.
    await rest(test, 'delete', `/api/user/block/${sender.uuid}`, undefined, reader);
    await aNote(test, sender, reader, 'আবার');
    await atReader.hear(isBadge(2));
    expect(atReader.events.filter(isBadge(1))).toHaveLength(2);
  });

  it('tells nothing of what is rolled back, and everything after the commit', async () => {
    const stream = await listen(reader);
    const events = test.app.get(Events);
    const tell = (kind: string) =>
      events.emit(reader.uuid, { name: 'translation', data: { kind, uuid: reader.uuid, lang: 'km' } });
    await test.database
      .transaction(async () => {
        await tell('rolled back');
        throw new Error('no');
      })
      .catch(() => undefined);
    await test.database.transaction(async () => {
      await tell('committed');
      await sleep(100);
      expect(stream.events).toHaveLength(1);
    });
    expect((await stream.hear(({ name }) => name === 'translation')).data['kind']).toBe('committed');
    expect(stream.events.filter(({ name }) => name === 'translation')).toHaveLength(1);
  });

  it('numbers the events of a person without a gap when fifty race, and sends each once', async () => {
    const stream = await listen(reader);
    await Promise.all(Array.from({ length: 50 }, (_, i) => aNote(test, sender, reader, `${i}`)));
    await stream.hear(({ id }) => id === 50);
    expect(stream.events.filter(isNote).map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
    await stream.hear(isBadge(50));
  });
});

describe('a stream that comes back', () => {
  it('gets what it missed, in order, and nothing twice', async () => {
    await aNote(test, sender, reader, '1');
    await aNote(test, sender, reader, '2');
    await aNote(test, sender, reader, '3');
    const stream = await listen(reader, { 'Last-Event-ID': '1' });
    await stream.hear(({ id }) => id === 3);
    expect(stream.events.map(({ id }) => id)).toEqual([null, 2, 3, ...stream.events.slice(3).map(() => null)]);
    expect(stream.events[0]?.data['isResumed']).toBe(true);
  });

  it.each(['0', '7', '-1', 'x', ''])('is told when it cannot go on from %p', async (id) => {
    await aNote(test, sender, reader, '1');
    await aNote(test, sender, reader, '2');
    await test.database.manager.query(
      `update live_events set created_at = now() - interval '11 minutes' where user_uuid = $1 and id = 1`,
      [reader.uuid],
    );
    await test.app.get(Events).deleteOld();
    const stream = await listen(reader, { 'Last-Event-ID': id });
    await sleep(100);
    expect(stream.events).toEqual([expect.objectContaining({ data: expect.objectContaining({ isResumed: false }) })]);
  });
});

describe('a stream ends', () => {
  it('with the sign-out, and the other device goes on', async () => {
    const signIn = await rest(test, 'post', '/api/user/signin', { email: reader.email, password: reader.password });
    const [here, there] = [await listen(reader), await listen({ token: signIn.body.accessToken })];
    await rest(test, 'post', '/api/user/signout', undefined, reader);
    await here.ended;
    await aNote(test, sender, reader, 'still here');
    await there.hear(isNote);
  });

  it('with a suspension', async () => {
    const stream = await listen(reader);
    await suspend(reader);
    await stream.ended;
  });

  it('when there are more than three of one person: the oldest', async () => {
    const open = [];
    for (let i = 0; i < 4; i += 1) open.push(await listen(reader));
    await open[0]?.ended;
    await aNote(test, sender, reader, 'a');
    for (const stream of open.slice(1)) await stream.hear(isNote);
  });

  it('and makes room: a tab that is opened again and again pushes out nobody', async () => {
    const stays = await listen(reader);
    for (let i = 0; i < 4; i += 1) {
      (await listen(reader)).close();
      await until(async () => (await streamsOf(reader)) === 1);
    }
    await aNote(test, sender, reader, 'still here');
    await stays.hear(isNote);
  });
});

describe('with several processes', () => {
  it('everybody is told, wherever the note was sent, and there are three streams in all', async () => {
    const second = await startApp({ DATABASE_URL: test.databaseUrl });
    try {
      const open = [await listen(reader), await listen(reader, {}, second), await listen(reader, {}, second)];
      await aNote(test, sender, reader, 'from the first');
      for (const stream of open) await stream.hear(isNote);
      await aNote(second, sender, reader, 'from the second');
      for (const stream of open) await stream.hear(({ id }) => id === 2);
      await listen(reader, {}, second);
      await open[0]?.ended;
      await rest(test, 'post', '/api/user/signout', undefined, reader);
      for (const stream of open) await stream.ended;
    } finally {
      await second.stop();
    }
  });

  it('nothing is missed when the listening connection is lost', async () => {
    const stream = await listen(reader);
    await test.database.manager.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'haiko-listener' and datname = current_database()`,
    );
    await aNote(test, sender, reader, 'meanwhile');
    await stream.hear(isNote);
    await aNote(test, sender, reader, 'afterwards');
    await stream.hear(({ id }) => id === 2);
  });
});

describe('the end of a token or of a process', () => {
  it('ends the stream with the access token', async () => {
    const short = await startApp({ ACCESS_TOKEN_SECONDS: '60' });
    try {
      const person = await aUser(short);
      const { now } = Date;
      // The process sees a later time while the stream begins: a minute is too long for a test.
      Date.now = () => now() + 58_500;
      const stream = await listenLive(short, person);
      Date.now = now;
      expect(stream.status).toBe(200);
      await stream.ended;
    } finally {
      await short.stop();
    }
  });

  it('ends all streams when the process has stopped to accept', async () => {
    const leaving = await startApp();
    const stream = await listen(await aUser(leaving), {}, leaving);
    // What is still open after 25 s would be broken off: a stream that ends by itself is not.
    const brokenOff = vi.spyOn(leaving.server, 'closeAllConnections');
    await leaving.app.get(Draining).drain(leaving.server, 0);
    await stream.ended;
    expect(brokenOff).not.toHaveBeenCalled();
    await leaving.stop();
  });
});

/** How many streams of a person are open, as all processes know it. */
async function streamsOf({ uuid }: TestUser): Promise<number> {
  const counted = 'select cardinality(streams)::int as count from live_cursors where user_uuid = $1';
  const [{ count }] = await test.database.manager.query<[{ count: number }]>(counted, [uuid]);
  return count;
}

async function suspend({ uuid }: TestUser): Promise<void> {
  await test.database.manager.query(`update users set suspended_until = now() + interval '1 day' where uuid = $1`, [
    uuid,
  ]);
}
