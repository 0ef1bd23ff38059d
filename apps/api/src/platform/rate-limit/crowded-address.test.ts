import { doorOf } from '../doors.js';
import { Account, payerHashes } from './account.js';
import { CpuAllowance } from './cpu-allowance.js';
import { LIMITS, type RateLimitScope } from './limits.js';

const PHONES = 300;
const MINUTE = 60_000;

/** What a phone asks for when the page of signing in opens. */
const OPENING = ['/api/user/signin/providers', '/api/user/signin/passkey/options'];

/** Every way in, and what limits how often it is taken by one address. */
const WAYS_IN: [address: string, scope: RateLimitScope][] = [
  ['/api/user/signin', 'signIn'],
  ['/api/user/signup', 'signUp'],
  ['/api/user/signin/google/step1', 'signIn'],
  ['/api/user/signin/google/step2', 'signIn'],
  ['/api/user/signin/apple/step2', 'signIn'],
  ['/api/user/userInfo', 'signIn'],
  ['/api/user/signin/google/step3', 'signIn'],
  ['/api/user/signin/passkey', 'signIn'],
  ['/api/user/signin/second', 'signIn'],
];

/** As many times each as its limit lets through before it refuses, in any order. */
const everyWay = WAYS_IN.flatMap(([address, scope]) =>
  Array.from({ length: Math.max(...LIMITS[scope].windows.map(({ points }) => points)) }, () => address),
);

describe('an address that three hundred people share', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  const allowance = new CpuAllowance(1);
  const enter = (name: string, address: string) => {
    const account = new Account(allowance, { name, hashOf: payerHashes('p') }, doorOf(address));
    if (account.waitMs() > 0) return false;
    account.charge(doorOf(address).price ?? 3);
    return true;
  };
  /** How many of these calls, one after another within so long, are let in. */
  const letIn = (name: string, calls: string[], ms: number) =>
    calls.filter((address) => {
      vi.advanceTimersByTime(ms / calls.length);
      return enter(name, address);
    }).length;

  it('meets the limits of frequency before the share of the doors, though all of them come within a minute', () => {
    const opening = Array.from({ length: PHONES }, () => OPENING).flat();
    // Somebody has used up what the address has for everything else.
    new Account(allowance, { name: 'a dormitory', hashOf: payerHashes('p') }, doorOf('/graphql')).charge(60_000);
    const calls = [...opening, ...everyWay];
    expect(letIn('a dormitory', calls, MINUTE)).toBe(calls.length);
  });

  it('renews all their sessions in the same minute', () => {
    const calls = Array.from({ length: PHONES }, () => '/api/user/auth/reissue');
    expect(letIn('a morning', calls, MINUTE)).toBe(PHONES);
  });

  it('has as many passwords compared at once as the limit of frequency allows, beside a crowd at every other door', () => {
    expect(letIn('a carrier', everyWay, 0)).toBe(everyWay.length);
  });

  it('takes no more of the doors for long than their share', () => {
    const knocking = Array.from({ length: 100_000 }, () => '/api/user/signin');
    // Three seconds that were saved up, and two hundredths of ten minutes.
    expect(letIn('a guesser', knocking, 10 * MINUTE) * 20).toBeLessThanOrEqual(3_000 + 12_000 + 20);
  });
});
