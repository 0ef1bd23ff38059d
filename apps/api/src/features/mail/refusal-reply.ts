/** A status that a reply names (RFC 3463), which says what it is about; no piece of a network address. */
const STATUS = /(?<![\d.])5\.\d{1,3}\.\d{1,3}(?!\.?\d)/;
/** No such mailbox or domain, no address at all, one that has moved, a domain without mail, a mailbox that was closed. */
const OF_ADDRESS = ['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1'];
/** Says nothing by itself: the words tell. */
const UNDEFINED = /^5\.\d\.0$/;
const HAS_NO_MAILBOX =
  /\b(no such|unknown|invalid|unrouteable) (user|mailbox|recipient|address|person|account)|\b(user|mailbox|recipient|account|address)\b.{0,40}\b(unknown|not found|not known|not exist|disabled|inactive)|\b(does not|doesn't) have an?\b.{0,40}\baccount/i;
/** What servers say of whoever sends, some of it beside the words above; and Gmail of a mailbox that gets too much, by the status of a closed one. */
const IS_OF_SENDER =
  /\b(sender|relay|policy|block|spam|reputation|auth|spf|dkim|dmarc|list(ed)?\b|quota|limit|rate\b|full\b|try again)/i;

/**
 * Whether a final reply (5xx) says that there is nobody at an address, so that nothing should be sent there any more. In doubt it is about
 * us (a limit, a relay, SPF) or will pass (a full mailbox): a person whose address is shut out cannot get back into the account.
 */
export function isOfAddress(reply: string): boolean {
  // An address may be any word.
  const words = reply.replaceAll(/<[^<>]*>|\S+@\S+/g, ' ').replaceAll(/\s+/g, ' ');
  if (IS_OF_SENDER.test(words)) return false;
  const status = STATUS.exec(reply)?.[0];
  return status === undefined || UNDEFINED.test(status) ? HAS_NO_MAILBOX.test(words) : OF_ADDRESS.includes(status);
}

/** Whether nodemailer's error is such a reply: to the address that it was given, not to our name or the letter. */
export function isRefusedAddress(error: unknown): boolean {
  const { code, command, response, responseCode } = error as Record<string, unknown>;
  if (code !== 'EENVELOPE' || command !== 'RCPT TO' || Number(responseCode) < 500) return false;
  return typeof response === 'string' && isOfAddress(response);
}
