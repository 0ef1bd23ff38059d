import {
  createBrowserRouter,
  matchRoutes,
  Outlet,
  replace,
  ScrollRestoration,
  type RouteObject,
} from 'react-router-dom';
import { paths } from '#/paths.ts';
import { AuthLayout } from './AuthLayout.tsx';
import type { LoadScreen } from './chunks.ts';
import { CrashPage } from './CrashPage.tsx';
import { useFirstScreen, useRemovedShell } from './firstShell.ts';
import { refuseUnknownRoute } from './guard.ts';
import type { guardedScreens } from './guardedScreens.ts';
import { MainLayout } from './MainLayout.tsx';
import { type RouteHandle, screen } from './screen.tsx';
import type { visitorScreens } from './visitorScreens.ts';
import { later, soon } from './withWords.ts';

/** A screen of visitors, by the list of them, which comes with the first one. */
const visitors =
  (name: keyof typeof visitorScreens): LoadScreen =>
  async () =>
    (await import('./visitorScreens.ts')).visitorScreens[name]();

const account = {
  signIn: visitors('signIn'),
  signInCallback: visitors('signInCallback'),
  signUp: visitors('signUp'),
  welcome: visitors('welcome'),
  terms: visitors('terms'),
  privacy: visitors('privacy'),
};

const posts = {
  feed: () => import('#/features/posts/MainFeedScreen.tsx'),
  detail: soon(() => import('#/features/posts/PostDetailScreen.tsx')),
};

const boards = {
  notices: visitors('notices'),
  info: visitors('info'),
  places: visitors('places'),
  search: visitors('search'),
};

const jobs = {
  list: later(() => import('#/features/job-search/JobPostingsScreen.tsx')),
  detail: later(() => import('#/features/job-postings/JobPostingDetailScreen.tsx')),
};

const email = visitors('email');

const unsubscribe = visitors('unsubscribe');

const secondStep = visitors('secondStep');

/** A screen of those who are signed in. The list of them comes with the first one: a visitor's first page is lighter by it. */
const own = (name: keyof typeof guardedScreens): LoadScreen =>
  later(async () => (await import('./guardedScreens.ts')).guardedScreens[name]());

const postForm = own('postForm');
const jobForm = own('jobForm');

/** Where a reader of the feed goes next. */
const afterFeed = { everybody: [posts.detail], signedIn: [postForm] };

const guarded = { isGuarded: true, header: 'back' } as const;

/** Screens without header, side menu and bottom bar. */
const authRoutes: RouteObject[] = [
  screen(paths.home, account.welcome, { isRendered: true }),
  screen(paths.signIn, account.signIn),
  screen(paths.signInCallback, account.signInCallback),
  screen(paths.secondStep, secondStep),
  screen(paths.signUp, account.signUp),
  screen(paths.forgotPassword, email),
  screen(paths.resetPassword, email),
  screen(paths.confirmEmail, email),
  screen(paths.notMyEmail, email),
  screen(paths.unsubscribe, unsubscribe),
  screen(paths.terms, account.terms, { isRendered: true }),
  screen(paths.privacy, account.privacy, { isRendered: true }),
];

const communityRoutes: RouteObject[] = [
  screen(paths.main, posts.feed, { isRendered: true, isOverlay: true, tab: 'home', next: afterFeed }),
  screen(paths.writing, postForm, { ...guarded, hasBottomBar: false, tab: 'writing' }),
  screen(paths.modify(':uuid'), postForm, { ...guarded, hasBottomBar: false }),
  screen(paths.postDetail(':uuid'), posts.detail, { isRendered: true, header: 'back', tab: 'home' }),
  screen(paths.search, boards.search, { isRendered: 'postSearch', tab: 'search' }),
  screen(paths.notice, boards.notices, { isRendered: true, isOverlay: true }),
  screen(paths.info, boards.info, { isRendered: 'category', isOverlay: true }),
  screen(paths.place, boards.places, { isRendered: 'category', isOverlay: true }),
  screen(paths.exchange, own('rates'), { isGuarded: true, isOverlay: true }),
  screen(paths.noticeDetail(':uuid'), posts.detail, { isRendered: true, header: 'back' }),
  screen(paths.infoDetail(':uuid'), posts.detail, { isRendered: true, header: 'back' }),
  screen(paths.placeDetail(':uuid'), posts.detail, { isRendered: true, header: 'back' }),
  screen(paths.additionPostDetail(':uuid'), posts.detail, { isRendered: true, header: 'back' }),
  to('/noticedetail', paths.notice),
  to('/infodetail', paths.info),
  to('/placedetail', paths.place),
];

