import { PRIVACY_VERSION, TERMS_VERSION } from './limits.ts';

/** What people are asked to agree to, each by itself. */
export const CONSENTS = ['terms', 'privacy', 'purpose'] as const;
export type ConsentName = (typeof CONSENTS)[number];

/** Without these nobody writes in the web; `purpose` is for the one optional thing that a sign-up tells. */
export const REQUIRED_CONSENTS = ['terms', 'privacy'] as const satisfies readonly ConsentName[];
export type RequiredConsent = (typeof REQUIRED_CONSENTS)[number];

/** Which text each of them is to: who agreed to an older one is asked again. */
export const CONSENT_VERSIONS: Readonly<Record<ConsentName, string>> = {
  terms: TERMS_VERSION,
  privacy: PRIVACY_VERSION,
  purpose: PRIVACY_VERSION,
};
