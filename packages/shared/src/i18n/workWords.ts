import rows from './workWords.json' with { type: 'json' };
import type { Language } from './languages.ts';

/** What people write about work and papers most, and machines name in five ways: as those say it who live in Korea. */
export const WORK_WORDS: readonly Record<Language, string>[] = rows;
