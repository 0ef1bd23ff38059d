import { byId, type Named, named } from './named.ts';

/** Where a posting asks for none. */
export const ANY_EDUCATION = 1;

/** The least schooling that a posting asks for. */
// prettier-ignore
export const EDUCATIONS: readonly Named[] = [
  named([1, '학력 무관', 'Any education', '学历不限', '学歴不問', 'ไม่จำกัดวุฒิ', 'Không yêu cầu bằng cấp', 'មិនកំណត់កម្រិតវប្បធម៌', 'Kahit anong antas', 'যেকোনো শিক্ষাগত যোগ্যতা']),
  named([2, '중졸 이하', 'Middle school or below', '初中及以下', '中学校卒業以下', 'มัธยมต้นหรือต่ำกว่า', 'Trung học cơ sở trở xuống', 'អនុវិទ្យាល័យ ឬទាបជាងនេះ', 'Junior high o mas mababa', 'নিম্ন মাধ্যমিক বা তার কম']),
  named([3, '고졸', 'High school', '高中', '高校卒業', 'มัธยมปลาย', 'Trung học phổ thông', 'វិទ្យាល័យ', 'High school', 'উচ্চ মাধ্যমিক']),
  named([4, '전문대졸 (2~3년)', 'Associate degree (2–3 years)', '大专（2–3年）', '短大・専門大学卒業（2～3年）', 'อนุปริญญา (2–3 ปี)', 'Cao đẳng (2–3 năm)', 'បរិញ្ញាបត្ររង (2–3 ឆ្នាំ)', 'Associate degree (2–3 taon)', 'অ্যাসোসিয়েট ডিগ্রি (2–3 বছর)']),
  named([5, '대졸 (4년)', "Bachelor's degree", '本科', '大学卒業', 'ปริญญาตรี', 'Đại học', 'បរិញ្ញាបត្រ', "Bachelor's degree", 'স্নাতক']),
  named([6, '석사', "Master's degree", '硕士', '修士', 'ปริญญาโท', 'Thạc sĩ', 'បរិញ្ញាបត្រជាន់ខ្ពស់', "Master's degree", 'স্নাতকোত্তর']),
  named([7, '박사', 'Doctorate', '博士', '博士', 'ปริญญาเอก', 'Tiến sĩ', 'បណ្ឌិត', 'Doktorado', 'ডক্টরেট']),
];

export const EDUCATION_BY_ID = byId(EDUCATIONS);
