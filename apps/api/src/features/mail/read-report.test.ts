import { mailOfMessageId, readReport } from './read-report.js';

const MAIL = '0b7a75f2-4c1e-4b7a-9d1e-2f6a8c3e5d70';
const ORIGINAL = `Message-ID: <${MAIL}@haiko.test>\nTo: linh@example.test\nSubject: =?UTF-8?B?7JWI64WV?=\n`;

/** A mail of several parts as a mail server sends it about another one. */
function report(type: string, parts: readonly [type: string, text: string][]): string {
  const bodies = parts.map(([each, text]) => `--x\nContent-Type: ${each}\n\n${text}\n`);
  const head = `From: MAILER-DAEMON@example.test\nTo: haiko@haiko.test\nMIME-Version: 1.0\nContent-Type: multipart/report; report-type=${type}; boundary=x\n`;
  return `${head}\n${bodies.join('')}--x--\n`.replaceAll('\n', '\r\n');
}
const bounce = (fields: string, original: [string, string] = ['text/rfc822-headers', ORIGINAL]) =>
  report('delivery-status', [
    ['text/plain', 'I am sorry to say that your mail could not be delivered.'],
    [
      'message/delivery-status',
      `Reporting-MTA: dns; mx.example.test\n\nFinal-Recipient: rfc822; linh@example.test\n${fields}`,
    ],
    original,
  ]);

describe('a mail that came back', () => {
  it('says that an address takes no mail for good, and of which mail', async () => {
    const failed = 'Action: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 No such user\n';
    const found = { kind: 'bounce', mails: [MAIL] };
    expect(await readReport(bounce(failed))).toEqual(found);
    const whole = `${ORIGINAL}Content-Type: text/plain\n\n안녕하세요\n`;
    expect(await readReport(bounce(failed, ['message/rfc822', whole]))).toEqual(found);
  });

  it.each([
    ['a delay', 'Action: delayed\nStatus: 4.4.1\n'],
    ['a failure that may pass', 'Action: failed\nStatus: 4.2.2\n'],
    ['a full mailbox', 'Action: failed\nStatus: 5.2.2\n'],
    ['a delivery', 'Action: delivered\nStatus: 2.0.0\n'],
  ])('says nothing of %s', async (_, fields) => {
    expect(await readReport(bounce(fields))).toBeUndefined();
  });

  it.each([
    [
      'Status: 5.0.0\nDiagnostic-Code: smtp; 550-5.1.1 The email account\n that you tried to reach does not exist',
      'bounce',
    ],
    ['Status: 5.0.0\nDiagnostic-Code: smtp; 550 User unknown', 'bounce'],
    ['Status: 5.1.1', 'bounce'],
    [
      'Status: 5.7.26\nDiagnostic-Code: smtp; 550-5.7.26 This mail has been blocked\n because the sender is unauthenticated',
      'undelivered',
    ],
    ['Status: 5.0.0\nDiagnostic-Code: smtp; 550 5.4.5 Daily user sending limit exceeded', 'undelivered'],
    ['Status: 5.0.0', 'undelivered'],
  ])('tells what is about the address from what is about us: %s', async (fields, kind) => {
    expect(await readReport(bounce(`Action: failed\n${fields}\n`))).toEqual({ kind, mails: [MAIL] });
  });

  it('says that its reader called it spam, and nothing where the reader took that back', async () => {
    const complaint = (type: string) =>
      report('feedback-report', [
        ['message/feedback-report', `Feedback-Type: ${type}\nVersion: 1\n`],
        ['message/rfc822', `${ORIGINAL}\nHello\n`],
      ]);
    expect(await readReport(complaint('abuse'))).toEqual({ kind: 'complaint', mails: [MAIL] });
    expect(await readReport(complaint('not-spam'))).toBeUndefined();
  });

  it('is not what a letter says, whatever stands in it', async () => {
    const letter = `Subject: Away\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n${ORIGINAL}`;
    for (const each of [letter, '', 'x', '\0'.repeat(100), report('delivery-status', [])])
      expect(await readReport(each)).toBeUndefined();
  });
});

it('knows its own Message-IDs alone', () => {
  expect(mailOfMessageId(`<${MAIL.toUpperCase()}@haiko.test>`)).toBe(MAIL);
  expect(mailOfMessageId(`${MAIL}@haiko.test`)).toBe(MAIL);
  for (const other of ['', '<x@haiko.test>', MAIL, `<${MAIL}x@haiko.test>`])
    expect(mailOfMessageId(other)).toBeUndefined();
});
