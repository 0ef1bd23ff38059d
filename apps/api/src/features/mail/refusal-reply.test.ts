import { isOfAddress, isRefusedAddress } from './refusal-reply.js';

describe('a final reply of a mail server', () => {
  it.each([
    '550 5.1.1 <linh@example.test>: Recipient address rejected: User unknown in virtual mailbox table',
    "550-5.1.1 The email account that you tried to reach does not exist. Please try\r\n550-5.1.1 double-checking the recipient's address",
    '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient linh@example.test not found by SMTP address lookup',
    '550 5.2.1 The email account that you tried to reach is inactive',
    '550 5.1.1 <full.quota@spam.example> no such user',
    '550 No such mailbox',
    '550 Unrouteable address',
    '550 5.5.0 Requested action not taken: user unknown',
    "554 delivery error: dd This user doesn't have a yahoo.com account (linh@yahoo.com) [0]",
  ])('shuts an address out that has nobody: %s', (reply) => expect(isOfAddress(reply)).toBe(true));

  it.each([
    '550 5.4.5 Daily user sending limit exceeded',
    '554 5.7.1 <linh@example.test>: Relay access denied',
    '550 relay not permitted',
    "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)",
    '552 5.2.2 mailbox full',
    "552-5.2.2 The recipient's inbox is out of storage space",
    '550-5.7.26 Your email has been blocked because the sender is unauthenticated. Gmail requires SPF or DKIM',
    '550 5.7.1 Service unavailable, Client host [5.1.1.2] blocked using Spamhaus',
    '550 5.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages',
    '550-Verification failed for <haiko@example.test>\r\n550-No Such User Here\r\n550 Sender verify failed',
    '550 5.1.8 <haiko@example.test>: Sender address rejected: Domain not found',
    '550 5.3.4 Message too big',
    '550 5.4.1 Recipient address rejected: Access denied',
    '550 rejected: 10.5.1.1',
    '550 Requested action not taken: mailbox unavailable',
    '550',
    '',
  ])('does not where it is about us, passes or says too little: %s', (reply) => expect(isOfAddress(reply)).toBe(false));
});

it('counts to the address alone, and only if it is final', () => {
  const error = { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 No such user' };
  expect(isRefusedAddress(error)).toBe(true);
  for (const change of [
    { command: 'MAIL FROM' },
    { command: 'DATA' },
    { responseCode: 450, response: '450 4.1.1 No such user' },
    { response: undefined },
    { code: 'EAUTH' },
    { code: 'ECONNECTION', command: 'CONN', responseCode: undefined, response: undefined },
  ])
    expect(isRefusedAddress({ ...error, ...change })).toBe(false);
});
