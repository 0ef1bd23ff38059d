import type { Page } from '@playwright/test';
import { drawn, expect, test } from './haiko.ts';
import { AUTH_PATHS, SCREENS } from './routes.ts';
import {
  applicationOfInbox,
  firstLink,
  ownApplication,
  postingOfInbox,
  SAMPLE_LISTS,
  samplePost,
  samplePosting,
} from './samples.ts';
import { MOST_SHIFT, noteShifts, shiftsOf } from './shifts.ts';

/** In the addresses of things that are not there, which show no more than that. */
const UNKNOWN = '00000000';
/** Screens that show most to who has a company. */
const OF_COMPANIES = /^\/(enterprise(?!invit)|registered|inbox|announcement(writing|table))/;

const LISTS = SCREENS.filter(({ path }) => !path.includes(UNKNOWN));
const pathsOf = (screens: typeof LISTS) => screens.map(({ path }) => path);
const GUARDED = pathsOf(LISTS.filter(({ isGuarded }) => isGuarded));

/** Finds the address of a thing. */
type Find = (page: Page) => Promise<string>;

/** The first thing of a list that begins so, as another screen of it where one is said. */
const first =
  (list: string, start: string, as = start): Find =>
  (page) =>
    firstLink(page, list, start).then((path) => path.replace(start, as));

/** All screens, by who sees most on them. */
const PLACES: readonly (readonly [person: string | undefined, paths: readonly (string | Find)[]])[] = [
  [
    undefined,
    [
      ...AUTH_PATHS,
      ...pathsOf(LISTS.filter(({ isGuarded }) => !isGuarded)),
      '/searchresult?q=visa',
      samplePost,
      samplePosting,
      first('/notice', '/noticedetail/'),
      first('/info', '/additionpostdetail/'),
      first('/info', '/additionpostdetail/', '/infodetail/'),
      first('/place', '/additionpostdetail/', '/placedetail/'),
    ],
  ],
  [
    'linh',
    [
      '/main',
      samplePost,
      samplePosting,
      '/searchresult?tab=haikoNews',
      first('/notemanager', '/notedetail/'),
      authorOfPost,
      ownApplication,
      async (page) => `${await ownApplication(page)}/notes`,
      ...GUARDED.filter((path) => !OF_COMPANIES.test(path)),
    ],
  ],
  [
    'company',
    [
      SAMPLE_LISTS.ownPosting,
      first(SAMPLE_LISTS.ownPosting, '/announcementdetail/', '/announcementmodify/'),
      postingOfInbox,
      applicationOfInbox,
      async (page) => `${await applicationOfInbox(page)}/notes`,
      ...GUARDED.filter((path) => OF_COMPANIES.test(path) && path !== '/enterprisecertification'),
    ],
  ],
  ['rejected', ['/enterprisecertification', first('/enterprisenotifications', '/enterprisecertificationdetail/')]],
];

for (const language of ['en', 'km']) {
  for (const [person, screens] of PLACES) {
    test(`nothing moves while a screen comes: ${person ?? 'a visitor'}, in ${language}`, async ({ phone, page }) => {
      test.setTimeout(600_000);
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
