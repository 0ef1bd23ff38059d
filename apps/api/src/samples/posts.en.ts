import type { PostDraft } from './samples.types.js';

export const englishPosts: readonly PostDraft[] = [
  {
    key: 'halal-map-update',
    author: 'dewi',
    ago: '18m',
    views: 47,
    likes: 9,
    scraps: 7,
    tags: 'halal food map',
    images: ['curry-rice'],
    title: 'Halal map update: 14 new places, two closed',
    content: `Two hours of phone calls later, the list is fresh again. New ones in Gunsan, Jeonju and Gwangju, plus a tiny Uzbek bakery that opens at 6 a.m. and sells out by 9.

If you visit one, please tell me: is there a prayer corner, can you pay by card, and was the owner nice to you? The third column is the most important.`,
    thread: `
      nasrin +3m ♥3: দেজনের দোকানটা যোগ করার জন্য ধন্যবাদ!
      aziz/ko +7m ♥2: 그 빵집 우리 고향 사람이 해요. 정말 친절합니다.
      pending/zh +10m: 我们店有素饺子，单独一口锅，可以加上吗？
      > dewi +13m ♥1: Yes please, send me the address!`,
  },
  {
    key: 'mountain-club',
    author: 'bishal',
    ago: '5h',
    views: 103,
    likes: 11,
    scraps: 3,
    tags: 'hiking weekend Dobongsan',
    images: ['hiking-friends'],
    title: 'Sunday hike: Dobongsan, slow group and fast group',
    content: `Meet at Dobongsan Station exit 1, 7:30. Fast group goes to Sinseondae, slow group goes to the temple and the dumpling shop. Be honest about which group you are.

Bring water, gloves, one layer more than you think, and something from your country to share at the top. Last time we had seven kinds of bread.`,
    thread: `
      somchai +10m ♥4: กลุ่มช้าครับ กลุ่มช้าแน่นอน
      emily +30m ♥2: Slow group, dumplings, obviously.
      batbayar/ko +1h: 저는 빠른 팀! 아롤(말린 우유) 가져갈게요.
      thandar +2h: Is it okay for beginners?
      > bishal +3h ♥1: Yes! We wait for everyone.`,
  },
  {
    key: 'at-sea-message',
    author: 'nimal',
    ago: '12h',
    views: 99,
    likes: 18,
    tags: 'Yeosu sea work',
    images: ['harbour'],
    title: 'Back on land after nine days',
    content: `Anchovy season. Four hours of sleep, salt in everything, and one dolphin who followed us for a whole morning.

The captain does not talk much. On the last day he gave each of us a pair of thick socks and said, "Next trip, colder." I think that is his way of saying thank you.`,
    thread: `
      jun +20m ♥5: Ingat lagi sa dagat, brad. Ang ganda ng pagkakasulat.
      tanvir +1h ♥2: মোজাই ভালোবাসা 😄
      youngsook +2h ♥6: 고생했어요. 따뜻한 국 좀 먹고 푹 자요.
      > nimal +3h: Thank you auntie. I slept fourteen hours.`,
  },
  {
    key: 'moderator-scam-note',
    author: 'moderator',
    ago: '1d',
    views: 265,
    likes: 15,
    scraps: 16,
    tags: 'safety scam help',
    title: 'Please read: messages that promise jobs or visas for a deposit',
    content: `Three people wrote to me this week about the same kind of message: a friendly stranger, a very good job, and a "small deposit" to hold the place.

Please don't send money or a photo of your passport or residence card to someone you only know from a chat. Tap report and we will look at it the same day. If you already sent something, you are not stupid and you are not in trouble with us. Talk to someone you trust, call your bank, and ask 1345 where to report it in your language.`,
    thread: `
      dara +15m ♥2: ខ្ញុំក៏ទទួលសារបែបនេះដែរ។ អរគុណបង!
      xiaoyu +1h ♥3: 我室友差点被骗，已转发。
      rafiq +2h: বাংলায় অনুবাদ করে বন্ধুদের পাঠালাম।
      > moderator +3h ♥4: Thank you, Rafiq. That is exactly how we help each other.`,
  },
  {
    key: 'potluck-chuncheon',
    author: 'emily',
    ago: '4d',
    views: 111,
    likes: 16,
    scraps: 2,
    tags: 'potluck Chuncheon friends',
    images: ['kimbap', 'noodle-soup', 'grandma-table'],
    title: 'Eleven countries, one rice cooker',
    content: `Our potluck ran out of chairs, then plates, then silence. Favorites: Thandar's tea leaf salad, Bishal's dal, and somebody's grandmother's kimchi that came in a paint bucket.

I made mac and cheese. It was politely described as "warm".`,
    thread: `
      thandar +20m ♥3: I took the leftovers of your warm dish. My roommate loved it!
      bishal +1h ♥2: Dal power 24 hour.
      kenta/en +9h: "Warm" is a very Japanese compliment.`,
  },
  {
    key: 'korean-honorifics',
    author: 'thandar',
    ago: '6d',
    views: 138,
    likes: 20,
    scraps: 3,
    tags: 'Korean mistakes funny',
    title: 'I told my professor "잘 먹었어, 수고!"',
    content: `He bought us lunch, I wanted to be polite, my brain chose the wrong drawer. Complete silence. Then he bowed and said, "네, 선배님." The whole table died.

What was your worst honorific accident? Please make me feel better.`,
    thread: `
      emily +10m ♥9: I called my principal "자기" because I thought it meant "yourself".
      ploy/en +30m ♥4: I said "할아버지" to a man who was maybe 45.
      minh/en +2h ♥3: I said "반말" to my team leader for one year. Nobody told me.
      > thandar +3h: One YEAR? I feel better now, thank you 😂
      jiwoo/ko +5h ♥5: 교수님 센스 최고네요 ㅋㅋㅋ`,
  },
  {
    key: 'company-docs-question',
    author: 'rejected',
    ago: '12d',
    views: 84,
    likes: 3,
    scraps: 2,
    tags: 'business registration',
    title: 'How did you translate your business documents?',
    content: `I run a small used-car export office in Incheon. My company registration here was sent back because the certificate photo could not be read. Fair enough, I took it at night in the yard.

For those who did it already: scan at a print shop, or is a good phone photo fine?`,
    thread: `
      company/ko +1h ♥2: 홈택스나 정부24에서 사업자등록증명을 PDF로 받으면 제일 깨끗합니다.
      > rejected +2h: Thank you sir, I did not know that. Trying today.
      admin/en +3h ♥1: Either works as long as every line is readable. You can send it again any time.`,
  },
  {
    key: 'spare-bicycle',
    author: 'emily',
    ago: '21d',
    views: 92,
    likes: 7,
    tags: 'free bicycle',
    images: ['bicycle-river'],
    title: 'Free bicycle, squeaks in two languages',
    content: `Leaving it to someone who needs to get to work. New chain, old everything else. Pick up near Namchuncheon Station.`,
    thread: `
      thandar +15m ♥1: My friend starts a job on Monday and walks 50 minutes. Is it still free?
      > emily +20m ♥6: It's hers. I'll throw in the lock.`,
  },
];
