import { byId, type Named, named } from './named.ts';

/** Kinds of employment. */
// prettier-ignore
export const EMPLOYMENT_TYPES: readonly Named[] = [
  named([1, '정규직', 'Full-time', '全职', '正社員', 'งานประจำ', 'Toàn thời gian', 'ពេញម៉ោង', 'Full-time', 'পূর্ণকালীন']),
  named([2, '계약직', 'Contract', '合同工', '契約社員', 'สัญญาจ้าง', 'Hợp đồng', 'កិច្ចសន្យា', 'Kontrata', 'চুক্তিভিত্তিক']),
  named([3, '인턴', 'Intern', '实习', 'インターン', 'ฝึกงาน', 'Thực tập', 'កម្មសិក្សា', 'Intern', 'ইন্টার্ন']),
  named([4, '프리랜서', 'Freelancer', '自由职业', 'フリーランス', 'ฟรีแลนซ์', 'Làm tự do', 'ឯករាជ្យ', 'Freelancer', 'ফ্রিল্যান্সার']),
  named([5, '아르바이트', 'Part-time', '兼职', 'アルバイト', 'พาร์ตไทม์', 'Bán thời gian', 'ក្រៅម៉ោង', 'Part-time', 'খণ্ডকালীন']),
  named([6, '일용직', 'Daily work', '日结工', '日雇い', 'งานรายวัน', 'Công nhật', 'ការងារប្រចាំថ្ងៃ', 'Arawang trabaho', 'দৈনিক মজুরির কাজ']),
];

export const EMPLOYMENT_TYPE_BY_ID = byId(EMPLOYMENT_TYPES);
