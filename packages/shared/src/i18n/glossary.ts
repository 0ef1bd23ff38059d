import rows from './glossary.json' with { type: 'json' };
import type { Language } from './languages.ts';

/**
 * The product's words, as people say them and not as textbooks do, so that every screen calls a thing by one name. Where people
 * say two, the first is the one to write, the other stands behind ` / `: Vietnamese workers ask a công ty, a doanh nghiệp is
 * verified. Register: ko 해요 in sentences and nouns on buttons, ja です・ます, zh polite without 请 on buttons, th without ครับ/ค่ะ
 * and with โปรด, vi «Vui lòng», km សូម, tl «Paki-», bn আপনি. Digits are Latin in every language.
 */
export const GLOSSARY: readonly Record<Language, string>[] = rows;

/** The words of a language for a thing, by its English name in the glossary. */
export function wordsFor(name: string, language: Language): string[] {
  return GLOSSARY.find(({ en }) => en === name)?.[language].split(' / ') ?? [];
}

/**
 * Words that stand in a message of every language wherever the English one says them; other words may hide in a verb or a
 * shorter form. By their English in the glossary: how English messages say them.
 */
export const KEPT_WORDS: Readonly<Record<string, RegExp>> = {
  comment: /\bcomments?\b/i,
  hashtag: /\bhashtags?\b/i,
  author: /\bauthor\b/i,
  moderator: /\bmoderators?\b/i,
  email: /\be-?mail\b/i,
  password: /\bpassword\b/i,
  nickname: /\bnickname\b(?!\}\})/i,
  nationality: /\bnationalit(?:y|ies)\b/i,
  'profile image': /\bprofile image\b/i,
  notification: /\bnotifications?\b/i,
  notice: /\bnotices?\b/i,
  'terms of service': /\bterms of service\b/i,
  'privacy policy': /\bprivacy policy\b/i,
  'exchange rate': /\bexchange rates?\b/i,
  company: /\bcompan(?:y|ies)\b/i,
  visa: /\bvisas?\b(?!\}\})/i,
  salary: /\bsalary\b/i,
  region: /\bregions?\b/i,
};

/** Second names, spellings and forms of address that crept in once, and what stands in their place. */
export const AVOIDED: Readonly<Record<Language, readonly (readonly [avoided: RegExp, instead: string])[]>> = {
  en: [[/\bprofile (?:picture|photo)\b/i, 'profile image']],
  ko: [
    [/하이코/, 'Haiko'],
    [/포스트(?!코드)|포스팅/, '게시글'],
    [/코멘트/, '댓글'],
    [/메시지/, '쪽지'],
    [/\}\} 님/, '{{…}}님'],
    [/니다|니까|십시오/, '해요'],
    // The sound before them decides between two; 님 or a noun stands in between. Names of languages all end alike.
    [/(?<!language)\}\}(?:은|는|이|가|을|를|과|와|으?로|\([이으]\))(?![가-힣])/, 'no particle behind a name'],
    [/[“”]/, '‘’'],
  ],
  zh: [
    [/你(?!们)/, '您'],
    [/用户名/, '昵称'],
    [/搜索词/, '关键词'],
    [/退回/, '未通过'],
    [/……/, '…'],
    [/\{\{(?:nickname|name)\}\} \p{sc=Han}|\p{sc=Han} \{\{(?:nickname|name)/u, 'no space beside a name'],
    [/^要.*吗？/, '确定要…吗？'],
    [/\p{sc=Han} \{\{(?:count|limit)|(?:count|limit)\}\} \p{sc=Han}/u, 'no space beside a number'],
  ],
  ja: [
    [/友達/, '友だち'],
    [/スクラップ/, '保存'],
    [/求人情報/, '求人'],
    [/下さい|出来/, 'ください, でき'],
    [/(?<!ご)確認してください/, 'ご確認ください'],
    [/～/, '〜'],
    [/[^\x00-\x7f] \{\{count|count\}\} \p{L}/u, 'no space beside a number'],
  ],
  th: [
    [/กรุณา/, 'โปรด'],
    [/ครับ|ค่ะ/, 'no particle'],
    [/ไหม\?/, 'หรือไม่'],
    [/คอมเมนต์|คอมเม้นท์/, 'ความคิดเห็น'],
    [/อีเมล์/, 'อีเมล'],
    [/โพสท์/, 'โพสต์'],
    [/ชื่อเล่น/, 'ชื่อที่แสดง'],
    [/ยกเลิกสมาชิก/, 'ลบบัญชี'],
  ],
  vi: [
    [/mật mã/i, 'mật khẩu'],
    [/e-mail/i, 'email'],
    [/xoá|huỷ|thoả|hoà(?!n)|uỷ/i, 'the tone on the first vowel: xóa, hủy'],
    [/\d\.\d{3}/, '10,000'],
  ],
  // ្ត and ្ដ look the same: the dictionary's spelling.
  km: [
    [/ម្តង|ប្តូរ|ស្តី|ស្តាំ|ស្តាប់/, 'ម្ដង, ប្ដូរ, ស្ដី, ស្ដាំ, ស្ដាប់'],
    [/[«»]/, '“”'],
    [/បង់ក្លាដែស/, 'បង់ក្លា'],
    [/ប្រាក់ខែ/, 'ប្រាក់ឈ្នួល'],
    [/ទិដ្ឋាការ/, 'វីសា'],
    [/ទូរស័ព្ទ/, 'ទូរសព្ទ'],
    [/ការប្រកាសការងារ/, 'ដំណឹងជ្រើសរើសការងារ'],
  ],
  tl: [
    [/kompanya/i, 'kumpanya'],
    [/mangyaring|pakiusap/i, 'paki-'],
    [/\bsinave\b/i, 'na-save'],
    [/\b(?:i|na|mag)-delete\b/i, 'burahin'],
    [/\bk[ou]mento\b/i, 'comment'],
    [/notipikasyon/i, 'notification'],
    [/\babiso\b/i, 'notification'],
    [/\bpalayaw\b/i, 'nickname'],
    [/\banunsyo/i, 'job posting'],
    [/\be-mail\b/i, 'email'],
  ],
  bn: [
    [/পাতা(?:য়|র)/, 'পেজ'],
    [/তুমি|তোমার/, 'আপনি'],
    [/প্রতিষ্ঠান/, 'কোম্পানি'],
    [/ডাকনাম/, 'নিকনেম'],
    [/মন্তব্য/, 'কমেন্ট'],
    [/বার্তা/, 'মেসেজ'],
    [/ই-মেইল/, 'ইমেইল'],
    [/(?:আপনার|পুশ|নতুন কোনো) বিজ্ঞপ্তি (?:লোড|রিফ্রেশ|নেই|চালু)/, 'নোটিফিকেশন'],
  ],
};
