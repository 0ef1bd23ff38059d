import { describe, expect, it } from 'vitest';
import { rest } from './rest.ts';

describe('what must not be there twice', () => {
  const send = (body: object) =>
    rest.postOnce<{ key: string }>('/api/test/once', body).then(
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
});