const personalRoutes: RouteObject[] = [
  screen(paths.notifications, own('notifications'), { isGuarded: true, tab: 'notification' }),
  screen(paths.unsent, own('unsent'), guarded),
  screen(paths.decisions, own('decisions'), guarded),
  screen(paths.myInfo, own('myInfo'), guarded),
  screen(paths.signIns, own('signIns'), guarded),
  screen(paths.sessions, own('sessions'), guarded),
  screen(paths.nicknameModify, own('nickname'), { ...guarded, hasBottomBar: false }),
  screen(paths.aboutMe, own('aboutMe'), { ...guarded, hasBottomBar: false }),
  screen(paths.changeEmail, email, { ...guarded, hasBottomBar: false }),
  screen(paths.withdrawal, own('withdrawal'), { ...guarded, hasBottomBar: false }),
  screen(paths.blockedPeople, own('blocked'), guarded),
  screen(paths.translationSuggestions, own('suggestions'), guarded),
  screen(paths.user(':uuid'), own('user'), guarded),
  screen(paths.friends, own('friends'), guarded),
  screen(paths.friendRequests, own('friendRequests'), guarded),
  screen(paths.myPosts, own('posts'), guarded),
  screen(paths.likedAndScrapped, own('markedPosts'), guarded),
  screen(paths.notes, own('conversations'), { isGuarded: true }),
  screen(paths.noteSend, own('noteSend'), guarded),
  screen(paths.noteDetail(':uuid'), own('conversation'), guarded),
];

const companyRoutes: RouteObject[] = [
  screen(paths.companyRegister, own('companyRegister'), guarded),
  screen(paths.companyModify, own('companyModify'), guarded),
  screen(paths.companyNotifications, own('companyNotifications'), guarded),
  screen(paths.companyRejection(':uuid'), own('companyRejection'), guarded),
  screen(paths.company, own('company'), guarded),
  screen(paths.companyMembers, own('companyMembers'), guarded),
  screen(paths.companyInvitations, own('companyInvitations'), guarded),
];

const jobTab = { header: 'back', tab: 'announcement' } as const;

const jobRoutes: RouteObject[] = [
  screen(paths.jobPostings, jobs.list, {
    ...jobTab,
    isRendered: 'jobSearch',
    next: { everybody: [jobs.detail] },
  }),
  screen(paths.jobSearch, own('jobSearch'), { ...jobTab, isGuarded: true }),
  screen(paths.jobPostingWriting, jobForm, { ...jobTab, isGuarded: true }),
  screen(paths.jobPostingModify(':uuid'), jobForm, { ...jobTab, isGuarded: true }),
  screen(paths.jobPostingDetail(':uuid'), jobs.detail, { ...jobTab, isRendered: 'tab' }),
  screen(paths.scrappedJobPostings, own('scrappedJobPostings'), guarded),
  screen(paths.jobAlerts, own('jobAlerts'), guarded),
  screen(paths.applications, own('applications'), guarded),
  screen(paths.application(':uuid'), own('application'), guarded),
  screen(paths.applicationNotes(':uuid'), own('applicationNotes'), guarded),
  screen(paths.inbox, own('inbox'), guarded),
  screen(paths.inboxOf(':uuid'), own('inboxOfPosting'), guarded),
  screen(paths.resume, own('resume'), guarded),
  screen(paths.resumeWriting, own('resumeForm'), { ...guarded, hasBottomBar: false }),
  screen(paths.companyJobPostings, own('ownJobPostings'), guarded),
  screen(paths.jobPostingTable, own('jobPostingTable'), guarded),
];

// Only while developing: the condition is a constant of the build, and the import goes with it.
const developmentRoutes: RouteObject[] = import.meta.env.DEV
  ? [
      screen(
        '/dev/ui',
        later(() => import('#/dev/UiScreen.tsx')),
        { header: 'menu' },
      ),
    ]
  : [];

export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <CrashPage />,
    // Nothing for the moment before the first screen's chunk is there: the page's shell is still shown (index.html).
    hydrateFallbackElement: <></>,
    children: [
      to('/', paths.main),
      { element: <AuthLayout />, children: authRoutes },
      // Outside the column: it has a frame of its own, and tells visitors that it is not for them.
      screen(`${paths.desk}/*`, own('desk')),
      {
        element: <MainLayout />,
        children: [...communityRoutes, ...personalRoutes, ...companyRoutes, ...jobRoutes, ...developmentRoutes],
      },
      { path: '*', loader: ({ request }) => refuseUnknownRoute(request), element: null },
    ],
  },
];

/** The route of an address, and what is known of it; undefined where it is none of a screen's. */
export function screenOf(address: string): { id: string; handle: RouteHandle } | undefined {
  const route = matchRoutes(routes, address)?.at(-1)?.route;
  return route?.id !== undefined && route.handle ? { id: route.id, handle: route.handle as RouteHandle } : undefined;
}

/**
 * The router over the whole table, in the address bar. Where what is shown first is known, it begins with that screen (`first`) as if it
 * had been loaded; not with a guarded one, to which Back may have led while the code came: its guard asks first.
 */
export function createRouter(first?: { id: string; handle: { isGuarded: boolean } }) {
  const isOpen = first !== undefined && !first.handle.isGuarded;
  return createBrowserRouter(routes, isOpen ? { hydrationData: { loaderData: { [first.id]: null } } } : undefined);
}

/** Back and a refused guard return to the same place of the same page. */
function Root() {
  useRemovedShell();
  useFirstScreen();
  return (
    <>
      <ScrollRestoration getKey={(location) => location.pathname + location.search} />
      <Outlet />
    </>
  );
}

function to(path: string, target: string): RouteObject {
  return { path, loader: () => replace(target) };
}
