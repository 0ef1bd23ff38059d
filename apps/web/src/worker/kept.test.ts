import { HOSTILE_TEXTS } from '@haiko/shared/test/hostileTexts';
import { expect, it } from 'vitest';
import { isAsset, isPublicPicture } from './kept.ts';

const at = (address: string) => new URL(address, 'https://haiko.kr');
const kept = (address: string) => [isAsset(at(address)), isPublicPicture(at(address))];

it('keeps assets, flags and pictures that everybody may see', () => {
  expect([kept('/assets/main-1.js'), kept('/flags/kr.svg'), kept('/files/0190f0f0.webp')]).toEqual([
    [true, false],
    [true, false],
    [false, true],
  ]);
});

it.each([
  '/files/private-0190f0f0.webp',
  '/files/0190f0f0.webp?until=1&signature=x',
  '/files/%70rivate-0190f0f0.webp',
  '/files/a%2fprivate-0190f0f0.webp',
  '/assets/../api/user/userInfo',
  '/assets/%2e%2e/graphql',
  '/files/../api/user/export',
  '/api/user/export',
  '/graphql',
  '/main',
])('keeps nothing else: %s', (address) => {
  expect(kept(address)).toEqual([false, false]);
});

it('keeps no page or answer because of what stands in its address', () => {
  for (const text of HOSTILE_TEXTS) {
    const part = encodeURIComponent(text);
    for (const address of [`/main?q=${part}`, `/search/${part}`, `/${part}`, `/graphql?${part}`, `/api/${part}`])
      expect(kept(address)).toEqual([false, false]);
  }
});
