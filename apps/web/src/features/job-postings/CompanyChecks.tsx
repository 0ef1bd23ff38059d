import { seoulDate } from '@haiko/shared/format';
import { useTranslation } from 'react-i18next';
import type { JobPostingDetailFragment } from '#/api/generated.ts';

/** What was checked about a company, and when: by us its certificate, by the tax office its business. */
export function CompanyChecks({ checks }: { checks: JobPostingDetailFragment['checks'] }) {
  const { t } = useTranslation();
  const { certificateCheckedAt, businessStatus, businessCheckedAt, isWageDefaulter } = checks;
  const date = businessCheckedAt ? seoulDate(businessCheckedAt) : '';
  const lines = {
    NOT_ASKED: t('jobPostings.checks.NOT_ASKED'),
    ACTIVE: t('jobPostings.checks.ACTIVE', { date }),
    SUSPENDED: t('jobPostings.checks.SUSPENDED', { date }),
    NOT_REGISTERED: t('jobPostings.checks.NOT_REGISTERED', { date }),
    // Such postings are hidden, unless an administrator knows better.
    CLOSED: null,
  };
  const line = lines[businessStatus];
  return (
    <ul aria-label={t('jobPostings.checks.title')} className="flex flex-col gap-1 pt-3 text-meta text-ink-2">
      {certificateCheckedAt && (
        <>
          <li className="font-semibold text-ink-1">{t('jobPostings.checks.verified')}</li>
          <li>{t('jobPostings.checks.certificate', { date: seoulDate(certificateCheckedAt) })}</li>
        </>
      )}
      {line && <li>{line}</li>}
      {isWageDefaulter && <li className="font-semibold text-error">{t('jobPostings.checks.defaulterShort')}</li>}
    </ul>
  );
}
