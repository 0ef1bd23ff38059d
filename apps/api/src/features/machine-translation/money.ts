import { latinDigits } from '@haiko/shared/rules/digits';

type Words = readonly (readonly [value: number, words: string])[];

/** One of the words of a table, as a pattern. */
const wordsOf = (table: readonly (readonly [unknown, string])[]) =>
  `(?:${table.map(([, words]) => words).join('|')})`.normalize('NFC');

/** Number words after digits, as people type them in nine languages. */
const UNITS: Words = [
  [1e9, 'tỷ|tỉ|billion'],
  [1e8, '억|亿|億'],
  [1e7, 'কোটি|crore'],
  [1e6, 'triệu|trieu|tr|million|milyong?|ล้าน|លាន|মিলিয়ন|mn|m'],
  [1e5, 'লাখ|লক্ষ|lakh|แสน|សែន'],
  [1e4, '만|万|萬|หมื่น|ម៉ឺន'],
  [1e3, '천|千|พัน|ពាន់|হাজার|nghìn|nghin|ngàn|ngan|thousand|libong?|k'],
  [100, '백|百|ร้อย|រយ'],
  [10, '십|十'],
];
/** "Won" is also an English verb: a small number or a year before it is an amount at the end of the phrase only. */
const LATIN_WON = String.raw`won(?=\s*(?:$|\p{P}|/))|(?<=(?:\d{5}|\d[.,]\d{3}|(?<!\d)(?!19|20)\d{4}|${wordsOf(UNITS)})\s?)won`;
/** "10 đồng nghiệp" are colleagues. */
const notBefore = (words: string) => String.raw`(?!\s+(?:${words})(?![\p{L}\p{M}]))`;
const DONG = `đồng${notBefore('nghiệp|hồ|hương|bào|chí|đội|phục|ý|minh|tính|môn|hành|xu|cỏ|ruộng|bằng|thời')}`;
const DOLLAR = `đô${notBefore('thị|đốc|vật')}`;
/** Currencies in words without their compounds, and the sign that everybody reads in their place. */
const CURRENCIES: readonly (readonly [sign: string, words: string])[] = [
  ['₩', `원(?!룸|칙|어민|피스|색)|${LATIN_WON}|krw|วอน(?!ขอ)|វ៉ុន|វុន|ওন(?!ার)|ওয়ন|উওন|韩元|韩币|韓元|韓幣|韓圓|ウォン|₩`],
  ['₫', String.raw`${DONG}|đ(?![\p{L}\p{M}])|vnd|vnđ|越南盾|ドン|₫`],
  ['฿', 'บาท(?!หลวง)|baht|바트|泰铢|バーツ|thb|฿'],
  ['៛', 'រៀល|riels?|khr|리엘|៛'],
  ['৳', 'টাকা|taka|bdt|৳'],
  ['₱', 'piso|pesos?|페소|php|₱'],
  ['JP¥', '円(?!形|滑|満|卓|周|盤|熟)|yen|日元|jpy'],
  ['CN¥', '人民币|人民幣|위안|yuan|cny'],
  ['$', `đô la|${DOLLAR}|dollars?|dolyar|ดอลลาร์|ដុល្លារ|ডলার|달러|美元|美金|ドル|usd`],
  // Said of yuan and, in Korea, of won.
  ['', '元(?!素|旦|件|组|組|年|首|老|凶|宵)'],
];
// A range or a choice whose first number borrows the unit of the second: "2-3 triệu won", "200~250万韩元".
const BETWEEN = String.raw`\s?(?:[-~～〜–—]|đến|tới|hoặc|hay|ถึง|หรือ|至|到|或|から|か|ដល់|ឬ|থেকে|বা|hanggang|to|or|o)\s?`;

const NUMBER = String.raw`\d(?:[\d,.]{0,18}\d)?`;
const UNIT = wordsOf(UNITS);
// No letter may follow a currency in Latin letters; particles follow the others at once.
const CURRENCY = String.raw`${wordsOf(CURRENCIES)}(?!(?<=\p{sc=Latn})[\p{sc=Latn}\d_])`;
const STEPS = String.raw`(?:\s?${UNIT}){1,3}(?:\s?${NUMBER}(?:\s?${UNIT}){1,3}){0,3}(?:\s?${NUMBER})?`;

