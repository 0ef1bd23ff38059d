/** How people and companies are reached. */
import { canonicalEmail, emailProblem } from '../rules/email.ts';
import { isPhone, PHONE_DIGITS } from '../rules/phone.ts';
import { judged, judgedAs } from './fields.ts';

/** A text of a certain form, and required. `pattern` is for the documentation. */
export const shaped = (isValid: (value: string) => boolean, pattern: string) =>
  judged((value) => (value === '' ? 'REQUIRED' : isValid(value) ? null : 'INVALID'), { pattern });

/** A Korean telephone number, digits alone. */
export const phone = shaped(isPhone, `^[0-9]{${PHONE_DIGITS.min},${PHONE_DIGITS.max}}$`);

/** An e-mail address, in the form in which it is stored. */
export const email = judgedAs(canonicalEmail, emailProblem);
