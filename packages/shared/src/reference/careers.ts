import { byId, type Named, named } from './named.ts';

/** Whether a posting looks for beginners or for people with experience. */
// prettier-ignore
export const CAREERS: readonly Named[] = [
  named([1, '신입', 'New', '应届/无经验', '未経験', 'ไม่มีประสบการณ์', 'Mới vào nghề', 'អ្នកថ្មី', 'Baguhan', 'নতুন']),
  named([2, '경력', 'Experienced', '有经验', '経験者', 'มีประสบการณ์', 'Có kinh nghiệm', 'មានបទពិសោធន៍', 'May karanasan', 'অভিজ্ঞ']),
  named([3, '신입·경력', 'New or experienced', '无经验·有经验', '未経験・経験者', 'มีหรือไม่มีประสบการณ์', 'Mới hoặc có kinh nghiệm', 'អ្នកថ្មី ឬមានបទពិសោធន៍', 'Baguhan o may karanasan', 'নতুন বা অভিজ্ঞ']),
  named([4, '경력 무관', 'Any experience', '经验不限', '経験不問', 'ไม่จำกัดประสบการณ์', 'Không yêu cầu kinh nghiệm', 'មិនកំណត់បទពិសោធន៍', 'Kahit anong karanasan', 'যেকোনো অভিজ্ঞতা']),
];

export const CAREER_BY_ID = byId(CAREERS);
