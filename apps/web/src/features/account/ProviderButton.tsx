import { useTranslation } from 'react-i18next';
import { translateKey, type MessageKey } from '#/i18n/messageKey.ts';
import { cx } from '#/ui/cx.ts';
import { Spinner } from '#/ui/Spinner.tsx';
import { ProviderMark } from './providerMarks.tsx';
import type { SocialProvider } from './providers.ts';

interface Brand {
  label: MessageKey;
  /** The company's colors, not ours; Google and Apple have a pair for each theme. */
  colors: string;
}

const BRANDS: Record<SocialProvider, Brand> = {
  google: {
    label: 'account.provider.google',
    colors:
      'border border-[#747775] bg-[#ffffff] text-[#1f1f1f] dark:border-[#8e918f] dark:bg-[#131314] dark:text-[#e3e3e3]',
  },
  kakao: { label: 'account.provider.kakao', colors: 'bg-[#fee500] text-[#191919]' },
  line: { label: 'account.provider.line', colors: 'bg-[#06c755] text-[#ffffff]' },
  naver: { label: 'account.provider.naver', colors: 'bg-[#03a94d] text-[#ffffff]' },
  payco: { label: 'account.provider.payco', colors: 'bg-[#e61f26] text-[#ffffff]' },
  apple: {
    label: 'account.provider.apple',
    colors: 'bg-[#000000] text-[#ffffff] dark:bg-[#ffffff] dark:text-[#000000]',
  },
};

interface ProviderButtonProps {
  provider: SocialProvider;
  isBusy: boolean;
  onClick: () => void;
}

/** One company's sign-in button as its brand rules want it. */
export function ProviderButton({ provider, isBusy, onClick }: ProviderButtonProps) {
  const { t } = useTranslation();
  const { label, colors } = BRANDS[provider];
  return (
    <button
      type="button"
      onClick={onClick}
      aria-busy={isBusy || undefined}
      className={cx(
        'pressable grid min-h-12 w-full grid-cols-[1.5rem_1fr_1.5rem] items-center gap-2 rounded-card px-4 py-2 text-input font-semibold',
        colors,
      )}
    >
      {isBusy ? <Spinner /> : <ProviderMark provider={provider} />}
      <span>{translateKey(t, label)}</span>
    </button>
  );
}
