import type { Language } from '@haiko/shared/i18n/languages';
import { isBlank } from '@haiko/shared/rules/text';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { JobPostingCard } from '#/features/job-postings/JobPostingCard.tsx';
import { PreviewFrame } from '#/ui/PreviewFrame.tsx';
import { type PreviewedCompany, previewOf } from './jobPostingPreview.ts';
import type { JobPostingValues } from './jobPostingFields.ts';

interface JobPostingPreviewProps {
  company: PreviewedCompany | undefined;
  mine: Language;
}

/** The posting as it will stand in lists, from its first letter on. */
export function JobPostingPreview({ company, mine }: JobPostingPreviewProps) {
  const { t } = useTranslation();
  const values = useWatch<JobPostingValues>() as JobPostingValues;
  if (isBlank(values.title)) return null;
  return (
    <PreviewFrame label={t('jobPostingForm.preview')}>
      <JobPostingCard isPreview posting={previewOf(values, { company, mine })} />
    </PreviewFrame>
  );
}
