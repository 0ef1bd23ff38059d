import type { MessageKey } from '#/i18n/messageKey.ts';

/** The six companies by whose account people sign in, in the order of the buttons. */
export const SOCIAL_PROVIDERS = ['google', 'kakao', 'line', 'naver', 'payco', 'apple'] as const;

export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

export const PROVIDER_NAMES: Record<SocialProvider, MessageKey> = {
  google: 'socialSignIn.name.google',
  kakao: 'socialSignIn.name.kakao',
  line: 'socialSignIn.name.line',
  naver: 'socialSignIn.name.naver',
  payco: 'socialSignIn.name.payco',
  apple: 'socialSignIn.name.apple',
};

export function isSocialProvider(value: unknown): value is SocialProvider {
  return (SOCIAL_PROVIDERS as readonly unknown[]).includes(value);
}

const STORED_KEY = 'socialProvider';

/** The provider somebody has gone to and not yet come back from with an account; survives the way there and back. */
export const chosenProvider = {
  remember: (provider: SocialProvider) => localStorage.setItem(STORED_KEY, provider),
  forget: () => localStorage.removeItem(STORED_KEY),
  read(): SocialProvider | undefined {
    const stored = localStorage.getItem(STORED_KEY);
    return isSocialProvider(stored) ? stored : undefined;
  },
};
