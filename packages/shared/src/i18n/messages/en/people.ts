import type { ReportReason } from '../../../reports.ts';

/** A person: profile, friends, blocking, reporting. */
export const people = {
  profile: {
    addFriend: 'Add Friend',
    requestSent: 'Friend Request Sent',
    sentBanner: 'Friend request has been sent to {{name}}.',
    answerRequest: 'See the friend request',
    checkRequest: 'Please check the friend request.',
    alreadyReceived: '{{name}} has already sent you a friend request. Would you like to see it now?',
    friend: 'Friend',
    note: 'Message',
    unavailable: 'This profile cannot be shown.',
  },
  block: {
    action: 'Block',
    actionFor: 'Block {{name}}',
    undo: 'Unblock',
    question: 'Would you like to block {{name}}?',
    hint: 'You will no longer see each other’s posts, comments and messages, and you will no longer be friends. Nobody is told.',
    done: '{{name}} has been blocked.',
    undoQuestion: 'Would you like to unblock {{name}}?',
    undone: '{{name}} has been unblocked.',
    isBlocked: 'You have blocked this person.',
  },
  report: {
    action: 'Report',
    question: 'What is wrong?',
    hint: 'Nobody is told who reported.',
    text: 'Details',
    textPlaceholder: 'What should we know?',
    reasonMissing: 'Please choose a reason.',
    submit: 'Send report',
    done: 'Thank you. We will look into your report.',
    /** Why something is reported. */
    reason: {
      SPAM: 'Advertising or spam',
      FRAUD: 'Scam, or asks for money',
      ABUSE: 'Insults, hate or harassment',
      SEXUAL: 'Sexual content',
      PRIVACY: 'Shows personal information',
      ILLEGAL: 'Illegal activity',
      OTHER: 'Something else',
    } satisfies Record<ReportReason, string>,
  },
} as const;
