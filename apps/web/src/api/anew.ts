/** Context of a query that must not join one that is on its way: what that reads may be older than what it is asked for. */
export const ANEW = { queryDeduplication: false };
