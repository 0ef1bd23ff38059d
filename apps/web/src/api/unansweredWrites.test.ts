import { afterEach, expect, it, vi } from 'vitest';
import { nameOf } from './unansweredWrites.ts';

afterEach(() => vi.unstubAllGlobals());

it('a write is told by its path and its words, with and without https', async () => {
  const body = { content: 'សួស្ដី 안녕 নমস্কার' };
  const hashed = [await nameOf('/api/post', body), await nameOf('/api/comment', body), await nameOf('/api/post', {})];
  vi.stubGlobal('crypto', {});
  const plain = [await nameOf('/api/post', body), await nameOf('/api/comment', body), await nameOf('/api/post', {})];
  expect(new Set([...hashed, ...plain]).size).toBe(6);
  vi.unstubAllGlobals();
  expect(await nameOf('/api/post', { ...body })).toBe(hashed[0]);
});
