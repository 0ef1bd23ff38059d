import * as v from 'valibot';
import { SOCIAL_PROVIDERS } from '../socialProviders.ts';
import { fields, given } from './fields.ts';

/** Body of what changes the ways to sign in: the password, which may be left out right after signing in. */
export const ProofBody = fields({ password: v.nullish(given) });

const moment = v.pipe(v.string(), v.isoTimestamp());

/**
 * Reply of GET /api/user/sign-ins. Of passkeys there may be several, each with the uuid that it is removed by, the device on which it
 * was made (`Chrome · Android`, '' where that is not known) and when it was used last.
 */
export const SignIns = v.array(
  v.object({
    provider: v.picklist([...SOCIAL_PROVIDERS, 'password', 'passkey']),
    uuid: v.nullable(v.pipe(v.string(), v.uuid())),
    email: v.nullable(v.string()),
    device: v.nullable(v.string()),
    createdAt: moment,
    lastUsedAt: v.nullable(moment),
  }),
);
