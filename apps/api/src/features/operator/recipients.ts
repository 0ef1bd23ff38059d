import { type SocialProviderName, SOCIAL_PROVIDERS } from '@haiko/shared/socialProviders';
import type { AppConfig } from '../../platform/config.js';
import type { TranslationProviderName } from '../../platform/config.settings.js';
import { socialSettings } from '../social-sign-in/social-settings.js';

/** Where recipients are, by ISO 3166-1. */
export const RecipientCountryEnum = { DE: 'DE', JP: 'JP', KR: 'KR', US: 'US' } as const;

/** A company that receives personal data, as the privacy policy names it; without a country where the operator has said both. */
export interface Recipient {
  name: string;
  country: keyof typeof RecipientCountryEnum | null;
}

const GOOGLE: Recipient = { name: 'Google LLC', country: 'US' };
const APPLE: Recipient = { name: 'Apple Inc.', country: 'US' };
const MICROSOFT: Recipient = { name: 'Microsoft Corporation', country: 'US' };
const KAKAO: Recipient = { name: 'Kakao Corp.', country: 'KR' };

const SIGN_IN_SERVICES: Readonly<Record<SocialProviderName, Recipient>> = {
  google: GOOGLE,
  kakao: KAKAO,
  line: { name: 'LY Corporation (LINE)', country: 'JP' },
  naver: { name: 'NAVER Corp.', country: 'KR' },
  payco: { name: 'NHN PAYCO Corp.', country: 'KR' },
  apple: APPLE,
};

/** Null: a server of the operator's choice. */
const TRANSLATORS: Readonly<Record<Exclude<TranslationProviderName, 'pseudo'>, Recipient | null>> = {
  libretranslate: null,
  chat: null,
  deepl: { name: 'DeepL SE', country: 'DE' },
  google: GOOGLE,
  azure: MICROSOFT,
  papago: { name: 'NAVER Cloud Corp.', country: 'KR' },
};

const PUSH_SERVICES: Readonly<Record<string, Recipient>> = {
  'fcm.googleapis.com': GOOGLE,
  '*.push.services.mozilla.com': { name: 'Mozilla Corporation', country: 'US' },
  '*.push.apple.com': APPLE,
  '*.notify.windows.com': MICROSOFT,
};

/** Who is asked whether a company's business is active: the tax office, by the state's data portal. */
const TAX_OFFICE: Recipient = { name: '국세청 (National Tax Service)', country: 'KR' };

/** Everybody whom the web app's content policy lets a browser talk to beside us, by the end of the host's name. */
export const BROWSER_SERVICES: Readonly<Record<string, Recipient>> = {
  'kakao.com': KAKAO,
  'kakaocdn.net': KAKAO,
};

/** By whose account people can sign in here. */
export function signInServicesOf(config: AppConfig): Recipient[] {
  return SOCIAL_PROVIDERS.filter((name) => socialSettings(config, name)).map((name) => SIGN_IN_SERVICES[name]);
}

/** Who translates here. `pseudo` sends nothing anywhere. */
export function translatorsOf({ translation, operator }: AppConfig): Recipient[] {
  const isSomebody = (name: string): name is keyof typeof TRANSLATORS => Object.hasOwn(TRANSLATORS, name);
  const own = (name: string) => ({ name: operator.translationProvider || name, country: null });
  return translation.providers.filter(isSomebody).map((name) => TRANSLATORS[name] ?? own(name));
}

/** The push services that may be called here; one that nobody knows by the name of its host. */
export function pushServicesOf({ push }: AppConfig): Recipient[] {
  return push.hosts.map((host) => PUSH_SERVICES[host] ?? { name: host, country: null });
}

/** Without a key nobody is asked. */
export function businessCheckersOf({ businessStatus }: AppConfig): Recipient[] {
  return businessStatus.key === undefined ? [] : [TAX_OFFICE];
}

/** Each company once. */
export function postcodeServices(): Recipient[] {
  return [...new Set(Object.values(BROWSER_SERVICES))];
}
