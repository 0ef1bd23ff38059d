import type { PostDraft } from './samples.types.js';

export const bengaliPosts: readonly PostDraft[] = [
  {
    key: 'night-shift-moon',
    author: 'rafiq',
    ago: '28m',
    views: 41,
    likes: 10,
    tags: 'রাতেরপালা গিম্পো',
    images: ['night-walk'],
    title: 'রাতের পালা শেষে চাঁদ',
    content: `ভোর চারটায় কারখানা থেকে বের হয়ে দেখি বিশাল চাঁদ। দেশে মাকে ফোন দিলাম, মা বললেন, "আমিও এই চাঁদটাই দেখছি।" হাজার মাইল দূরত্ব এক মিনিটে শেষ।`,
    thread: `
      nasrin +5m ♥4: এত সুন্দর করে লিখলেন ভাই।
      somchai +12m: สู้ ๆ ครับพี่ กะดึกเหมือนกัน
      tanvir +18m ♥1: আজ ঘুমান, কাল ক্রিকেট আছে কিন্তু!`,
  },
  {
    key: 'phd-far-away',
    author: 'nasrin',
    ago: '5h',
    views: 118,
    likes: 14,
    scraps: 6,
    tags: 'পড়াশোনা D-2 দেজন',
    images: ['night-desk'],
    title: 'কোরিয়ায় পিএইচডি: যা কেউ আগে বলেনি',
    content: `ল্যাবে সবাই খুব ভদ্র, কিন্তু প্রথম তিন মাস আমি একা খেতাম, কারণ মেন্যু পড়তে পারতাম না আর জিজ্ঞেস করতেও লজ্জা লাগত। একদিন এক জুনিয়র নিজেই একটা তালিকা বানিয়ে দিল: কোন খাবারে শূকরের মাংস নেই।

তাই নতুনদের বলি, লজ্জা না করে বলুন আপনি কী খান, কখন নামাজ পড়েন। বেশির ভাগ মানুষ জানতে চায়, শুধু জানে না কীভাবে জিজ্ঞেস করবে।`,
    thread: `
      dewi +15m ♥5: So true! I keep a small card in Korean: "no pork, no lard, no alcohol". I can share the file.
      > nasrin/en +30m ♥1: Yes please, sister!
      xiaoyu +1h: 写得真好，我刚来的时候也总是一个人吃饭。
      aziz +2h ♥2: 저도 처음에는 그랬어요. 요즘은 회사 식당에서 제 반찬을 따로 챙겨 줍니다.`,
  },
  {
    key: 'cricket-han-river',
    author: 'tanvir',
    ago: '1d',
    views: 87,
    likes: 12,
    tags: 'ক্রিকেট রবিবার',
    images: ['football-field'],
    title: 'রবিবার ক্রিকেট, লোক কম আছে',
    content: `ইনছনে মাঠ পাওয়া গেছে, সকাল ৮টা। বাংলাদেশ, শ্রীলঙ্কা, নেপাল, যে কেউ আসুন। ব্যাট আছে তিনটা, বল কম। দুপুরে খিচুড়ি আমার দায়িত্ব।`,
    thread: `
      nimal +30m ♥3: I am coming from Yeosu, four hours by bus for khichuri. Keep my share!
      bishal +1h: Fielding only, I bat like a tree.
      rafiq +2h ♥2: বল আমি নিয়ে আসব।`,
  },
  {
    key: 'e9-workplace-question',
    author: 'rafiq',
    ago: '3d',
    views: 230,
    likes: 7,
    scraps: 9,
    tags: 'E-9 ভিসা প্রশ্ন',
    title: 'কর্মস্থল বদলানোর নিয়ম নিয়ে প্রশ্ন',
    content: `আমাদের কারখানা নাকি সামনের বছর অন্য শহরে চলে যাবে। E-9 ভিসায় এমন হলে কী করতে হয়, কোথায় আগে কথা বলা উচিত? কেউ এমন অবস্থায় পড়ে থাকলে অভিজ্ঞতা জানাবেন। গুজব চাই না, ফোন নম্বর বা অফিসের ঠিকানা হলে ভালো হয়।`,
    thread: `
      tanvir +20m ♥7: আগে কর্মসংস্থান কেন্দ্রে (고용센터) কথা বলেন, আর ১৩৪৫ নম্বরে বাংলায় দোভাষী চাইতে পারেন। কিছু সই করার আগে কাগজ পড়িয়ে নেবেন।
      > rafiq +40m: ধন্যবাদ ভাই, কালই ফোন দেব।
      moderator +2h ♥4: Agreed. Rules depend on your case, so please confirm with the job center before you decide anything.`,
  },
  {
    key: 'eid-in-korea',
    author: 'nasrin',
    ago: '10d',
    views: 176,
    likes: 20,
    scraps: 2,
    tags: 'ঈদ মসজিদ বন্ধুত্ব',
    images: ['mosque', 'curry-rice'],
    title: 'দেশের বাইরে ঈদের সকাল',
    content: `মসজিদের সিঁড়িতে বসে উজবেক এক আপা, ইন্দোনেশিয়ার দেউই আর আমি, তিনজনে তিন দেশের সেমাই ভাগ করে খেলাম। কারও ভাষা পুরো বুঝি না, কিন্তু হাসি সবাই বুঝলাম।

বিকেলে ল্যাবের কোরিয়ান বন্ধুরা বাসায় এল। তারা বিরিয়ানি খেয়ে বলল, "이거 진짜 밥도둑이네!"`,
    thread: `
      dewi +1h ♥3: That morning was the best. Next year at my place!
      jiwoo +3h ♥4: 밥도둑 맞아요 ㅋㅋ 또 불러 주세요!
      aziz +6h: 이드 무바라크! 🌙`,
  },
  {
    key: 'rice-cooker-biryani',
    author: 'tanvir',
    ago: '15d',
    views: 154,
    likes: 16,
    scraps: 8,
    tags: 'রান্না ডরমিটরি',
    images: ['curry-rice', 'dorm-kitchen'],
    title: 'রাইস কুকারে তেহারি, সত্যি হয়!',
    content: `ডরমিটরিতে গ্যাস নেই, তাই রাইস কুকারই ভরসা। মাংস আগে থেকে দই-মসলায় মেখে সারা রাত ফ্রিজে রাখুন। নিচে মাংস, উপরে আধঘণ্টা ভেজানো চাল, পানি একটু কম। শেষে কাঁচা মরিচ দিয়ে ঢাকনা না খুলে পনেরো মিনিট।

সতর্কতা: পুরো তলার লোক চলে আসবে।`,
    thread: `
      minh/en +1h ♥4: Same here with fish sauce pork. The whole floor came!
      sreymom/en +3h: I will try this on Sunday 😋
      rafiq +1d: ভাই, লবণের মাপটা?
      > tanvir +26h: হাতের আন্দাজ, মা যেমন বলেন 😄`,
  },
  {
    key: 'bank-account-first',
    author: 'rafiq',
    ago: '29d',
    views: 199,
    likes: 8,
    scraps: 6,
    tags: 'ব্যাংক',
    title: 'প্রথম ব্যাংক হিসাব খোলা',
    content: `প্রথমবার একা গিয়ে ফিরে এসেছিলাম, কাগজ কম ছিল। পরের বার পাসপোর্ট, বিদেশি নিবন্ধন কার্ড আর চাকরির কাগজ নিয়ে গেলাম, বিশ মিনিটে হয়ে গেল। শাখাভেদে কাগজ আলাদা চাইতে পারে, তাই আগে ফোন করে নেওয়া ভালো। আপনাদের কোন ব্যাংকে বাংলা জানা লোক আছে?`,
    thread: `
      nasrin +3h: আমার শাখায় ইংরেজি চলে, বাংলা পাইনি।
      tanvir +8h ♥3: আনসানে রবিবারেও খোলা শাখা আছে, বিদেশিদের জন্য। সময়টা ফোনে জেনে নেবেন।`,
  },
  {
    key: 'first-snow-haiku',
    author: 'nasrin',
    ago: '34d',
    views: 70,
    likes: 11,
    tags: 'শীত',
    images: ['dorm-window'],
    title: 'জানালায় বরফ, হাতে চা',
    content: `মা জিজ্ঞেস করেন, "ঠান্ডা লাগে?" বলি, "না মা।" মিথ্যা না, চা আছে, কাঁথাটাও তো তোমার সেলাই করা।`,
    thread: `
      rafiq +2h ♥2: কাঁথার কথা শুনে বাড়ি যেতে ইচ্ছে করছে।
      yuki +1d: 温かいお茶の写真、落ち着きますね。`,
  },
];
