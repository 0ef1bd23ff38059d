/** What people may have told by mail once a week, each by itself: what came for them, jobs they look for, what is read most. */
export const MAIL_NOTICES = ['news', 'jobs', 'posts'] as const;
export type MailNotice = (typeof MAIL_NOTICES)[number];
