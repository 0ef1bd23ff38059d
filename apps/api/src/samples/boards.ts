import { guides } from './board-posts.guides.js';
import { noticesAndNews } from './board-posts.notices.js';
import { places } from './board-posts.places.js';
import type { BoardPostDraft, SampleCategory } from './samples.types.js';

/** The categories of the information and place boards, in their order. */
export const categories: readonly SampleCategory[] = [
  {
    key: 'emergency',
    board: 'INFORMATION',
    names: {
      ...{ ko: '긴급', en: 'Emergency', zh: '紧急', ja: '緊急', th: 'ฉุกเฉิน' },
      ...{ vi: 'Khẩn cấp', km: 'បន្ទាន់', tl: 'Emergency', bn: 'জরুরি' },
    },
  },
  {
    key: 'stay',
    board: 'INFORMATION',
    names: {
      ...{ ko: '비자·체류', en: 'Visa and stay', zh: '签证与居留', ja: 'ビザ・在留', th: 'วีซ่าและการพำนัก' },
      ...{ vi: 'Visa và lưu trú', km: 'ទិដ្ឋាការ និងការស្នាក់នៅ', tl: 'Visa at pananatili', bn: 'ভিসা ও থাকা' },
    },
  },
  {
    key: 'life',
    board: 'INFORMATION',
    names: {
      ...{ ko: '생활', en: 'Daily life', zh: '生活', ja: '生活', th: 'ชีวิตประจำวัน' },
      ...{ vi: 'Đời sống', km: 'ជីវិតប្រចាំថ្ងៃ', tl: 'Araw-araw na buhay', bn: 'দৈনন্দিন জীবন' },
    },
  },
  {
    key: 'health',
    board: 'INFORMATION',
    names: {
      ...{ ko: '건강', en: 'Health', zh: '健康', ja: '健康', th: 'สุขภาพ' },
      ...{ vi: 'Sức khỏe', km: 'សុខភាព', tl: 'Kalusugan', bn: 'স্বাস্থ্য' },
    },
  },
  {
    key: 'culture',
    board: 'PLACE',
    names: {
      ...{ ko: '문화', en: 'Culture', zh: '文化', ja: '文化', th: 'วัฒนธรรม' },
      ...{ vi: 'Văn hóa', km: 'វប្បធម៌', tl: 'Kultura', bn: 'সংস্কৃতি' },
    },
  },
  {
    key: 'park',
    board: 'PLACE',
    names: {
      ...{ ko: '공원', en: 'Parks', zh: '公园', ja: '公園', th: 'สวนสาธารณะ' },
      ...{ vi: 'Công viên', km: 'សួនច្បារ', tl: 'Mga parke', bn: 'পার্ক' },
    },
  },
  {
    key: 'worship',
    board: 'PLACE',
    names: {
      ...{ ko: '종교', en: 'Worship', zh: '宗教', ja: '宗教', th: 'ศาสนสถาน' },
      ...{ vi: 'Tôn giáo', km: 'សាសនា', tl: 'Pagsamba', bn: 'উপাসনা' },
    },
  },
];

/** What the sample administrator has written; the first notice is pinned. */
export const boardPosts: readonly BoardPostDraft[] = [...noticesAndNews, ...guides, ...places];