/** An amount of money, however it is written: ₩10,000 · 250만원 · 2,2 triệu won · 50 ล้านวอน · 500k VND. */
export const MONEY = new RegExp(
  [
    String.raw`[₩$€¥฿₫៛₱৳]\s?${NUMBER}(?:\s?(?:${UNIT})(?![\p{L}\p{M}]))?`,
    String.raw`(?<!\d)(?:${NUMBER}${BETWEEN})?${NUMBER}${STEPS}\s?${CURRENCY}`,
    String.raw`(?<!\d)${NUMBER}\s?${CURRENCY}`,
  ].join('|'),
  'iu',
);

// Price tags in Korea say 원 and 만원; signs and codes say the same everywhere.
const READ_BY_ALL =
  /^(?:[₩$€¥฿₫៛₱৳]\s?[\d,.]+|[\d,.\s~～-]+[십백천만억조\d,.\s]*k?\s?(?:원|₩|₫|won|krw|usd|vnd|php|thb|jpy|cny|bdt|khr|元))$/iu;
const STEP = new RegExp(String.raw`(${NUMBER})\s?((?:\s?${UNIT})*)`, 'giu');
const RANGE = new RegExp(String.raw`^(${NUMBER})${BETWEEN}(?=\d)`, 'iu');
const SIGN = /^[₩$€¥฿₫៛₱৳]/u;
const exactly = (words: string) => new RegExp(`^(?:${words.normalize('NFC')})$`, 'iu');
const ENDING = CURRENCIES.map(([sign, words]) => [sign, new RegExp(`(?:${words.normalize('NFC')})$`, 'iu')] as const);
const UNIT_VALUES = UNITS.map(([value, words]) => [value, exactly(words)] as const);
const EACH_UNIT = new RegExp(UNIT, 'giu');

/**
 * The amount so that readers of every language read the same: as it was written where everybody knows the words, else its value
 * in digits with the currency's sign ("2,2 triệu won" is ₩2,200,000). What has two meanings stays as it was written.
 */
export function readableAmount(amount: string): string {
  const plain = latinDigits(amount).normalize('NFC');
  if (READ_BY_ALL.test(plain)) return amount;
  const sign = SIGN.exec(plain)?.[0] ?? ENDING.find(([, words]) => words.test(plain))?.[0];
  if (!sign) return amount;
  const [whole, first] = RANGE.exec(plain) ?? [];
  const rest = plain.slice(whole?.length ?? 0);
  const value = valueOf(rest);
  if (value === null) return amount;
  if (first === undefined) return sign + digitsOf(value);
  const from = valueOf(first + rest.replace(new RegExp(`^${NUMBER}`, 'u'), ''));
  return from === null || from >= value ? amount : `${sign}${digitsOf(from)}–${sign}${digitsOf(value)}`;
}

/** The sum of the steps ("2万5千"), or null where it is not certain: rising units, or a last number without one. */
function valueOf(text: string): number | null {
  const steps = [...text.matchAll(STEP)].map(([, number = '', units = '']) => ({
    unit: unitOf(units),
    number: numberOf(number, units !== ''),
  }));
  let sum = 0;
  let last = Infinity;
  for (const { unit, number } of steps) {
    if (number === null || unit >= last || (unit === 1 && steps.length > 1)) return null;
    sum += number * unit;
    last = unit;
  }
  return sum > 0 && sum <= Number.MAX_SAFE_INTEGER ? sum : null;
}

function unitOf(words: string): number {
  const values: string[] = words.match(EACH_UNIT) ?? [];
  return values.reduce((product, word) => product * (UNIT_VALUES.find(([, known]) => known.test(word))?.[0] ?? 1), 1);
}

/** Thousands are set apart by commas or dots, in Bengali also lakhs; one sign with three digits before a unit may be either. */
function numberOf(text: string, hasUnit: boolean): number | null {
  const [, integer = text, fraction = ''] = /^(.*)[.,](\d{1,2})$/u.exec(text) ?? [];
  const signs = new Set(integer.match(/[.,]/gu));
  const isGrouped = signs.size <= 1 && /^\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}$/u.test(integer);
  if (!/^\d+$/u.test(integer) && (!isGrouped || hasUnit || signs.has(text.at(-fraction.length - 1) ?? ''))) return null;
  return Number(`${integer.replaceAll(/[.,]/gu, '')}.${fraction || '0'}`);
}

const FORMAT = new Intl.NumberFormat('en', { minimumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' });
const digitsOf = (value: number): string => FORMAT.format(value);
