import { REGIONS, type RegionLevelOne, type RegionLevelTwo, successorsOf } from '../reference/regions.ts';
import { isAll } from '../reference/named.ts';

export interface ResolvedRegion {
  levelOne: RegionLevelOne;
  levelTwo: RegionLevelTwo;
}

/** What addresses in Gwangju and in Jeonnam may say since 2026-07-01; the district tells which of the two is meant. */
const GWANGJU_AND_JEONNAM = ['전남광주통합특별시', '전남광주특별시', '전남광주'];

/** Old and other names of regions, beside the short, the full and the English one. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  광주: GWANGJU_AND_JEONNAM,
  세종: ['세종시'],
  경기: ['gyeonggi-do'],
  강원: ['강원도', 'gangwon-do'],
  충북: ['chungcheongbuk-do', 'chungbuk'],
  충남: ['chungcheongnam-do', 'chungnam'],
  전북: ['전라북도', 'jeollabuk-do', 'jeonbuk', 'jeonbuk-do'],
  전남: ['jeollanam-do', 'jeonnam', ...GWANGJU_AND_JEONNAM],
  경북: ['gyeongsangbuk-do', 'gyeongbuk'],
  경남: ['gyeongsangnam-do', 'gyeongnam'],
  제주: ['제주도', 'jeju-do'],
};

/** Districts of former times that have no id, by what they belonged to, and what their land belongs to now. */
const MOVED_DISTRICTS: readonly (readonly [region: string, before: string, now: string, nowIn?: string])[] = [
  ['인천', '남구', '미추홀구'],
  ['경북', '군위군', '군위군', '대구'],
  ['충북', '청원군', '청주시'],
  ['경남', '마산시', '창원시'],
  ['경남', '진해시', '창원시'],
];

/**
 * How streets and towns begin that tell which part of a divided district an address is in: of the islands of Yeongjong, and
 * north of the waterway in Geomdan. What is not told is in the first of its successors.
 */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  영종구: [
    ...['영종', '용유', '운서', '운남', '운북', '중산', '을왕', '덕교', '남북', '무의', '공항', '하늘'],
    ...['흰바위', '은하수', '왕산', '마시란', '선녀바위', '미단', '제2터미널'],
    ...['yeongjong', 'yongyu', 'unseo', 'eurwang', 'gonghang', 'haneul'],
  ],
  검단구: [
    ...['검단', '마전', '금곡', '오류', '왕길', '당하', '원당', '대곡', '불로', '아라동', '이음', '고산'],
    ...['geomdan', 'majeon', 'wanggil', 'dangha', 'wondang', 'daegok', 'bullo', 'ieum'],
  ],
};

const SPELLINGS = REGIONS.flatMap((region) => spellings(region).map((name) => ({ name, region })));
const BY_NAME = new Map<string, RegionLevelOne[]>();
for (const { name, region } of SPELLINGS) BY_NAME.set(name, [...(BY_NAME.get(name) ?? []), region]);
/** "서울특별시" before "서울". */
const LONGEST_FIRST = [...SPELLINGS].sort((one, other) => other.name.length - one.name.length);
const CITIES = REGIONS.flatMap(districtNames).filter((name) => name.endsWith('시'));

/**
 * The region that an address lies in ("경기도 수원시 장안구 …", "서울시 강남구", "Gangnam-gu, Seoul"); null where the text
 * names none, or only the first level. Of "수원시 장안구" the city counts, and of a district that is gone the one that stands in
 * its place today.
 */
export function resolveRegion(address: string): ResolvedRegion | null {
  const words = wordsOf(address);
  // Korean addresses go from the large to the small, English ones the other way round; a region named later is a street's.
  const named = words.flatMap(regionsNamed);
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

/** The region of the first level that an address names, where its district is not known; null where it names none, or two at once. */
export function resolveLevelOne(address: string): RegionLevelOne | null {
  const [first = []] = wordsOf(address)
    .map(regionsNamed)
    .filter((regions) => regions.length > 0);
  return first.length === 1 ? (first[0] ?? null) : null;
}

function wordsOf(address: string): string[] {
  return address
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s,()]+/u)
    .filter(Boolean)
    .flatMap(spaced);
}

function regionsNamed(word: string): readonly RegionLevelOne[] {
  return BY_NAME.get(word) ?? [];
}

/** The parts of a word that lacks its spaces ("서울강남구", "용인시처인구"); any other word as it is. */
function spaced(word: string): string[] {
  for (const { name, region } of LONGEST_FIRST) {
    if (!word.startsWith(name)) continue;
    const rest = word.slice(name.length);
    const district = districtNames(region).find((each) => rest.startsWith(each));
    if (district) return [name, ...spaced(rest)];
  }
  const city = CITIES.find((each) => word.startsWith(each) && word !== each);
  return city && regionsNamed(word).length === 0 ? [city, word.slice(city.length)] : [word];
}

function districtNames({ names, subs }: RegionLevelOne): string[] {
  const before = MOVED_DISTRICTS.filter(([region]) => region === names.ko).map(([, name]) => name);
  return [...subs.filter(({ id }) => !isAll(id)).map((sub) => sub.names.ko), ...before];
}

function districtAmong(words: readonly string[], levelOne: RegionLevelOne): ResolvedRegion | null {
  for (const word of words) {
    const moved = MOVED_DISTRICTS.find(([region, before]) => region === levelOne.names.ko && before === word);
    const region = moved?.[3] ? (regionsNamed(moved[3])[0] ?? levelOne) : levelOne;
    const levelTwo = region.subs.find((sub) => isNamed(sub, moved?.[2] ?? word));
    if (levelTwo) return { levelOne: region, levelTwo: ofToday(levelTwo, words) };
  }
  return null;
}

/** The district itself, or the one in its place that the rest of the address speaks for. */
function ofToday(district: RegionLevelTwo, words: readonly string[]): RegionLevelTwo {
  const successors = successorsOf(district.id);
  const isTold = ({ names }: RegionLevelTwo) =>
    words.some((word) => PARTS[names.ko]?.some((beginning) => word.startsWith(beginning)));
  return successors.find(isTold) ?? successors[0] ?? district;
}

/** An address that begins with its city ("수원시 장안구"), where only one region has a city of that name. */
function uniqueDistrict(words: readonly string[]): ResolvedRegion | null {
  const matches = REGIONS.flatMap((levelOne) =>
    levelOne.subs
      .filter((sub) => isNamed(sub, words[0] ?? ''))
      .map((sub) => ({ levelOne, levelTwo: ofToday(sub, words) })),
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
