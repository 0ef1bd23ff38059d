import { SOCIAL_PROVIDERS, type SocialProviderName } from '@haiko/shared/socialProviders';
import type { MessageKey } from '#/i18n/messageKey.ts';
import { deviceStorage } from '#/storage.ts';

export const PROVIDER_NAMES: Record<SocialProviderName, MessageKey> = {
  google: 'socialSignIn.name.google',
  kakao: 'socialSignIn.name.kakao',
  line: 'socialSignIn.name.line',
  naver: 'socialSignIn.name.naver',
  payco: 'socialSignIn.name.payco',
  apple: 'socialSignIn.name.apple',
};

export function isSocialProvider(value: unknown): value is SocialProviderName {
  return (SOCIAL_PROVIDERS as readonly unknown[]).includes(value);
}

const STORED_KEY = 'socialProvider';

/** The provider somebody has gone to and not yet come back from with an account; survives the way there and back. */
export const chosenProvider = {
  remember: (provider: SocialProviderName) => deviceStorage.set(STORED_KEY, provider),
  forget: () => deviceStorage.remove(STORED_KEY),
  read(): SocialProviderName | undefined {
    const stored = deviceStorage.get(STORED_KEY);
    return isSocialProvider(stored) ? stored : undefined;
  },
};
