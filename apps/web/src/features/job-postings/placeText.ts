import { LANGUAGE_SUFFIXES, type Language } from '@haiko/shared/i18n/languages';
import type { JobPostingPlaceFragment } from '#/api/generated.ts';

type PlaceText = 'regionOriginal' | 'detailRegion';

/** A part of an address in one language; the server has filled in the original where that was missing. */
export function placeText(place: JobPostingPlaceFragment, part: PlaceText, language: Language): string {
  return place[`${part}${LANGUAGE_SUFFIXES[language]}`];
}
