import { afterEach, expect, it, vi } from 'vitest';
import { digestOf } from './idempotencyKeys.ts';

afterEach(() => vi.unstubAllGlobals());

it('a write is told by its path and its words, with and without https', async () => {
  const body = { content: 'សួស្ដី 안녕 নমস্কার' };
  const hashed = [
    await digestOf('/api/post', body),
    await digestOf('/api/comment', body),
    await digestOf('/api/post', {}),
  ];
  vi.stubGlobal('crypto', {});
  const plain = [
    await digestOf('/api/post', body),
    await digestOf('/api/comment', body),
    await digestOf('/api/post', {}),
  ];
  expect(new Set([...hashed, ...plain]).size).toBe(6);
  vi.unstubAllGlobals();
  expect(await digestOf('/api/post', { ...body })).toBe(hashed[0]);
});
