import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '#/api/errorMessage.ts';
import { ApiError } from '#/api/rest.ts';
import { hasValidSession } from '#/api/session.ts';
import { sendChange } from '#/features/writing/sendChange.ts';
import { paths } from '#/paths.ts';
import { confirm, showAlert } from '#/ui/confirm.ts';
import { showFieldErrors } from '#/ui/form/showFieldErrors.ts';
import { toast } from '#/ui/toast.ts';
import { useGoBack } from '#/ui/useGoBack.ts';
import { createJob, currentJob, updateJob } from './job-writing.actions.ts';
import type { JobToModify } from './jobForm.ts';
import type { JobValues } from './jobForm.schema.ts';
import type { JobEditor } from './useJobForm.ts';

/** Asks, sends, and leaves. Whatever fails, the form keeps what was written. */
export function useSubmitJob({ form, version, takeNote, finish }: JobEditor, job: JobToModify | undefined) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const goBack = useGoBack(paths.companyJobs);

  /** Whether it was saved; somebody else may have changed the posting, and been given way to. */
  function change(uuid: string, values: JobValues): Promise<boolean> {
    return sendChange({
      version,
      send: (known) => updateJob(uuid, values, known),
      async readAgain() {
        const now = await currentJob(uuid);
        return { version: now.updatedAt, isOvertaken: takeNote(now) };
      },
    });
  }

  async function submit(values: JobValues) {
    if (!(await confirm(job ? t('jobs.form.confirmModify') : t('jobs.form.confirmCreate')))) return;
    try {
      if (!job) await createJob(values);
      else if (!(await change(job.uuid, values))) return;
    } catch (error) {
      // The end of a session has been told already.
      if (!hasValidSession()) return;
      if (error instanceof ApiError) showFieldErrors(form, error.fields);
      return showAlert({ title: t('jobs.form.failed'), message: errorMessage(error) });
    }
    finish();
    if (job) goBack();
    else await navigate(paths.companyJobs, { replace: true });
    toast(job ? t('companies.form.saved') : t('jobs.form.created'));
  }

  return submit;
}
