import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Button } from '#/ui/Button.tsx';
import { RadioList } from '#/ui/RadioList.tsx';
import { Sheet } from '#/ui/Sheet.tsx';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import { correctLanguage } from './translations.actions.ts';
import type { CorrectableSubject } from './translationSubject.ts';

interface LanguageSheetProps {
  subject: CorrectableSubject;
  current: Language;
  isOpen: boolean;
  onClose: () => void;
}

/** The writer says in which language a text really is. */
export function LanguageSheet({ subject, current, isOpen, onClose }: LanguageSheetProps) {
  const { t } = useTranslation();
  const reader = useLanguage();
  const [chosen, setChosen] = useState(current);
  const { isBusy, attempt } = useAttempt();

  async function handleSave() {
    if (chosen === current) return onClose();
    await attempt(async () => {
      await correctLanguage(subject, chosen, reader);
      onClose();
      toast(t('translations.shown.changed'));
    });
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('translations.shown.change')}
      footer={
        <Button isWide isBusy={isBusy} onClick={() => void handleSave()}>
          {t('common.button.apply')}
        </Button>
      }
    >
      <RadioList
        label={t('translations.shown.changeQuestion')}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        value={chosen}
        onChange={setChosen}
      />
    </Sheet>
  );
}
