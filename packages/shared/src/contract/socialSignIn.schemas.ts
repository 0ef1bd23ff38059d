import * as v from 'valibot';
import { SOCIAL_PROVIDERS } from '../socialProviders.ts';
import { fields, given } from './fields.ts';
import { Tokens } from './sessions.schemas.ts';
import { profileEntries } from './users.schemas.ts';

/** The providers that this server offers. */
export const Providers = v.array(v.picklist(SOCIAL_PROVIDERS));

/** The address of the provider's own page. */
export const Departure = v.object({ url: v.string() });

/** Anything may be missing, repeated or forged; what is no single text counts as empty. */
const lenientText = v.optional(v.fallback(v.string(), ''), '');

/** What a provider sends back, in the address or as a form, as far as we use it. */
export const ProviderReply = fields({
  state: lenientText,
  code: lenientText,
  error: lenientText,
  /** Apple's form field with the person's name, on the first sign-in only. */
  user: lenientText,
});

/** The key that step 2 leads back with. */
export const KeyQuery = fields({ key: given });

/** What a key stands for: a session, nothing where somebody only looks ahead, or what a sign-up form is filled with. */
export const KeyReply = v.union([
  v.object({
    status: v.literal('sign-up'),
    key: v.string(),
    provider: v.picklist(SOCIAL_PROVIDERS),
    sub: v.string(),
    email: v.nullable(v.string()),
    name: v.nullable(v.string()),
  }),
  v.object({ status: v.literal('signed-in'), ...Tokens.entries }),
  v.object({ status: v.literal('signed-in') }),
]);

/** Body of step 3. Who it is and the e-mail address are what step 2 verified, so no field names them. */
export const SocialSignUpBody = fields({ ...profileEntries, key: given });
