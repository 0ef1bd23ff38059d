import { HTML_LANG } from '@haiko/shared/i18n/languages';
import { CONTENT_MAX } from '@haiko/shared/limits';
import { graphemeLength } from '@haiko/shared/rules/text';
import { useSuspenseQuery } from '#/api/apollo.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TranslatedTextDocument } from '#/api/generated.ts';
import { LANGUAGE_KEYS } from '#/features/text/languageKeys.ts';
import { fieldKey } from '#/features/translations/fieldKeys.ts';
import { OriginalText } from '#/features/translations/OriginalText.tsx';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Button } from '#/ui/Button.tsx';
import { showAlert } from '#/ui/confirm.ts';
import { Sheet } from '#/ui/Sheet.tsx';
import { TextArea } from '#/ui/TextArea.tsx';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import type { SuggestedText } from './suggest.ts';
import { sendSuggestions } from './suggestions.actions.ts';

interface SuggestSheetProps {
  subject: SuggestedText;
  isOpen: boolean;
  onClose: () => void;
}

/** The original above, the translation as it is now below it, to be made better. */
export function SuggestSheet({ subject, isOpen, onClose }: SuggestSheetProps) {
  const { t } = useTranslation();
  const reader = useLanguage();
  const language = subject.language ?? reader;
  const { data } = useSuspenseQuery(TranslatedTextDocument, {
    variables: { subjectType: subject.type, subjectUuid: subject.uuid, language },
    fetchPolicy: 'no-cache',
  });
  const text = data.readTranslatedText;
  const [typed, setTyped] = useState<Record<string, string>>({});
  const { isBusy, attempt } = useAttempt();
  const fields = (text?.fields ?? []).map((one) => ({ ...one, now: typed[one.field] ?? one.translation ?? '' }));
  const changed = fields.filter(({ now, translation }) => now.trim() !== '' && now.trim() !== (translation ?? ''));
  const isTooLong = fields.some(({ now }) => graphemeLength(now) > CONTENT_MAX);

  async function handleSend() {
    if (changed.length === 0) return showAlert(t('suggestions.form.unchanged'));
    if (isTooLong) return;
    await attempt(async () => {
      await sendSuggestions(
        subject,
        language,
        changed.map(({ field, now }) => ({ field, text: now.trim() })),
      );
      onClose();
      toast(t(text?.isMine ? 'suggestions.form.ownShown' : 'suggestions.form.thanks'));
    });
  }

  const name = t(LANGUAGE_KEYS[language]);
  const hint = text?.isMine ? 'suggestions.form.ownHint' : 'suggestions.form.hint';
  const send = (
    <Button isWide isBusy={isBusy} onClick={() => void handleSend()}>
      {t('suggestions.form.send')}
    </Button>
  );
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('suggestions.form.title')} footer={text && send}>
      <p className="pb-3 text-body text-ink-3">{t(text ? hint : 'suggestions.form.gone')}</p>
      <div className="flex flex-col gap-5">
        {fields.map(({ field, original, now }) => (
          <section key={field} className="flex flex-col gap-3">
            <h3 className="text-body font-semibold text-ink-1">{t(fieldKey(field))}</h3>
            {text && <OriginalText text={original} language={text.originalLanguage} />}
            <TextArea
              label={t('suggestions.form.translation', { language: name })}
              lang={HTML_LANG[language]}
              rows={field === 'title' ? 1 : 3}
              limit={CONTENT_MAX}
              value={now}
              onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
              error={graphemeLength(now) > CONTENT_MAX ? t('fieldErrors.TOO_LONG') : undefined}
            />
          </section>
        ))}
      </div>
    </Sheet>
  );
}
