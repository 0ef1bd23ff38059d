import { useTranslation } from 'react-i18next';
import { useBeforeUnload } from 'react-router-dom';
import { Button } from '#/ui/Button.tsx';
import { confirm } from '#/ui/confirm.ts';
import { Copied } from './Copied.tsx';

/** The codes for a lost phone, which are shown this once: a reload asks as well. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation();
  useBeforeUnload((event) => event.preventDefault());
  return (
    <div className="flex flex-col gap-4">
      <p className="text-body text-ink-2">{t('secondFactor.recoveryLead')}</p>
      <Copied text={codes.join('\n')} copied={codes.join('\n')} button={t('secondFactor.copyCodes')} />
      <Button isWide onClick={onDone}>
        {t('secondFactor.done')}
      </Button>
    </div>
  );
}

/** Closes a sheet with the codes by anything but its button: asks first whether they are written down. */
export function useCodesClosing(onClose: () => void): () => void {
  const { t } = useTranslation();
  return () => void confirm(t('secondFactor.closeQuestion')).then((isWritten) => isWritten && onClose());
}
