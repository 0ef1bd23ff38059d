import { QUICK_QUESTIONS } from '@haiko/shared/applications';
import { MAX_APPLICATION_NOTE_FILES, NOTE_MAX } from '@haiko/shared/limits';
import { graphemeLength } from '@haiko/shared/rules/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Paper, PapersField } from '#/features/files/PapersField.tsx';
import { Button } from '#/ui/Button.tsx';
import { Chip } from '#/ui/Chip.tsx';
import { TextArea } from '#/ui/TextArea.tsx';
import { useRoomToWrite } from '#/ui/useRoomToWrite.ts';
import { useAttempt } from '#/useAttempt.ts';
import { QUESTION_LABELS } from './application.ts';
import { sendNote } from './applications.actions.ts';

interface TalkComposerProps {
  application: string;
  side: 'seeker' | 'company';
  onSent: () => Promise<unknown>;
}

/** Where one side of an application asks a common question by one tap, or writes, with papers where there are any. */
export function TalkComposer({ application, side, onSent }: TalkComposerProps) {
  const { t } = useTranslation();
  const room = useRoomToWrite();
  const { isBusy, attempt } = useAttempt();
  const [content, setContent] = useState('');
  const [papers, setPapers] = useState<Paper[]>([]);
  const isTooLong = graphemeLength(content) > NOTE_MAX;

  const send = (note: Parameters<typeof sendNote>[1], after = () => {}) =>
    attempt(async () => {
      await sendNote(application, note);
      after();
      await onSent();
    });

  function handleSend() {
    void send({ content, files: papers.map(({ path }) => path) }, () => {
      setContent('');
      setPapers([]);
    });
  }

  return (
    <div {...room} className="flex flex-col gap-3">
      <p className="text-meta text-ink-3">{t('applications.talk.hint')}</p>
      <div role="group" aria-label={t('applications.talk.questions')} className="flex flex-wrap gap-2">
        {QUICK_QUESTIONS[side].map((question) => (
          <Chip key={question} isDisabled={isBusy} onClick={() => void send({ question })}>
            {t(QUESTION_LABELS[question])}
          </Chip>
        ))}
      </div>
      <TextArea
        label={t('applications.talk.label')}
        rows={2}
        limit={NOTE_MAX}
        value={content}
        onChange={({ target }) => setContent(target.value)}
        error={isTooLong ? t('fieldErrors.TOO_LONG') : undefined}
      />
      <PapersField files={papers} max={MAX_APPLICATION_NOTE_FILES} onChange={setPapers} />
      <Button variant="soft" isBusy={isBusy} disabled={content.trim() === '' || isTooLong} onClick={handleSend}>
        {t('applications.talk.send')}
      </Button>
    </div>
  );
}
