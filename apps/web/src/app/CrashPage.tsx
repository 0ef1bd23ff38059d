import { useTranslation } from 'react-i18next';
import { paths } from '#/paths.ts';
import { Bubble } from '#/ui/Bubble.tsx';
import { Button } from '#/ui/Button.tsx';
import { buttonClass } from '#/ui/buttonClass.ts';
import { useRemovedShell } from './firstShell.ts';
import { loadFromServer } from './loadFromServer.ts';

/** When everything else has failed. */
export function CrashPage() {
  const { t } = useTranslation();
  useRemovedShell();
  return (
    <main className="mx-auto flex min-h-dvh max-w-column flex-col items-center justify-center gap-5 bg-page px-8 text-center">
      <Bubble size={96} mood="sad" />
      <h1 className="text-title text-ink-1">{t('common.crash.title')}</h1>
      <p className="text-body text-ink-2">{t('common.crash.hint')}</p>
      <Button onClick={() => void loadFromServer()}>{t('common.button.reload')}</Button>
      <a href={paths.main} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
        {t('common.button.goToMain')}
      </a>
    </main>
  );
}
