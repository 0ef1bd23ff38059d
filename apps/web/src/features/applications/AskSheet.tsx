import { QUICK_QUESTIONS, type QuickQuestion } from '@haiko/shared/applications';
import { HTML_LANG, type Language } from '@haiko/shared/i18n/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobPostingDetailFragment } from '#/api/generated.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { useSpeaker } from '#/i18n/useSpeaker.ts';
import { Button } from '#/ui/Button.tsx';
import { buttonClass } from '#/ui/buttonClass.ts';
import { Checkbox } from '#/ui/Checkbox.tsx';
import { Sheet } from '#/ui/Sheet.tsx';
import { QUESTION_LABELS } from './application.ts';

interface AskSheetProps {
  posting: JobPostingDetailFragment;
  isOpen: boolean;
  onClose: () => void;
  /** Goes on to applying, with what is to be asked. */
  onApply: (questions: readonly QuickQuestion[]) => void;
}

/**
 * Questions that people ask before they apply, in the reader's language and in the posting's. A conversation in the app belongs to an
 * application, so they go along with one, or by mail where the company has an address.
 */
export function AskSheet({ posting, isOpen, onClose, onApply }: AskSheetProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<readonly QuickQuestion[]>([]);
  const textsOf = useBothTexts(posting.originalLanguage);
  const toggle = (question: QuickQuestion) =>
    setChosen(chosen.includes(question) ? chosen.filter((one) => one !== question) : [...chosen, question]);
  const body = chosen.flatMap((question) => textsOf(question).map(({ text }) => text)).join('\n');
  const footer = (
    <div className="flex flex-col gap-2">
      <Button isWide disabled={chosen.length === 0} onClick={() => onApply(chosen)}>
        {t('applications.apply.askApply')}
      </Button>
      {posting.contactEmail && (
        <a
          href={`mailto:${posting.contactEmail}?subject=${encodeURIComponent(posting.title)}&body=${encodeURIComponent(body)}`}
          className={buttonClass({ variant: 'soft', isWide: true })}
        >
          {t('applications.apply.askMail')}
        </a>
      )}
    </div>
  );
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('applications.apply.askTitle')} footer={footer}>
      <p className="pb-2 text-body text-ink-2">{t('applications.apply.askHint')}</p>
      <div className="flex flex-col gap-2">
        {QUICK_QUESTIONS.seeker.map((question) => (
          <Checkbox
            key={question}
            checked={chosen.includes(question)}
            onChange={() => toggle(question)}
            label={textsOf(question).map(({ text, language }, index) => (
              <span
                key={language}
                lang={HTML_LANG[language]}
                className={index === 0 ? 'block wrap-anywhere' : 'block text-meta wrap-anywhere text-ink-3'}
              >
                {text}
              </span>
            ))}
          />
        ))}
      </div>
    </Sheet>
  );
}

/** What a question is in the reader's language, and in another one where that is one and its words are there. */
function useBothTexts(theirs: Language) {
  const { t } = useTranslation();
  const mine = useLanguage();
  const speak = useSpeaker(theirs);
  return (question: QuickQuestion): { text: string; language: Language }[] => {
    const own = { text: t(QUESTION_LABELS[question]), language: mine };
    return speak && theirs !== mine ? [own, { text: speak(QUESTION_LABELS[question]), language: theirs }] : [own];
  };
}
