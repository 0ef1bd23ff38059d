import { valibotResolver } from '@hookform/resolvers/valibot';
import { useDraftedForm } from '#/features/writing/formDraft.ts';
import type { Writer } from '#/features/writing/usePostForm.ts';
import { jobDraftKey, jobDraftSchema } from './jobDraft.ts';
import { emptyJob, isSameJob, isSavedJob, valuesOf, type JobToModify } from './jobForm.ts';
import { jobSchema, type JobValues } from './jobForm.schema.ts';

/** The form's values and its draft, which is kept with every change. */
export function useJobForm(me: Writer, job: JobToModify | undefined) {
  const editor = useDraftedForm<JobValues>({
    key: jobDraftKey(me.uuid, job?.uuid),
    stored: jobDraftSchema,
    saved: job ? valuesOf(job, me.language) : emptyJob(),
    version: job?.updatedAt,
    isModify: job !== undefined,
    isSame: isSameJob,
    isSaved: (sent, saved) => isSavedJob(sent, saved, me.language),
    form: {
      resolver: valibotResolver(jobSchema),
      // Or the rules about the amounts would wait until everything else is right.
      criteriaMode: 'all',
      shouldFocusError: false,
    },
  });
  return {
    ...editor,
    takeNote: (now: JobToModify) => editor.takeNote({ saved: valuesOf(now, me.language), version: now.updatedAt }),
  };
}

export type JobEditor = ReturnType<typeof useJobForm>;
