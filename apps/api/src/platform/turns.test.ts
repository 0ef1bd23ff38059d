import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from './errors/app-error.js';
import { Turns } from './turns.js';

/** Works that end when they are told to. */
function works(turns: Turns) {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const take = (name: number) =>
    turns.take(() => {
      begun.push(name);
      return new Promise<number>((resolve) => (ends[name] = () => resolve(name)));
    });
  return { begun, take, end: (name: number) => ends[name]?.() };
}

describe('turns', () => {
  it('begin as many as may run, the others in their order, and refuse who comes to a full line', async () => {
    const { begun, take, end } = works(new Turns({ parallel: 2, queued: 2 }));
    const all = [0, 1, 2, 3].map(take);
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

  it('go on after a work that fails', async () => {
    const turns = new Turns({ parallel: 1, queued: 1 });
    const failing = turns.take(() => Promise.reject(new Error('no')));
    const next = turns.take(() => Promise.resolve('yes'));
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('yes');
    expect(await turns.take(() => Promise.resolve('again'))).toBe('again');
  });

  it('are lost by who waits too long, and by nobody else', async () => {
    const { begun, take, end } = works(new Turns({ parallel: 1, queued: 2, waitMs: 30 }));
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
