import type { Language } from '@haiko/shared/i18n/languages';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { readableAmount } from './money.js';
import { mask, unmask } from './mask.js';

/** As people write it, and as every reader gets it. */
const AMOUNTS = [
  ['2,2 triệu won', '₩2,200,000'],
  ['50 triệu đồng', '₫50,000,000'],
  ['10 nghìn won', '₩10,000'],
  ['2 triệu 500 nghìn won', '₩2,500,000'],
  ['50.000đ', '₫50,000'],
  ['2 đến 2,5 triệu won', '₩2,000,000–₩2,500,000'],
  ['2,200,000 วอน', '₩2,200,000'],
  ['2.2 ล้านวอน', '₩2,200,000'],
  ['๕ หมื่นบาท', '฿50,000'],
  ['២.២០០.០០០ វ៉ុន', '₩2,200,000'],
  ['២,៥លានវ៉ុន', '₩2,500,000'],
  ['៤០ ០០០ រៀល'.replace(' ០', '០'), '៛40,000'],
  ['৫০,০০০ ওন', '₩50,000'],
  ['২২,০০,০০০ ওয়ন'.normalize('NFC'), '₩2,200,000'],
  ['২২ লাখ ওন', '₩2,200,000'],
  ['২ লাখ ৫০ হাজার টাকা', '৳250,000'],
  ['250万韩元', '₩2,500,000'],
  ['500万韩币', '₩5,000,000'],
  ['3千万韩元', '₩30,000,000'],
  ['2万5千韩元', '₩25,000'],
  ['200-250万韩元', '₩2,000,000–₩2,500,000'],
  ['300人民币', 'CN¥300'],
  ['10,320ウォン', '₩10,320'],
  ['250万ウォン', '₩2,500,000'],
  ['1万円', 'JP¥10,000'],
  ['25,000 piso', '₱25,000'],
  ['2.2 milyong won', '₩2,200,000'],
  ['25 libong piso', '₱25,000'],
  ['1.5M won', '₩1,500,000'],
  ['2.2 million won', '₩2,200,000'],
  ['30 lakh taka', '৳3,000,000'],
  ['50만 달러', '$500,000'],
  ['12.50 dollars', '$12.50'],
  // Everybody who lives in Korea reads these.
  ['250만 원', '250만 원'],
  ['10,320원', '10,320원'],
  ['200~250만원', '200~250만원'],
  ['500k VND', '500k VND'],
  ['2,100,000 won', '2,100,000 won'],
  ['₩2.2 million', '₩2,200,000'],
  // Two million two, or two and a half; thousand two hundred and fifty millions, or one and a quarter; yuan, or won.
  ['2 triệu 5 won', '2 triệu 5 won'],
  ['1.250 triệu won', '1.250 triệu won'],
  ['3千5百万韩元', '3千5百万韩元'],
  ['250万元', '250万元'],
] as const;

/** Ten thousand won, as people say them; what everybody in Korea reads stays. */
const IN_EACH: Record<Language, readonly [amount: string, read: string][]> = {
  ko: [['1만원', '1만원']],
  en: [['10 thousand won', '₩10,000']],
  zh: [['1万韩元', '₩10,000']],
  ja: [['1万ウォン', '₩10,000']],
  th: [['1 หมื่นวอน', '₩10,000']],
  vi: [['10 nghìn won', '₩10,000']],
  km: [['១ម៉ឺនវ៉ុន', '₩10,000']],
  tl: [['10 libong won', '₩10,000']],
  bn: [['১০ হাজার ওন', '₩10,000']],
};

describe('an amount of money', () => {
  it.each(Object.values(IN_EACH).flat())('%s is read in every language as %s', (amount, read) => {
    expect(readableAmount(amount)).toBe(read);
  });

  it.each(AMOUNTS)('%s is read as %s', (amount, read) => {
    for (const text of Object.values(NINE_SCRIPTS)) {
      const hidden = mask(`${text} ${amount}, ${text}`);
      expect(hidden.parts).toEqual([read]);
      expect(hidden.text).toBe(`${text} ⟦0⟧, ${text}`);
      expect(unmask(hidden.text, hidden)).toBe(`${text} ${read}, ${text}`);
    }
    expect(readableAmount(amount)).toBe(read);
  });

  it.each([
    ['시급은 10,320원이에요', '10,320원'],
    ['月薪250万韩元起', '₩2,500,000'],
    ['時給は10,320ウォンです', '₩10,320'],
    ['เดือนละ2,200,000วอนค่ะ', '₩2,200,000'],
    ['lương 2,2 triệu won/tháng', '₩2,200,000'],
    ['ប្រាក់ខែ២.២០០.០០០វ៉ុនក្នុងមួយខែ', '₩2,200,000'],
    ['বেতন ৫০,০০০ ওনের বেশি', '₩50,000'],
    ['Padala ko 25,000 piso.', '₱25,000'],
    ['Pay: 1.5M won a month', '₩1,500,000'],
  ])('stands in the midst of a sentence: %s', (text, read) => {
    expect(mask(text).parts).toEqual([read]);
  });

  it.each([
    'Tôi có 10 đồng nghiệp ở xưởng',
    'Mua 2 đồng hồ',
    '2 đô thị lớn',
    '7 tỷ đồng bào',
    'Team 2 won the match',
    'In 2024 won the prize',
    'Team 12 has won 3 games',
    '방 2 원룸',
    '3원칙',
    '氧是3元素之一',
    '5円形テーブル',
    'พระ 2 บาทหลวง',
    '3 ওনার বাড়ি',
  ])('is not in %s', (text) => {
    expect(mask(text).parts).toEqual([]);
  });

  it.each([
    ['Lương 50 đồng một giờ', '₫50'],
    ['I paid 5000 won for it', '5000 won'],
    ['It was 500 won.', '500 won'],
    ['15,000 won a month', '15,000 won'],
    ['200만 won a month', '200만 won'],
    ['10원인 물건', '10원'],
    ['১০ ওনের', '₩10'],
  ])('is in %s', (text, read) => {
    expect(mask(text).parts).toEqual([read]);
  });

  it.each(['3 wonderful days', '2 đôi giày', '5 pesosong', '200만 명', '3 yên', '10 km', 'tháng 10', '５人'])(
    'is not %s',
    (text) => {
      expect(mask(text).parts).toEqual([]);
    },
  );
});
