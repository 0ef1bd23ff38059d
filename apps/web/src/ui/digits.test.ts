import { describe, expect, it } from 'vitest';
import { caretAfter, deletedOver, latinDigits } from './digits.ts';

it.each([
  ['2,500,000원', '2500000'],
  ['１２０００', '12000'],
  ['១២៣ ១០ ৪৫ ๖๗', '123104567'],
  ['없음', ''],
])('the digits of %j are %j, in Latin ones', (text, digits) => {
  expect(latinDigits(text)).toBe(digits);
});

it('the caret stands behind as many digits as before', () => {
  expect(caretAfter('1,234', 1)).toBe(1);
  expect(caretAfter('1,234', 2)).toBe(3);
  expect(caretAfter('1,234', 4)).toBe(5);
  expect(caretAfter('', 0)).toBe(0);
});

describe('a deletion that met only a separator', () => {
  it.each([
    ['deleteContentBackward', { digits: '12500', before: 2 }, { digits: '1500', before: 1 }],
    ['deleteContentForward', { digits: '12500', before: 2 }, { digits: '1200', before: 2 }],
    ['deleteContentBackward', { digits: '125', before: 0 }, { digits: '125', before: 0 }],
    ['insertText', { digits: '12500', before: 2 }, { digits: '12500', before: 2 }],
  ])('%s takes the digit on its other side', (inputType, now, next) => {
    expect(deletedOver(inputType, now)).toEqual(next);
  });
});
