import type { JobPostingCardFragment, VisaVerdict } from '#/api/generated.ts';
import type { MessageKey } from '#/i18n/messageKey.ts';

type Fit = Pick<NonNullable<JobPostingCardFragment['visaFit']>, 'verdict' | 'reason'>;

/** What the verdicts of rules are called. */
export const VERDICT_LABELS: Readonly<Record<VisaVerdict, MessageKey>> = {
  YES: 'jobPostings.visaFit.yes',
  WITH_PERMIT: 'jobPostings.visaFit.withPermit',
  ASK: 'jobPostings.visaFit.ask',
  NO: 'jobPostings.visaFit.no',
};

/** What an answer is called, on a card as on the page. Where age alone asks for something, that is no permit but what the parents agree to. */
export function verdictLabel({ verdict, reason }: Fit): MessageKey {
  return verdict === 'WITH_PERMIT' && reason === 'UNDER_AGE'
    ? 'jobPostings.visaFit.withConsent'
    : VERDICT_LABELS[verdict];
}
