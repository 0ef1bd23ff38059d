import type { SamplePost } from './samples.types.js';

/** Linh's two newest posts, in every language. */
export const linhTranslations: Readonly<Record<string, SamplePost['translations']>> = {
  'grandmother-next-door': {
    ko: {
      title: '옆집 할머니, 고맙습니다',
      content: `어젯밤 아르바이트를 마치고 늦게 돌아오니 방문 앞에 보온 가방이 놓여 있었어요. 아직 따뜻한 미역국과 김치, 달걀 세 알. 그리고 쪽지 한 장. "생일에는 미역국을 먹어야지."

제 생일을 말씀드린 건 딱 한 번, 지난달 계단에서 채소를 들어 드릴 때였어요. 그런데 기억하고 계셨어요.

한국에 온 지 2년, 처음으로 기뻐서 울었습니다. 내일은 넴을 만들어서 가져다드리려고요. 맵지 않고 부드러워서 어르신 입에 맞는 베트남 음식, 또 뭐가 있을까요?`,
    },
    en: {
      title: 'Thank you to the grandmother next door',
      content: `I came home late from my part-time job last night and found a warm bag at my door: seaweed soup, still hot, kimchi and three eggs. With a note: "On your birthday you must eat seaweed soup."

I had mentioned my birthday exactly once, last month, when I helped her carry vegetables up the stairs. She remembered.

Two years in Korea, and this is the first time I cried because I was happy. Tomorrow I will make spring rolls for her. Do you know a Vietnamese dish that is soft and not spicy, good for an older person?`,
    },
    zh: {
      title: '谢谢隔壁的奶奶',
      content: `昨晚打工回来晚了，门口放着一个保温袋：还热着的海带汤、泡菜和三个鸡蛋，还有一张纸条："生日就要喝海带汤。"

我只说过一次自己的生日，还是上个月帮她把菜提上楼的时候。她居然记住了。

来韩国两年，第一次因为高兴而哭。明天我要做春卷送给她。大家知道有什么不辣、软和、适合老人家吃的越南菜吗？`,
    },
    ja: {
      title: 'お隣のおばあさん、ありがとう',
      content: `昨夜、アルバイトから遅く帰ると、部屋の前に保温バッグが置いてありました。まだ温かいわかめスープとキムチ、卵が三つ。「誕生日にはわかめスープを食べなきゃね」というメモが添えてありました。

誕生日の話をしたのは一度だけ。先月、階段で野菜を運ぶのを手伝ったときです。覚えていてくれたのですね。

韓国に来て二年、うれしくて泣いたのは初めてです。明日は揚げ春巻きを作って届けます。辛くなくて柔らかい、お年寄りの口に合うベトナム料理をご存じですか？`,
    },
    th: {
      title: 'ขอบคุณคุณยายข้างห้อง',
      content: `เมื่อคืนเลิกงานพิเศษกลับดึก หน้าห้องมีถุงเก็บความร้อนวางอยู่ ข้างในมีซุปสาหร่ายที่ยังร้อน กิมจิ กับไข่สามฟอง พร้อมกระดาษเขียนว่า "วันเกิดต้องกินซุปสาหร่ายนะ"

ฉันเคยพูดถึงวันเกิดแค่ครั้งเดียว ตอนช่วยยายหิ้วผักขึ้นบันไดเมื่อเดือนก่อน แต่ยายจำได้

อยู่เกาหลีมาสองปี นี่เป็นครั้งแรกที่ร้องไห้เพราะดีใจ พรุ่งนี้จะทำปอเปี๊ยะไปให้ยาย มีอาหารเวียดนามอะไรที่นุ่ม ไม่เผ็ด เหมาะกับผู้สูงอายุบ้างคะ`,
    },
    km: {
      title: 'អរគុណលោកយាយនៅជិតខាង',
      content: `យប់មិញខ្ញុំត្រឡប់ពីធ្វើការក្រៅម៉ោងយឺត ឃើញថង់រក្សាកម្តៅមួយនៅមុខបន្ទប់៖ ស៊ុបសារាយនៅក្តៅ គីមឈី និងពងមាន់បី ជាមួយក្រដាសមួយសន្លឹក «ថ្ងៃកំណើតត្រូវញ៉ាំស៊ុបសារាយ»។

ខ្ញុំធ្លាប់និយាយពីថ្ងៃកំណើតតែម្តងគត់ កាលពីខែមុន ពេលជួយគាត់យួរបន្លែឡើងជណ្តើរ។ តែគាត់ចាំ។

នៅកូរ៉េពីរឆ្នាំ នេះជាលើកដំបូងដែលខ្ញុំយំដោយសារសប្បាយចិត្ត។ ស្អែកខ្ញុំនឹងធ្វើណែមយកទៅជូនគាត់។ តើមានម្ហូបវៀតណាមអ្វីដែលទន់ មិនហឹរ សមនឹងមនុស្សចាស់ទេ?`,
    },
    tl: {
      title: 'Salamat sa lola sa kabilang pinto',
      content: `Ginabi ako ng uwi galing part-time kagabi, at may supot sa tapat ng pinto ko: mainit pang sabaw ng seaweed, kimchi at tatlong itlog. May sulat: "Kapag kaarawan, dapat kumain ng seaweed soup."

Isang beses ko lang nabanggit ang kaarawan ko, noong isang buwan, nang tulungan ko siyang magbuhat ng gulay sa hagdan. Natandaan niya.

Dalawang taon na ako sa Korea at ngayon lang ako umiyak sa tuwa. Bukas gagawa ako ng lumpia para sa kanya. May alam ba kayong pagkaing Vietnamese na malambot at hindi maanghang, bagay sa matatanda?`,
    },
    bn: {
      title: 'পাশের বাসার দাদিকে ধন্যবাদ',
      content: `গত রাতে পার্টটাইম কাজ সেরে দেরিতে ফিরে দেখি দরজার সামনে একটা ব্যাগ: তখনও গরম সামুদ্রিক শৈবালের স্যুপ, কিমচি আর তিনটা ডিম। সঙ্গে চিরকুট: "জন্মদিনে শৈবালের স্যুপ খেতেই হয়।"

জন্মদিনের কথা আমি মাত্র একবার বলেছিলাম, গত মাসে, সিঁড়ি দিয়ে তাঁর সবজি তুলে দেওয়ার সময়। তিনি মনে রেখেছেন।

কোরিয়ায় দুই বছর হলো, এই প্রথম আনন্দে কাঁদলাম। কাল আমি স্প্রিং রোল বানিয়ে নিয়ে যাব। নরম, কম ঝাল, বয়স্কদের উপযোগী কোনো ভিয়েতনামি খাবার জানেন?`,
    },
  },
  'first-topik-four': {
    ko: {
      title: '8개월 만에 토픽 4급 합격, 이렇게 공부했어요',
      content: `방금 TOPIK II 결과가 나왔는데 4급이에요! 저는 외국어를 잘하는 편이 아니니까, 지친 분들은 읽어 보세요.

아침: 지하철에서 새 단어 20개. 점심: 짧은 뉴스를 듣고 따라 읽기. 저녁: 일기 다섯 문장. 주말에는 옆집 할머니께서 고쳐 주셨어요.

쓰기가 제일 어려웠어요. 53번은 시작과 끝 표현을 외우고, 54번은 쓰기 전에 10분 동안 개요를 짜는 연습을 했어요. 제 노트가 필요하면 댓글 남겨 주세요.`,
    },
    en: {
      title: 'TOPIK level 4 after eight months: how I studied',
      content: `I just got my TOPIK II result: level 4! I am not good at languages, so if you feel like giving up, read this.

Morning: 20 new words on the train. Noon: listen to a short piece of news and read it aloud after them. Evening: five sentences of diary, corrected at weekends by the grandmother next door.

Writing was the hardest. I learned opening and closing phrases for question 53 by heart, and for 54 I practiced ten minutes of outlining before writing. If you want my notes, leave a comment.`,
    },
    zh: {
      title: '八个月考过TOPIK四级，我是这样学的',
      content: `刚收到TOPIK II的成绩，四级！我不是有语言天赋的人，想放弃的朋友可以看看。

早上：地铁上背20个新单词。中午：听一小段新闻，再跟着读。晚上：写五句日记，周末请隔壁奶奶帮我改。

写作最难。53题我背了开头和结尾的句式，54题就练习动笔前先花十分钟列提纲。需要笔记的话留言哦。`,
    },
    ja: {
      title: '八か月でTOPIK四級に合格した勉強法',
      content: `TOPIK IIの結果が届きました。四級です！語学が得意なわけではないので、くじけそうな方はぜひ読んでみてください。

朝は電車で新しい単語を20個。昼は短いニュースを聞いてまねて読む。夜は日記を五文書き、週末にお隣のおばあさんに直してもらいました。

いちばん難しかったのは作文です。53番は書き出しと結びの表現を暗記し、54番は書く前の十分間でアウトラインを作る練習をしました。ノートが欲しい方はコメントをどうぞ。`,
    },
    th: {
      title: 'สอบผ่าน TOPIK 4 ในแปดเดือน เรียนแบบนี้ค่ะ',
      content: `เพิ่งได้ผล TOPIK II มา ระดับ 4! ฉันไม่ใช่คนเก่งภาษา ใครกำลังท้อลองอ่านดูนะ

เช้า ท่องคำใหม่ 20 คำบนรถไฟ กลางวัน ฟังข่าวสั้นแล้วอ่านตาม เย็น เขียนไดอารี่ห้าประโยค วันหยุดให้คุณยายข้างห้องช่วยแก้

การเขียนยากที่สุด ข้อ 53 ฉันจำประโยคเปิดกับปิด ส่วนข้อ 54 ฝึกวางโครงสิบนาทีก่อนเขียน ใครอยากได้โน้ตคอมเมนต์ไว้นะคะ`,
    },
    km: {
      title: 'ប្រឡងជាប់ TOPIK 4 ក្នុងប្រាំបីខែ ខ្ញុំរៀនបែបនេះ',
      content: `ខ្ញុំទើបទទួលលទ្ធផល TOPIK II កម្រិត 4! ខ្ញុំមិនមែនជាអ្នកពូកែភាសាទេ ដូច្នេះអ្នកណាកំពុងបាក់ទឹកចិត្ត សូមអាន។

ព្រឹក៖ ពាក្យថ្មី 20 នៅលើរថភ្លើង។ ថ្ងៃត្រង់៖ ស្តាប់ព័ត៌មានខ្លីៗ ហើយអានតាម។ ល្ងាច៖ សរសេរកំណត់ហេតុប្រាំប្រយោគ ចុងសប្តាហ៍លោកយាយជិតខាងជួយកែ។

ផ្នែកសរសេរពិបាកជាងគេ។ លេខ 53 ខ្ញុំទន្ទេញឃ្លាបើក និងឃ្លាបិទ។ លេខ 54 ខ្ញុំហាត់គូសគម្រោងដប់នាទីមុនសរសេរ។ អ្នកណាចង់បានកំណត់ត្រា សូមសរសេរមតិ។`,
    },
    tl: {
      title: 'Pasado sa TOPIK 4 pagkatapos ng walong buwan: ganito ako nag-aral',
      content: `Kakukuha ko lang ng resulta ng TOPIK II: level 4! Hindi ako magaling sa wika, kaya kung pinanghihinaan ka ng loob, basahin mo ito.

Umaga: 20 bagong salita sa tren. Tanghali: makinig ng maikling balita at gayahin ang pagbasa. Gabi: limang pangungusap sa diary, na itinatama ng kapitbahay kong lola tuwing weekend.

Pagsulat ang pinakamahirap. Kinabisa ko ang simula at wakas para sa bilang 53, at sa 54 nagsanay akong mag-outline ng sampung minuto bago sumulat. Kung gusto ninyo ng notes ko, mag-comment lang.`,
    },
    bn: {
      title: 'আট মাসে TOPIK 4, যেভাবে পড়েছি',
      content: `এইমাত্র TOPIK II-এর ফল পেলাম, লেভেল 4! আমি ভাষায় ভালো নই, তাই যারা হতাশ, তারা একবার পড়ে দেখুন।

সকালে: ট্রেনে 20টা নতুন শব্দ। দুপুরে: ছোট একটা খবর শুনে সঙ্গে সঙ্গে পড়া। রাতে: পাঁচ লাইন ডায়েরি, ছুটির দিনে পাশের বাসার দাদি ঠিক করে দেন।

লেখাটাই সবচেয়ে কঠিন। 53 নম্বরের জন্য শুরু আর শেষের বাক্য মুখস্থ করেছি, আর 54 নম্বরের জন্য লেখার আগে দশ মিনিট খসড়া করার অভ্যাস করেছি। নোট লাগলে মন্তব্য করুন।`,
    },
  },
};
