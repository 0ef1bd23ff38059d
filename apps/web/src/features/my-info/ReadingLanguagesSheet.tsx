import { HTML_LANG, LANGUAGE_NAMES, LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Button } from '#/ui/Button.tsx';
import { Checkbox } from '#/ui/Checkbox.tsx';
import { Sheet } from '#/ui/Sheet.tsx';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import { saveReadingLanguages } from './myInfo.actions.ts';
import type { MyInfo } from './useMyInfo.ts';

interface ReadingLanguagesSheetProps {
  isOpen: boolean;
  onClose: () => void;
  me: MyInfo;
}

/** The languages that somebody reads beside the app's, chosen on a copy. */
export function ReadingLanguagesSheet({ isOpen, onClose, me }: ReadingLanguagesSheetProps) {
  const { t } = useTranslation();
  const current = useLanguage();
  const [chosen, setChosen] = useState<readonly Language[]>(me.readingLanguages);
  const { isBusy, attempt } = useAttempt();

  function toggle(language: Language) {
    setChosen(chosen.includes(language) ? chosen.filter((other) => other !== language) : [...chosen, language]);
  }

  async function save() {
    await saveReadingLanguages(chosen);
    onClose();
    toast(t('myInfo.reading.saved'));
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('myInfo.reading.title')}
      footer={
        <Button isWide isBusy={isBusy} onClick={() => void attempt(save)}>
          {t('common.button.apply')}
        </Button>
      }
    >
      <p className="pb-2 text-body text-ink-3">{t('myInfo.reading.hint')}</p>
      {LANGUAGES.filter((language) => language !== current).map((language) => (
        <Checkbox
          key={language}
          checked={chosen.includes(language)}
          onChange={() => toggle(language)}
          label={<span lang={HTML_LANG[language]}>{LANGUAGE_NAMES[language]}</span>}
        />
      ))}
    </Sheet>
  );
}
