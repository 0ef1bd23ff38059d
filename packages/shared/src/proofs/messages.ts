import type { Shown } from './limits.ts';

type Told = readonly [key: string, file: string, title: string];

const JOURNEYS = 'apps/web/e2e';
const WEB = 'apps/web/src/features';
const told = ([file, title]: Shown, ...keys: string[]): Told[] => keys.map((key) => [key, file, title]);

const LOADS: Shown = [
  `${JOURNEYS}/failures.spec.ts`,
  '${path} says that its list (${query}) could not be loaded, and loads it when asked again',
];
const REFRESHES: Shown = [
  `${JOURNEYS}/failures.spec.ts`,
  '${path} keeps what it shows when it (${query}) cannot be refreshed, and says so',
];
const NICKNAME: Shown = [
  `${JOURNEYS}/myinfor.spec.ts`,
  'a nickname is checked while it is typed, confirmed, changed everywhere, and then locked for seven days',
];
const PROFILE_IMAGE: Shown = [`${JOURNEYS}/myinfor.spec.ts`, 'a profile image is checked, sent, shown and removed'];
const FILES: Shown = [
  `${JOURNEYS}/writing.spec.ts`,
  'wrong files are told by name of the rule, and up to ten pictures are taken',
];
const WRITING: Shown = [
  `${JOURNEYS}/people.spec.ts`,
  'Linh comes through Kakao and writes; Bopha comes by e-mail, reads and answers; Linh changes and deletes',
];
const FRIENDS: Shown = [
  `${JOURNEYS}/friends.spec.ts`,
  'two people befriend each other: asked, told, accepted, found, let go',
];
const HASHTAGS: Shown = [
  `${WEB}/writing/PostForm.browser.test.tsx`,
  'words become hashtags at Enter, space and comma; a sign and a repetition are refused with the reason',
];
const EMPTY_FORM: Shown = [
  `${WEB}/writing/PostForm.browser.test.tsx`,
  'an empty form says what is missing, under the field and in an alert, and sends nothing',
];
const COMPANY: Shown = [
  `${JOURNEYS}/company.spec.ts`,
  'a company is registered, rejected with a reason, supplemented and approved',
];

/** A journey of hiring with its file. */
const inHiring = (title: string): Shown => [`${JOURNEYS}/hiring-failures.spec.ts`, title];
const inJobs = (title: string): Shown => [`${JOURNEYS}/jobs.spec.ts`, title];
const inWriting = (title: string): Shown => [`${JOURNEYS}/job-writing.spec.ts`, title];
const HIRING_LOADS = inHiring('${path} says that it (${query}) could not be loaded, and loads it when asked again');
const POSTING_FAILS = inHiring(
  'a posting that cannot be registered or changed is told, and nothing that was written is lost',
);

/** What the product was ordered to say of companies and postings. */
const COMPANIES_AND_JOBS: readonly Told[] = [
  ...told(COMPANY, 'companies.form.required', 'companies.form.confirm'),
  ...told(COMPANY, 'companies.form.invalidFileType', 'companies.form.fileTooLarge'),
  ...told(COMPANY, 'companies.notification.rejection', 'companies.notification.approval'),
  ...told(COMPANY, 'companies.status.pending', 'companies.status.rejected', 'companies.status.approved'),
  ...told(inJobs('tells a company that is ${person} why not'), 'companies.alert.pending', 'companies.alert.rejected'),
  ...told(HIRING_LOADS, 'companies.failed.lookup', 'companies.failed.detail', 'jobs.scraps.loadFailed'),
  ...told(inHiring('the reason of a rejection that cannot be fetched is asked for again'), 'companies.failed.reason'),
  ...told(
    inHiring('a registration that fails, and a file that does not arrive, are told; what was typed stays'),
    'companies.failed.register',
    'companies.failed.upload',
  ),
  ...told(
    inHiring('a company that cannot be changed or deleted is as it was, and its owner is told'),
    'companies.failed.update',
    'companies.failed.delete',
  ),
  ...told(LOADS, 'jobs.list.loadFailed', 'jobs.scraps.loadFailed'),
  ...told(REFRESHES, 'jobs.list.refreshFailed'),
  ...told(inJobs('a list that cannot be loaded says so and tries again'), 'jobs.list.hotFailed'),
  ...told(
    inHiring('a posting that cannot be saved for later says so, and one that cannot be opened is asked for again'),
    'jobs.card.scrapFailed',
    'jobs.detail.failed',
  ),
  ...told(inJobs('takes three, says so at the fourth, and lets chips go'), 'jobs.filter.limit'),
  ...told(
    inWriting('a posting is written with what it needs, found among the own ones, closed, opened and deleted'),
    'jobs.form.required',
    'jobs.detail.deleteQuestion',
  ),
  ...told(POSTING_FAILS, 'jobs.form.failed', 'jobs.form.confirmCreate', 'jobs.form.confirmModify'),
  ...told(
    inWriting('the form keeps its own rules: salary, minimum wage, languages, choices, contact'),
    'jobs.form.languageTwice',
  ),
  ...told(
    inWriting('without the postcode service the region is picked from a list, and nothing typed is lost'),
    'jobs.form.unavailable',
  ),
  ...told(
    inJobs('is told that nothing was found for a word, and that a word is missing'),
    'jobs.list.noneFor',
    'jobs.list.emptyKeyword',
  ),
  ...told(inJobs('what is saved is kept, found again, and let go'), 'jobs.scraps.empty'),
];

