import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { AppConfig, type MailSettings } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { span } from '../../platform/tracing/trace.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { type MailBody, MailBodies } from './mail-bodies.js';
import { mailKind } from './mail-kinds.js';
import { MailTexts } from './mail-texts.js';
import { MAIL_TO_SEND, MARK_SENT } from './mail.statements.js';
import { SEND_DIGEST } from './mails.service.js';
import { secondsUntilDay } from './night.js';
import { isRefusedAddress } from './refusal-reply.js';
import { RefusedAddresses } from './refused-addresses.service.js';

/** Brings mails to the mail server. */
@Injectable()
export class MailSender implements OnApplicationShutdown {
  readonly #logger = new Logger('Mail');
  readonly #transport: ReturnType<typeof transportOf> | undefined;

  constructor(
    private readonly database: Database,
    private readonly texts: MailTexts,
    private readonly config: AppConfig,
    private readonly refused: RefusedAddresses,
    private readonly metrics: Metrics,
    private readonly bodies: MailBodies,
    private readonly jobs: Jobs,
  ) {
    this.#transport = config.mail && transportOf(config.mail);
  }

  onApplicationShutdown(): void {
    this.#transport?.close();
  }

  /**
   * Sends a mail once: what was sent, or leads nowhere any more, is passed over. Rejects when it has to be tried again later. A
   * process that dies between sending and noting it sends it twice, under one id by which mail programs tell that.
   */
  async deliver(uuid: string): Promise<void> {
    const transport = this.#transport;
    const mail = transport && (await this.database.row(MAIL_TO_SEND, { uuid }));
    if (!mail || !(await this.refused.allows(mail))) return;
    const { isAdvertising = false } = mailKind(mail.kind);
    const night = isAdvertising ? this.#secondsOfNight() : 0;
    if (night > 0) return this.jobs.send(SEND_DIGEST, { uuid }, { afterSeconds: night });
    const body = await this.bodies.get(mail.kind)?.(mail);
    if (body === null) return;
    const { subject, text, html, language } = this.texts.of({ ...mail, body });
    try {
      const letter = {
        to: { name: '', address: mail.email },
        subject,
        text,
        html,
        messageId: `<${uuid}@${new URL(this.config.publicUrl).hostname}>`,
        headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(body) },
      };
      await span({ name: 'SMTP', kind: 'client' }, () => transport.sendMail(letter));
    } catch (error) {
      const isRefused = isRefusedAddress(error);
      this.#count(isRefused ? 'refused' : 'failed');
      if (!isRefused) throw new Error(`The mail server did not take a mail: ${codeOf(error)}`);
      this.#logger.warn({ mail: uuid, error: codeOf(error) }, 'A mail was refused');
      await this.refused.refuse(uuid, 'bounce');
      return;
    }
    this.#count('sent');
    await this.database.rows(MARK_SENT, { uuid });
  }

  #secondsOfNight(): number {
    return this.config.mail?.sendsNoticesAtNight ? 0 : secondsUntilDay(new Date());
  }

  #count(outcome: 'sent' | 'refused' | 'failed'): void {
    this.metrics.count('haiko_mails_total', { outcome });
    const ofServer = outcome === 'sent' ? 'answered' : outcome;
    this.metrics.count('haiko_provider_calls_total', { service: 'mail', provider: 'smtp', outcome: ofServer });
  }
}

/** By which mail programs show a button that ends such mails (RFC 2369, RFC 8058). */
function unsubscribeHeaders(body: MailBody | undefined): Record<string, string> {
  if (!body) return {};
  return { 'List-Unsubscribe': `<${body.unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function transportOf({ url, from, connections, mailsPerConnection, mailsPerSecond, timeoutMs }: MailSettings) {
  const pool = {
    url,
    pool: true as const,
    maxConnections: connections,
    maxMessages: mailsPerConnection,
    rateDelta: 1_000,
    rateLimit: mailsPerSecond,
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // A text is a text: nothing in it is ever read from a disk or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return createTransport(pool, { from });
}

/** What is logged: never the mail server's own words, which name the address. */
function codeOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [code, responseCode].filter(Boolean).join(' ') || 'unknown';
}
