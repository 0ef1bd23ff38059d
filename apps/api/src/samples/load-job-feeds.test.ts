import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { daysLeft } from '@haiko/shared/rules/deadline';
import { DataSource } from 'typeorm';
import { startApp, type TestApp } from '../../test/app.js';
import { query } from '../../test/client.js';
import { AppConfig } from '../platform/config.js';
import { loadJobFeeds } from './load-job-feeds.js';

interface Item {
  url: string;
  createdAt: string;
  deadlineDate: string;
  originalLanguage: string;
  isBelowMinimumWage: boolean;
  isRemote: boolean;
  company: { uuid: string | null; companyName: string };
  visas: unknown[];
  regions: unknown[];
}

const LIST = `{ readJobPostings(take: 50) { items {
  url createdAt deadlineDate originalLanguage isBelowMinimumWage isRemote company { uuid companyName } visas { visaMainId }
  regions { regionLevelTwo { id } } } } }`;

const load = ({ app }: TestApp) => loadJobFeeds(app.get(DataSource), app.get(AppConfig));
const itemsOf = async (test: TestApp) => (await query(test, LIST)).data['readJobPostings'].items as Item[];

describe('the sample postings of other job sites', () => {
  let test: TestApp;
  beforeEach(async () => {
    test = await startApp();
  });
  afterEach(() => test.stop());

  it('are all taken, and once', async () => {
    for (const { refused, created } of await load(test)) {
      expect(refused).toEqual([]);
      expect(created).toBeGreaterThan(10);
    }
    const before = await itemsOf(test);
    expect(await load(test)).toMatchObject([
      { created: 0, updated: 0, closed: 0 },
      { created: 0, updated: 0, closed: 0 },
    ]);
    expect((await itemsOf(test)).map(({ url }) => url)).toEqual(before.map(({ url }) => url));
  });

  it('are of every language and kind, as a reader would believe them', async () => {
    await load(test);
    const items = await itemsOf(test);
    expect([...new Set(items.map(({ originalLanguage }) => originalLanguage))].sort()).toEqual([...LANGUAGES].sort());
    for (const { url, company, isBelowMinimumWage, isRemote, visas, regions } of items) {
      expect(url).toMatch(/^https:\/\/[a-z.]+\.example\//);
      expect(company).toEqual({ uuid: null, companyName: expect.stringMatching(/\S/) });
      expect([url, isBelowMinimumWage]).toEqual([url, false]);
      expect([url, visas.length > 0, regions.length]).toEqual([url, true, isRemote ? 0 : 1]);
    }
    expect(items.filter(({ isRemote }) => isRemote)).toHaveLength(1);
  });

  it('are near their end and far from it, and came one after another', async () => {
    await load(test);
    const items = await itemsOf(test);
    const left = items.map(({ deadlineDate }) => daysLeft(deadlineDate, new Date()));
    expect(left.filter((days) => days <= 7).length).toBeGreaterThan(4);
    expect(left.filter((days) => days > 30).length).toBeGreaterThan(4);
    expect(new Set(items.map(({ createdAt }) => createdAt)).size).toBe(items.length);
    // What the sample companies wrote today stays the first that is seen.
    expect(Date.now() - Date.parse(items[0]?.createdAt ?? '')).toBeGreaterThan(5 * 60 * 60 * 1_000);
  });
});
