import { CircuitBreaker } from './circuit-breaker.js';

function breakerAt(start = 1_000_000) {
  let now = start;
  const breaker = new CircuitBreaker(() => now);
  return { breaker, wait: (seconds: number) => (now += seconds * 1_000) };
}

describe('a circuit breaker', () => {
  it('opens after five failures in a row, and lets one call try after a minute', () => {
    const { breaker, wait } = breakerAt();
    for (let failures = 0; failures < 4; failures++) breaker.failed(0);
    expect(breaker.mayTry()).toBe(true);
    breaker.failed(0);
    expect(breaker.mayTry()).toBe(false);
    wait(60);
    expect([breaker.mayTry(), breaker.mayTry()]).toEqual([true, false]);
    breaker.failed(0);
    expect(breaker.mayTry()).toBe(false);
    wait(60);
    expect(breaker.mayTry()).toBe(true);
    breaker.succeeded();
    expect([breaker.mayTry(), breaker.mayTry()]).toEqual([true, true]);
  });

  it('forgets failures after a success', () => {
    const { breaker } = breakerAt();
    for (let failures = 0; failures < 4; failures++) breaker.failed(0);
    breaker.succeeded();
    breaker.failed(0);
    expect(breaker.mayTry()).toBe(true);
  });

  it('waits as long as the provider asked for', () => {
    const { breaker, wait } = breakerAt();
    breaker.failed(300);
    wait(299);
    expect(breaker.mayTry()).toBe(false);
    wait(1);
    expect(breaker.mayTry()).toBe(true);
  });
});
