import { LANGUAGES } from '../i18n/languages.ts';
import * as limits from '../limits.ts';
import { MINIMUM_WAGES } from '../reference/minimumWages.ts';
import { PHONE_DIGITS } from '../rules/phone.ts';

/** A test that shows something: its file, from the root of the project, and its title. */
export type Shown = readonly [file: string, title: string];

interface Limit {
  about: string;
  /** As the product's code has it, and as the product was ordered. */
  is: unknown;
  ordered: unknown;
  shownBy: Shown;
}

const WEB = 'apps/web/src';
const JOURNEYS = 'apps/web/e2e';
const API = 'apps/api/src/features';
const SHARED = 'packages/shared/src';
const limit = (about: string, is: unknown, ordered: unknown, shownBy: Shown): Limit => ({
  about,
  is,
  ordered,
  shownBy,
});

const PICTURES = ['jpg', 'jpeg', 'png', 'gif', 'webp'];
const FEED: Shown = [
  `${JOURNEYS}/numbers.spec.ts`,
  'the feed comes ten posts at a time: the next ones 100 pixels before the end, after 200 ms there',
];
const BARS: Shown = [
  `${JOURNEYS}/numbers.spec.ts`,
  'the header is 64 pixels high and solid beyond the tenth pixel, the bottom bar 47',
];
const SLIDES: Shown = [
  `${JOURNEYS}/boards.spec.ts`,
  'show one slide and the beginning of the next, seven pixels apart',
];

