/** The amber bubble of the mark, 32 wide and high, and its face. */
export const BUBBLE = 'M9 4h14a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6h-6l-6 5v-5H9a6 6 0 0 1-6-6v-8a6 6 0 0 1 6-6z';
export const EYES = 'M12 11v2M20 11v2';
export const MOUTHS = { calm: 'M13 19h6', happy: 'M12 18q4 4 8 0', sad: 'M12 20q4-4 8 0' };

/** What its mouth says. */
export type Mood = keyof typeof MOUTHS;
