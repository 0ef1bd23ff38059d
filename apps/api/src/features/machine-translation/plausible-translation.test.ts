import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { plausibleTranslation } from './plausible-translation.js';

const LONG = `${NINE_SCRIPTS.ko} `.repeat(20);
const CHINESE = `${NINE_SCRIPTS.zh}请问有人知道吗？我在水原工作，想找便宜一点的店。`;
const TAGALOG = `${NINE_SCRIPTS.tl} Salamat po sa lahat ng tutulong sa akin.`;
const ENGLISH = 'I have been working in Korea for three years and my boss is very kind';

describe('plausible translations', () => {
  it.each(LANGUAGES)('when it is written in %s', (to) => {
    for (const from of LANGUAGES.filter((language) => language !== to)) {
      expect(plausibleTranslation(` ${NINE_SCRIPTS[to]}\n`, NINE_SCRIPTS[from], to)).toBe(NINE_SCRIPTS[to]);
    }
  });

  it.each([
    ['삼성 Galaxy Buds Pro 3 팔아요', 'Selling Samsung Galaxy Buds Pro 3', 'ko'],
    ['Facebook', 'Facebook', 'vi'],
    ['CNC · MCT', 'CNC · MCT', 'km'],
    ['ខ្ញុំចង់លក់ iPhone 15 Pro Max 256GB', 'iPhone 15 Pro Max 256GB 팝니다', 'km'],
    ['OK', 'OK', 'ja'],
    ['Samsung', 'Samsung', 'tl'],
    ['Minh Anh', 'Minh Anh', 'en'],
    ['The North Face', 'The North Face', 'km'],
    ['iPhone 15 Pro Max 256GB', 'iPhone 15 Pro Max 256GB', 'vi'],
    ['Happy Birthday!', 'Happy Birthday!', 'tl'],
    ['Zalo, KakaoTalk, Facebook', 'Zalo, KakaoTalk, Facebook', 'bn'],
    ['Nag-overtime kami until 10pm, very tired na', '밤 10시까지 야근해서 피곤해요', 'tl'],
    ['Cho mình hỏi deadline của job fair ở Hongdae', '홍대 채용 박람회 마감이 언제예요', 'vi'],
    ['My friend Nguyễn Thị Hoa likes phở and bánh mì', '응우옌 티 호아는 쌀국수를 좋아해요', 'en'],
  ] as const)('with names in Latin letters: %s', (made, source, to) => {
    expect(plausibleTranslation(made, source, to)).toBe(made);
  });
});

describe('names in letters of another language are plausible', () => {
  it.each([
    ['삼성전자', '삼성전자', 'km'],
    ['외국인등록증 ត្រូវការ', '외국인등록증이 필요해요', 'km'],
    ['安山市', '安山市', 'ja'],
    ['外国人登録証明書', '외국인등록증명서', 'ja'],
    ['外国人労働者相談会開催案内', '외국인 근로자 상담회 개최 안내', 'ja'],
    ['京畿道 安山市 檀園区 元谷洞 中央大路 123', '경기도 안산시 단원구 원곡동 중앙대로 123', 'ja'],
    ['社会保険完備、交通費全額支給、昇給年2回', '4대보험, 교통비 전액 지급, 연 2회 승급', 'ja'],
    ['在优衣库（ユニクロ）买暖和的衣服', 'ユニクロで暖かい服を買います', 'zh'],
    ['How to say 감사합니다 politely', '감사합니다를 공손하게 말하는 법', 'en'],
    ['วิธีพูด ありがとう ให้สุภาพ', 'ありがとうの丁寧な言い方', 'th'],
  ] as const)('%s', (made, source, to) => {
    expect(plausibleTranslation(made, source, to)).toBe(made);
  });
});

