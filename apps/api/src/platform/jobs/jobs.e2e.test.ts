import { setTimeout as sleep } from 'node:timers/promises';
import { startApp, type TestApp } from '../../../test/app.js';
import { Jobs, type JobKind } from './jobs.js';

const GREET: JobKind<{ name: string }> = { name: 'test.greet', retryLimit: 3 };

let test: TestApp;
let greeted: string[];
let fail: number;

beforeEach(async () => {
  greeted = [];
  fail = 0;
  test = await startApp({ BACKGROUND_JOBS: 'on' }, (app) => {
    app.get(Jobs).handle(GREET, async ({ name }) => {
      if (fail > 0) {
        fail -= 1;
        throw new Error('not now');
      }
      greeted.push(name);
    });
  });
});
afterEach(() => test.stop());

const until = async (holds: () => boolean) => {
  for (let i = 0; i < 150 && !holds(); i += 1) await sleep(100);
};

describe('background work', () => {
  it('begins when the transaction that asked for it has committed, and never when it rolled back', async () => {
    const jobs = test.app.get(Jobs);
    await test.database
      .transaction(async () => {
        await jobs.send(GREET, { name: 'rolled back' });
        throw new Error('no');
      })
      .catch(() => undefined);
    await test.database.transaction(() => jobs.send(GREET, { name: 'សុខា' }));
    await until(() => greeted.length > 0);
    await sleep(1_500);
    expect(greeted).toEqual(['សុខា']);
  });

  it('of one key is done once, however many wish for it before it begins', async () => {
    const jobs = test.app.get(Jobs);
    await Promise.all(
      Array.from({ length: 20 }, () => jobs.send(GREET, { name: 'once' }, { once: 'key', afterSeconds: 1 })),
    );
    await until(() => greeted.length > 0);
    await sleep(1_500);
    expect(greeted).toEqual(['once']);
  });

  it('is tried again after a failure', async () => {
    fail = 1;
    await test.app.get(Jobs).send(GREET, { name: 'again' });
    await until(() => greeted.length > 0);
    expect(greeted).toEqual(['again']);
  });
});
