/** What people type, and a text in which they mean to find it: posts, postings and boards are searched alike. */
export const SEARCH_TABLE: readonly (readonly [keyword: string, text: string])[] = [
  // Vietnamese without its marks, and with them where the text has none.
  ['tim viec', 'Tìm việc ở Ansan'],
  ['Tìm việc', 'tim viec o Suwon'],
  ['dong', 'Áo mùa đông'],
  // Composed or not, wide or not, in any case.
  ['비자'.normalize('NFD'), '비자 연장'],
  ['áo ấm', 'Áo ấm mùa đông'.normalize('NFD')],
  ['ｖｉｓａ', 'Visa E-9'],
  ['ﾋﾞｻﾞ', 'ビザの更新'],
  ['MAGKANO', 'Magkano ang padala?'],
  // Scripts that put no spaces between words.
  ['เสื้อผ้า', 'ก่อนหน้าหนาวซื้อเสื้อผ้าอุ่นๆที่ไหนดี'],
  ['เเพง', 'แพงไปไหม'],
  ['ក្តៅ', 'តើទិញសម្លៀកបំពាក់ក្តៅនៅឯណា'],
  // Two letters that look alike under another one, and are both written.
  ['ប្តូរវីសា', 'ចង់ប្ដូរវីសា'],
  ['保暖', '冬天来之前你们在哪里买保暖的衣服'],
  ['কাপড়', 'শীত আসার আগে গরম কাপড় কোথায় কেনেন'],
  // Traditional and simplified Chinese, both ways.
  ['簽證', '延长签证需要什么材料？'],
  ['签证', '延長簽證需要什麼材料？'],
  ['臺灣', '台湾奶茶'],
  ['头发', '哪裡可以剪頭髮？'],
  // One character and two.
  ['옷', '겨울옷'],
  ['취업', '취업 비자'],
  ['家', '家探し'],
  ['ร้', 'ร้านอาหาร'],
  ['ឡ', 'ឡានក្រុង'],
  // Typed in another order, and drawn the same.
  ['ខ្ញំុ', 'ខ្ញុំរស់នៅអានសាន'],
  ['ខ្ញុំ', 'ខ្ញំុរស់នៅអានសាន'],
  ['ស្រ្តី', 'ហាងសម្រាប់ស្ត្រី'],
  ['ស្ត្រី', 'ហាងសម្រាប់ស្រ្តី'],
  ['นํ้า', 'ค่าน้ำค่าไฟ'],
  ['น้ำ', 'ค่านํ้าค่าไฟ'],
  ['กี่', 'ราคาก\u0e48\u0e35บาท'],
  // Visa codes with and without their dashes, dashes and apostrophes of all kinds.
  ['E9', 'Visa E-9에서 E-7-4로'],
  ['E-9', 'visa E9 비자'],
  ['e\u20119', 'Visa E-9'],
  ['E\u20139', 'Visa E-9'],
  ['E74', 'Visa E-9에서 E-7-4로'],
  ['E-7', 'Visa E-9에서 E-7-4로'],
  ['part\u2013time', 'Part-time in Hongdae'],
  ["don't", 'I don\u2019t know'],
  ['don\u2019t', "I don't know"],
  ['don\u02bct', "I don't know"],
  // Digits of any script, and both kinds of kana.
  ['010', '০১০-১২৩৪-৫৬৭৮'],
  ['১২৩৪', '010-1234-5678'],
  ['๕๐๐', '500 บาท'],
  ['2026', 'ឆ្នាំ២០២៦'],
  ['びざ', 'ビザの更新'],
  ['ラーメン', 'らーめん屋'],
  ['duong', 'Đường về nhà'],
  ['Đường', 'duong ve nha'],
];
