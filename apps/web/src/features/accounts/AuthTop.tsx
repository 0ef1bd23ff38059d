import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguagePicker } from '#/features/languages/LanguagePicker.tsx';
import { paths } from '#/paths.ts';
import { IconButton } from '#/ui/IconButton.tsx';
import { useGoBack } from '#/ui/useGoBack.ts';

/** The first line of a screen without header: the way back (or what stands in its place) and the languages. */
export function AuthTop({ start }: { start?: ReactNode }) {
  return (
    <div className="flex min-h-14 items-center justify-between px-2 pt-1">
      {start ?? <BackButton />}
      <LanguagePicker hasName />
    </div>
  );
}

function BackButton() {
  const { t } = useTranslation();
  const goBack = useGoBack(paths.home);
  return (
    <IconButton
      label={t('common.nav.back')}
      icon={<ArrowLeft aria-hidden size={24} strokeWidth={1.75} />}
      onClick={goBack}
    />
  );
}
