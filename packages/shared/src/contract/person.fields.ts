/** What people say of themselves, as forms and bodies check it; without the reference data, which forms need not load. */
import { PURPOSE_MAX } from '../limits.ts';
import { birthDateProblem } from '../rules/birthDate.ts';
import { nicknameProblem } from '../rules/nickname.ts';
import { passwordProblem } from '../rules/password.ts';
import { normalizeText } from '../rules/text.ts';
import { clock } from './clock.ts';
import { judged, judgedAs, optionalText } from './fields.ts';

/** A nickname, as everybody who may give one gives it. */
export const nickname = judgedAs(normalizeText, nicknameProblem);

export const birthDate = judged((value) => birthDateProblem(value, clock.now()), { format: 'date' });

/** What somebody is in Korea for. */
export const purpose = optionalText({ max: PURPOSE_MAX });

/** A password that somebody chooses; one that they have may be wrong, so it only has to be `given`. */
export const newPassword = judged(passwordProblem, { format: 'password' });
