import type { NamedRow, NameRow } from './named.ts';

/** Languages that postings ask for: id and names. They never change their ids; the last one says that none is needed. */
// prettier-ignore
export const LANGUAGE_ROWS: readonly NamedRow[] = [
  [1, '한국어', 'Korean', '韩语', '韓国語', 'ภาษาเกาหลี', 'Tiếng Hàn', 'ភាសាកូរ៉េ', 'Korean', 'কোরিয়ান'],
  [2, '영어', 'English', '英语', '英語', 'ภาษาอังกฤษ', 'Tiếng Anh', 'ភាសាអង់គ្លេស', 'Ingles', 'ইংরেজি'],
  [3, '중국어', 'Chinese', '中文', '中国語', 'ภาษาจีน', 'Tiếng Trung', 'ភាសាចិន', 'Chinese', 'চীনা'],
  [4, '일본어', 'Japanese', '日语', '日本語', 'ภาษาญี่ปุ่น', 'Tiếng Nhật', 'ភាសាជប៉ុន', 'Hapones', 'জাপানি'],
  [5, '태국어', 'Thai', '泰语', 'タイ語', 'ภาษาไทย', 'Tiếng Thái', 'ភាសាថៃ', 'Thai', 'থাই'],
  [6, '베트남어', 'Vietnamese', '越南语', 'ベトナム語', 'ภาษาเวียดนาม', 'Tiếng Việt', 'ភាសាវៀតណាម', 'Vietnamese', 'ভিয়েতনামি'],
  [7, '크메르어', 'Khmer', '高棉语', 'クメール語', 'ภาษาเขมร', 'Tiếng Khmer', 'ភាសាខ្មែរ', 'Khmer', 'খমের'],
  [8, '타갈로그어', 'Tagalog', '他加禄语', 'タガログ語', 'ภาษาตากาล็อก', 'Tiếng Tagalog', 'ភាសាតាកាឡុក', 'Tagalog', 'তাগালগ'],
  [9, '벵골어', 'Bengali', '孟加拉语', 'ベンガル語', 'ภาษาเบงกาลี', 'Tiếng Bengal', 'ភាសាបង់ក្លា', 'Bengali', 'বাংলা'],
  [10, '러시아어', 'Russian', '俄语', 'ロシア語', 'ภาษารัสเซีย', 'Tiếng Nga', 'ភាសារុស្ស៊ី', 'Ruso', 'রুশ'],
  [11, '우즈베크어', 'Uzbek', '乌兹别克语', 'ウズベク語', 'ภาษาอุซเบก', 'Tiếng Uzbek', 'ភាសាអ៊ូសបេគ', 'Uzbek', 'উজবেক'],
  [12, '몽골어', 'Mongolian', '蒙古语', 'モンゴル語', 'ภาษามองโกเลีย', 'Tiếng Mông Cổ', 'ភាសាម៉ុងហ្គោលី', 'Mongolian', 'মঙ্গোলীয়'],
  [13, '네팔어', 'Nepali', '尼泊尔语', 'ネパール語', 'ภาษาเนปาล', 'Tiếng Nepal', 'ភាសានេប៉ាល់', 'Nepali', 'নেপালি'],
  [14, '인도네시아어', 'Indonesian', '印度尼西亚语', 'インドネシア語', 'ภาษาอินโดนีเซีย', 'Tiếng Indonesia', 'ភាសាឥណ្ឌូណេស៊ី', 'Indonesian', 'ইন্দোনেশীয়'],
  [15, '미얀마어', 'Burmese', '缅甸语', 'ミャンマー語', 'ภาษาพม่า', 'Tiếng Myanmar', 'ភាសាភូមា', 'Burmese', 'বর্মি'],
  [99, '언어 무관', 'No language needed', '语言不限', '言語不問', 'ไม่จำกัดภาษา', 'Không yêu cầu ngôn ngữ', 'មិនត្រូវការភាសា', 'Walang kailangang wika', 'ভাষা জানা জরুরি নয়'],
];

/** The ladder that every language has, as numbers 1 to 4. */
// prettier-ignore
export const LADDER: readonly NameRow[] = [
  ['기초', 'Basic', '基础', '初級', 'พื้นฐาน', 'Cơ bản', 'មូលដ្ឋាន', 'Basic', 'প্রাথমিক'],
  ['일상 회화', 'Daily conversation', '日常会话', '日常会話', 'สนทนาในชีวิตประจำวัน', 'Giao tiếp hằng ngày', 'សន្ទនាប្រចាំថ្ងៃ', 'Pang-araw-araw na usapan', 'দৈনন্দিন কথোপকথন'],
  ['업무 가능', 'Business', '商务', 'ビジネス', 'ระดับทำงาน', 'Công việc', 'សម្រាប់ការងារ', 'Pangtrabaho', 'পেশাগত'],
  ['원어민 수준', 'Native', '母语水平', 'ネイティブ', 'เทียบเท่าเจ้าของภาษา', 'Như người bản xứ', 'ដូចម្ចាស់ភាសា', 'Katutubong antas', 'মাতৃভাষার সমান'],
];

// prettier-ignore
export const NOT_NEEDED: NameRow =
  ['필요 없음', 'Not needed', '不需要', '不要', 'ไม่จำเป็น', 'Không cần', 'មិនត្រូវការ', 'Hindi kailangan', 'প্রয়োজন নেই'];

/** What a test calls its levels: before the number, and after it in ko, zh and ja. */
export interface LanguageTest {
  languageId: number;
  /** Number of its first level within the language. */
  firstNumber: number;
  name: string;
  levels: readonly string[];
  after?: readonly [ko: string, zh: string, ja: string];
}

export const LANGUAGE_TESTS: readonly LanguageTest[] = [
  { languageId: 1, firstNumber: 11, name: 'TOPIK', levels: ['1', '2', '3', '4', '5', '6'], after: ['급', '级', '級'] },
  { languageId: 1, firstNumber: 21, name: 'KIIP', levels: ['1', '2', '3', '4', '5'], after: ['단계', '阶段', '段階'] },
  { languageId: 2, firstNumber: 11, name: 'TOEIC', levels: ['600', '700', '800', '900'], after: ['점', '分', '点'] },
  { languageId: 2, firstNumber: 21, name: 'IELTS', levels: ['5.5', '6.5', '7.5'] },
  { languageId: 3, firstNumber: 11, name: 'HSK', levels: ['1', '2', '3', '4', '5', '6'], after: ['급', '级', '級'] },
  { languageId: 4, firstNumber: 11, name: 'JLPT', levels: ['N5', 'N4', 'N3', 'N2', 'N1'] },
];
