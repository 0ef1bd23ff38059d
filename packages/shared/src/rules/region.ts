import { REGIONS, type RegionLevelOne, type RegionLevelTwo } from '../reference/regions.ts';
import { isAll } from '../reference/named.ts';

export interface ResolvedRegion {
  levelOne: RegionLevelOne;
  levelTwo: RegionLevelTwo;
}

/** Old and other names of regions, beside the short, the full and the English one. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  세종: ['세종시'],
  경기: ['gyeonggi-do'],
  강원: ['강원도', 'gangwon-do'],
  충북: ['chungcheongbuk-do', 'chungbuk'],
  충남: ['chungcheongnam-do', 'chungnam'],
  전북: ['전라북도', 'jeollabuk-do', 'jeonbuk', 'jeonbuk-do'],
  전남: ['jeollanam-do', 'jeonnam'],
  경북: ['gyeongsangbuk-do', 'gyeongbuk'],
  경남: ['gyeongsangnam-do', 'gyeongnam'],
  제주: ['제주도', 'jeju-do'],
};

/** Districts that were renamed or divided, by what they belonged to: the list keeps the one that people know. */
const MOVED_DISTRICTS: readonly (readonly [region: string, before: string, now: string, nowIn?: string])[] = [
  ['인천', '남구', '미추홀구'],
  ['인천', '제물포구', '동구'],
  ['인천', '영종구', '중구'],
  ['인천', '검단구', '서구'],
  ['경북', '군위군', '군위군', '대구'],
  ['충북', '청원군', '청주시'],
  ['경남', '마산시', '창원시'],
  ['경남', '진해시', '창원시'],
];

const BY_NAME = new Map(REGIONS.flatMap((region) => spellings(region).map((name) => [name, region] as const)));
/** "서울특별시" before "서울". */
const LONGEST_FIRST = [...BY_NAME].sort(([one], [other]) => other.length - one.length);
const CITIES = REGIONS.flatMap(districtNames).filter((name) => name.endsWith('시'));

/**
 * The region that an address lies in ("경기도 수원시 장안구 …", "서울시 강남구", "Gangnam-gu, Seoul"); null where the text
 * names none, or only the first level. Of "수원시 장안구" the city counts.
 */
export function resolveRegion(address: string): ResolvedRegion | null {
  const words = wordsOf(address);
  // Korean addresses go from the large to the small, English ones the other way round; a region named later is a street's.
  const named = regionsNamed(words);
  for (const levelOne of new Set(named)) {
    const levelTwo = districtAmong(words, levelOne);
    if (levelTwo) return levelTwo;
  }
  // Sejong has no districts, so that its addresses name a town next.
  const first = named[0];
  const only = first?.subs.filter(({ id }) => !isAll(id)) ?? [];
  if (first && only.length === 1 && only[0]) return { levelOne: first, levelTwo: only[0] };
  return uniqueDistrict(words);
}

/** The region of the first level that an address names, where its district is not known; null where it names none. */
export function resolveLevelOne(address: string): RegionLevelOne | null {
  return regionsNamed(wordsOf(address))[0] ?? null;
}

function wordsOf(address: string): string[] {
  return address
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s,()]+/u)
    .filter(Boolean)
    .flatMap(spaced);
}

function regionsNamed(words: readonly string[]): RegionLevelOne[] {
  return words.map((word) => BY_NAME.get(word)).filter((region) => region !== undefined);
}

/** The parts of a word that lacks its spaces ("서울강남구", "용인시처인구"); any other word as it is. */
function spaced(word: string): string[] {
  for (const [name, region] of LONGEST_FIRST) {
    if (!word.startsWith(name)) continue;
    const rest = word.slice(name.length);
    const district = districtNames(region).find((each) => rest.startsWith(each));
    if (district) return [name, ...spaced(rest)];
  }
  const city = CITIES.find((each) => word.startsWith(each) && word !== each);
  return city && !BY_NAME.has(word) ? [city, word.slice(city.length)] : [word];
}

function districtNames({ names, subs }: RegionLevelOne): string[] {
  const before = MOVED_DISTRICTS.filter(([region]) => region === names.ko).map(([, name]) => name);
  return [...subs.filter(({ id }) => !isAll(id)).map((sub) => sub.names.ko), ...before];
}

function districtAmong(words: readonly string[], levelOne: RegionLevelOne): ResolvedRegion | null {
  for (const word of words) {
    const moved = MOVED_DISTRICTS.find(([region, before]) => region === levelOne.names.ko && before === word);
    const region = moved?.[3] ? (BY_NAME.get(moved[3]) ?? levelOne) : levelOne;
    const levelTwo = region.subs.find((sub) => isNamed(sub, moved?.[2] ?? word));
    if (levelTwo) return { levelOne: region, levelTwo };
  }
  return null;
}

/** An address that begins with its city ("수원시 장안구"), where only one region has a city of that name. */
function uniqueDistrict(words: readonly string[]): ResolvedRegion | null {
  const matches = REGIONS.flatMap((levelOne) =>
    levelOne.subs.filter((sub) => isNamed(sub, words[0] ?? '')).map((levelTwo) => ({ levelOne, levelTwo })),
  );
  return matches.length === 1 ? (matches[0] ?? null) : null;
}

function isNamed(sub: RegionLevelTwo, word: string): boolean {
  return !isAll(sub.id) && (sub.names.ko === word || sub.names.en.toLowerCase() === word);
}

function spellings({ names, fullName }: RegionLevelOne): string[] {
  const short = names.ko;
  const withSi = fullName.endsWith('시') ? [`${short}시`, `${names.en.toLowerCase()}-si`] : [];
  return [short, fullName, names.en.toLowerCase(), ...withSi, ...(OTHER_NAMES[short] ?? [])];
}
