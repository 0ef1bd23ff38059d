import { expect, type APIRequestContext } from '@playwright/test';

/** What the local mailbox tells of a mail. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
}

/** What has come to an address so far, newest first. */
export async function mailsTo(request: APIRequestContext, email: string): Promise<Mail[]> {
  const reply = await request.get(`/mailbox.json?to=${encodeURIComponent(email)}`);
  return (await reply.json()) as Mail[];
}

/** The newest mail to an address, once there are so many. */
export async function mailTo(request: APIRequestContext, email: string, count = 1): Promise<Mail> {
  let mails: Mail[] = [];
  await expect.poll(async () => (mails = await mailsTo(request, email)).length).toBeGreaterThanOrEqual(count);
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
