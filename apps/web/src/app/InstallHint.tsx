import { useTranslation } from 'react-i18next';
import { BottomHint } from '#/ui/BottomHint.tsx';
import { Button } from '#/ui/Button.tsx';
import { installOffer, type InstallPrompt } from './installOffer.ts';

/** Asks whether Haiko may stand on the home screen, and never again. */
export function InstallHint({ offer }: { offer: InstallPrompt }) {
  const { t } = useTranslation();
  const close = () => installOffer.set(undefined);

  function handleAdd() {
    close();
    // Whatever the browser's own question is answered, it has been asked.
    void offer.prompt().catch(() => undefined);
  }

  return (
    <BottomHint title={t('offline.install.title')} text={t('offline.install.text')}>
      <Button variant="quiet" size="sm" onClick={close}>
        {t('offline.install.later')}
      </Button>
      <Button size="sm" onClick={handleAdd}>
        {t('offline.install.add')}
      </Button>
    </BottomHint>
  );
}
