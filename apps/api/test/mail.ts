import { type Mailbox, type ReceivedMail, startMailbox } from '@haiko/mailbox/server';
import { startApp, type TestApp } from './app.js';
import { until } from './until.js';

export interface MailStage {
  test: TestApp;
  mailbox: Mailbox;
  /** The newest mail to an address whose subject fits, once it is there. */
  mailTo(email: string, subject: RegExp): Promise<ReceivedMail>;
  stop(): Promise<void>;
}

/** The application with a mail server. */
export async function startMailStage(settings: Record<string, string> = {}): Promise<MailStage> {
  const mailbox = await startMailbox({ port: 0, smtpPort: 0 });
  const mail = { SMTP_URL: mailbox.smtpUrl, MAIL_FROM: 'Haiko <haiko@example.test>', MAILBOX_URL: mailbox.url };
  const test = await startApp({ BACKGROUND_JOBS: 'on', ...mail, ...settings });
  const find = (email: string, subject: RegExp) => mailbox.mailsTo(email).find((each) => subject.test(each.subject));
  return {
    test,
    mailbox,
    async mailTo(email, subject) {
      await until(() => find(email, subject) !== undefined);
      return find(email, subject) as ReceivedMail;
    },
    async stop() {
      await test.stop();
      await mailbox.close();
    },
  };
}

/** The token of a mail's link, and its code. */
export function proofIn({ text }: ReceivedMail): { token: string; code: string } {
  return { token: /https?:\S*token=([\w-]+)/.exec(text)?.[1] ?? '', code: /^\d{6}$/m.exec(text)?.[0] ?? '' };
}
