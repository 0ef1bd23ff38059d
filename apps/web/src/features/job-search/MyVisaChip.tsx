import { IdCard, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MyVisaDocument } from '#/api/generated.ts';
import { useIsSignedIn } from '#/api/useIsSignedIn.ts';
import { useAnswerSoFar } from '#/api/useAnswer.ts';
import { shortVisa } from '#/features/visa-rules/visaNames.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Chip } from '#/ui/Chip.tsx';
import { IconButton } from '#/ui/IconButton.tsx';
import { setOpenOnly, useOpenOnly } from './openOnly.ts';
import { isVisaSkipped, skipVisa } from './skippedVisa.ts';

const MyVisaSheet = lazy(async () => ({ default: (await import('#/features/my-info/MyVisaSheet.tsx')).MyVisaSheet }));

/**
 * Leaves out, or shows again, what the own visa does not allow. Who has told none is asked for it until they do not want to be.
 */
export function MyVisaChip() {
  const { t } = useTranslation();
  const language = useLanguage();
  const isSignedIn = useIsSignedIn();
  const { data, error } = useAnswerSoFar(MyVisaDocument, isSignedIn ? {} : undefined);
  const isOpenOnly = useOpenOnly();
  const [isSkipped, setIsSkipped] = useState(isVisaSkipped);
  // A new number per opening: the sheet begins with what is saved now.
  const [opening, setOpening] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const me = data?.readUserInformation;
  // What comes takes about the place that is held for it: the filters beside it hardly move.
  if (!me) return isSignedIn && !isSkipped && !error ? <span aria-hidden className="w-32 shrink-0" /> : null;
  const { visaMainId, visaSubId } = me;
  const own = visaMainId === null ? undefined : shortVisa({ visaMainId, visaSubId: visaSubId ?? 0 }, language);

  function open() {
    setOpening(opening + 1);
    setIsOpen(true);
  }

  function toggle() {
    setOpenOnly(!isOpenOnly);
  }

  function skip() {
    skipVisa();
    setIsSkipped(true);
  }

  return (
    <>
      {own !== undefined && (
        <Chip icon={<IdCard aria-hidden size={16} className="shrink-0" />} isSelected={isOpenOnly} onClick={toggle}>
          {t('jobSearch.filter.myVisa', { visa: own })}
        </Chip>
      )}
      {own === undefined && !isSkipped && (
        <span className="flex items-center">
          <Chip icon={<IdCard aria-hidden size={16} className="shrink-0" />} onClick={open}>
            <span className="whitespace-nowrap">{t('jobPostings.myVisa.title')}</span>
          </Chip>
          <IconButton
            label={t('jobPostings.myVisa.skip')}
            icon={<X aria-hidden size={16} className="text-ink-3" />}
            onClick={skip}
          />
        </span>
      )}
      {opening > 0 && (
        <Suspense>
          <MyVisaSheet key={opening} isOpen={isOpen} onClose={() => setIsOpen(false)} saved={me} />
        </Suspense>
      )}
    </>
  );
}
