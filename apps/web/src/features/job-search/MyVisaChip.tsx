import { IdCard } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MyVisaDocument } from '#/api/generated.ts';
import { useIsSignedIn } from '#/api/session.ts';
import { useAnswerSoFar } from '#/api/useAnswer.ts';
import { shortVisa } from '#/features/visa-rules/visaNames.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Chip } from '#/ui/Chip.tsx';
import { isVisaSkipped, skipVisa } from './skippedVisa.ts';

const MyVisaSheet = lazy(async () => ({ default: (await import('#/features/my-info/MyVisaSheet.tsx')).MyVisaSheet }));

/** The own visa, by which each card says whether one may take the job. Who has told none is asked until they do not want to be. */
export function MyVisaChip() {
  const { t } = useTranslation();
  const language = useLanguage();
  const isSignedIn = useIsSignedIn();
  const { data, error } = useAnswerSoFar(MyVisaDocument, isSignedIn ? {} : undefined);
  const [isSkipped, setIsSkipped] = useState(isVisaSkipped);
  // A new number per opening: the sheet begins with what is saved now.
  const [opening, setOpening] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const me = data?.readUserInformation;
  // What comes takes the place that is held for it: nothing below it moves.
  if (!me) return isSignedIn && !isSkipped && !error ? <div aria-hidden className="h-13" /> : null;
  const { visaMainId, visaSubId } = me;
  const own = visaMainId === null ? undefined : shortVisa({ visaMainId, visaSubId: visaSubId ?? 0 }, language);

  function open() {
    setOpening(opening + 1);
    setIsOpen(true);
  }

  function skip() {
    skipVisa();
    setIsSkipped(true);
  }

  return (
    <>
      {(own !== undefined || !isSkipped) && (
        <div className="flex items-center gap-1 px-4 pt-2">
          <Chip
            icon={<IdCard aria-hidden size={16} className="shrink-0" />}
            isSelected={own !== undefined}
            onClick={open}
          >
            {t('jobPostings.myVisa.title')} {own}
          </Chip>
          {own === undefined && (
            <button type="button" onClick={skip} className="pressable min-h-11 px-2 text-body text-ink-3">
              {t('jobPostings.myVisa.skip')}
            </button>
          )}
        </div>
      )}
      {opening > 0 && (
        <Suspense>
          <MyVisaSheet key={opening} isOpen={isOpen} onClose={() => setIsOpen(false)} saved={me} />
        </Suspense>
      )}
    </>
  );
}
