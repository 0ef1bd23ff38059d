import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '#/useStore.ts';
import { Button } from './Button.tsx';
import { openQuestions } from './confirm.ts';
import { Dialog } from './Dialog.tsx';

/** The question that waits, one after the other; ConfirmHost fetches it with the first one. */
export function QuestionDialog() {
  const { t } = useTranslation();
  const [current] = useStore(openQuestions);
  const [shown, setShown] = useState(current);
  // The words stay while the dialog fades out.
  if (current && current !== shown) setShown(current);
  if (!shown) return null;

  const isOpen = current !== undefined;
  return (
    <Dialog
      key={shown.id}
      isAlert
      place={shown.place}
      isOpen={isOpen}
      onClose={() => shown.answer(false)}
      title={shown.title}
      actions={
        <>
          {!shown.isAlert && (
            <Button variant="quiet" size="sm" onClick={() => shown.answer(false)}>
              {shown.no ?? t('common.button.no')}
            </Button>
          )}
          <Button variant={shown.isDangerous ? 'danger' : 'main'} size="sm" onClick={() => shown.answer(true)}>
            {shown.yes ?? (shown.isAlert ? t('common.button.ok') : t('common.button.yes'))}
          </Button>
        </>
      }
    >
      <p className="text-balance whitespace-pre-line">{shown.message}</p>
    </Dialog>
  );
}
