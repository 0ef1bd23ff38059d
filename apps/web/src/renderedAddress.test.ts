import { describe, expect, it } from 'vitest';
import { addressToRender, isThere } from './renderedAddress.ts';

const CATEGORY = '0190f0f0-0000-7000-8000-00000000abcd';
const POSTING = `/announcementdetail/${CATEGORY}`;

describe('the page of an address', () => {
  it.each([
    ['/main', '?utm_source=zalo', '/main'],
    ['/info', `?category=${CATEGORY}&fbclid=1`, `/info?category=${CATEGORY}`],
    ['/place', `?category=${CATEGORY.toUpperCase()}`, `/place?category=${CATEGORY}`],
    ['/info', '?category=everything', '/info'],
    [POSTING, '?tab=qualification&from=feed', `${POSTING}?tab=qualification`],
    [POSTING, '?tab=work', POSTING],
    ['/announcement', '?utm_source=zalo', '/announcement'],
    ['/announcement', '?visa=none&region=0&pay=-1', '/announcement'],
  ])('%s%s is kept with those that many read: %s', (path, query, address) => {
    expect(addressToRender(path, query)).toEqual({ address, isSearch: false });
  });

  it.each([
    ['/announcement', '?visa=1804&type=5.4.4&utm_source=zalo', '/announcement?visa=1804&type=4.5'],
    [
      '/announcement',
      '?type=4.5.99&q=%20%EC%9A%A9%EC%A0%91%20%20&visa=1804',
      '/announcement?q=%EC%9A%A9%EC%A0%91&visa=1804&type=4.5',
    ],
    ['/announcement', `?type=${Array.from({ length: 9 }, (_, id) => id).join('.')}`, '/announcement?type=1.2.3'],
    ['/announcement', '?pay=12000.13000', '/announcement?pay=13000'],
    [
      '/searchresult',
      '?tab=haikoNews&x=1&q=%E0%B8%95%E0%B8%A5%E0%B8%B2%E0%B8%94',
      '/searchresult?q=%E0%B8%95%E0%B8%A5%E0%B8%B2%E0%B8%94&tab=haikoNews',
    ],
    [
      '/searchresult',
      '?tab=community&q=%E1%9E%95%E1%9F%92%E1%9E%9F%E1%9E%B6%E1%9E%9A',
      '/searchresult?q=%E1%9E%95%E1%9F%92%E1%9E%9F%E1%9E%B6%E1%9E%9A',
    ],
  ])('%s%s is a search, however it is written: %s', (path, query, address) => {
    expect(addressToRender(path, query)).toEqual({ address, isSearch: true });
  });

  it.each([
    ['/announcement', `?q=${'가'.repeat(51)}`],
    ['/searchresult', '?q=a%00'],
    ['/announcementsearchresult', '?q=a'],
    ['/myinfor', ''],
    ['/nowhere', ''],
  ])('%s%s is left to the app', (path, query) => {
    expect(addressToRender(path, query)).toBeUndefined();
  });

  it('is the same for a search that was written by its own rendering', () => {
    const { address = '' } = addressToRender('/announcement', '?q=a&region=1101.2600&pay=11000') ?? {};
    expect(addressToRender('/announcement', address.replace(/^[^?]*/, ''))?.address).toBe(address);
  });
});

it('a category that nobody has made has no page', () => {
  const answers = { [`SubBoard:${CATEGORY}`]: {} };
  expect(isThere(`/info?category=${CATEGORY}`, answers)).toBe(true);
  expect(isThere('/info', answers)).toBe(true);
  expect(isThere(`/place?category=${CATEGORY.replace('0190', '0191')}`, answers)).toBe(false);
});