describe('what machines add is not kept', () => {
  it.each([
    ['&quot;Tom &amp; Jerry&#39;s&quot; &lt;3', '"톰과 제리" <3', 'en', '"Tom & Jerry\'s" <3'],
    ['&amp;quot;ok&amp;quot; po ito', '"괜찮아요"', 'tl', '"ok" po ito'],
    ['&amp; stands for “and”', '&amp; 는 "그리고"', 'en', '&amp; stands for “and”'],
    ['good\u202e morning\u2066\u200b', '좋은 아침', 'en', 'good morning'],
    ['শুভ স\u202eকাল র\u200d্যাব', '좋은 아침', 'bn', 'শুভ সকাল র\u200d্যাব'],
    ['អរុណ\u200bសួស្ដី\u2067', '좋은 아침', 'km', 'អរុណ\u200bសួស្ដី'],
    ['好\u2060的', '좋\u2060아요', 'zh', '好\u2060的'],
  ] as const)('%j', (made, source, to, kept) => {
    expect(plausibleTranslation(made, source, to)).toBe(kept);
  });
});

describe('implausible translations', () => {
  it.each([
    ['nothing', ' \n', NINE_SCRIPTS.ko, 'en'],
    ['a character that cannot be kept', 'good\0morning', NINE_SCRIPTS.ko, 'en'],
    ['half a character', 'good \uD83E', NINE_SCRIPTS.ko, 'en'],
    ['a novel', 'word '.repeat(500), NINE_SCRIPTS.ko, 'en'],
    ['an excuse for a page', 'Sorry, I cannot translate this.', LONG, 'en'],
    ['the text itself', NINE_SCRIPTS.vi, NINE_SCRIPTS.vi, 'en'],
    ['English for Khmer', NINE_SCRIPTS.en, NINE_SCRIPTS.ko, 'km'],
    ['Korean for Japanese', `${NINE_SCRIPTS.ko} ${NINE_SCRIPTS.ko}`, NINE_SCRIPTS.en, 'ja'],
    ['nothing to be seen', '\u200b\u202e', NINE_SCRIPTS.ko, 'en'],
    ['Chinese for Japanese', CHINESE, NINE_SCRIPTS.ko, 'ja'],
    ['the Chinese text itself for Japanese', CHINESE, CHINESE, 'ja'],
    ['a short Chinese sentence for Japanese', '谢谢你们', 'Salamat po sa inyo', 'ja'],
    ['Japanese for Chinese', NINE_SCRIPTS.ja, NINE_SCRIPTS.ko, 'zh'],
    ['three Korean words for Khmer', '외국인등록증 연장 방법', '외국인등록증 연장 방법', 'km'],
    ['two Korean words for English', '안녕하세요 여러분', '안녕하세요 여러분', 'en'],
    ['Thai without spaces for Bengali', 'ขอบคุณมากนะคะ', 'ขอบคุณมากนะคะ', 'bn'],
    ['English for Tagalog', ENGLISH, NINE_SCRIPTS.ko, 'tl'],
    ['English for Vietnamese', ENGLISH, NINE_SCRIPTS.ko, 'vi'],
    ['English itself for Vietnamese', 'I need help!', 'I need help', 'vi'],
    ['a short English sentence itself for Khmer', 'Where is the bank?', 'Where is the bank', 'km'],
    ['Vietnamese for English', NINE_SCRIPTS.vi, NINE_SCRIPTS.ko, 'en'],
    ['Vietnamese without marks for English', 'em can tim viec lam o Suwon', 'em can tim viec lam o Suwon', 'en'],
    ['Tagalog for English', TAGALOG, NINE_SCRIPTS.bn, 'en'],
    ['Tagalog for Vietnamese', TAGALOG, NINE_SCRIPTS.th, 'vi'],
    ['Thai for Vietnamese', NINE_SCRIPTS.th, NINE_SCRIPTS.ko, 'vi'],
  ] as const)('when it is %s', (_what, made, source, to) => {
    expect(plausibleTranslation(made, source, to)).toBeNull();
  });
});
