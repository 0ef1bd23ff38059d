import { HOSTILE_TEXTS } from '@haiko/shared/test/hostileTexts';
import { expect, it } from 'vitest';
import { isAsset, isPublicPicture } from './kept.ts';

const at = (address: string) => new URL(address, 'https://haiko.kr');
const kept = (address: string) => [isAsset(at(address)), isPublicPicture(at(address))];

it('keeps assets, flags and pictures that everybody may see', () => {
  for (const address of ['/assets/main-1.js', '/flags/kr.svg']) expect(kept(address)).toEqual([true, false]);
  for (const address of ['/files/0190f0f0.webp', '/today/autumn.svg']) expect(kept(address)).toEqual([false, true]);
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
