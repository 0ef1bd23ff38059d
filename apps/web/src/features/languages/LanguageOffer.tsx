import { HTML_LANG, LANGUAGE_NAMES, type Language } from '@haiko/shared/i18n/languages';
import { i18n } from '#/i18n/i18n.ts';
import { BottomHint } from '#/ui/BottomHint.tsx';
import { Button } from '#/ui/Button.tsx';
import { chooseLanguage } from './chooseLanguage.ts';
import { languageOffer } from './languageOffer.ts';

/** Asks whether the page shall speak the phone's language, in that language. */
export function LanguageOffer({ language }: { language: Language }) {
  const t = i18n.getFixedT(language);
  const close = () => languageOffer.set(undefined);

  function handleChoose() {
    close();
    void chooseLanguage(language);
  }

  return (
    <BottomHint title={t('languages.offer.title')} lang={HTML_LANG[language]}>
      <Button variant="quiet" size="sm" onClick={close}>
        {t('languages.offer.later')}
      </Button>
      <Button size="sm" onClick={handleChoose}>
        {LANGUAGE_NAMES[language]}
      </Button>
    </BottomHint>
  );
}
