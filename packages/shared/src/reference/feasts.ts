import type { Language } from '../i18n/languages.ts';
import feastRows from './feasts.json' with { type: 'json' };

/** A feast of one of the calendars that the nine languages live by. */
export interface Feast {
  key: string;
  /** Whose it is, by ISO 3166-1; null for what is kept in many countries. */
  country: string | null;
  /** For how many days it is kept. */
  days: number;
  /** Its first day of each year (`YYYY-MM-DD`). */
  dates: readonly string[];
  names: Readonly<Record<Language, string>>;
}

/**
 * Their days, 2026 to 2030, where several feasts fall on one day the one that says more first. They are written down because ICU, which
 * knows the calendars of Korea and of Umm al-Qura, puts the Chinese new year on other days than China does in 2027 and 2030, and
 * has neither the Vietnamese nor the Khmer calendar. Sources: Korea Astronomy and Space Science Institute (Seollal, Chuseok: the eve, the
 * day and the day after), Hong Kong Observatory (new year, mid-autumn), the same new moons at UTC+7 (Tết, from its eve), Umm al-Qura (Eid; the
 * sighting of the moon may move it by a day), the Khmer calendar by its own arithmetic (Pchum Ben, Bon Om Touk, new year), whose
 * full moon of the twelfth month Thailand shares (Loy Krathong). All others have the same day each year.
 */
export const FEASTS: readonly Feast[] = feastRows;
