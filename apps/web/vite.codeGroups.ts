// Which modules come as one file (`codeSplitting.groups` of Rolldown): the first group that a module fits takes it, with what it needs.

/** Libraries change rarely: chunks of their own stay in the reader's cache over a release of ours. */
const VENDORS: Record<string, RegExp> = {
  // What every page needs, as one file: each takes a slow network a round trip, and a browser has six at a time.
  base: /node_modules[\\/](react|react-dom|scheduler|react-error-boundary|@apollo[\\/]client[\\/]react[\\/]context|react-router|react-router-dom|cookie|set-cookie-parser|i18next|react-i18next|html-parse-stringify|use-sync-external-store)[\\/]/,
  apollo: /node_modules[\\/](@apollo|@wry|@graphql-typed-document-node|graphql|graphql-tag|optimism|rxjs|tslib)[\\/]/,
  forms: /node_modules[\\/](react-hook-form|@hookform|valibot)[\\/]/,
};

/**
 * Our own modules, and the icons, without what forms are made of, which would bring their libraries to screens without any, and without
 * the list of visas, which few screens share.
 */
const OURS =
  /[\\/](apps[\\/]web|packages[\\/]shared)[\\/]src[\\/](?!reference[\\/]visa|ui[\\/]form[\\/]|features[\\/]forms[\\/]|contract[\\/].*(fields|schemas))|lucide-react/;

/** Modules by where they stand, from some folder on; as much of the path as is given. */
function at(...places: string[]): RegExp {
  return new RegExp(
    places.map((place) => place.replaceAll('.', String.raw`\.`).replaceAll('/', String.raw`[\\/]`)).join('|'),
  );
}

/** What the screens of a post and of a posting have beside what lists have: one file, as a tap waits for all of them. */
const READING = at(
  'api/useRenderedQuery',
  'ui/useRoomToWrite',
  'contract/comments.',
  'contract/blocks.',
  'reference/scamSigns',
  'document:Comment',
  'text/ContentTitle',
  'sharing/share.',
  'forms/textDrafts',
  'features/blocks/',
  'users/users.cache',
  'scam-shield/ScamNotice',
  'comments/comments.cache',
  'comments/comments.actions',
  'comments/commentLikes.actions',
  'accounts/offerConfirmation',
  'translations/translations.actions',
  'translations/Language',
  'translations/useLanguageCorrection',
  'translations/useSuggestItem',
);

/** Small things that several screens share, as one file for each matter: forty files are seven round trips of a slow network. */
const SHARED: Record<string, RegExp> = {
  // What one's own feed is chosen by.
  chosen: at('nationalities/useNationalities', 'rules/town'),
  // What one has said of oneself; without anything that a form is made of.
  mine: at('my-info/useMyInfo', 'push/push.actions', 'document:MyInfo'),
  // What waits for the network, and what of it the screens say.
  unsent: at(
    'src/api/unsent',
    'src/api/channel',
    'src/api/keptReplies',
    'worker/messages',
    'offline/sendUnsent',
    '/backoff.',
  ),
  signIn: at(
    'sessions/startSession',
    'sessions/returning',
    'social-sign-in/providerMarks',
    'social-sign-in/socialSignIn',
    'social-sign-in/knownCode',
    'second-factor/secondStep',
  ),
  emails: at('accounts/email.actions', 'contract/emails.'),
  // Lists that tell what is new.
  news: at('ui/CountBadge', 'notes/LastMessage', 'api/useLiveQuery'),
  form: at(
    'ui/form/',
    'ui/PreviewFrame',
    'features/forms/',
    'contract/contact.fields',
    'contract/credentials.fields',
    'companies/PhoneField',
    'legal/consent',
    'legal/ConsentBox',
    'files/uploadPicture',
    'accounts/summaryMessage',
  ),
  // What one does with a posting.
  posting: at(
    'applications/ActionBar',
    'applications/askedToApply',
    'src/applications.',
    'contract/applications.',
    'job-postings/wishText',
    'job-postings/deleteJobPosting',
    'job-postings/jobPostings.cache',
    'forbiddenWishes',
  ),
  application: at(
    'applications/application.',
    'applications/ApplicationRow',
    'applications/StateMark',
    'applications/ApplicantFacts',
    'applications/useApplicationNews',
    'own-job-postings/PostingStateMark',
    'own-job-postings/ownJobPostings',
  ),
  company: at(
    'companies/company.actions',
    'companies/reviewStatus',
    'companies/useCompanyStatus',
    'companies/CompanyGate',
    'companies/useMyCompany',
    'companies/RejectionReason',
    'companies/useDeleteCompany',
    'company-members/companyMembers.actions',
    'api/readAgain',
    'document:CompanyInvitations',
  ),
};

export const CODE_GROUPS = [
  ...Object.entries(VENDORS).map(([name, test]) => ({ name, test })),
  // Runs before all others have come, and asks: with nothing of a library.
  { name: 'early', test: /apps[\\/]web[\\/]src[\\/]early/ },
  // What stands around every screen, with all that it needs.
  { name: 'app', test: /apps[\\/]web[\\/]src[\\/]main/ },
  // Lists of posts, which half of the screens have.
  { name: 'posts', test: /features[\\/]posts[\\/]PostList|api[\\/]usePagedList|ui[\\/]EmptyState/ },
  // The screen that most people see first, with what it alone needs.
  { name: 'feed', test: /features[\\/]posts[\\/]MainFeedScreen/ },
  // What a finger asks of any screen: fetched once that is alive and nothing else is to do.
  {
    name: 'overlays',
    test: /src[\\/]ui[\\/](QuestionDialog|Dialog|useModal|MenuList|usePopover|PullIndicator)\./,
  },
  // What asks the server, with Apollo's client: a rendered page comes to life without it.
  { name: 'asking', test: /[\\/]src[\\/]api[\\/]/, minShareCount: 13 },
  // What other screens share comes as one file: forty files of a few hundred bytes compress badly.
  { name: 'shared', test: OURS, minShareCount: 13 },
  {
    name: 'pieces',
    test: /[\\/]src[\\/](ui|features[\\/]text)[\\/](?!form[\\/]|date[\\/]DateField)/,
    minShareCount: 6,
  },
  // What lists of postings and postings are described with: the names of jobs and visas.
  {
    name: 'postings',
    test: /reference[\\/](?!region|district|named|scam)|src[\\/](jobFilters|jobSearch)|jobPostingTexts/,
    minShareCount: 4,
  },
  // Small things that would bring one screen's chunk to another one.
  {
    name: 'icons',
    test: /lucide-react|contract[\\/]jobPostings\.ts|job-postings[\\/]Notice\.tsx|[\\/]copy\.ts|posts[\\/](CategoryName|PlaceLine|categories)\./,
    minShareCount: 2,
  },
  // Live events need it, too.
  {
    name: 'translated',
    test: at(
      'translations/translatedText',
      'translations/shownTexts',
      'document:TranslatedText',
      'applications/applicationLists',
    ),
    minShareCount: 2,
  },
  { name: 'reading', test: READING, minShareCount: 2 },
  // The list of postings, which visitors come for.
  { name: 'jobs', test: /features[\\/]job-search[\\/]JobPostingsScreen/ },
  ...Object.entries(SHARED).map(([name, test]) => ({ name, test, minShareCount: 2 })),
];
