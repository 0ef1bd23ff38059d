import type { Language } from '../i18n/languages.ts';
import type { Named } from '../reference/named.ts';

/** Languages that name places from the largest to the smallest, as addresses in Korea do; the others begin with the smallest. */
const LARGEST_FIRST: readonly Language[] = ['ko', 'zh', 'ja'];

/**
 * A district with the region that it lies in: `Gangnam-gu, Seoul`, `서울 강남구`. One name is written in one script: where a language has
 * no names of its own for districts, which then stand in Latin letters as on signs, the region beside them does, too.
 */
export function districtInRegion(district: Named, region: Named, language: Language): string {
  const own = district.names[language];
  const around = own === district.names.en ? region.names.en : region.names[language];
  return LARGEST_FIRST.includes(language) ? `${around} ${own}` : `${own}, ${around}`;
}
