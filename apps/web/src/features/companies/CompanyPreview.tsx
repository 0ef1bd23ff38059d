import { homepageOf, homepageProblem } from '@haiko/shared/rules/homepage';
import { isBlank } from '@haiko/shared/rules/text';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CompanyLogo } from '#/features/job-postings/CompanyLogo.tsx';
import { hostOf } from '#/features/job-postings/jobPostingTexts.ts';
import { langOf } from '#/features/text/langOf.ts';
import { PreviewFrame } from '#/ui/PreviewFrame.tsx';
import type { CompanyValues } from './company.schema.ts';

/** The company as it will stand on its postings, from the first letter of its name on. */
export function CompanyPreview() {
  const { t } = useTranslation();
  const { companyName, homepageUrl, logo } = useWatch<CompanyValues>() as CompanyValues;
  if (isBlank(companyName)) return null;
  const homepage = homepageProblem(homepageUrl) ? '' : homepageOf(homepageUrl);
  return (
    <PreviewFrame label={t('companies.form.preview')}>
      <div className="flex items-center gap-3.5 p-4">
        <CompanyLogo company={{ logoFileUrl: logo.path || null }} size="lg" />
        <div className="flex min-w-0 flex-col">
          <p dir="auto" lang={langOf(companyName)} className="text-input font-semibold wrap-anywhere text-ink-1">
            {companyName}
          </p>
          {homepage && (
            <p lang="" className="truncate text-body text-main">
              {hostOf(homepage)}
            </p>
          )}
        </div>
      </div>
    </PreviewFrame>
  );
}
