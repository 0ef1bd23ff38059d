import { byId, type Named, named } from './named.ts';

/** How pay is counted. With 1 (negotiable) a posting names no amount. */
// prettier-ignore
export const SALARY_TYPES: readonly Named[] = [
  named([1, '협의', 'Negotiable', '面议', '応相談', 'ตามตกลง', 'Thỏa thuận', 'ចរចា', 'Mapag-uusapan', 'আলোচনা সাপেক্ষে']),
  named([2, '시급', 'Hourly', '时薪', '時給', 'รายชั่วโมง', 'Theo giờ', 'ប្រចាំម៉ោង', 'Kada oras', 'ঘণ্টাপ্রতি']),
  named([3, '일급', 'Daily', '日薪', '日給', 'รายวัน', 'Theo ngày', 'ប្រចាំថ្ងៃ', 'Kada araw', 'দৈনিক']),
  named([4, '주급', 'Weekly', '周薪', '週給', 'รายสัปดาห์', 'Theo tuần', 'ប្រចាំសប្ដាហ៍', 'Kada linggo', 'সাপ্তাহিক']),
  named([5, '월급', 'Monthly', '月薪', '月給', 'รายเดือน', 'Theo tháng', 'ប្រចាំខែ', 'Kada buwan', 'মাসিক']),
  named([6, '연봉', 'Annual', '年薪', '年俸', 'รายปี', 'Theo năm', 'ប្រចាំឆ្នាំ', 'Kada taon', 'বার্ষিক']),
];

export const SALARY_TYPE_BY_ID = byId(SALARY_TYPES);

export const NEGOTIABLE = 1;
export const HOURLY = 2;
export const DAILY = 3;
export const WEEKLY = 4;
export const MONTHLY = 5;
export const ANNUAL = 6;
