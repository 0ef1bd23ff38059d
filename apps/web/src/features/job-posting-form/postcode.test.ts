import { expect, it } from 'vitest';
import { addressOf } from './postcode.ts';

it('the address is the one that was picked: by its road, or by its lot', () => {
  const found = {
    roadAddress: '경기 수원시 장안구 정조로 1',
    jibunAddress: '경기 수원시 장안구 영화동 1',
    address: 'x',
  };
  expect(addressOf({ ...found, userSelectedType: 'R' })).toBe(found.roadAddress);
  expect(addressOf({ ...found, userSelectedType: 'J' })).toBe(found.jibunAddress);
  expect(addressOf({ address: '서울 강남구' })).toBe('서울 강남구');
});

it('whatever else a page says is no address', () => {
  for (const found of [null, 'x', 5, { roadAddress: 5 }, {}]) expect(addressOf(found)).toBe('');
});
