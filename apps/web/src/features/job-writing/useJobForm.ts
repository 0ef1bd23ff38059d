import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { forgetJobDraft, jobDraftKey, readJobDraft, storeJobDraft } from './jobDraft.ts';
import { emptyJob, isSameJob, valuesOf, type JobToModify } from './jobForm.ts';
import { jobSchema, type JobValues } from './jobForm.schema.ts';

/** The form's values and its draft, which is kept with every change. */
export function useJobForm(account: string, job: JobToModify | undefined) {
  const key = jobDraftKey(account, job?.uuid);
  const [saved] = useState(() => (job ? valuesOf(job) : emptyJob()));
  const [draft, setDraft] = useState(() => readJobDraft(key));
  const form = useForm<JobValues, unknown, JobValues>({
    resolver: valibotResolver(jobSchema),
    // Or the rules about the amounts would wait until everything else is right.
    criteriaMode: 'all',
    defaultValues: draft ?? saved,
    shouldFocusError: false,
  });
  const isFinished = useRef(false);

  useEffect(
    function keepDraft() {
      return form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (isFinished.current) return;
          if (isSameJob(values, saved)) forgetJobDraft(key);
          else storeJobDraft(key, values);
        },
      });
    },
    [form, saved, key],
  );

  return {
    form,
    isRestored: draft !== undefined,
    isChanged: () => !isFinished.current && !isSameJob(form.getValues(), saved),
    discard() {
      setDraft(undefined);
      form.reset(saved);
      forgetJobDraft(key);
    },
    /** The posting is on the server: there is nothing left to keep or to ask about. */
    finish() {
      isFinished.current = true;
      forgetJobDraft(key);
    },
  };
}

export type JobEditor = ReturnType<typeof useJobForm>;
