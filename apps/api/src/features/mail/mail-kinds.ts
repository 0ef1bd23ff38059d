import { CONFIRMATION_HOURS, EMAIL_LEFT_DAYS, RESET_MINUTES } from '@haiko/shared/limits';
import type { MailMessage } from '@haiko/shared/i18n/mailMessages';

interface Kind {
  message: MailMessage;
  /** The screen that its link opens, and for how long that is good; with `hasCode` so are digits that people type there. */
  link?: { path: string; minutes: number; hasCode?: boolean };
  /** Its detail is a name that somebody has chosen. */
  hasName?: boolean;
  /** By Korean law: marked as such, with who sends it, sent by day alone, and easily ended. */
  isAdvertising?: boolean;
}

const CONFIRMATION = { path: '/confirmemail', minutes: CONFIRMATION_HOURS * 60, hasCode: true };

/** Every mail that is sent. */
export const MAIL_KINDS = {
  'confirm-email': { message: 'confirmEmail', link: CONFIRMATION },
  'change-email': { message: 'changeEmail', link: CONFIRMATION },
  'email-change-requested': { message: 'emailChangeRequested' },
  'email-changed': { message: 'emailChanged' },
  'email-left': { message: 'emailLeft', link: { path: '/resetpassword?left=1', minutes: EMAIL_LEFT_DAYS * 24 * 60 } },
  'reset-password': { message: 'resetPassword', link: { path: '/resetpassword', minutes: RESET_MINUTES } },
  'password-changed': { message: 'passwordChanged' },
  'new-sign-in': { message: 'newSignIn' },
  'sign-in-added': { message: 'signInAdded' },
  'sign-in-removed': { message: 'signInRemoved' },
  'second-factor-added': { message: 'secondFactorAdded' },
  'second-factor-removed': { message: 'secondFactorRemoved' },
  'recovery-code-used': { message: 'recoveryCodeUsed' },
  'recovery-codes-renewed': { message: 'recoveryCodesRenewed' },
  'company-invitation': { message: 'companyInvitation', hasName: true },
  'weekly-digest': { message: 'weeklyDigest', isAdvertising: true },
} as const satisfies Record<string, Kind>;

export type MailKind = keyof typeof MAIL_KINDS;

/** The kinds whose link or code proves that an address is somebody's. */
export type LinkKind = 'confirm-email' | 'change-email' | 'reset-password' | 'email-left';

/** By which an account gets another address, or one back: they end with a role over others, whose first second factor a mail proves. */
export const ADDRESS_LINKS: LinkKind[] = ['change-email', 'email-left'];

/** The kind, seen through the common shape. */
export function mailKind(kind: MailKind): Kind {
  return MAIL_KINDS[kind];
}
