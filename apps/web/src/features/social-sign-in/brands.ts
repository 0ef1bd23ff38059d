import type { MessageKey } from '#/i18n/messageKey.ts';
import type { SocialProviderName } from '@haiko/shared/socialProviders';

/** How one company wants its sign-in button. */
interface Brand {
  label: MessageKey;
  /** The company's colors, not ours; Google and Apple have a pair for each theme. */
  colors: string;
}

export const BRANDS: Record<SocialProviderName, Brand> = {
  google: {
    label: 'socialSignIn.button.google',
    colors:
      'border border-[#747775] bg-[#ffffff] text-[#1f1f1f] dark:border-[#8e918f] dark:bg-[#131314] dark:text-[#e3e3e3]',
  },
  kakao: { label: 'socialSignIn.button.kakao', colors: 'bg-[#fee500] text-[#191919]' },
  line: { label: 'socialSignIn.button.line', colors: 'bg-[#06c755] text-[#ffffff]' },
  naver: { label: 'socialSignIn.button.naver', colors: 'bg-[#03a94d] text-[#ffffff]' },
  payco: { label: 'socialSignIn.button.payco', colors: 'bg-[#e61f26] text-[#ffffff]' },
  apple: {
    label: 'socialSignIn.button.apple',
    colors: 'bg-[#000000] text-[#ffffff] dark:bg-[#ffffff] dark:text-[#000000]',
  },
};
