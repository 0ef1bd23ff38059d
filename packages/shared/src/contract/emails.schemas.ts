import * as v from 'valibot';
import { canonicalEmail, emailProblem } from '../rules/email.ts';
import { passwordProblem } from '../rules/password.ts';
import { across, fields, judged, judgedAs, optionalText, text } from './fields.ts';

/** Longer than any that we make. */
const TOKEN_MAX = 100;

const email = judgedAs(canonicalEmail, emailProblem);
const token = text({ max: TOKEN_MAX });
/** What stands in a mail: the token of its link, or the address and the code. */
const proof = {
  token: optionalText({ max: TOKEN_MAX }),
  email: v.nullish(email),
  code: optionalText({ max: TOKEN_MAX }),
};
type Proof = { token?: string | null; email?: string | null; code?: string | null };
const proofProblems = ({ token: given, email: address, code }: Partial<Proof>) => {
  if (given) return {};
  return address || code ? { email: address ? null : required, code: code ? null : required } : { token: required };
};
const required = 'REQUIRED' as const;

/** Reply of GET /api/user/password/recovery. */
export const Recovery = v.object({ isOffered: v.boolean() });

/** Body of POST /api/user/password/forgot. */
export const ForgotPasswordBody = fields({ email });

/** Body of POST /api/user/password/reset: the token of the mail's link, and the new password. No code: there are too few of them. */
export const ResetPasswordBody = fields({ token, password: judged(passwordProblem, { format: 'password' }) });

/** Body of POST /api/user/email/confirm: a proof of the mail. */
export const ConfirmEmailBody = v.pipe(fields(proof), across(proofProblems));

/** Body of POST /api/user/email/disown. */
export const DisownEmailBody = fields({ token });

/** Body of POST /api/user/email/another: what one signs in by, and the address that is one's own. */
export const AnotherEmailBody = fields({ email, password: v.string('INVALID'), newEmail: email });

/** Body of PUT /api/user/email; the password may be left out right after signing in. */
export const ChangeEmailBody = fields({ email, password: v.nullish(v.string('INVALID')) });
