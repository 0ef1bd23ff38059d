import { useTranslation } from 'react-i18next';
import { translateKey } from '#/i18n/messageKey.ts';
import { cx } from '#/ui/cx.ts';
import { Spinner } from '#/ui/Spinner.tsx';
import { BRANDS } from './brands.ts';
import { ProviderMark } from './providerMarks.tsx';
import type { SocialProviderName } from '@haiko/shared/socialProviders';

interface ProviderButtonProps {
  provider: SocialProviderName;
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
      <span data-provider={provider}>{translateKey(t, label)}</span>
    </button>
  );
}
