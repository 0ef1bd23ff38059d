import {
  createBrowserRouter,
  matchRoutes,
  Outlet,
  redirect,
  ScrollRestoration,
  type RouteObject,
} from 'react-router-dom';
import { loadMoreMessages } from '#/i18n/i18n.ts';
import { paths } from '#/paths.ts';
import { AuthLayout } from './AuthLayout.tsx';
import type { LoadScreen } from './chunks.ts';
import { CrashPage } from './CrashPage.tsx';
import { useFirstScreen, useRemovedShell } from './firstShell.ts';
import { refuseUnknownRoute } from './guard.ts';
import { MainLayout } from './MainLayout.tsx';
import { type RouteHandle, screen } from './screen.tsx';

const account = {
  signIn: () => import('#/features/sessions/SignInScreen.tsx'),
  signInCallback: () => import('#/features/social-sign-in/SignInCallbackScreen.tsx'),
  signUp: () => import('#/features/accounts/SignUpScreen.tsx'),
  welcome: () => import('#/features/accounts/WelcomeScreen.tsx'),
  terms: () => import('#/features/legal/TermsScreen.tsx'),
  privacy: () => import('#/features/legal/PrivacyScreen.tsx'),
};

const posts = {
  feed: () => import('#/features/posts/MainFeedScreen.tsx'),
  detail: () => import('#/features/posts/PostDetailScreen.tsx'),
};

/** A screen whose messages are not among the first ones. */
const later =
  (load: LoadScreen): LoadScreen =>
  async () => {
    const [module] = await Promise.all([load(), loadMoreMessages()]);
    return module;
  };

const postForm = later(() => import('#/features/post-form/PostFormScreen.tsx'));

const boards = {
  notices: later(() => import('#/features/boards/NoticeScreen.tsx')),
  info: later(() => import('#/features/boards/InfoScreen.tsx')),
  places: later(() => import('#/features/boards/PlaceScreen.tsx')),
  search: later(() => import('#/features/post-search/SearchScreen.tsx')),
  own: later(() => import('#/features/posts/MyPostsScreen.tsx')),
  marked: later(() => import('#/features/post-reactions/LikedAndScrappedScreen.tsx')),
};

const notes = {
  list: later(() => import('#/features/notes/ConversationsScreen.tsx')),
  send: later(() => import('#/features/notes/NoteSendScreen.tsx')),
  chat: later(() => import('#/features/notes/ConversationScreen.tsx')),
};

const notifications = later(() => import('#/features/notifications/NotificationsScreen.tsx'));

const unsent = later(() => import('#/features/offline/UnsentScreen.tsx'));

const decisions = later(() => import('#/features/reports/DecisionsScreen.tsx'));

const desk = later(() => import('#/features/desk/DeskScreen.tsx'));

const rates = later(() => import('#/features/exchange-rates/ExchangeRatesScreen.tsx'));

const people = {
  friends: later(() => import('#/features/friends/FriendsScreen.tsx')),
  friendRequests: later(() => import('#/features/friends/FriendRequestsScreen.tsx')),
  blocked: later(() => import('#/features/blocks/BlockedUsersScreen.tsx')),
};

const myInfo = {
  overview: later(() => import('#/features/my-info/MyInfoScreen.tsx')),
  nickname: later(() => import('#/features/my-info/NicknameScreen.tsx')),
  about: later(() => import('#/features/my-info/AboutMeScreen.tsx')),
  withdrawal: later(() => import('#/features/accounts/WithdrawalScreen.tsx')),
};

const suggestions = later(() => import('#/features/suggestions/SuggestionsScreen.tsx'));

const companies = {
  register: later(() => import('#/features/companies/CompanyRegisterScreen.tsx')),
  modify: later(() => import('#/features/companies/CompanyModifyScreen.tsx')),
  notifications: later(() => import('#/features/companies/CompanyNotificationsScreen.tsx')),
  rejection: later(() => import('#/features/companies/CompanyRejectionScreen.tsx')),
  overview: later(() => import('#/features/companies/CompanyScreen.tsx')),
};

const jobs = {
  list: later(() => import('#/features/job-search/JobPostingsScreen.tsx')),
  search: later(() => import('#/features/job-search/JobSearchScreen.tsx')),
  detail: later(() => import('#/features/job-postings/JobPostingDetailScreen.tsx')),
  scrapped: later(() => import('#/features/job-postings/ScrappedJobPostingsScreen.tsx')),
  alerts: later(() => import('#/features/job-alerts/JobAlertsScreen.tsx')),
  form: later(() => import('#/features/job-posting-form/JobPostingFormScreen.tsx')),
  own: later(() => import('#/features/own-job-postings/OwnJobPostingsScreen.tsx')),
};

const resumes = {
  own: later(() => import('#/features/resumes/ResumeScreen.tsx')),
  form: later(() => import('#/features/resumes/ResumeFormScreen.tsx')),
};

const email = later(() => import('#/features/accounts/EmailScreens.tsx'));

/** Where a reader of the feed goes next. */
const afterFeed = { everybody: [posts.detail], signedIn: [postForm] };

const guarded = { isGuarded: true, header: 'back' } as const;

