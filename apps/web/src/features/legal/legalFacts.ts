import type { LegalFacts } from '@haiko/shared/i18n/legal';
import type { TFunction } from 'i18next';
import type { PolicyFactsQuery, PolicyRecipientFragment, RecipientCountry } from '#/api/generated.ts';
import { type MessageKey, translateKey } from '#/i18n/messageKey.ts';

const COUNTRIES: Readonly<Record<RecipientCountry, MessageKey>> = {
  DE: 'legal.country.DE',
  JP: 'legal.country.JP',
  KR: 'legal.country.KR',
  US: 'legal.country.US',
};

/** What the legal texts say of this server, in words. */
export function legalFacts(facts: PolicyFactsQuery['readPolicyFacts'], t: TFunction): LegalFacts {
  const named = ({ name, country }: PolicyRecipientFragment) =>
    country ? `${name} (${translateKey(t, COUNTRIES[country])})` : name;
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
    businessCheckers: list(facts.businessCheckers),
    mailProvider: facts.mailProvider,
    hostingProvider: facts.hostingProvider,
    sessionIdleDays: String(facts.sessionIdleDays),
    backupKeepDays: String(facts.backupKeepDays),
  };
}
