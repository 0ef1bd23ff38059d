import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from './errors/app-error.js';
import { Semaphore } from './semaphore.js';

/** Works that end when they are told to. */
function works(semaphore: Semaphore) {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const take = (name: number, who = 0) =>
    semaphore.run(() => {
      begun.push(name);
      return new Promise<number>((resolve) => (ends[name] = () => resolve(name)));
    }, String(who));
  return { begun, take, end: (name: number) => ends[name]?.() };
}

describe('a semaphore', () => {
  it('begins as many as may run, the others in their order, and refuses who comes to a full line', async () => {
    const { begun, take, end } = works(new Semaphore({ parallel: 2, queued: 2 }));
    const all = [0, 1, 2, 3].map((name) => take(name));
    const refused = take(4).catch((error: AppError) => [error.code, error.details.retryAfterSeconds]);
    expect(await refused).toEqual(['UNAVAILABLE', 5]);
    expect(begun).toEqual([0, 1]);
    end(1);
    await all[1];
    await sleep(0);
    expect(begun).toEqual([0, 1, 2]);
    end(0);
    await all[0];
    await sleep(0);
    expect(begun).toEqual([0, 1, 2, 3]);
    end(2);
    end(3);
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3]);
  });

  it('lets those who wait take turns, however many works each of them has', async () => {
    const { begun, take, end } = works(new Semaphore({ parallel: 1, queued: 10 }));
    const all = [take(0, 7), take(1, 7), take(2, 7), take(3, 7), take(4, 8), take(5, 8), take(6, 9)];
    for (let ended = 0; ended < all.length; ended += 1) {
      end(begun.at(-1) ?? 0);
      await sleep(0);
    }
    await Promise.all(all);
    expect(begun).toEqual([0, 1, 4, 6, 2, 5, 3]);
  });

  it('takes the last place of the longest line for who has fewer, and of nobody who has as few', async () => {
    const { begun, take, end } = works(new Semaphore({ parallel: 1, queued: 3 }));
    const turnedAway: number[] = [];
    const sent = (name: number, who: number) => take(name, who).catch(() => turnedAway.push(name));
    const all = [sent(0, 7), sent(1, 7), sent(2, 7), sent(3, 7), sent(4, 7)];
    await sleep(0);
    expect(turnedAway).toEqual([4]);
    all.push(sent(5, 8));
    await sleep(0);
    expect(turnedAway).toEqual([4, 3]);
    all.push(sent(6, 8), sent(7, 9));
    await sleep(0);
    expect(turnedAway).toEqual([4, 3, 6, 2]);
    all.push(sent(8, 10));
    await sleep(0);
    expect(turnedAway).toEqual([4, 3, 6, 2, 8]);
    for (const name of [0, 1, 5, 7]) {
      end(name);
      await sleep(0);
    }
    await Promise.all(all);
    expect(begun).toEqual([0, 1, 5, 7]);
  });

  it('runs so many of one caller and leaves the other places to others', async () => {
    const { begun, take, end } = works(new Semaphore({ parallel: 2, ofCaller: 1, queued: 10 }));
    const all = [take(0, 7), take(1, 7), take(2, 7)];
    expect(begun).toEqual([0]);
    all.push(take(3, 8), take(4, 9));
    expect(begun).toEqual([0, 3]);
    // The other place is of who has none of them, although somebody has waited for longer.
    end(3);
    await sleep(0);
    expect(begun).toEqual([0, 3, 4]);
    for (const name of [0, 1, 4, 2]) {
      end(name);
      await sleep(0);
    }
    await Promise.all(all);
    expect(begun).toEqual([0, 3, 4, 1, 2]);
  });

  it('goes on after a work that fails', async () => {
    const semaphore = new Semaphore({ parallel: 1, queued: 1 });
    const failing = semaphore.run(() => Promise.reject(new Error('no')));
    const next = semaphore.run(() => Promise.resolve('yes'));
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('yes');
    expect(await semaphore.run(() => Promise.resolve('again'))).toBe('again');
  });

  it('are lost by who waits too long, and by nobody else', async () => {
    const { begun, take, end } = works(new Semaphore({ parallel: 1, queued: 2, waitMs: 30 }));
    const first = take(0);
    await expect(take(1)).rejects.toThrow(AppError);
    const third = take(2);
    end(0);
    await first;
    await sleep(60);
    expect(begun).toEqual([0, 2]);
    end(2);
    expect(await third).toBe(2);
    const fourth = take(3);
    expect(begun).toEqual([0, 2, 3]);
    end(3);
    expect(await fourth).toBe(3);
  });
});
