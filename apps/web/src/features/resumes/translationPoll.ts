/** So often a screen looks whether the translation is there: companies' language need not be the reader's, whom events tell of. */
export const TRANSLATION_POLL_MS = 5_000;
