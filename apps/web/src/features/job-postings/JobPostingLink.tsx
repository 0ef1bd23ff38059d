import { HTML_LANG } from '@haiko/shared/i18n/languages';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { JobPostingCardFragment } from '#/api/generated.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { paths } from '#/paths.ts';
import { wantsTransition } from '#/ui/useSharedView.ts';
import { hostOf, sourceAddress } from './jobPostingTexts.ts';

interface JobPostingLinkProps {
  posting: Pick<JobPostingCardFragment, 'uuid' | 'url' | 'visaFit'>;
  className: string;
  children: ReactNode;
}

/**
 * Leads to a posting: here, or in a new window to the site that it stands on. Whom the law shuts out is led to our page, which says
 * why.
 */
export function JobPostingLink({ posting, className, children }: JobPostingLinkProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!posting.url || posting.visaFit?.verdict === 'NO') {
    return (
      <Link to={paths.jobPostingDetail(posting.uuid)} viewTransition={wantsTransition()} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a href={sourceAddress(posting.url)} target="_blank" rel="noopener noreferrer nofollow" className={className}>
      {children}
      <span lang={HTML_LANG[language]} className="sr-only">
        {' '}
        ({t('jobPostings.card.leadsTo', { host: hostOf(posting.url) })})
      </span>
    </a>
  );
}
