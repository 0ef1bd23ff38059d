/** One sentence in each of the nine scripts, with their tallest and deepest signs. */
export const SAMPLES = {
  ko: '처음 한국에 왔을 때 어디서 장을 보셨나요?',
  en: 'Where did you buy groceries when you first came to Korea?',
  'zh-Hans': '刚来韩国的时候，大家都在哪里买菜呢？骨直令',
  ja: '韓国に来たばかりの頃、どこで買い物していましたか？骨直令',
  th: 'ตอนมาเกาหลีครั้งแรก ซื้อของที่ไหนกันบ้างครับ ที่นั่นรู้สึกว่าผู้ใหญ่ญี่ปุ่น',
  vi: 'Lúc mới sang Hàn Quốc, mọi người đi chợ ở đâu? Đường Nguyễn Huệ',
  km: 'ពេលមកដល់កូរ៉េដំបូង តើអ្នកទិញម្ហូបនៅឯណា? ស្ត្រីក្រុង ខ្ញុំស្ងៀម',
  fil: 'Saan kayo namimili noong una kayong dumating sa Korea? Señora Niño',
  bn: 'প্রথম কোরিয়ায় এসে আপনারা কোথায় বাজার করতেন? স্বাস্থ্য ক্ষুদ্র দ্রুত',
};
