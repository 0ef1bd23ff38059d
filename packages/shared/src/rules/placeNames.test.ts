import { expect, it } from 'vitest';
import { LANGUAGES } from '../i18n/languages.ts';
import { isAll } from '../reference/named.ts';
import { REGIONS } from '../reference/regions.ts';
import { districtInRegion } from './placeNames.ts';

const gyeonggi = REGIONS.find(({ names }) => names.en === 'Gyeonggi');
const icheon = gyeonggi?.subs.find(({ names }) => names.en === 'Icheon-si');

it.each([
  ['ko', '경기 이천시'],
  ['ja', '京畿道 利川市'],
  ['en', 'Icheon-si, Gyeonggi'],
  ['km', 'Icheon-si, Gyeonggi'],
  ['bn', 'Icheon-si, Gyeonggi'],
  ['th', 'Icheon-si, Gyeonggi'],
] as const)('a district and its region are named in the order of the language: %s', (language, name) => {
  expect(gyeonggi && icheon && districtInRegion(icheon, gyeonggi, language)).toBe(name);
});

it('no place is named in two scripts, in any language', () => {
  const scripts = [/\p{Script=Latin}/u, /\p{Script=Khmer}/u, /\p{Script=Bengali}/u, /\p{Script=Thai}/u];
  const mixed = REGIONS.flatMap((region) =>
    region.subs
      .filter(({ id }) => !isAll(id))
      .flatMap((district) => LANGUAGES.map((language) => districtInRegion(district, region, language))),
  ).filter((name) => scripts.filter((script) => script.test(name)).length > 1);
  expect(mixed).toEqual([]);
});
