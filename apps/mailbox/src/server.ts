import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { type HeaderLines, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { mailboxPage } from './page.ts';
import { scenarioOf } from './scenarios.ts';

/** A mail as it came. */
export interface ReceivedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** ISO 8601. */
  at: string;
  /** The header, by which mail programs tell a mail that comes twice. */
  messageId: string;
  /** The headers that let mail programs end such mails (RFC 8058), by their names in small letters. */
  list: Record<string, string>;
}

export interface Mailbox {
  /** Of the page, without a slash at the end. */
  url: string;
  /** Where the application sends its mails to. */
  smtpUrl: string;
  /** What came to an address, newest first; without one, everything. */
  mailsTo(address?: string): ReceivedMail[];
  /** How often the application tried to send to an address. */
  attemptsTo(address: string): number;
  close(): Promise<void>;
}

/** Older ones are forgotten. */
const MOST_MAILS = 500;
const MOST_BYTES = 1_048_576;

/**
 * Starts a mail server that keeps what it gets in memory and shows it on a page, on this machine's own address only; port 0
 * takes a free one. Refuses when the application runs in production.
 */
export async function startMailbox({ port, smtpPort }: { port: number; smtpPort: number }): Promise<Mailbox> {
  if (process.env['HAIKO_ENV'] === 'production') {
    throw new Error('The local mailbox shows everybody all mails; it never runs in production.');
  }
  const memory = new Memory();
  const smtp = smtpServer(memory);
  const pages = createServer((request, response) => answer(memory, request, response));
  smtp.listen(smtpPort, '127.0.0.1');
  pages.listen(port, '127.0.0.1');
  await Promise.all([listening(smtp.server), listening(pages)]);
  return {
    url: `http://127.0.0.1:${portOf(pages)}`,
    smtpUrl: `smtp://127.0.0.1:${portOf(smtp.server)}`,
    mailsTo: (address) => memory.mailsTo(address),
    attemptsTo: (address) => memory.attempts.get(address) ?? 0,
    close: () => close(smtp, pages),
  };
}

class Memory {
  readonly attempts = new Map<string, number>();
  #mails: ReceivedMail[] = [];

  /** Counts one more; returns how many there were before. */
  attempt(address: string): number {
    const before = this.attempts.get(address) ?? 0;
    this.attempts.set(address, before + 1);
    return before;
  }

  keep(mail: ReceivedMail): void {
    this.#mails = [mail, ...this.#mails].slice(0, MOST_MAILS);
  }

  mailsTo(address?: string): ReceivedMail[] {
    const wanted = address?.trim().toLowerCase();
    return this.#mails.filter(({ to }) => !wanted || to.toLowerCase() === wanted);
  }
}

function smtpServer(memory: Memory): SMTPServer {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: MOST_BYTES,
    closeTimeout: 1,
    onRcptTo({ address }, _session, done) {
      const before = memory.attempt(address);
      const scenario = scenarioOf(address);
      if (scenario === 'hang') return;
      if (scenario === 'refused') return done(refusal(550, 'No such mailbox'));
      if (scenario === 'full' && before === 0) return done(refusal(552, '5.2.2 Mailbox full'));
      if (scenario === 'denied' && before === 0) return done(refusal(554, '5.7.1 Relay access denied'));
      if (scenario === 'later' && before === 0) return done(refusal(451, 'Try again later'));
      done();
    },
    onData(stream, { envelope }, done) {
      void simpleParser(stream).then(({ subject, text, html, messageId, headerLines }) => {
        const words = { subject: subject ?? '', text: text ?? '', html: html || '' };
        const mail = { ...words, messageId: messageId ?? '', list: listHeaders(headerLines) };
        for (const { address } of envelope.rcptTo) memory.keep({ ...mail, to: address, at: new Date().toISOString() });
        done();
      }, done);
    },
  });
  // A client that breaks off is none of our business.
  server.on('error', () => undefined);
  return server;
}

/** Of `List-…: value` lines, which may be folded. */
function listHeaders(lines: HeaderLines): Record<string, string> {
  const list = lines.filter(({ key }) => key.startsWith('list-'));
  return Object.fromEntries(
    list.map(({ key, line }) => [
      key,
      line
        .slice(key.length + 1)
        .replace(/\s+/g, ' ')
        .trim(),
    ]),
  );
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** `/mailbox.json?to=ADDRESS`, the page for everything else. */
function answer(memory: Memory, { url = '/' }: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(url, 'http://127.0.0.1');
  const mails = memory.mailsTo(searchParams.get('to') ?? undefined);
  const isJson = pathname.endsWith('.json');
  response.setHeader('Content-Type', isJson ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8');
  response.end(isJson ? JSON.stringify(mails) : mailboxPage(mails));
}

function listening(server: Server | NetServer): Promise<void> {
  return new Promise((resolve, reject) => {
    if (server.listening) return resolve();
    server.once('listening', resolve).once('error', reject);
  });
}

const portOf = (server: Server | NetServer): number => (server.address() as AddressInfo).port;

async function close(smtp: SMTPServer, pages: Server): Promise<void> {
  pages.closeAllConnections();
  await Promise.all([
    new Promise<void>((resolve) => smtp.close(resolve)),
    new Promise<void>((resolve) => pages.close(() => resolve())),
  ]);
}
