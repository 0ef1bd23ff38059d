import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { JobPostingCardFragment } from '#/api/generated.ts';
import { openOnes, useOpenOnly } from './openOnly.ts';

const job = (uuid: string, verdict?: string) =>
  ({ uuid, visaFit: verdict ? { verdict } : null }) as JobPostingCardFragment;
const list = (items: JobPostingCardFragment[], hasMore = true) => ({
  ...{ items, hasMore, loadMore: () => Promise.resolve(), refresh: () => Promise.resolve() },
});

it('leaves out what the law forbids, and neither what is to be asked nor what nobody has judged', () => {
  const all = [job('1', 'NO'), job('2', 'ASK'), job('3', 'YES'), job('4', 'WITH_PERMIT'), job('5')];
  expect(openOnes(list(all)).items.map(({ uuid }) => uuid)).toEqual(['2', '3', '4', '5']);
});

it('goes on while what it has is closed, though not through everything', () => {
  const closed = (count: number) => Array.from({ length: count }, (_, index) => job(String(index), 'NO'));
  expect(openOnes(list(closed(20))).hasMore).toBe(true);
  expect(openOnes(list(closed(100))).hasMore).toBe(false);
  expect(openOnes(list([...closed(100), job('open', 'YES')])).hasMore).toBe(true);
  expect(openOnes(list([job('open', 'YES')], false)).hasMore).toBe(false);
});

it('lets the server finish a page, which shows everything', () => {
  const Shown = () => String(useOpenOnly());
  expect(renderToString(createElement(Shown))).toBe('false');
});
