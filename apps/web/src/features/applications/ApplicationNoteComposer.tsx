import { QUICK_QUESTIONS } from '@haiko/shared/applications';
import { MAX_APPLICATION_NOTE_FILES } from '@haiko/shared/limits';
import { Paperclip } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Paper, PaperList, usePaperUpload } from '#/features/files/PapersField.tsx';
import { ComposerForm } from '#/features/notes/ComposerForm.tsx';
import type { ConversationKey } from '#/features/notes/outbox.ts';
import { useNoteText } from '#/features/notes/useNoteText.ts';
import { Chip } from '#/ui/Chip.tsx';
import { IconButton } from '#/ui/IconButton.tsx';
import { Spinner } from '#/ui/Spinner.tsx';
import { QUESTION_LABELS } from './application.ts';
import type { ToSay } from './applicationOutbox.ts';

interface ApplicationNoteComposerProps {
  /** The reader and the application. */
  place: ConversationKey;
  side: 'seeker' | 'company';
  /** What this side has said already, as it reads it: what was asked is not offered again. */
  said: ReadonlySet<string>;
  languages: ReactNode;
  onSay: (said: ToSay) => void;
}

/** Where one side of an application asks a common question by one tap, or writes, with papers where there are any. */
export function ApplicationNoteComposer({ place, side, said, languages, onSay }: ApplicationNoteComposerProps) {
  const { t } = useTranslation();
  const [papers, setPapers] = useState<Paper[]>([]);
  const { isBusy, choose, input } = usePaperUpload(papers, setPapers);
  // Papers go along with words, never instead of them.
  const text = useNoteText(place, false, (content) => {
    onSay({ content, papers });
    setPapers([]);
  });
  const isFull = papers.length >= MAX_APPLICATION_NOTE_FILES;
  return (
    <ComposerForm
      {...text}
      isReady={text.value !== ''}
      label={t('applications.talk.label')}
      placeholder={t('applications.talk.label')}
      attach={
        <>
          {input}
          <IconButton
            label={t('resumes.form.addFile')}
            aria-busy={isBusy || undefined}
            disabled={isFull}
            icon={isBusy ? <Spinner /> : <Paperclip aria-hidden size={22} strokeWidth={1.75} className="text-ink-2" />}
            onClick={isBusy ? undefined : choose}
          />
        </>
      }
    >
      <Questions side={side} said={said} onSay={onSay} />
      <div className="px-2 empty:hidden">{languages}</div>
      <div className="ps-4 empty:hidden">
        <PaperList files={papers} onChange={setPapers} />
      </div>
    </ComposerForm>
  );
}

/**
 * What is asked again and again, in one row that is swiped; what this side has asked leaves it. A question may be wider than a small
 * phone: it stands on one line, and only large text gives it a second one.
 */
function Questions({ side, said, onSay }: Pick<ApplicationNoteComposerProps, 'side' | 'said' | 'onSay'>) {
  const { t } = useTranslation();
  const left = QUICK_QUESTIONS[side].filter((question) => !said.has(t(QUESTION_LABELS[question])));
  if (left.length === 0) return null;
  return (
    <div
      role="group"
      aria-label={t('applications.talk.questions')}
      className="no-scrollbar -mx-2 flex gap-2 overflow-x-auto overscroll-x-contain px-4 *:max-w-[340px] *:shrink-0"
    >
      {left.map((question) => {
        const content = t(QUESTION_LABELS[question]);
        return (
          <Chip key={question} onClick={() => onSay({ content, papers: [], question })}>
            {content}
          </Chip>
        );
      })}
    </div>
  );
}
