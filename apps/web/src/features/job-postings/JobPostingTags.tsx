import { ANY_EDUCATION } from '@haiko/shared/reference/educations';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobPostingCardFragment } from '#/api/generated.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { cx } from '#/ui/cx.ts';
import { careerName, educationName, employmentTypeName, housingName } from './jobPostingTexts.ts';
import { shortVisa } from '#/features/visa-rules/visaNames.ts';

/** The first visa, the kind of employment, what is asked for, and what else one looks for. */
export function JobPostingTags({ posting }: { posting: JobPostingCardFragment }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [visa, ...others] = posting.visas;
  const employment = employmentTypeName(posting, language);
  const career = careerName(posting, language);
  // "Any" says nothing by itself: the page has it under its heading.
  const education = posting.educationId === ANY_EDUCATION ? '' : educationName(posting, language);
  const housing = housingName(posting, language);
  const visaText = visa && shortVisa(visa, language);
  return (
    <ul className="flex flex-wrap gap-1.5 empty:hidden">
      {visaText && (
        <JobPostingTag isStrong>
          {others.length > 0 ? t('jobPostings.card.moreVisas', { visa: visaText, count: others.length }) : visaText}
        </JobPostingTag>
      )}
      {employment && <JobPostingTag>{employment}</JobPostingTag>}
      {career && <JobPostingTag>{career}</JobPostingTag>}
      {education && <JobPostingTag>{education}</JobPostingTag>}
      {housing && <JobPostingTag>{housing}</JobPostingTag>}
      {posting.isRemote && <JobPostingTag>{t('jobPostings.card.remote')}</JobPostingTag>}
      {posting.checks.isWageDefaulter && <JobPostingTag>{t('jobPostings.checks.defaulterShort')}</JobPostingTag>}
      {posting.hasScamSign && <JobPostingTag>{t('scamShield.short')}</JobPostingTag>}
      {posting.hasForbiddenWish && <JobPostingTag>{t('jobPostings.wish.short')}</JobPostingTag>}
      {posting.isBelowMinimumWage && <JobPostingTag>{t('jobPostings.pay.below')}</JobPostingTag>}
    </ul>
  );
}

/** A small word about a posting. */
export function JobPostingTag({ children, isStrong = false }: { children: ReactNode; isStrong?: boolean }) {
  return (
    <li
      className={cx(
        'max-w-full truncate rounded-full px-2.5 py-0.5 text-meta',
        isStrong ? 'bg-main-soft font-semibold text-main' : 'bg-sunken text-ink-2',
      )}
    >
      {children}
    </li>
  );
}
