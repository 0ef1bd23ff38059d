import { readRecovery } from '@haiko/shared/contract/emails';
import { unsubscribe } from '@haiko/shared/contract/mailNotices';
import { updateMyInfo } from '@haiko/shared/contract/users';
import type { MailNotice } from '@haiko/shared/mailNotices';
import { MailNoticesDocument } from '#/api/generated.ts';
import { optimistic } from '#/api/optimistic.ts';
import { rest } from '#/api/rest.ts';

/** Shows at once what is mailed from now on and saves it; rejects, with what was shown again, where it cannot be saved. */
export async function saveMailNotices(mailNotices: MailNotice[]): Promise<void> {
  await optimistic(
    (cache) =>
      cache.updateQuery({ query: MailNoticesDocument }, (data) =>
        data ? { readUserInformation: { ...data.readUserInformation, mailNotices } } : undefined,
      ),
    () => rest.call(updateMyInfo, { body: { mailNotices } }),
  );
}

/** Ends the mails of the account that the token of a mail is of, whoever is signed in here. */
export async function endMails(token: string): Promise<void> {
  await rest.call(unsubscribe, { query: { token }, skipAuth: true });
}

/** Whether this server sends mail: only then it helps who has forgotten a password. */
export async function isMailSent(): Promise<boolean> {
  return (await rest.call(readRecovery, { skipAuth: true })).isOffered;
}