/** Screens without header, side menu and bottom bar. */
const authRoutes: RouteObject[] = [
  screen(paths.home, account.welcome, { isRendered: true }),
  screen(paths.signIn, account.signIn),
  screen(paths.signInCallback, account.signInCallback),
  screen(paths.signUp, account.signUp),
  screen(paths.forgotPassword, email),
  screen(paths.resetPassword, email),
  screen(paths.confirmEmail, email),
  screen(paths.notMyEmail, email),
  screen(paths.terms, account.terms, { isRendered: true }),
  screen(paths.privacy, account.privacy, { isRendered: true }),
];

const communityRoutes: RouteObject[] = [
  screen(paths.main, posts.feed, { isRendered: true, isOverlay: true, tab: 'home', next: afterFeed }),
  screen(paths.writing, postForm, { ...guarded, hasBottomBar: false, tab: 'writing' }),
  screen(paths.modify(':uuid'), postForm, { ...guarded, hasBottomBar: false }),
  screen(paths.postDetail(':uuid'), posts.detail, { isRendered: true, header: 'back', tab: 'home' }),
  screen(paths.search, boards.search, { isRendered: 'plain', tab: 'search' }),
  screen(paths.notice, boards.notices, { isRendered: true, isOverlay: true }),
  screen(paths.info, boards.info, { isRendered: 'plain', isOverlay: true }),
  screen(paths.place, boards.places, { isRendered: 'plain', isOverlay: true }),
  screen(paths.exchange, rates, { isGuarded: true, isOverlay: true }),
  screen(paths.noticeDetail(':uuid'), posts.detail, { isRendered: true, header: 'back' }),
  screen(paths.infoDetail(':uuid'), posts.detail, { isRendered: true, header: 'back' }),
  screen(paths.placeDetail(':uuid'), posts.detail, { isRendered: true, header: 'back' }),
  screen(paths.additionPostDetail(':uuid'), posts.detail, { isRendered: true, header: 'back' }),
  to('/noticedetail', paths.notice),
  to('/infodetail', paths.info),
  to('/placedetail', paths.place),
];

const personalRoutes: RouteObject[] = [
  screen(paths.notifications, notifications, { isGuarded: true, tab: 'notification' }),
  screen(paths.unsent, unsent, guarded),
  screen(paths.decisions, decisions, guarded),
  screen(paths.myInfo, myInfo.overview, guarded),
  screen(paths.nicknameModify, myInfo.nickname, { ...guarded, hasBottomBar: false }),
  screen(paths.aboutMe, myInfo.about, { ...guarded, hasBottomBar: false }),
  screen(paths.changeEmail, email, { ...guarded, hasBottomBar: false }),
  screen(paths.withdrawal, myInfo.withdrawal, { ...guarded, hasBottomBar: false }),
  screen(paths.blockedPeople, people.blocked, guarded),
  screen(paths.translationSuggestions, suggestions, guarded),
  screen(paths.friends, people.friends, guarded),
  screen(paths.friendRequests, people.friendRequests, guarded),
  screen(paths.myPosts, boards.own, guarded),
  screen(paths.likedAndScrapped, boards.marked, guarded),
  screen(paths.notes, notes.list, { isGuarded: true }),
  screen(paths.noteSend, notes.send, guarded),
  screen(paths.noteDetail(':uuid'), notes.chat, guarded),
];

const companyRoutes: RouteObject[] = [
  screen(paths.companyRegister, companies.register, guarded),
  screen(paths.companyModify, companies.modify, guarded),
  screen(paths.companyNotifications, companies.notifications, guarded),
  screen(paths.companyRejection(':uuid'), companies.rejection, guarded),
  screen(paths.company, companies.overview, guarded),
];

const jobTab = { header: 'back', tab: 'announcement' } as const;

const jobRoutes: RouteObject[] = [
  screen(paths.jobPostings, jobs.list, {
    ...jobTab,
    isRendered: 'plain',
    next: { everybody: [jobs.detail], signedIn: [] },
  }),
  screen(paths.jobSearch, jobs.search, { ...jobTab, isGuarded: true }),
  screen(paths.jobPostingWriting, jobs.form, { ...jobTab, isGuarded: true }),
  screen(paths.jobPostingModify(':uuid'), jobs.form, { ...jobTab, isGuarded: true }),
  screen(paths.jobPostingDetail(':uuid'), jobs.detail, { ...jobTab, isRendered: 'plain' }),
  screen(paths.scrappedJobPostings, jobs.scrapped, guarded),
  screen(paths.jobAlerts, jobs.alerts, guarded),
  screen(paths.resume, resumes.own, guarded),
  screen(paths.resumeWriting, resumes.form, { ...guarded, hasBottomBar: false }),
  screen(paths.companyJobPostings, jobs.own, guarded),
];

// Only while developing: the condition is a constant of the build, and the import goes with it.
const developmentRoutes: RouteObject[] = import.meta.env.DEV
  ? [screen('/dev/ui', () => import('#/dev/UiScreen.tsx'), { header: 'menu' })]
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
      screen(`${paths.desk}/*`, desk),
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
 * The router over the whole table, in the address bar. Of a page that the server has rendered, it begins with the route's screen as if
 * that had been loaded.
 */
export function createRouter({ isRendered = false } = {}) {
  const first = isRendered ? screenOf(window.location.pathname) : undefined;
  return createBrowserRouter(routes, first && { hydrationData: { loaderData: { [first.id]: null } } });
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
  return { path, loader: () => redirect(target) };
}
