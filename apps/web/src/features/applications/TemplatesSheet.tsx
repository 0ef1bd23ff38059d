import { ANSWER_TEMPLATES, type AnswerTemplate, DECLINES_BY } from '@haiko/shared/applications';
import type { Language } from '@haiko/shared/i18n/languages';
import { NOTE_MAX } from '@haiko/shared/limits';
import { graphemeLength } from '@haiko/shared/rules/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '#/api/apollo.ts';
import { errorMessage } from '#/api/errorMessage.ts';
import { AnswerTemplatesDocument, type ApplicationDetailFragment } from '#/api/generated.ts';
import { LANGUAGE_KEYS } from '#/features/text/languageKeys.ts';
import { QuotedText } from '#/features/translations/OriginalText.tsx';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Button } from '#/ui/Button.tsx';
import { InlineError } from '#/ui/InlineError.tsx';
import { RadioList } from '#/ui/RadioList.tsx';
import { Sheet } from '#/ui/Sheet.tsx';
import { TextSkeleton } from '#/ui/Skeleton.tsx';
import { TextArea } from '#/ui/TextArea.tsx';
import { useAttempt } from '#/useAttempt.ts';
import { TEMPLATE_LABELS } from './application.ts';
import { sendNote, showNotesAnew } from './applications.actions.ts';
import type { useStep } from './useStep.ts';

interface TemplatesSheetProps {
  application: ApplicationDetailFragment;
  taken: ReturnType<typeof useStep>;
  isOpen: boolean;
  onClose: () => void;
}

/** What a company answers again and again: seen in both languages before it is sent, and translated by a machine only once changed. */
export function TemplatesSheet({ application, taken, isOpen, onClose }: TemplatesSheetProps) {
  const { t } = useTranslation();
  const texts = useTemplates(application, isOpen);
  const [template, setTemplate] = useState<AnswerTemplate>();
  const [text, setText] = useState('');
  const { isBusy, attempt } = useAttempt();
  const reason = template && DECLINES_BY[template];
  const isChanged = template !== undefined && text.trim() !== texts.mine(template);
  const isTooLong = graphemeLength(text) > NOTE_MAX;

  async function handleSend() {
    if (!template) return;
    await attempt(async () => {
      await sendNote(application.uuid, isChanged ? { content: text } : { template });
      await showNotesAnew();
      onClose();
      if (reason) await taken.step({ state: 'declined', reason });
    });
  }

  const send = (
    <Button
      isWide
      isBusy={isBusy || taken.isBusy}
      disabled={!template || text.trim() === '' || isTooLong}
      onClick={() => void handleSend()}
    >
      {t(reason ? 'applications.templates.decline' : 'applications.act.send')}
    </Button>
  );
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('applications.templates.title')} footer={send}>
      {texts.error && <InlineError message={errorMessage(texts.error)} onRetry={texts.retry} />}
      {texts.isLoading && <TextSkeleton lines={5} />}
      {texts.isThere && (
        <>
          <RadioList
            label={t('applications.templates.title')}
            isLabelHidden
            options={ANSWER_TEMPLATES.map((value) => ({ value, label: t(TEMPLATE_LABELS[value]) }))}
            value={template}
            onChange={(chosen) => {
              setTemplate(chosen);
              setText(texts.mine(chosen));
            }}
          />
          {template && (
            <BothSides
              text={text}
              onChange={setText}
              error={isTooLong ? t('fieldErrors.TOO_LONG') : undefined}
              isChanged={isChanged}
              theirs={texts.language && { text: texts.theirs(template), language: texts.language }}
            />
          )}
          {reason && <p className="pt-2 text-meta text-ink-3">{t('applications.templates.declines')}</p>}
        </>
      )}
    </Sheet>
  );
}

interface BothSidesProps {
  text: string;
  onChange: (text: string) => void;
  error: string | undefined;
  isChanged: boolean;
  /** As who applied reads it unchanged; left out where that is one's own language. */
  theirs: { text: string; language: Language } | undefined;
}

function BothSides({ text, onChange, error, isChanged, theirs }: BothSidesProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-4 pt-3">
      <TextArea
        label={t('applications.templates.yours')}
        rows={4}
        limit={NOTE_MAX}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        error={error}
      />
      {!isChanged && theirs && (
        <QuotedText
          label={t('applications.templates.theirs', { language: t(LANGUAGE_KEYS[theirs.language]) })}
          text={theirs.text}
          language={theirs.language}
        />
      )}
      <p role="status" className="text-meta text-ink-3">
        {t(isChanged ? 'applications.templates.changed' : 'applications.templates.unchanged')}
      </p>
    </div>
  );
}

/** The templates in the reader's language, and in that of who applied where it is another one. */
function useTemplates({ resume, originalLanguage }: ApplicationDetailFragment, isWanted: boolean) {
  const mine = useLanguage();
  const theirs = resume?.originalLanguage ?? originalLanguage;
  const { data, error, loading, refetch } = useQuery(AnswerTemplatesDocument, {
    variables: { mine, theirs },
    skip: !isWanted,
  });
  const textOf = (side: 'mine' | 'theirs') => (wanted: AnswerTemplate) =>
    data?.[side].find(({ template }) => template === wanted)?.text ?? '';
  return {
    isThere: data !== undefined,
    isLoading: loading && !data,
    error: data ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
    mine: textOf('mine'),
    theirs: textOf('theirs'),
    language: theirs === mine ? undefined : theirs,
  };
}
