import { createBrowserRouter, Outlet, redirect, ScrollRestoration, type RouteObject } from 'react-router-dom';
import { paths } from '#/paths.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { CrashPage } from './CrashPage.tsx';
import { refuseUnknownRoute } from './guard.ts';
import { MainLayout } from './MainLayout.tsx';
import { screen } from './screen.tsx';

const account = {
  signIn: () => import('#/features/account/SignInScreen.tsx'),
  signInCallback: () => import('#/features/account/SignInCallbackScreen.tsx'),
  signUp: () => import('#/features/account/SignUpScreen.tsx'),
  welcome: () => import('#/features/account/WelcomeScreen.tsx'),
  terms: () => import('#/features/account/TermsScreen.tsx'),
  privacy: () => import('#/features/account/PrivacyScreen.tsx'),
  myInfo: () => import('#/features/account/MyInfoScreen.tsx'),
};

const posts = {
  feed: () => import('#/features/posts/MainFeedScreen.tsx'),
  form: () => import('#/features/writing/PostFormScreen.tsx'),
  detail: () => import('#/features/posts/PostDetailScreen.tsx'),
};

/** A screen of the plan that is not built yet. */
const preparing = () => import('#/ui/PreparingScreen.tsx');

/** Where a reader of the feed goes next. */
const afterFeed = { everybody: [posts.detail], signedIn: [posts.form] };

const guarded = { isGuarded: true, header: 'back' } as const;

/** Screens without header, side menu and bottom bar. */
const authRoutes: RouteObject[] = [
  screen(paths.home, account.welcome),
  screen(paths.signIn, account.signIn),
  screen(paths.signInCallback, account.signInCallback),
  screen(paths.signUp, account.signUp),
  screen(paths.terms, account.terms),
  screen(paths.privacy, account.privacy),
];

const communityRoutes: RouteObject[] = [
  screen(paths.main, posts.feed, { isOverlay: true, tab: 'home', next: afterFeed }),
  screen(paths.writing, posts.form, { ...guarded, hasBottomBar: false, tab: 'writing' }),
  screen(paths.modify(':uuid'), posts.form, { ...guarded, hasBottomBar: false }),
  screen(paths.postDetail(':uuid'), posts.detail, { header: 'back', tab: 'home' }),
  screen(paths.search, preparing, { tab: 'search' }),
  screen(paths.notice, preparing, { isOverlay: true }),
  screen(paths.info, preparing, { isOverlay: true }),
  screen(paths.place, preparing, { isOverlay: true }),
  screen(paths.exchange, preparing, { isGuarded: true, isOverlay: true }),
  screen(paths.noticeDetail(':uuid'), preparing, { header: 'back' }),
  screen(paths.infoDetail(':uuid'), preparing, { header: 'back' }),
  screen(paths.placeDetail(':uuid'), preparing, { header: 'back' }),
  screen(paths.additionPostDetail(':uuid'), preparing, { header: 'back' }),
  to('/noticedetail', paths.notice),
  to('/infodetail', paths.info),
  to('/placedetail', paths.place),
];

const personalRoutes: RouteObject[] = [
  screen(paths.notifications, preparing, { isGuarded: true, tab: 'notification' }),
  screen(paths.myInfo, account.myInfo, guarded),
  screen(paths.nicknameModify, preparing, { ...guarded, hasBottomBar: false }),
  screen(paths.friends, preparing, guarded),
  screen(paths.friendRequests, preparing, guarded),
  screen(paths.myPosts, preparing, guarded),
  screen(paths.likedAndScrapped, preparing, guarded),
  screen(paths.notes, preparing, { isGuarded: true }),
  screen(paths.noteSend, preparing, guarded),
  screen(paths.noteDetail(':uuid'), preparing, guarded),
];

const companyRoutes: RouteObject[] = [
  screen(paths.companyRegister, preparing, guarded),
  screen(paths.companyModify, preparing, guarded),
  screen(paths.companyNotifications, preparing, guarded),
  screen(paths.companyRejection(':uuid'), preparing, guarded),
  screen(paths.company, preparing, guarded),
];

const jobTab = { header: 'back', tab: 'announcement' } as const;

const jobRoutes: RouteObject[] = [
  screen(paths.jobs, preparing, jobTab),
  screen(paths.jobSearch, preparing, { ...jobTab, isGuarded: true }),
  screen(paths.jobWriting, preparing, { ...jobTab, isGuarded: true }),
  screen(paths.jobModify(':uuid'), preparing, { ...jobTab, isGuarded: true }),
  screen(paths.jobDetail(':uuid'), preparing, jobTab),
  screen(paths.scrappedJobs, preparing, guarded),
  screen(paths.companyJobs, preparing, guarded),
];

// Only while developing: the condition is a constant of the build, and the import goes with it.
const developmentRoutes: RouteObject[] = import.meta.env.DEV
  ? [screen('/dev/ui', () => import('#/dev/UiScreen.tsx'), { header: 'menu' })]
  : [];

export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <CrashPage />,
    // Nothing for the moment before the first screen's chunk is there; the page's ground has its color already.
    hydrateFallbackElement: <></>,
    children: [
      to('/', paths.main),
      { element: <AuthLayout />, children: authRoutes },
      {
        element: <MainLayout />,
        children: [...communityRoutes, ...personalRoutes, ...companyRoutes, ...jobRoutes, ...developmentRoutes],
      },
      { path: '*', loader: ({ request }) => refuseUnknownRoute(request), element: null },
    ],
  },
];

export function createRouter() {
  return createBrowserRouter(routes);
}

/** Back and a refused guard return to the same place of the same page. */
function Root() {
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
