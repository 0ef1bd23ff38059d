/** Why a suggested translation is declined, if whoever declines it says so; its writer reads `suggestions.reason.<reason>`, in this order. */
export const SUGGESTION_REJECTION_REASONS = ['OTHER_MEANING', 'NOT_BETTER', 'UNREADABLE', 'ABUSE'] as const;
export type SuggestionRejectionReason = (typeof SUGGESTION_REJECTION_REASONS)[number];
