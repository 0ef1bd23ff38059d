import { MOST_ON_A_DEVICE, surenessOf } from './return-marks.policy.js';

describe('a network and a kind of browser in common with a suspended account', () => {
  it('is possible where nobody else has them, weak where a few do, and nothing in a dormitory', () => {
    expect(surenessOf(2)).toBe('POSSIBLE');
    expect([surenessOf(3), surenessOf(MOST_ON_A_DEVICE)]).toEqual(['WEAK', 'WEAK']);
    expect([surenessOf(MOST_ON_A_DEVICE + 1), surenessOf(300)]).toEqual([null, null]);
  });
});
