import { later, soon } from './withWords.ts';

/** The screens of visitors that are none of the first ones: what leads there is not worth the bytes of everybody's first page. */
export const visitorScreens = {
  signIn: soon(() => import('#/features/sessions/SignInScreen.tsx')),
  signInCallback: soon(() => import('#/features/social-sign-in/SignInCallbackScreen.tsx')),
  signUp: soon(() => import('#/features/accounts/SignUpScreen.tsx')),
  welcome: soon(() => import('#/features/accounts/WelcomeScreen.tsx')),
  terms: soon(() => import('#/features/legal/TermsScreen.tsx')),
  privacy: soon(() => import('#/features/legal/PrivacyScreen.tsx')),
  notices: later(() => import('#/features/boards/NoticeScreen.tsx')),
  info: later(() => import('#/features/boards/InfoScreen.tsx')),
  places: later(() => import('#/features/boards/PlaceScreen.tsx')),
  search: later(() => import('#/features/post-search/SearchScreen.tsx')),
  email: later(() => import('#/features/accounts/EmailScreens.tsx')),
  unsubscribe: later(() => import('#/features/mail-notices/UnsubscribeScreen.tsx')),
  secondStep: later(() => import('#/features/second-factor/SecondStepScreen.tsx')),
};
