import { call } from './call.ts';
import type { UnsubscribeQuery } from './mailNotices.schemas.ts';

/** By mail programs (RFC 8058: a form, without a session) and by the page of the link; ends all mail notices. */
export const unsubscribe = call('POST', '/api/mail/unsubscribe', 204).asks<typeof UnsubscribeQuery>();
/** Where a mail program opens the same address as a page. */
export const openUnsubscribe = call('GET', '/api/mail/unsubscribe', 302).asks<typeof UnsubscribeQuery>();
