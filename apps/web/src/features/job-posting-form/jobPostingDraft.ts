import { LANGUAGES } from '@haiko/shared/i18n/languages';
import * as v from 'valibot';
import type { JobPostingValues } from './jobPostingForm.schema.ts';

/** What a draft that can be read looks like. */
export const jobPostingDraftSchema = v.object({
  title: v.string(),
  jobCategories: v.array(v.number()),
  description: v.string(),
  // Drafts of the release before have none.
  chosenLanguage: v.optional(v.picklist(['', ...LANGUAGES]), ''),
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
}) satisfies v.GenericSchema<unknown, JobPostingValues>;
