import { REGIONS } from '../reference/regions.ts';

// The Revised Romanization of Korean (Ministry of Culture, 2000-8, amended 2014-42), as it stands on signs: by pronunciation, names of
// administrative units and streets after a hyphen, an h after k, t and p kept as nouns keep it. Tense sounds are not written.

const INITIALS = 'g kk n d tt r m b pp s ss _ j jj ch k t p h'.split(' ');
const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
/** Each final as it sounds before a consonant or at the end, and what of it stays and what moves on before a vowel. */
const FINALS = (
  '_:_: k:_:g k:_:kk k:k:s n:_:n n:n:j n:_:n t:_:d l:_:r k:l:g m:l:m l:l:b l:l:s l:l:t p:l:p l:_:r m:_:m p:_:b p:p:s ' +
  't:_:s t:_:ss ng:ng: t:_:j t:_:ch k:_:k t:_:t p:_:p t:_:'
)
  .split(' ')
  .map((final) => final.replaceAll('_', '').split(':'));
const SILENT = INITIALS.indexOf('_');
const [FINAL_D, FINAL_T, FINAL_H] = [7, 25, 27];
const I = VOWELS.indexOf('i');

/** How an end and the beginning after it sound together, where they change one another. */
const MEETINGS: Readonly<Record<string, string>> = {
  'k n': 'ngn',
  'k m': 'ngm',
  'k r': 'ngn',
  't n': 'nn',
  't m': 'nm',
  't r': 'nn',
  'p n': 'mn',
  'p m': 'mm',
  'p r': 'mn',
  'ng r': 'ngn',
  'm r': 'mn',
  'n r': 'll',
  'l n': 'll',
  'l r': 'll',
};
/** What a final ㅎ makes of the beginning after it. */
const BREATHED: Readonly<Record<string, string>> = { g: 'k', d: 't', j: 'ch' };

const FIRST_SYLLABLE = 0xac00;
const HANGUL = /[가-힣]+/gu;
/** How addresses name what is divided, and streets. */
const UNITS = /^(.+?)(특별자치시|특별자치도|특별시|광역시|번길|대로|[시도군구읍면리동로길])$/u;
/** As most who bear them write them, whatever the rules would make of them. */
const FAMILY_NAMES: Readonly<Record<string, string>> = {
  ...{
    김: 'Kim',
    이: 'Lee',
    박: 'Park',
    최: 'Choi',
    강: 'Kang',
    조: 'Cho',
    윤: 'Yoon',
    임: 'Lim',
    오: 'Oh',
    신: 'Shin',
  },
  ...{
    권: 'Kwon',
    고: 'Ko',
    문: 'Moon',
    노: 'Noh',
    우: 'Woo',
    구: 'Koo',
    유: 'Yoo',
    심: 'Shim',
    곽: 'Kwak',
    길: 'Gil',
  },
};

interface Syllable {
  initial: number;
  vowel: number;
  final: number;
}

/** A text with its Hangul in Latin letters, each word with a capital; everything else stays. */
export function romanize(text: string): string {
  return text.normalize('NFC').replace(HANGUL, (word) => capital(wordOf(word)));
}

/** The address of a place, part by part, with hyphens before what it is: `서울특별시 종로구 세종대로` is `Seoul Jongno-gu Sejong-daero`. */
export function romanizeAddress(text: string): string {
  return text.normalize('NFC').split(' ').map(addressPart).join(' ');
}

/** A person: the family name as people write it, then the given one, whose syllables do not change one another. Departments stay whole. */
export function romanizePerson(name: string): string {
  const composed = name.normalize('NFC').trim();
  const [, family = '', given = '', rest = ''] =
    /^([가-힣])([가-힣]?[^팀부실과\P{L}])((?:\s.*)?)$/su.exec(composed) ?? [];
  if (!family) return romanize(composed);
  const own = [...given].map(wordOf).join('');
  return `${FAMILY_NAMES[family] ?? romanize(family)} ${capital(own)}${romanize(rest)}`;
}

/** Whether there is Hangul in a text. */
export function hasHangul(text: string): boolean {
  return /[가-힣]/u.test(text.normalize('NFC'));
}

function addressPart(part: string): string {
  const region = REGIONS.find(({ fullName, names }) => fullName === part || names.ko === part);
  if (region) return region.names.en;
  const [, name = part, unit = ''] = UNITS.exec(part) ?? [];
  return unit ? `${romanize(name)}-${wordOf(unit)}` : romanize(part);
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function wordOf(word: string): string {
  const syllables = [...word].map(syllableOf);
  return syllables.map((syllable, index) => sounds(syllable, syllables[index + 1], syllables[index - 1])).join('');
}

function syllableOf(letter: string): Syllable {
  const index = (letter.codePointAt(0) ?? FIRST_SYLLABLE) - FIRST_SYLLABLE;
  const finals = FINALS.length;
  return {
    initial: Math.floor(index / (VOWELS.length * finals)),
    vowel: Math.floor(index / finals) % VOWELS.length,
    final: index % finals,
  };
}

/** A syllable with what meets at its end; its own beginning is there already where something has ended before it. */
function sounds({ initial, vowel, final }: Syllable, next: Syllable | undefined, before: Syllable | undefined): string {
  const beginning = before?.final || initial === SILENT ? '' : (INITIALS[initial] ?? '');
  return beginning + (VOWELS[vowel] ?? '') + meeting(final, next);
}

function meeting(final: number, next: Syllable | undefined): string {
  const [end = '', stays = '', moves = ''] = FINALS[final] ?? [];
  if (!final || !next) return end;
  if (next.initial === SILENT) return stays + palatal(final, next.vowel, moves);
  const beginning = INITIALS[next.initial] ?? '';
  if (final === FINAL_H && BREATHED[beginning]) return BREATHED[beginning];
  return MEETINGS[`${end} ${beginning}`] ?? end + beginning;
}

/** ㄷ and ㅌ before an i: `해돋이` is `haedoji`. */
function palatal(final: number, vowel: number, moves: string): string {
  if (vowel !== I) return moves;
  if (final === FINAL_D) return 'j';
  return final === FINAL_T ? 'ch' : moves;
}
