import { test as base } from './haiko.ts';
import { type RunningHaiko, startHaiko } from './server.ts';

/** A Haiko that can send mail: addresses have to be confirmed there. */
export const test = base.extend<object, { mailing: RunningHaiko }>({
  mailing: [
    // Playwright tells from the pattern what a fixture needs: nothing here.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const haiko = await startHaiko({}, { hasMail: true });
      await use(haiko);
      await haiko.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ mailing }, use) => use(mailing.url),
});
