import { onlyDigits } from '@haiko/shared/rules/digits';
import { canonicalEmail, emailProblem } from '@haiko/shared/rules/email';
import { isPhone } from '@haiko/shared/rules/phone';
import { fieldsOf, listOf, textOf } from './feed-values.js';

/** How numbers of Korea begin when they are written for callers from abroad. */
const FROM_ABROAD = /^82(?=[1-9])/;

/**
 * How the recruiter is reached, as far as the feed says it: for applications, else as a company. Who answers there is nobody's
 * business here, so no name is taken.
 */
export function contactOf(fields: Readonly<Record<string, unknown>>) {
  const [organization] = listOf(fields['hiringOrganization']).map(fieldsOf);
  const points = [fields['applicationContact'], organization, organization?.['contactPoint']]
    .flatMap(listOf)
    .map(fieldsOf);
  const phones = points.map(({ telephone }) => onlyDigits(textOf(telephone)).replace(FROM_ABROAD, '0'));
  const emails = points.map(({ email }) => canonicalEmail(textOf(email).replace(/^mailto:/i, '')));
  return {
    contactName: '',
    contactPhone: phones.find(isPhone) ?? '',
    contactMobile: '',
    contactEmail: emails.find((email) => emailProblem(email) === null) ?? '',
  };
}
