import * as v from 'valibot';
import { NAME_MAX } from '@haiko/shared/limits';
import { DIRECTION_MARKS, fitsLimit, isBlank, normalizeText } from '@haiko/shared/rules/text';
import type { RawProfile } from './social-providers.js';
import type { SocialProviderName } from '@haiko/shared/socialProviders';

/** Who a provider says somebody is. Identity is (provider, sub); e-mail and name only fill in a form. */
export interface SocialProfile {
  provider: SocialProviderName;
  sub: string;
  /** Null unless the provider vouches for it, or makes no difference between vouched and not (Naver, Payco). */
  email: string | null;
  name: string | null;
}

const subject = v.pipe(v.string(), v.nonEmpty(), v.maxLength(255));
const email = v.pipe(v.string(), v.maxLength(254), v.email());
const appleUser = v.pipe(
  v.string(),
  v.maxLength(2_000),
  v.parseJson(),
  v.object({ name: v.object({ firstName: v.optional(v.string(), ''), lastName: v.optional(v.string(), '') }) }),
);

/** Cleans what a provider told: an unusable e-mail or name becomes null, an unusable `sub` throws. */
export function toSocialProfile(provider: SocialProviderName, raw: RawProfile): SocialProfile {
  return {
    provider,
    sub: v.parse(subject, raw.sub),
    email: v.is(email, raw.email) ? raw.email : null,
    name: nameOf(raw.name ?? ''),
  };
}

/** As somebody who signs up may write it; null where nothing is seen of it, or more than a name has. */
function nameOf(told: string): string | null {
  const storable = told.toWellFormed().replaceAll('\0', '').replace(DIRECTION_MARKS, '');
  const name = normalizeText(storable).replace(/\s+/gu, ' ');
  return isBlank(name) || !fitsLimit(name, NAME_MAX) ? null : name;
}

/**
 * The name in the `user` field that Apple posts at the first consent, or null. It comes through the browser, so nobody
 * vouches for it: good enough to fill in a form.
 */
export function nameOfAppleUser(user: string | undefined): string | null {
  const parsed = v.safeParse(appleUser, user);
  if (!parsed.success) return null;
  const { firstName, lastName } = parsed.output.name;
  const isWrittenTogether = /^[\p{sc=Hangul}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u.test(lastName + firstName);
  return isWrittenTogether ? lastName + firstName : `${firstName} ${lastName}`;
}
