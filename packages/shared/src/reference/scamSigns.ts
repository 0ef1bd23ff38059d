// Apart from the words, which screens that only say the reasons need not load.

/** What a text says that people are cheated with, the worst first. */
export const SCAM_SIGNS = ['MONEY_FIRST', 'COURIER', 'DOCUMENT_KEPT', 'NO_VISA', 'MESSENGER_ONLY'] as const;
export type ScamSign = (typeof SCAM_SIGNS)[number];

/** What is odd about a posting whatever it says, known of others: a reason to ask. */
export const SCAM_FACTS = ['HIGH_PAY', 'SHARED_PHONE'] as const;
export type ScamFact = (typeof SCAM_FACTS)[number];
