import type { MessageKey } from '#/i18n/messageKey.ts';
import type { JobPostingValues } from './jobPostingFields.ts';

type Name = keyof JobPostingValues;

/** The steps in which a posting is written, with the fields of each in the order in which they stand. */
export const JOB_POSTING_STEPS = {
  work: { title: 'jobPostingForm.info', names: ['title', 'jobCategories', 'description', 'chosenLanguage'] },
  placeAndPay: {
    title: 'jobPostingForm.placeAndPay',
    names: [
      ...(['regions', 'salaryTypeId', 'salaryAmountMin', 'salaryAmountMax', 'isPieceRate', 'hasProbation'] as const),
      ...(['workingTime', 'workingDays', 'housing', 'isRemote'] as const),
    ],
  },
  people: {
    title: 'jobPostingForm.qualification',
    names: [
      ...(['career', 'educationId', 'visas', 'languageLevels', 'extraInfo'] as const),
      ...(['employmentType', 'deadlineDate', 'isPublic'] as const),
    ],
  },
  contact: {
    title: 'companies.form.manager',
    names: ['contactName', 'contactMobile', 'contactPhone', 'contactEmail'],
  },
} as const satisfies Record<string, { title: MessageKey; names: readonly Name[] }>;
