/** The text that who applies agrees to; a new text gets a new date. */
export const APPLICATION_CONSENT_VERSION = '2026-11-27';

/** Where news of an application leads, for both sides. */
export const applicationPath = (uuid: string) => `/application/${uuid}`;

/** Where a company finds who has applied for a posting. */
export const inboxPath = (posting: string) => `/inbox/${posting}`;
