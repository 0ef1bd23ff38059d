import { call } from '@haiko/shared/contract/call';
import { beforeEach, describe, expect, it } from 'vitest';
import { leaveSession } from '#/features/sessions/signOut.ts';
import { rest } from './rest.ts';

beforeEach(() => sessionStorage.clear());

describe('what must not be there twice', () => {
  const once = call('POST', '/api/test/once', 201).takes<object>().returns<{ key: string }>();
  const send = (body: object) =>
    rest.callIdempotent(once, { body }).then(
      ({ key }) => key,
      () => 'lost',
    );

  it('keeps its key while it is not answered, and has a new one afterwards', async () => {
    const body = { content: 'ឃើញទេ?' };
    expect(await send(body)).toBe('lost');
    const key = await send(body);
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    expect(await send(body)).toBe('lost');
    expect(await send(body)).not.toBe(key);
  });

  it('has another key with other words', async () => {
    expect(await send({ content: '하나' })).toBe('lost');
    expect(await send({ content: '둘' })).toBe('lost');
    expect(await send({ content: '하나' })).not.toBe('lost');
  });

  it('keeps its key in the storage of the tab, as the drafts are kept, without its words, and until the sign-out', async () => {
    const body = { content: 'শ্রমিকের চিঠি 편지' };
    expect(await send(body)).toBe('lost');
    const [stored, ...more] = Object.values({ ...sessionStorage });
    expect([stored, more]).toEqual([expect.not.stringContaining('편지'), []]);
    expect(stored).toContain(await send(body));
    expect(sessionStorage).toHaveLength(0);

    expect(await send(body)).toBe('lost');
    await leaveSession();
    expect(await send(body)).toBe('lost');
  });

  it('is remembered for the newest writes alone', async () => {
    const bodies = Array.from({ length: 21 }, (_, count) => ({ content: `ข้อความ ${count}` }));
    for (const body of bodies) expect(await send(body)).toBe('lost');
    expect(await send(bodies.at(1) ?? {})).not.toBe('lost');
    expect(await send(bodies.at(0) ?? {})).toBe('lost');
  });

  it.each(['', '{', 'null', '{}', '[1]', '[["a"]]', '[["a",1]]'])('is sent also where %j stands', async (stored) => {
    const body = { content: crypto.randomUUID() };
    sessionStorage.setItem('unanswered:writes', stored);
    expect(await send(body)).toBe('lost');
    expect(await send(body)).not.toBe('lost');
  });
});
