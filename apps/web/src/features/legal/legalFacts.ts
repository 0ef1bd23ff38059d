import type { LegalFacts } from '@haiko/shared/i18n/legal';
import type { TFunction } from 'i18next';
import type { PolicyFactsQuery, PolicyRecipientFragment } from '#/api/generated.ts';

/** What the legal texts say of this server, in words. */
export function legalFacts(facts: PolicyFactsQuery['readPolicyFacts'], t: TFunction): LegalFacts {
  const named = ({ name, country }: PolicyRecipientFragment) =>
    country ? `${name} (${t(`legal.country.${country}`)})` : name;
  const list = (recipients: readonly PolicyRecipientFragment[]) => recipients.map(named).join(', ');
  return {
    operatorName: facts.name,
    operatorRepresentative: facts.representative,
    operatorAddress: facts.address,
    operatorBusinessNumber: facts.businessNumber,
    operatorJobNumber: facts.jobNotificationNumber,
    operatorContact: facts.contact,
    privacyOfficer: facts.privacyOfficer,
    privacyContact: facts.privacyContact,
    signInServices: list(facts.signInServices),
    translators: list(facts.translators),
    pushServices: list(facts.pushServices),
    postcodeServices: list(facts.postcodeServices),
    mailProvider: facts.mailProvider,
    hostingProvider: facts.hostingProvider,
    sessionIdleDays: String(facts.sessionIdleDays),
  };
}
