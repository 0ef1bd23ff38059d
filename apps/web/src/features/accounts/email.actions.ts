import {
  changeEmail as change,
  confirmEmail as confirm,
  disownEmail as disown,
  forgotPassword as forgot,
  nameAnotherEmail as another,
  readRecovery,
  resetPassword as reset,
  sendConfirmation as send,
} from '@haiko/shared/contract/emails';
import { client } from '#/api/client.ts';
import { MyInfoDocument } from '#/api/generated.ts';
import { rest } from '#/api/rest.ts';
import { hasValidSession } from '#/api/session.ts';
import { startSession } from '#/features/sessions/startSession.ts';

const ANONYMOUS = { skipAuth: true };

/** What stands in a mail: the token of its link, or the address and its code. */
export type MailProof = { token: string } | { email: string; code: string };

/** Whether this server helps who has forgotten a password. */
export async function isRecoveryOffered(): Promise<boolean> {
  return (await rest.call(readRecovery, ANONYMOUS)).isOffered;
}

/** Has a mail sent, if there is an account with this address; nobody is told whether there is. */
export async function forgotPassword(email: string): Promise<void> {
  await rest.call(forgot, { body: { email }, ...ANONYMOUS });
}

/** Sets the password anew and signs in; rejects with `LINK_EXPIRED`. */
export async function resetPassword(token: string, password: string): Promise<void> {
  startSession(await rest.call(reset, { body: { token, password }, ...ANONYMOUS }));
}

/**
 * A link says whose it is. A code is looked for among the mails of whoever is signed in first: others may have had one sent to the same
 * address since. Rejects with `LINK_EXPIRED`, `EMAIL_TAKEN`.
 */
export async function confirmEmail(proof: MailProof): Promise<void> {
  await rest.call(confirm, { body: proof, ...('token' in proof && ANONYMOUS) });
  if (hasValidSession()) await readMyInfo();
}

/** Has the mail sent again. */
export async function sendConfirmation(): Promise<void> {
  await rest.call(send);
}

/** Says that the account with one's address is not one's own; rejects with `LINK_EXPIRED`. */
export async function disownEmail(token: string): Promise<void> {
  await rest.call(disown, { body: { token }, ...ANONYMOUS });
}

/** Has another address asked for its confirmation, by the password. Rejects with `INVALID_CREDENTIALS`, `FORBIDDEN`. */
export async function nameAnotherEmail(body: { email: string; password: string; newEmail: string }): Promise<void> {
  await rest.call(another, { body, ...ANONYMOUS });
}

/**
 * Has the new address asked for its confirmation. `changed`: a server without mail does it at once; `kept`: it is the one that they have.
 * Rejects with `WRONG_PASSWORD`, `REAUTHENTICATION_REQUIRED`.
 */
export async function changeEmail(body: { email: string; password?: string }): Promise<'asked' | 'changed' | 'kept'> {
  await rest.call(change, { body });
  const me = await readMyInfo();
  // A server that cannot send mail helps nobody who has forgotten a password.
  if (!(await isRecoveryOffered().catch(() => true))) return 'changed';
  return me?.pendingEmail === null ? 'kept' : 'asked';
}

/** What is known of one's own account has changed; undefined where it cannot be read, and the next screen does. */
async function readMyInfo() {
  const reply = await client.query({ query: MyInfoDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
  return reply?.data?.readUserInformation;
}
