import * as v from 'valibot';
import { across, fields, optionalText, text } from './fields.ts';
import { PasskeyBody } from './passkeys.schemas.ts';

/** Longer than any code, however it is spaced. */
const CODE_MAX = 40;
const TICKET_MAX = 100;

/** Reply of GET /api/user/second-factor. `since` is null where no app is set up; `recoveryCodes` are those that are left. */
export const SecondFactor = v.object({
  since: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  recoveryCodes: v.pipe(v.number(), v.integer()),
  hasPasskey: v.boolean(),
});

/** Reply of POST /api/user/second-factor/options: the secret in base 32, and the address by which apps take it (otpauth:). */
export const SecondFactorSecret = v.object({ secret: v.string(), uri: v.string() });

/** Body of POST /api/user/second-factor. */
export const SecondFactorBody = fields({ code: text({ max: CODE_MAX }) });

/** Reply of POST /api/user/second-factor, and of …/recovery-codes: they are told this once. */
export const RecoveryCodes = v.object({ recoveryCodes: v.array(v.string()) });

/** Body of POST /api/user/signin/second: the ticket of the first step, and a code or a passkey's signature. */
export const SecondStepBody = v.pipe(
  fields({ ticket: text({ max: TICKET_MAX }), code: optionalText({ max: CODE_MAX }), passkey: v.nullish(PasskeyBody) }),
  across(({ code, passkey }) => ({ code: code || passkey ? null : 'REQUIRED' })),
);
