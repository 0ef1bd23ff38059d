import { romanize } from '@haiko/shared/rules/romanize';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { JobPostingDetailFragment } from '#/api/generated.ts';
import { langOf } from '#/features/text/langOf.ts';
import { Romanized } from '#/features/text/Romanized.tsx';
import { CompanyChecks } from './CompanyChecks.tsx';
import { CompanyLogo } from './CompanyLogo.tsx';
import { hostOf } from './jobPostingTexts.ts';

/** Who looks for people: logo, name, the homepage where there is one, and what was checked about them. */
export function CompanyBlock({ posting: { company, checks } }: { posting: JobPostingDetailFragment }) {
  const { t } = useTranslation();
  return (
    <section className="border-t-8 border-sunken px-4 py-5">
      <h2 className="pb-3 text-card text-ink-1">{t('jobPostings.detail.company')}</h2>
      <div className="flex items-center gap-3.5">
        <CompanyLogo company={company} size="lg" />
        <div className="flex min-w-0 flex-col">
          <p
            dir="auto"
            lang={langOf(company.companyName)}
            className="text-input font-semibold wrap-anywhere text-ink-1"
          >
            {company.companyName}
          </p>
          <Romanized text={company.companyName} by={romanize} className="text-meta wrap-anywhere text-ink-3" />
          {company.homepageUrl && (
            <a
              href={company.homepageUrl}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="inline-flex min-h-11 min-w-0 items-center gap-1.5 text-body text-main"
            >
              <ExternalLink aria-hidden size={16} className="shrink-0" />
              <span lang="" className="truncate">
                {hostOf(company.homepageUrl)}
              </span>
              <span className="sr-only">
                {t('jobPostings.detail.homepage')}. {t('jobPostings.detail.newWindow')}
              </span>
            </a>
          )}
        </div>
      </div>
      {company.uuid ? (
        <CompanyChecks checks={checks} />
      ) : (
        <p className="pt-3 text-meta text-ink-2">{t('jobPostings.checks.imported')}</p>
      )}
    </section>
  );
}
