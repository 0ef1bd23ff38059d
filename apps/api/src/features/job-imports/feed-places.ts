import { ADDRESS_MAX, MAX_POSTING_CHOICES } from '@haiko/shared/limits';
import { resolveLevelOne, resolveRegion } from '@haiko/shared/rules/region';
import { cutToLimit } from '@haiko/shared/rules/text';
import { fieldsOf, lineOf, listOf, textOf } from './feed-values.js';

/** A place of work as postings keep it. */
export interface Place {
  levelOneId: number;
  /** Null where the feed names no district. */
  levelTwoId: number | null;
  region: string;
  detailRegion: string;
}

/** Of a place, in which its region is looked for word by word. */
const LETTERS = 2 * ADDRESS_MAX;
const KOREA = /^(KR|KOR|(SOUTH |REPUBLIC OF )?KOREA(, REPUBLIC OF)?|대한민국|한국)$/i;

/** The places in Korea that `jobLocation` names, each once. */
export function placesOf(jobLocation: unknown): Place[] {
  const places = listOf(jobLocation).flatMap((location) => placeOf(location) ?? []);
  const byRegion = new Map(
    places.map((place) => [`${place.levelOneId} ${place.levelTwoId} ${place.detailRegion}`, place]),
  );
  return [...byRegion.values()].slice(0, MAX_POSTING_CHOICES);
}

function placeOf(location: unknown): Place | null {
  const address = fieldsOf(location)['address'] ?? location;
  const { addressCountry, addressRegion, addressLocality, streetAddress } = fieldsOf(address);
  const country = textOf(addressCountry);
  if (country !== '' && !KOREA.test(country)) return null;
  const [region, street] = [
    [lineOf(addressRegion), lineOf(addressLocality)].filter(Boolean).join(' '),
    lineOf(streetAddress),
  ];
  const whole = [region, street].filter(Boolean).join(' ') || lineOf(address);
  const beginning = whole.slice(0, LETTERS);
  const resolved = resolveRegion(beginning);
  const levelOne = resolved?.levelOne ?? resolveLevelOne(beginning);
  if (!levelOne) return null;
  return {
    levelOneId: levelOne.id,
    levelTwoId: resolved?.levelTwo.id ?? null,
    region: cutToLimit(region || whole, ADDRESS_MAX),
    detailRegion: cutToLimit(region ? street : '', ADDRESS_MAX),
  };
}
