import type { Page } from '@playwright/test';
import { drawn, expect, test } from './haiko.ts';
import {
  applicationOfInbox,
  firstLink,
  ownApplication,
  postingOfInbox,
  SAMPLE_LISTS,
  samplePost,
  samplePosting,
} from './samples.ts';
import { noteShifts, shiftsOf } from './shifts.ts';

/** The same as of the first visits (first-visit.spec.ts). */
const MOST_SHIFT = 0.02;

/** Screens by who sees most on them; a function finds the address of a thing. */
const SCREENS: readonly (readonly [
  person: string | undefined,
  paths: readonly (string | ((page: Page) => Promise<string>))[],
])[] = [
  [undefined, ['/home', '/searchresult', '/searchresult?q=visa', samplePost, samplePosting, '/signin', '/signup']],
  [
    'linh',
    [
      '/main',
      samplePost,
      samplePosting,
      '/searchresult?tab=haikoNews',
      '/exchange',
      '/notifications',
      (page) => firstLink(page, '/notemanager', '/notedetail/'),
      authorOfPost,
      '/writing',
      '/resume',
      '/resumewriting',
      '/applications',
      ownApplication,
      async (page) => `${await ownApplication(page)}/notes`,
      '/friendmanage',
      '/myposts',
      '/mylikeandscrapposts',
      '/aboutme',
    ],
  ],
  [
    'company',
    [
      '/registeredannouncement',
      SAMPLE_LISTS.ownPosting,
      '/announcementwriting',
      '/enterprisemanage',
      '/enterprisemodify',
      '/inbox',
      postingOfInbox,
      applicationOfInbox,
      async (page) => `${await applicationOfInbox(page)}/notes`,
    ],
  ],
];

for (const language of ['en', 'km']) {
  for (const [person, screens] of SCREENS) {
    test(`nothing moves while a screen comes: ${person ?? 'a visitor'}, in ${language}`, async ({ phone, page }) => {
      test.setTimeout(300_000);
      await phone.store({ language });
      if (person) await phone.signInAs(person);
      const paths: string[] = [];
      for (const screen of screens) paths.push(typeof screen === 'string' ? screen : await screen(page));
      await noteShifts(page);
      for (const path of paths) {
        await phone.open(path);
        await expect(page.locator('.shimmer:visible')).toHaveCount(0);
        await page.evaluate(() => document.fonts.ready);
        await drawn(page);
        const { score, moved } = await shiftsOf(page);
        expect.soft(score, `${path}: ${moved}`).toBeLessThanOrEqual(MOST_SHIFT);
      }
    });
  }
}

/** The page of who wrote the sample post. */
async function authorOfPost(page: Page): Promise<string> {
  const [, , uuid] = (await samplePost(page)).split('/');
  const query = `{ readPost(uuid: "${uuid}") { user { uuid } } }`;
  const reply = await page.request.post('/graphql', { data: { query } });
  return `/user/${(await reply.json()).data.readPost.user.uuid}`;
}
