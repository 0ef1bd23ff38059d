import type { Language } from '@haiko/shared/i18n/languages';

/** A sentence of everyday life in each language: what every test that touches text must carry unharmed. */
export const NINE_SCRIPTS: Record<Language, string> = {
  ko: '겨울이 오기 전에 따뜻한 옷을 어디서 사나요?',
  en: 'Where do you buy warm clothes before winter?',
  zh: '冬天来之前，你们在哪里买保暖的衣服？',
  ja: '冬が来る前に、暖かい服はどこで買いますか？',
  th: 'ก่อนหน้าหนาวซื้อเสื้อผ้าอุ่น ๆ ที่ไหนดีคะ',
  vi: 'Trước mùa đông mọi người mua áo ấm ở đâu vậy?',
  km: 'មុនរដូវរងា តើទិញសម្លៀកបំពាក់ក្តៅនៅឯណា?',
  tl: 'Saan kayo bumibili ng makapal na damit bago magtaglamig? Ñ',
  bn: 'শীত আসার আগে গরম কাপড় কোথায় কেনেন?',
};
