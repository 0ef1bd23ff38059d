import { describe, expect, it } from 'vitest';
import { fillParts, numberOf, partsOf } from './registrationParts.ts';

const EMPTY = ['', '', ''];

describe('the boxes of a registration number', () => {
  it('take digits only, wide ones as well', () => {
    expect(fillParts(EMPTY, 0, '１2a-三3').parts).toEqual(['123', '', '']);
  });

  it('take a whole number that is pasted into the first', () => {
    expect(fillParts(EMPTY, 0, '124-81-00998')).toEqual({ parts: ['124', '81', '00998'], last: 2 });
  });

  it('send what does not fit into the next one, and drop what fits nowhere', () => {
    expect(fillParts(EMPTY, 0, '1248')).toEqual({ parts: ['124', '8', ''], last: 1 });
    expect(fillParts(['124', '81', '00998'], 2, '009987').parts).toEqual(['124', '81', '00998']);
  });

  it('leave the others alone', () => {
    expect(fillParts(['124', '81', '00998'], 1, '8')).toEqual({ parts: ['124', '8', '00998'], last: 1 });
  });

  it('are one number, and none when they are empty', () => {
    expect([numberOf(EMPTY), numberOf(['124', '', ''])]).toEqual(['', '124--']);
    expect([partsOf(''), partsOf('124--'), partsOf('124-81-00998')]).toEqual([
      EMPTY,
      ['124', '', ''],
      ['124', '81', '00998'],
    ]);
  });
});
