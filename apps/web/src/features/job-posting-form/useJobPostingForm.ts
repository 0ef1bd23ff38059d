import { valibotResolver } from '@hookform/resolvers/valibot';
import { draftKey } from '#/features/forms/drafts.ts';
import { useDraftForm } from '#/features/forms/useDraftForm.ts';
import type { Writer } from '#/features/users/useMe.ts';
import { loadJobPostingToModify, updateJobPosting } from './jobPostingForm.actions.ts';
import { jobPostingSchema } from './jobPostingForm.schema.ts';
import { isSameJobPosting, isSavedJobPosting } from './jobPostingForm.ts';
import {
  type Contact,
  jobPostingDraftSchema,
  type JobPostingToModify,
  type JobPostingValues,
  newJobPosting,
  valuesOf,
} from './jobPostingFields.ts';

/** The form of a posting, or of a new one, and its draft, which is kept with every change. */
export function useJobPostingForm(me: Writer, posting: JobPostingToModify | undefined, contact: Contact | undefined) {
  const savedOf = (now: JobPostingToModify) => ({ saved: valuesOf(now, me.language), version: now.updatedAt });
  const editor = useDraftForm<JobPostingValues>({
    key: draftKey('job', me.uuid, posting?.uuid),
    stored: jobPostingDraftSchema,
    ...(posting ? savedOf(posting) : { saved: newJobPosting(contact) }),
    isSame: isSameJobPosting,
    isSaved: (sent, saved) => isSavedJobPosting(sent, saved, me.language),
    form: {
      resolver: valibotResolver(jobPostingSchema),
      // Or the rules about the amounts would wait until everything else is right.
      criteriaMode: 'all',
      shouldFocusError: false,
    },
  });
  return {
    ...editor,
    /** Whether it was saved; somebody else may have changed the posting, and been given way to. */
    change: (uuid: string, values: JobPostingValues) =>
      editor.sendChange(
        (expectedVersion) => updateJobPosting(uuid, values, expectedVersion),
        async () => savedOf(await loadJobPostingToModify(uuid)),
      ),
  };
}

export type JobPostingEditor = ReturnType<typeof useJobPostingForm>;