/** The numbers that the product was ordered with, and for each the test of a screen or the server that obeys it. */
export const LIMITS: readonly Limit[] = [
  limit('languages', LANGUAGES.length, 9, [
    `${JOURNEYS}/languages.spec.ts`,
    'nine languages switch without a reload, and are remembered',
  ]),
  limit('page size', limits.PAGE_SIZE, 10, [
    'apps/api/test/pages.e2e.test.ts',
    'of %s has ten items unless more are wanted',
  ]),
  limit('scroll step', limits.PAGE_SIZE, 10, FEED),
  limit('images of a post', limits.MAX_FILES_PER_POST, 10, [
    `${JOURNEYS}/writing.spec.ts`,
    'wrong files are told by name of the rule, and up to ten pictures are taken',
  ]),
  limit('nationalities', limits.MAX_FOLLOWED_NATIONALITIES, 5, [
    `${WEB}/features/nationalities/NationalitySheet.browser.test.tsx`,
    'at most five nationalities can be chosen; a sixth is refused in words, until one of them goes',
  ]),
  limit('selections of a job filter', limits.MAX_JOB_FILTERS, 3, [
    `${WEB}/features/jobs/jobFilters.test.ts`,
    'on a fourth one is refused, unless it makes room itself',
  ]),
  limit('company files', limits.COMPANY_FILE_BYTES, 1_048_576, [
    `${API}/files/company-files.e2e.test.ts`,
    'refuses what is no such file, whatever it is called, and more than 1 MB',
  ]),
  limit(
    'registration number',
    limits.REGISTRATION_NUMBER_PARTS,
    [3, 2, 5],
    [
      `${WEB}/features/companies/registrationParts.test.ts`,
      'send what does not fit into the next one, and drop what fits nowhere',
    ],
  ),
  limit('reissue timer', limits.REISSUE_INTERVAL_MS, 3_000_000, [
    `${WEB}/api/reissueTimer.browser.test.ts`,
    'a session is renewed every 50 minutes while somebody is signed in, and no more once that stops',
  ]),
  limit('loading of a chunk', limits.CHUNK_TIMEOUT_MS, 120_000, [
    `${WEB}/app/chunks.browser.test.ts`,
    'a screen whose code has not come after two minutes is given up, and is said to be slow, not gone',
  ]),
  limit('solid header', limits.HEADER_SOLID_AFTER_PX, 10, BARS),
  limit('header and bottom bar', [limits.HEADER_HEIGHT_PX, limits.BOTTOM_BAR_HEIGHT_PX], [64, 47], BARS),
  limit('width of layout, modals and sheets', limits.LAYOUT_MAX_WIDTH_PX, 500, [
    `${JOURNEYS}/numbers.spec.ts`,
    'the app is 500 pixels wide, in the middle, with its header, bar, sheets and questions',
  ]),
  limit('height of sign-in', limits.AUTH_CONTENT_OFFSET_PX, 158, [
    `${WEB}/app/AuthLayout.browser.test.tsx`,
    'sign-in is as high as the screen less 158 pixels, on every phone',
  ]),
  // Modals were to be above the rest by a z-index; the top layer is above everything by itself.
  limit('modals above the rest', null, null, [
    `${JOURNEYS}/numbers.spec.ts`,
    'a comment is deleted only after a yes, asked above everything else',
  ]),
  limit('loading near the end', [limits.LOAD_MORE_DISTANCE_PX, limits.LOAD_MORE_DEBOUNCE_MS], [100, 200], FEED),
  limit('pull to refresh', limits.PULL_TO_REFRESH_PX, 100, [
    `${JOURNEYS}/numbers.spec.ts`,
    'the page is refreshed by a pull of 100 pixels, not of 99',
  ]),
  limit('autoplay', limits.CAROUSEL_AUTOPLAY_MS, 5_000, [
    `${JOURNEYS}/boards.spec.ts`,
    'turn every five seconds, and stop on request',
  ]),
  limit('slides and their gap', [limits.CAROUSEL_SLIDES, limits.CAROUSEL_GAP_PX], [1.13, 7], SLIDES),
  limit('slides that go round', limits.CAROUSEL_LOOPS_FROM, 3, [
    `${WEB}/ui/Carousel.browser.test.tsx`,
    'fewer than three slides do not go round',
  ]),
  limit('pictures of a post', limits.MULTI_IMAGE_SLIDES, 1.6, [
    `${WEB}/features/posts/PostImages.browser.test.tsx`,
    'several pictures of a post show one and the beginning of the next: 1.6 in the width',
  ]),
  limit('banner of a friend request', limits.FRIEND_BANNER_MS, 3_000, [
    `${JOURNEYS}/friends.spec.ts`,
    'two people befriend each other: asked, told, accepted, found, let go',
  ]),
  limit('lines of a card', limits.CARD_BODY_LINES, 3, [
    `${WEB}/features/posts/PostCard.browser.test.tsx`,
    'three lines of Khmer are cut below their lowest signs',
  ]),
  limit('lock of a nickname', limits.NICKNAME_LOCK_DAYS, 7, [
    `${API}/users/users.e2e.test.ts`,
    'can be changed right after signing up, then again after seven days',
  ]),
  limit('deadline of a posting', limits.DEADLINE_DEFAULT_DAYS, 30, [
    `${WEB}/features/job-writing/jobForm.test.ts`,
    'is open for thirty days of Seoul',
  ]),
  limit('minimum wage of 2025', MINIMUM_WAGES[0], { from: '2025-01-01', hourly: 10_030 }, [
    `${SHARED}/rules/jobs.test.ts`,
    'is that of the day',
  ]),
  limit('working time of 40 hours a week', null, null, [
    `${JOURNEYS}/jobs.spec.ts`,
    'a Khmer reader sees a posting in Khmer, its original on request, and two tabs in the address',
  ]),
  limit('units of salaries', null, null, [
    `${WEB}/features/jobs/jobTexts.test.ts`,
    'is told in won with thousand separators',
  ]),
  limit('salary range', null, null, [
    `${WEB}/features/jobs/jobTexts.test.ts`,
    'is one amount where both ends are the same, and none where it is negotiable',
  ]),
  limit('relative time', null, null, [`${SHARED}/format.test.ts`, 'is the day in Seoul from 24 hours on']),
  limit('days since posted', null, null, [`${WEB}/features/jobs/jobTexts.test.ts`, 'written at %s is %s']),
  limit('recent notifications', limits.RECENT_NOTIFICATIONS_DAYS, 7, [
    `${WEB}/features/notifications/notificationGroups.test.ts`,
    'put %s under "%s", by days in Seoul',
  ]),
  limit('pictures to upload', limits.UPLOAD_IMAGE_EXTENSIONS, PICTURES, [
    `${SHARED}/rules/image.test.ts`,
    'decides what may be uploaded as a picture',
  ]),
  limit('pictures to show', [...limits.SHOWN_IMAGE_EXTENSIONS].sort(), [...PICTURES, 'bmp', 'svg'].sort(), [
    `${SHARED}/rules/image.test.ts`,
    'decides what is shown as a picture',
  ]),
  limit('telephone numbers', PHONE_DIGITS, { min: 8, max: 11 }, [
    `${SHARED}/rules/jobs.test.ts`,
    'the telephone number %s is shown as %s',
  ]),
  limit('palette', null, null, [`${WEB}/ui/tokens.test.ts`, '%s can be read on %s']),
  limit('dates', null, null, [`${SHARED}/format.test.ts`, 'is that of Seoul']),
];
