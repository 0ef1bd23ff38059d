import { HTML_LANG } from '@haiko/shared/i18n/languages';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { JobCardFragment } from '#/api/generated.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { paths } from '#/paths.ts';
import { hostOf } from './jobTexts.ts';

interface JobLinkProps {
  job: Pick<JobCardFragment, 'uuid' | 'url'>;
  className: string;
  children: ReactNode;
}

/** Leads to a posting: here, or in a new window to the site that it stands on. */
export function JobLink({ job, className, children }: JobLinkProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!job.url) {
    return (
      <Link to={paths.jobDetail(job.uuid)} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a href={job.url} target="_blank" rel="noopener noreferrer nofollow" className={className}>
      {children}
      <span lang={HTML_LANG[language]} className="sr-only">
        {' '}
        ({t('jobs.card.leadsTo', { host: hostOf(job.url) })})
      </span>
    </a>
  );
}
