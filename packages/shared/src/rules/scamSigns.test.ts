import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../i18n/languages.ts';
import { scamSigns } from './scamSigns.ts';
import texts from './scamTexts.json' with { type: 'json' };

interface Judged {
  text: string;
  /** `HARMLESS`, or the sign that it has. */
  expected: string;
}

/** By some the words were chosen, the others were held out. */
const rowsOf = (part: keyof typeof texts): Judged[] =>
  LANGUAGES.flatMap((language) =>
    Object.entries(texts[part][language]).flatMap(([expected, written]) =>
      written.map((text: string) => ({ text, expected })),
    ),
  );
const rows = [...rowsOf('tuned'), ...rowsOf('heldOut')];
const harmless = rows.filter(({ expected }) => expected === 'HARMLESS');
const others = rows.filter(({ expected }) => expected !== 'HARMLESS');
const isMarked = ({ text }: Judged) => scamSigns(text).length > 0;
const shareOfMarked = (judged: readonly Judged[]) => judged.filter(isMarked).length / judged.length;

describe('signs of a scam', () => {
  it('are looked for in a table of at least 150 texts, half of them harmless', () => {
    expect(rows.length).toBeGreaterThanOrEqual(150);
    expect(harmless.length / rows.length).toBeGreaterThanOrEqual(0.5);
  });

  it('mark at most 3 % of the harmless texts, and at least 80 % of the others', () => {
    expect(shareOfMarked(harmless)).toBeLessThanOrEqual(0.03);
    expect(shareOfMarked(others)).toBeGreaterThanOrEqual(0.8);
  });

  it('mark most of what no rule was made by, and few of the harmless', () => {
    const heldOut = rowsOf('heldOut');
    expect(shareOfMarked(heldOut.filter(({ expected }) => expected !== 'HARMLESS'))).toBeGreaterThan(0.6);
    expect(shareOfMarked(heldOut.filter(({ expected }) => expected === 'HARMLESS'))).toBeLessThanOrEqual(0.08);
  });

  it('are not in what people ask about a flat or about their boss, and are in an offer beside a question', () => {
    expect(scamSigns('部屋の保証金は先に振り込む必要がありますか。')).toEqual([]);
    expect(scamSigns('ค่ามัดจำห้องต้องโอนก่อนย้ายเข้าไหมคะ')).toEqual([]);
    expect(scamSigns('회사에서 여권을 보관해도 되나요?')).toEqual([]);
    expect(scamSigns('일자리 찾으세요? 보증금 먼저 입금해 주세요.')).toEqual(['MONEY_FIRST']);
  });

  it('are not in what somebody tells that others want of them, and are in an offer beside it', () => {
    expect(scamSigns('A broker told me to send 500,000 won in advance for the visa papers.')).toEqual([]);
    expect(scamSigns('사장님이 여권을 맡기라고 하세요. 어떻게 해야 해요?')).toEqual([]);
    expect(scamSigns('គេសុំឱ្យខ្ញុំបង់ថ្លៃបណ្តុះបណ្តាលមុន មានអ្នកណាដូចខ្ញុំទេ')).toEqual([]);
    expect(
      scamSigns('Please send the training fee in advance, the manager told me to send you the account number.'),
    ).toEqual(['MONEY_FIRST']);
    expect(scamSigns('이제 여권을 회사에서 보관합니다.')).toEqual(['DOCUMENT_KEPT']);
    expect(scamSigns('They told me to pay before. Transfer the visa fee in advance.')).toEqual(['MONEY_FIRST']);
    expect(scamSigns('He told me to send this: collect cash from customers and hand it over to our manager')).toEqual([
      'COURIER',
    ]);
  });

  it('are in a question and its answer where neither says it alone, and in neither where the answer is no', () => {
    expect(scamSigns('签证过期了？没关系，我们厂照样要人。')).toEqual(['NO_VISA']);
    expect(scamSigns('The training fee?\nJust transfer 150,000 won before your first day.')).toEqual(['MONEY_FIRST']);
    expect(scamSigns('আর পাসপোর্ট? চুক্তি শেষ না হওয়া পর্যন্ত মালিক রাখবে।')).toEqual(['DOCUMENT_KEPT']);
    expect(scamSigns('Do you take overstayers? Sorry, the law does not allow it.')).toEqual([]);
    expect(scamSigns('ត្រូវទុកប៉ាស្ព័រឱ្យក្រុមហ៊ុនទេ? ទេ អ្នករក្សាខ្លួនឯង។')).toEqual([]);
    expect(scamSigns('회사에서 여권을 보관해도 되나요? 걱정돼요.')).toEqual([]);
    expect(scamSigns('Need work? No. Transfer the visa fee in advance.')).toEqual(['MONEY_FIRST']);
  });

  it('are not hidden by a word that lies inside of another one', () => {
    // আপনার has না in it, 特别 has 别.
    expect(scamSigns('আপনার অ্যাকাউন্টে টাকা আসবে, তুলে আমাদের লোককে দেবেন')).toEqual(['COURIER']);
    expect(scamSigns('特别缺人，银行卡出租每天500')).toEqual(['DOCUMENT_KEPT']);
  });

  it('are found where letters are set apart, wide, or marks are left out', () => {
    expect(scamSigns('비 자 없 어 도 됩니다')).toEqual(['NO_VISA']);
    expect(scamSigns('T r a n s f e r the visa fee in advance')).toEqual(['MONEY_FIRST']);
    expect(scamSigns('Ｐａｙ ｔｈｅ ｖｉｓａ ｆｅｅ ｉｎ ａｄｖａｎｃｅ')).toEqual(['MONEY_FIRST']);
    expect(scamSigns('Dong truoc phi lam visa 2 trieu won')).toEqual(['MONEY_FIRST']);
  });

  it('are no messenger where another way of contact is named, in digits or in words', () => {
    const only = '고수익 알바, 텔레그램 문의만 받아요';
    expect(scamSigns(only)).toEqual(['MESSENGER_ONLY']);
    expect(scamSigns(`${only}. 02-123-4567`)).toEqual([]);
    expect(scamSigns(`${only}. 공일공 일이삼사 오육칠팔`)).toEqual([]);
    expect(scamSigns(`${only}. jobs@haiko.test`)).toEqual([]);
  });

  it('come the worst first, and not from a warning', () => {
    const text = '비자 없어도 됩니다. 유니폼비를 먼저 입금해 주세요.';
    expect(scamSigns(text)).toEqual(['MONEY_FIRST', 'NO_VISA']);
    expect(scamSigns(`사기 조심하세요! ${text}`)).toEqual([]);
    expect(scamSigns('')).toEqual([]);
  });
});
