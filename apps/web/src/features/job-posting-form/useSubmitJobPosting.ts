import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { showSubmitError } from '#/features/forms/showSubmitError.ts';
import { paths } from '#/paths.ts';
import { confirm } from '#/ui/confirm.ts';
import { toast } from '#/ui/toast.ts';
import { useRewindSteps } from '#/ui/form/useStepHistory.ts';
import { useGoBack } from '#/ui/useGoBack.ts';
import { useHasLeft } from '#/ui/leaving.ts';
import { wishesIn, wishText } from '#/features/job-postings/wishText.ts';
import { createJobPosting } from './jobPostingForm.actions.ts';
import type { JobPostingEditor } from './useJobPostingForm.ts';
import type { JobPostingToModify, JobPostingValues } from './jobPostingFields.ts';

/** Asks, sends, and leaves. Whatever fails, the form keeps what was written. */
export function useSubmitJobPosting(
  { form, change, finish }: JobPostingEditor,
  posting: JobPostingToModify | undefined,
) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const goBack = useGoBack(paths.companyJobPostings);
  const hasLeft = useHasLeft();
  const rewind = useRewindSteps();

  /** Words of which the law may forbid something are asked about in place of the usual question. */
  function questionOf(values: JobPostingValues): string {
    const [wish] = wishesIn(values);
    if (wish) return `${t('jobPostings.wish.question')} ${wishText(t, wish)}`;
    return posting ? t('jobPostingForm.confirmModify') : t('jobPostingForm.confirmCreate');
  }

  async function leave() {
    await rewind();
    if (posting) goBack();
    else await navigate(paths.companyJobPostings, { replace: true });
  }

  async function submit(values: JobPostingValues) {
    if (!(await confirm(questionOf(values)))) return;
    try {
      if (!posting) await createJobPosting(values);
      else if (!(await change(posting.uuid, values))) return;
    } catch (error) {
      return showSubmitError(form, error, { title: t('jobPostingForm.failed') });
    }
    finish();
    if (!hasLeft()) await leave();
    toast(posting || !values.isPublic ? t('companies.form.saved') : t('jobPostingForm.created'));
  }

  return submit;
}
