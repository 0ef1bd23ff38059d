import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobCardFragment } from '#/api/generated.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { cx } from '#/ui/cx.ts';
import { employmentTypeName } from './jobTexts.ts';
import { shortVisa } from './visaNames.ts';

/** The first visa, the kind of employment, and what else one looks for. */
export function JobTags({ job }: { job: JobCardFragment }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [visa, ...others] = job.visas;
  const visaText = visa && shortVisa(visa, language);
  return (
    <ul className="flex flex-wrap gap-1.5">
      {visaText && (
        <JobTag isStrong>
          {others.length > 0 ? t('jobs.card.moreVisas', { visa: visaText, count: others.length }) : visaText}
        </JobTag>
      )}
      <JobTag>{employmentTypeName(job.employmentType, language)}</JobTag>
      {job.isRemote && <JobTag>{t('jobs.card.remote')}</JobTag>}
      {job.isBelowMinimumWage && <JobTag>{t('jobs.pay.below')}</JobTag>}
    </ul>
  );
}

/** A small word about a posting. */
export function JobTag({ children, isStrong = false }: { children: ReactNode; isStrong?: boolean }) {
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
