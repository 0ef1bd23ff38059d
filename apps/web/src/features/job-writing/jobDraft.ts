import * as v from 'valibot';
import type { JobValues } from './jobForm.schema.ts';

const draftSchema = v.object({
  title: v.string(),
  jobCategories: v.array(v.number()),
  description: v.string(),
  salaryTypeId: v.string(),
  salaryAmountMin: v.string(),
  salaryAmountMax: v.string(),
  workingTime: v.string(),
  regions: v.array(v.object({ region: v.string(), detailRegion: v.string() })),
  isRemote: v.boolean(),
  career: v.string(),
  educationId: v.string(),
  visas: v.array(v.number()),
  languageLevels: v.array(v.object({ languageId: v.string(), levelId: v.string() })),
  extraInfo: v.string(),
  employmentType: v.string(),
  deadlineDate: v.string(),
  isPublic: v.boolean(),
  contactName: v.string(),
  contactMobile: v.string(),
  contactPhone: v.string(),
  contactEmail: v.string(),
}) satisfies v.GenericSchema<JobValues>;

/** Where a person's draft of a posting is kept: one for a new posting, one for each that they change. */
export function jobDraftKey(account: string, postingUuid: string | undefined): string {
  return `draft:job:${account}:${postingUuid ?? 'new'}`;
}

/** Drafts live in the tab's own storage: they survive a reload and a crash, and a tab never overwrites another one's. */
export function storeJobDraft(key: string, values: JobValues): void {
  attempt(() => sessionStorage.setItem(key, JSON.stringify(values)));
}

export function forgetJobDraft(key: string): void {
  attempt(() => sessionStorage.removeItem(key));
}

/** The kept draft, or undefined where there is none that can be read. */
export function readJobDraft(key: string): JobValues | undefined {
  const stored = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown);
  const draft = v.safeParse(draftSchema, stored);
  return draft.success ? draft.output : undefined;
}

// A browser may refuse storage or have none left; writing goes on without a draft.
function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