/** What the product was ordered to say, and for each message the test of the moment in which it does. */
export const MESSAGES: readonly Told[] = [
  ...COMPANIES_AND_JOBS,

  // What is told.
  ...told([`${JOURNEYS}/feed.spec.ts`, 'sharing a post copies its address and says so'], 'posts.share.copied'),
  ...told(NICKNAME, 'errors.NICKNAME_TAKEN', 'myInfo.nickname.done', 'myInfo.nickname.empty'),
  ...told(
    ['apps/api/src/features/posts/post-reactions.e2e.test.ts', 'an author cannot scrap their own post'],
    'errors.CANNOT_SCRAP_OWN_POST',
  ),
  ...told(FILES, 'errors.TOO_MANY_FILES', 'writing.pictures.onlyImages', 'errors.UNSUPPORTED_FILE_TYPE'),
  ...told(PROFILE_IMAGE, 'errors.FILE_TOO_LARGE', 'myInfo.picture.changed'),
  ...told(
    [
      `${WEB}/account/accountScreens.browser.test.tsx`,
      'an incomplete sign-up is told once, and typing goes on in the first wrong field',
    ],
    'account.signUp.requiredFields',
  ),
  ...told([`${WEB}/account/signUp.schema.test.ts`, 'sums up by its first problem'], 'account.signUp.checkNickname'),
  ...told(
    [`${JOURNEYS}/blocking.spec.ts`, 'whom one blocks is gone at once, sees nothing, and comes back when unblocked'],
    'posts.detail.failed',
  ),
  ...told(
    [`${JOURNEYS}/writing.spec.ts`, "somebody else's post cannot be changed, and a missing one cannot either"],
    'writing.notFound',
  ),
  ...told(
    ['apps/api/src/features/auth/social-sign-in.e2e.test.ts', 'offers only providers with credentials'],
    'errors.PROVIDER_NOT_CONFIGURED',
  ),
  ...told(
    [
      `${WEB}/nationalities/NationalitySheet.browser.test.tsx`,
      'at most five nationalities can be chosen; a sixth is refused in words, until one of them goes',
    ],
    'common.nationalitySheet.limit',
  ),
  ...told(FRIENDS, 'people.profile.sentBanner'),
  ...told(
    [`${JOURNEYS}/friends.spec.ts`, 'a request that crosses another one is told, and leads to the one to answer'],
    'people.profile.checkRequest',
  ),
  ...told(
    [
      'apps/api/src/features/friends/friends.e2e.test.ts',
      'answers a request that crosses another one in the same words in every language',
    ],
    'errors.FRIEND_REQUEST_ALREADY_RECEIVED',
  ),
  ...told(
    [
      'apps/web/src/api/authFetch.browser.test.ts',
      'rejects with an unknown error when something else than our server answers',
    ],
    'errors.INTERNAL',
  ),
  ...told(HASHTAGS, 'errors.DUPLICATE_HASHTAG', 'errors.HASHTAG_HAS_SIGN'),

  // What could not be loaded or refreshed.
  ...told(LOADS, 'posts.feed.loadFailed', 'boards.notice.loadFailed', 'friends.loadFailed', 'notes.list.loadFailed'),
  ...told(LOADS, 'notes.send.loadFailed', 'notifications.screen.loadFailed'),
  ...told(REFRESHES, 'posts.feed.refreshFailed', 'friends.request.loadFailed', 'notifications.screen.refreshFailed'),
  ...told(REFRESHES, 'notes.list.refreshFailed', 'rates.refreshFailed'),
  ...told(
    [`${JOURNEYS}/boards.spec.ts`, 'lead to the post, and are said to be missing when they cannot be loaded'],
    'posts.popular.loadFailed',
  ),
  ...told(
    [`${JOURNEYS}/failures.spec.ts`, 'a conversation that cannot be loaded says so, and comes when asked again'],
    'notes.chat.loadFailed',
  ),
  ...told(
    [
      `${JOURNEYS}/failures.spec.ts`,
      'comments that cannot be loaded leave the post to read, and come when asked again',
    ],
    'posts.comments.loadFailed',
  ),
  ...told(
    ['apps/web/src/ui/InfiniteList.browser.test.tsx', 'a page that fails offers to try again and loads then'],
    'common.list.loadMoreFailed',
  ),
  ...told(
    [`${JOURNEYS}/failures.spec.ts`, 'without a connection the app says so, for as long as there is none'],
    'common.offline',
  ),
  ...told(
    [
      `${JOURNEYS}/failures.spec.ts`,
      'when everything breaks, the app says so in the reader’s language and offers to begin anew',
    ],
    'common.crash.title',
  ),
  ...told(
    [`${JOURNEYS}/routes.spec.ts`, 'an address that does not exist says so and goes back'],
    'common.dialog.unknownRoute',
  ),
  ...told(
    [`${JOURNEYS}/session.spec.ts`, 'a session that cannot be renewed ends with one alert at sign-in'],
    'common.session.expired',
  ),
  ...told(
    [`${JOURNEYS}/session.spec.ts`, '${name} expiry times end the session with one alert and no loop'],
    'common.session.invalidExpiry',
  ),

  // What is missing in a field.
  ...told(EMPTY_FORM, 'writing.field.titleMissing', 'writing.field.contentMissing'),
  ...told(
    [`${JOURNEYS}/failures.spec.ts`, 'Enter in an empty hashtag box asks for a hashtag, and sends nothing'],
    'writing.hashtags.missing',
  ),
  ...told(
    [`${WEB}/comments/CommentComposer.browser.test.tsx`, 'nothing but invisible signs, or too much, is not sent'],
    'posts.composer.empty',
  ),
  ...told(
    [
      `${JOURNEYS}/notes.spec.ts`,
      'an empty note and one that is too long are refused; a half-written one waits for its writer',
    ],
    'errors.EMPTY_NOTE',
  ),
  ...told(
    [`${JOURNEYS}/search.spec.ts`, 'a visitor searches with two Korean characters, and what was found is marked'],
    'boards.search.empty',
  ),

  // What is asked.
  ...told(
    [`${JOURNEYS}/session.spec.ts`, 'a visitor who wants to write is asked to sign in: no stays, yes leads to sign-in'],
    'common.dialog.loginRequired',
  ),
  ...told(WRITING, 'account.signUp.confirm', 'writing.confirm.post', 'writing.confirm.modify'),
  ...told(WRITING, 'posts.detail.deleteQuestion'),
  ...told(
    [`${JOURNEYS}/numbers.spec.ts`, 'a comment is deleted only after a yes, asked above everything else'],
    'posts.comments.deleteQuestion',
  ),
  ...told(NICKNAME, 'myInfo.nickname.confirm'),
  ...told(
    [
      `${JOURNEYS}/session.spec.ts`,
      'logging out asks, forgets everything but language and theme, and counts in other tabs',
    ],
    'myInfo.confirmLogOut',
  ),
  ...told([`${JOURNEYS}/friends.spec.ts`, 'a request is rejected only after a yes'], 'friends.request.rejectQuestion'),
  ...told(FRIENDS, 'friends.removeQuestion'),

  // What is said where there is nothing.
  ...told(
    [
      `${JOURNEYS}/search.spec.ts`,
      'a keyword that finds nothing asks for another one; the box is cleared with one tap',
    ],
    'boards.search.none',
  ),
  ...told(
    [`${JOURNEYS}/boards.spec.ts`, 'one’s own posts are counted, and one that is deleted counts no more'],
    'posts.feed.empty',
  ),
  ...told(
    [
      `${JOURNEYS}/boards.spec.ts`,
      'what one likes and scraps elsewhere stands in one’s lists; what one takes back goes when one leaves',
    ],
    'boards.own.noLiked',
    'boards.own.noScrapped',
  ),
  ...told(FRIENDS, 'friends.request.empty'),
  ...told(
    [
      `${JOURNEYS}/notifications.spec.ts`,
      'an empty list says so; who wants to be a friend stands above, and leads to the requests',
    ],
    'notifications.screen.empty',
  ),
];
