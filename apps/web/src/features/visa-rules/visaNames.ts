import type { Language } from '@haiko/shared/i18n/languages';
import { isAll } from '@haiko/shared/reference/named';
import { VISA_BY_ID, VISA_SUB_BY_ID } from '@haiko/shared/reference/visas';
import type { JobPostingCardFragment } from '#/api/generated.ts';

type VisaOfPosting = Pick<JobPostingCardFragment['visas'][number], 'visaMainId' | 'visaSubId'>;

/** As short as it is spoken of: `E-7-4`, `E-9`, "Any visa". */
export function shortVisa({ visaMainId, visaSubId }: VisaOfPosting, language: Language): string {
  const main = VISA_BY_ID.get(visaMainId);
  return VISA_SUB_BY_ID.get(visaSubId)?.code ?? main?.code ?? main?.names[language] ?? '';
}

/** Code and name: of the sub item, or of the main where all of it is meant. */
export function visaName(visaMainId: number, visaSubId: number | null, language: Language): string {
  const isWhole = visaSubId === null || isAll(visaSubId);
  const named = isWhole ? VISA_BY_ID.get(visaMainId) : VISA_SUB_BY_ID.get(visaSubId);
  return named?.names[language] ?? '';
}
