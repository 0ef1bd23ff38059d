import { call } from './call.ts';
import type {
  AnotherEmailBody,
  ChangeEmailBody,
  ConfirmEmailBody,
  DisownEmailBody,
  ForgotPasswordBody,
  Recovery,
  ResetPasswordBody,
} from './emails.schemas.ts';
import type { Tokens } from './sessions.schemas.ts';

/** Whether this server can send mail, and by that help who has forgotten a password. */
export const readRecovery = call('GET', '/api/user/password/recovery', 200).returns<typeof Recovery>();
export const forgotPassword = call('POST', '/api/user/password/forgot', 204).takes<typeof ForgotPasswordBody>();
/** Other sessions and other ways to sign in end. */
export const resetPassword = call('POST', '/api/user/password/reset', 200)
  .takes<typeof ResetPasswordBody>()
  .returns<typeof Tokens>();
export const confirmEmail = call('POST', '/api/user/email/confirm', 204).takes<typeof ConfirmEmailBody>();
export const sendConfirmation = call('POST', '/api/user/email/send-confirmation', 204);
/** Says that an account with one's own address is not one's own: the address is parted from it. */
export const disownEmail = call('POST', '/api/user/email/disown', 204).takes<typeof DisownEmailBody>();
/** For who has mistyped the address at the sign-up and cannot sign in by it any more. */
export const nameAnotherEmail = call('POST', '/api/user/email/another', 204).takes<typeof AnotherEmailBody>();
/** It changes when the new address is confirmed. */
export const changeEmail = call('PUT', '/api/user/email', 204).takes<typeof ChangeEmailBody>();
