import { describe, expect, it } from 'vitest';
import { amountDigits, amountText, caretAfter, deletedOver } from './digits.ts';

describe('an amount', () => {
  it.each([
    ['₩ 1,234,567원', '1234567'],
    ['-5 USD', '5'],
    ['U.S. 5', '5'],
    ['abc', ''],
    ['0012', '12'],
    ['000', '0'],
    ['1234567890123456', '123456789012'],
    ['１２０００', '12000'],
    ['១២៣', '123'],
    ['৫০০', '500'],
    ['๑๒๓', '123'],
  ])('typed as %j is %s', (typed, digits) => {
    expect(amountDigits(typed)).toBe(digits);
  });

  it.each([
    ['1,358.19', '1358'],
    ['0.1152', '0'],
    ['27.351', '27'],
    ['1.358,19', '1358'],
    ['1.358.000 đ', '1358000'],
    ['1.,358', '1358'],
  ])('pasted as %j is the whole %s', (typed, digits) => {
    expect(amountDigits(typed)).toBe(digits);
  });

  it('is shown with separators, and understood again', () => {
    expect(['', '0', '1234567'].map(amountText)).toEqual(['', '0', '1,234,567']);
    expect(amountDigits(amountText('123456789012'))).toBe('123456789012');
  });
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
