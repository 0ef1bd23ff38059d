import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCompanyStatus } from '#/features/companies/useCompanyStatus.ts';
import { paths } from '#/paths.ts';
import { buttonClass } from '#/ui/buttonClass.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';

/** Of an application that is not there, or not the reader's: the way to those that are. */
export function ApplicationGone() {
  const { t } = useTranslation();
  const { hasPostings } = useCompanyStatus();
  return (
    <EmptyState
      drawing="broken"
      message={t('applications.gone')}
      action={
        <Link
          to={hasPostings ? paths.inbox : paths.applications}
          replace
          className={buttonClass({ variant: 'soft', size: 'sm' })}
        >
          {t(hasPostings ? 'applications.inbox.title' : 'applications.own.title')}
        </Link>
      }
    />
  );
}
