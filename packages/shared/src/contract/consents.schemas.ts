import * as v from 'valibot';
import { type ConsentName, CONSENT_VERSIONS } from '../consents.ts';
import { isCalendarDate } from '../rules/birthDate.ts';
import { fields, judged } from './fields.ts';

/** A version that there is or was: a page that has been open for long agrees to the one that it shows. */
const versionOf = (name: ConsentName) =>
  judged((value) => (isCalendarDate(value) && value <= CONSENT_VERSIONS[name] ? null : 'INVALID'), { format: 'date' });

/** What somebody agrees to, by the version that was shown; null takes the optional one back. */
const consentEntries = {
  terms: v.nullish(versionOf('terms')),
  privacy: v.nullish(versionOf('privacy')),
  purpose: v.nullish(versionOf('purpose')),
};

/** Body of PUT /api/user/consents; what is absent stays. */
export const ConsentsBody = fields(consentEntries);

/** The same within a sign-up, or within a change of what it is about. */
export const optionalConsents = v.nullish(fields(consentEntries));
