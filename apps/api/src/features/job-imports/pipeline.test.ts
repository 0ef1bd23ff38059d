import { Pipeline } from './pipeline.js';

/** Pieces of work that begin when they are told to, are noted by name, and end when the test says so. */
function tasks() {
  const begun: string[] = [];
  const task = (name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const work = () => {
      begun.push(name);
      return promise;
    };
    return { work, resolve, reject };
  };
  return { begun, task };
}

describe('work that goes on while the next is prepared', () => {
  it('begins at once, and one task at a time', async () => {
    const { begun, task } = tasks();
    const [first, second] = [task('first'), task('second')];
    const writes = new Pipeline();
    let isOver = false;
    const all = writes.drain(async () => {
      await writes.add(first.work);
      await writes.add(second.work);
    });
    void all.then(() => (isOver = true));
    await new Promise(setImmediate);
    expect(begun).toEqual(['first']);
    first.resolve();
    await new Promise(setImmediate);
    expect([begun, isOver]).toEqual([['first', 'second'], false]);
    second.resolve();
    await all;
  });

  it('ends before a failure of what prepares it is told', async () => {
    const { task } = tasks();
    const first = task('first');
    const writes = new Pipeline();
    let isOver = false;
    const all = writes.drain(async () => {
      await writes.add(first.work);
      throw new Error('torn');
    });
    void all.catch(() => (isOver = true));
    await new Promise(setImmediate);
    expect(isOver).toBe(false);
    first.resolve();
    await expect(all).rejects.toThrow('torn');
  });

  it('tells of its failure whoever adds the next, which does not begin, and whoever waits for the end', async () => {
    const { begun, task } = tasks();
    const [first, second] = [task('first'), task('second')];
    const writes = new Pipeline();
    await writes.add(first.work);
    first.reject(new Error('no room'));
    await new Promise(setImmediate);
    await expect(writes.add(second.work)).rejects.toThrow('no room');
    await expect(writes.drain(() => Promise.resolve())).rejects.toThrow('no room');
    expect(begun).toEqual(['first']);
  });
});
