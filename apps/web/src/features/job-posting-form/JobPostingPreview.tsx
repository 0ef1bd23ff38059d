import type { Language } from '@haiko/shared/i18n/languages';
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

/** The posting as it will stand in lists, while it is written. */
export function JobPostingPreview({ company, mine }: JobPostingPreviewProps) {
  const { t } = useTranslation();
  const values = useWatch<JobPostingValues>() as JobPostingValues;
  return (
    <PreviewFrame label={t('jobPostingForm.preview')}>
      <JobPostingCard isPreview posting={previewOf(values, { company, mine })} />
    </PreviewFrame>
  );
}
