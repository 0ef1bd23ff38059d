import { useTranslation } from 'react-i18next';
import { Button } from '#/ui/Button.tsx';
import { installOffer, type InstallPrompt } from './installOffer.ts';

/** Asks whether Haiko may stand on the home screen: over the page's end, so that nothing moves, and never again. */
export function InstallHint({ offer }: { offer: InstallPrompt }) {
  const { t } = useTranslation();
  const close = () => installOffer.set(undefined);

  function handleAdd() {
    close();
    // Whatever the browser's own question is answered, it has been asked.
    void offer.prompt().catch(() => undefined);
  }

  return (
    <section
      aria-label={t('offline.install.title')}
      className="fade-in fixed inset-x-0 bottom-[calc(var(--spacing-bar)+env(safe-area-inset-bottom))] z-2 mx-auto flex max-w-column flex-col gap-2 border-t border-line bg-surface px-4 py-3 shadow-float"
    >
      <p className="text-card text-ink-1">{t('offline.install.title')}</p>
      <p className="text-body text-ink-2">{t('offline.install.text')}</p>
      <div className="flex justify-end gap-2">
        <Button variant="quiet" size="sm" onClick={close}>
          {t('offline.install.later')}
        </Button>
        <Button size="sm" onClick={handleAdd}>
          {t('offline.install.add')}
        </Button>
      </div>
    </section>
  );
}
