import { type ConsentName, CONSENTS, CONSENT_VERSIONS } from '@haiko/shared/consents';
import * as v from 'valibot';
import type { MessageKey } from '#/i18n/messageKey.ts';

export const CONSENT_LABELS = {
  terms: 'legal.consent.terms',
  privacy: 'legal.consent.privacy',
  purpose: 'legal.consent.purpose',
} as const satisfies Record<ConsentName, MessageKey>;

const MUST_AGREE = 'legal.consent.mustAgree' satisfies MessageKey;
const required = v.pipe(
  v.boolean(MUST_AGREE),
  v.check((isTicked) => isTicked, MUST_AGREE),
);

/** The two boxes that have to be ticked. */
export const requiredBoxes = { terms: required, privacy: required };

/** How the boxes of a form begin: nothing is ticked for anybody. */
export const NOTHING_TICKED = { terms: false, privacy: false, purpose: false };

export const MUST_AGREE_OR_EMPTY = 'legal.consent.mustAgreeOrEmpty' satisfies MessageKey;
export const PURPOSE_BOX = ['consents', 'purpose'] as const;

/** What is optional is told with a consent of its own, or not at all. */
export function isPurposeAgreedTo({ purpose, consents }: { purpose: string; consents: { purpose: boolean } }): boolean {
  return purpose.trim() === '' || consents.purpose;
}

/** What a body says of ticked boxes: the versions whose texts stood behind them. */
export function consentsOf(ticked: Partial<Record<ConsentName, boolean>>): Partial<Record<ConsentName, string>> {
  return Object.fromEntries(CONSENTS.filter((name) => ticked[name]).map((name) => [name, CONSENT_VERSIONS[name]]));
}
