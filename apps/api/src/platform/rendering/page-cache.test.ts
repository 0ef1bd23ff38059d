import { beforeEach, describe, expect, it } from 'vitest';
import { type CachedPage, PageCache } from './page-cache.js';

interface TestPage extends CachedPage {
  text: string;
}

let now = 0;
let made: string[] = [];
let cache: PageCache<TestPage>;
beforeEach(() => {
  now = 0;
  made = [];
  cache = new PageCache({ maxBytes: 100, maxAgeMs: 60_000, now: () => now });
});

function page(text: string, { tags = ['Post'], bytes = 30 } = {}) {
  return async (): Promise<TestPage> => {
    made.push(text);
    return { text, bytes, tags: new Set(tags) };
  };
}

/** A page that is not finished before it is told to be. */
function slowPage(tags: string[]) {
  const finish: ((text: string) => void)[] = [];
  const make = async (): Promise<TestPage> => {
    const text = await new Promise<string>((resolve) => finish.push(resolve));
    return { text, bytes: 30, tags: new Set(tags) };
  };
  return { make, finish };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('a page', () => {
  it('is made once, whoever asks, at once or later', async () => {
    const asked = ['/main ko', '/main ko', '/main bn'].map((key) => cache.of(key, page(key)));
    const texts = (await Promise.all(asked)).map(({ text }) => text);
    expect(texts).toEqual(['/main ko', '/main ko', '/main bn']);
    await cache.of('/main ko', page('again'));
    expect(made).toEqual(['/main ko', '/main bn']);
  });

  it('is made anew when it is a minute old', async () => {
    await cache.of('/main', page('first'));
    now = 59_999;
    await cache.of('/main', page('second'));
    now = 60_000;
    await cache.of('/main', page('third'));
    expect(made).toEqual(['first', 'third']);
  });

  it('that fails is not kept, and its failure is told to all who wait', async () => {
    const failing = () => Promise.reject(new Error('no database'));
    const asked = [cache.of('/main', failing), cache.of('/main', page('another'))];
    expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await cache.of('/main', page('new'))).text).toBe('new');
  });
});

describe('a change', () => {
  it('drops the pages that tell of it, and no others', async () => {
    await cache.of('/main', page('feed', { tags: ['Post:1', 'Post'] }));
    await cache.of('/postdetail/2', page('detail', { tags: ['Post:2'] }));
    cache.forget(['Post:1']);
    await cache.of('/main', page('feed again'));
    await cache.of('/postdetail/2', page('detail again'));
    expect(made).toEqual(['feed', 'detail', 'feed again']);
  });

  it('that comes while a page is made is part of it', async () => {
    const { make, finish } = slowPage(['Post']);
    const before = cache.of('/main', make);
    await turn();
    cache.forget(['Post']);
    const after = cache.of('/main', make);
    finish[0]?.('old');
    await turn();
    finish[1]?.('new');
    expect((await Promise.all([before, after])).map(({ text }) => text)).toEqual(['new', 'new']);
  });

  it('that never ceases ends in a page that is not kept', async () => {
    const { make, finish } = slowPage(['Post']);
    const asked = cache.of('/main', make);
    for (let time = 0; time < 3; time += 1) {
      await turn();
      cache.forget(['Post']);
      finish[time]?.(`version ${time}`);
    }
    expect((await asked).text).toBe('version 2');
    expect((await cache.of('/main', page('next'))).text).toBe('next');
  });

  it('that comes while a page is made for the last time is shown to who asks behind it', async () => {
    const { make, finish } = slowPage(['Post']);
    const before = cache.of('/main', make);
    for (let time = 0; time < 2; time += 1) {
      await turn();
      cache.forget(['Post']);
      finish[time]?.(`version ${time}`);
    }
    await turn();
    cache.forget(['Post']);
    const behind = [cache.of('/main', page('next')), cache.of('/main', page('one more'))];
    finish[2]?.('version 2');
    expect((await before).text).toBe('version 2');
    expect((await Promise.all(behind)).map(({ text }) => text)).toEqual(['next', 'next']);
    expect(made).toEqual(['next']);
  });

  it('that a page does not show, because it is as of an earlier time, makes it once more, by who shows all', async () => {
    const heard = { Post: 5, User: 5 };
    const changedSince = (time: number) => Object.entries(heard).flatMap(([tag, at]) => (at >= time ? [tag] : []));
    cache = new PageCache({ maxBytes: 100, maxAgeMs: 60_000, now: () => now, changedSince });
    const make = (asOf: number) => async (isAgain: boolean) => ({
      ...(await page(isAgain ? 'all' : `as of ${asOf}`)()),
      ...(!isAgain && { asOf }),
    });
    expect((await cache.of('/old', make(5))).text).toBe('all');
    expect((await cache.of('/new', make(6))).text).toBe('as of 6');
    await cache.of('/old', page('again'));
    expect(made).toEqual(['as of 5', 'all', 'as of 6']);
  });

  it('of which nobody knows drops everything', async () => {
    await cache.of('/main', page('feed'));
    const { make, finish } = slowPage([]);
    const asked = cache.of('/terms', make);
    await turn();
    cache.clear();
    finish[0]?.('old');
    await turn();
    finish[1]?.('new');
    expect((await asked).text).toBe('new');
    await cache.of('/main', page('feed again'));
    expect(made).toEqual(['feed', 'feed again']);
  });
});

describe('the memory', () => {
  it('holds so many bytes; what nobody has asked for the longest goes first', async () => {
    for (const key of ['a', 'b', 'c']) await cache.of(key, page(key));
    await cache.of('a', page('a again'));
    await cache.of('d', page('d'));
    expect(cache.bytes).toBe(90);
    await cache.of('a', page('a again'));
    await cache.of('b', page('b again'));
    expect(made).toEqual(['a', 'b', 'c', 'd', 'b again']);
  });

  it('keeps no page that is larger than all of it', async () => {
    await cache.of('a', page('a'));
    await cache.of('huge', page('huge', { bytes: 101 }));
    expect(cache.bytes).toBe(30);
  });
});
