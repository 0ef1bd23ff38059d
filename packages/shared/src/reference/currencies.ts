/** The money of a country. `countries` are ISO 3166-1 codes; the first one lends its flag (the European Union's is `EU`). */
export interface Currency {
  /** ISO 4217 */
  code: string;
  /** How much of it a rate is for: 100 where one is worth so little that Koreans quote a hundred. */
  unit: 1 | 100;
  countries: readonly string[];
}

const EURO = 'AT AD BE BG HR CY EE FI FR DE GR IE IT XK LV LT LU MT MC ME NL PT SM SK SI ES VA';

type Row = readonly [code: string, countries: string];

// The dollar and those of most residents first, in the order of nationalities; then those that people change or send in Korea.
const ROWS: readonly Row[] = [
  ['USD', 'US EC SV PA TL FM MH PW ZW'],
  ['CNY', 'CN'],
  ['VND', 'VN'],
  ['THB', 'TH'],
  ['UZS', 'UZ'],
  ['NPR', 'NP'],
  ['KHR', 'KH'],
  ['PHP', 'PH'],
  ['IDR', 'ID'],
  ['MNT', 'MN'],
  ['MMK', 'MM'],
  ['JPY', 'JP'],
  ['RUB', 'RU'],
  ['KZT', 'KZ'],
  ['BDT', 'BD'],
  ['LKR', 'LK'],
  ['INR', 'IN BT'],
  ['PKR', 'PK'],
  ['TWD', 'TW'],
  ['KGS', 'KG'],
  ['LAK', 'LA'],
  ['TJS', 'TJ'],
  ['HKD', 'HK'],
  ['ZAR', 'ZA'],
  ['EUR', `EU ${EURO}`],
  ['GBP', 'GB'],
  ['CAD', 'CA'],
  ['AUD', 'AU KI NR TV'],
  ['NZD', 'NZ CK'],
  ['SGD', 'SG'],
  ['MYR', 'MY'],
  ['CHF', 'CH LI'],
  ['TRY', 'TR'],
  ['AED', 'AE'],
  ['SAR', 'SA'],
  ['UAH', 'UA'],
  ['NGN', 'NG'],
  ['EGP', 'EG'],
  ['BRL', 'BR'],
];

const PER_HUNDRED = ['JPY', 'VND', 'IDR', 'KHR'];

/** The currencies whose rates are shown, in the order of lists. All rates are in won, so the won is not among them. */
export const CURRENCIES: readonly Currency[] = ROWS.map(([code, countries]) => ({
  code,
  unit: PER_HUNDRED.includes(code) ? 100 : 1,
  countries: countries.split(' '),
}));

/** The currency of a country, as far as it is shown; Koreans' own is the won. */
export function currencyOf(country: string): Currency | undefined {
  return CURRENCIES.find(({ countries }) => countries.includes(country));
}
