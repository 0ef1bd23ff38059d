import { expect, type APIRequestContext } from '@playwright/test';

/** What the local mailbox tells of a mail. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
}

/** The newest mail to an address, once there are so many. */
export async function mailTo(request: APIRequestContext, email: string, count = 1): Promise<Mail> {
  let mails: Mail[] = [];
  await expect
    .poll(async () => {
      const reply = await request.get(`/mailbox.json?to=${encodeURIComponent(email)}`);
      mails = (await reply.json()) as Mail[];
      return mails.length;
    })
    .toBeGreaterThanOrEqual(count);
  return mails[0] as Mail;
}

/** Address of the screen that a mail's link opens. */
export function linkIn({ text }: Mail): string {
  const address = /https?:\S*token=[\w-]+/.exec(text)?.[0] ?? '';
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** The code of a mail. */
export function codeIn({ text }: Mail): string {
  return /^\d{6}$/m.exec(text)?.[0] ?? '';
}
