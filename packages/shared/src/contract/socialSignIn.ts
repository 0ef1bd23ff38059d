import { call } from './call.ts';
import type { Tokens } from './sessions.schemas.ts';
import type {
  Departure,
  KeyQuery,
  KeyReply,
  ProviderReply,
  Providers,
  SocialSignUpBody,
} from './socialSignIn.schemas.ts';

export const readProviders = call('GET', '/api/user/signin/providers', 200).returns<typeof Providers>();
export const departToProvider = call('GET', '/api/user/signin/{provider}/step1', 200).returns<typeof Departure>();
/** The provider sends the browser here, which is led on to the web app. */
export const returnFromProvider = call('GET', '/api/user/signin/{provider}/step2', 302).asks<typeof ProviderReply>();
/** Apple sends a form. */
export const returnFromApple = call('POST', '/api/user/signin/apple/step2', 302).takes<typeof ProviderReply>();
export const redeemKey = call('GET', '/api/user/userInfo', 200).asks<typeof KeyQuery>().returns<typeof KeyReply>();
export const signUpByProvider = call('POST', '/api/user/signin/{provider}/step3', 201)
  .takes<typeof SocialSignUpBody>()
  .returns<typeof Tokens>();
