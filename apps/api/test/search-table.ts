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
  // One character and two.
  ['옷', '겨울옷'],
  ['취업', '취업 비자'],
  ['家', '家探し'],
  ['ร้', 'ร้านอาหาร'],
  ['ឡ', 'ឡានក្រុង'],
];
