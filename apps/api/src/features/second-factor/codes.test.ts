import { AppConfig } from '../../platform/config.js';
import { Codes, readTyped } from './codes.js';
import { SealedSecrets } from './sealed-secret.js';

const SECRET = 'p'.repeat(32);
const config = { privacySecret: SECRET } as AppConfig;
const codes = new Codes(config);
/** The secret of RFC 6238's own table, "12345678901234567890". */
const OF_THE_RFC = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('what an app shows', () => {
  const sealed = new SealedSecrets(SECRET, 'second-factor').seal('linh', OF_THE_RFC);
  const stepAt = (seconds: number, digits: string) => {
    vi.useFakeTimers({ now: seconds * 1000, toFake: ['Date'] });
    const step = codes.stepOf('linh', sealed, digits);
    vi.useRealTimers();
    return step;
  };

  // The last six of the table's eight digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('is that of RFC 6238 at %d', (seconds, digits) => {
    expect(stepAt(seconds, digits)).toBe(String(Math.floor(seconds / 30)));
  });

  it('is taken half a minute early and late, and known as that of its own half minute', () => {
    const digits = '005924';
    const at = 1_234_567_890;
    expect([-30, 30].map((away) => stepAt(at + away, digits))).toEqual([String(at / 30), String(at / 30)]);
    expect([-60, 60].map((away) => stepAt(at + away, digits))).toEqual([undefined, undefined]);
  });

  it('is nothing for somebody else', () => {
    expect(codes.stepOf('minh', sealed, '287082')).toBeUndefined();
  });
});

describe('what people type', () => {
  it('is six digits of any script, or a recovery code', () => {
    const typed = ['123456', ' 123 456 ', '១២៣៤៥៦', '১২৩-৪৫৬', '１２３４５６'];
    expect(typed.map(readTyped)).toEqual(typed.map(() => ({ digits: '123456' })));
    const [code = ''] = codes.newRecoveryCodes();
    const hash = codes.hash('linh', code);
    for (const way of [code.toUpperCase(), code.replaceAll('-', ''), code.replaceAll('-', ' ')]) {
      expect(readTyped(way)).toHaveProperty('recovery');
      expect(codes.hash('linh', way)).toBe(hash);
    }
    expect(codes.hash('minh', code)).not.toBe(hash);
  });
});

it('makes ten different recovery codes', () => {
  const made = codes.newRecoveryCodes();
  expect(new Set(made).size).toBe(10);
  for (const code of made) expect(code).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
});
