import type { SamplePost } from './samples.types.js';

/** Posts about learning that readers have translated. */
export const learningTranslations: Readonly<Record<string, SamplePost['translations']>> = {
  'weekend-korean-class': {
    en: {
      title: 'Saturday Korean class: a new group is starting',
      content: `Every Saturday at 7 p.m. in Ansan, five of us university students teach Korean. Next month we open one more group, starting from the alphabet.

We bring books and snacks, and there is no fee. Missing a week is fine, and you can bring your children!`,
    },
    zh: {
      title: '周六韩语班，新班开课啦',
      content: `每周六晚上七点，我们五个大学生在安山教韩语。下个月再开一个从字母学起的班。

教材和点心我们准备，不收学费。缺一次课没关系，带孩子来也可以！`,
    },
    ja: {
      title: '土曜日の韓国語教室、新しいクラスが始まります',
      content: `安山で毎週土曜日の夜7時、大学生五人が韓国語を教えています。来月から、ハングルの「カナダ」から始めるクラスがもう一つできます。

教材とおやつは私たちが用意します。授業料はいりません。一度休んでも大丈夫なので、気軽に来てください。お子さんと一緒でもいいですよ！`,
    },
    th: {
      title: 'ห้องเรียนภาษาเกาหลีวันเสาร์ เปิดห้องใหม่แล้วค่ะ',
      content: `ทุกวันเสาร์ตอนหนึ่งทุ่มที่อันซัน พวกเรานักศึกษาห้าคนสอนภาษาเกาหลีกัน เดือนหน้าจะเปิดเพิ่มอีกห้อง เริ่มตั้งแต่ "คา นา ทา" เลยค่ะ

หนังสือกับขนมเราเตรียมให้ ไม่เก็บค่าเรียน ขาดสักครั้งก็ไม่เป็นไร มาได้สบาย ๆ พาลูกมาด้วยก็ได้นะคะ!`,
    },
    vi: {
      title: 'Lớp tiếng Hàn thứ bảy mở thêm lớp mới',
      content: `Mỗi tối thứ bảy lúc 7 giờ ở Ansan, năm sinh viên tụi mình dạy tiếng Hàn. Tháng sau có thêm một lớp bắt đầu từ bảng chữ cái.

Sách và đồ ăn nhẹ tụi mình lo, không thu học phí. Vắng một buổi cũng không sao, dẫn con theo cũng được nhé!`,
    },
    km: {
      title: 'ថ្នាក់ភាសាកូរ៉េថ្ងៃសៅរ៍ បើកថ្នាក់ថ្មី',
      content: `រៀងរាល់ល្ងាចថ្ងៃសៅរ៍ ម៉ោង 7 នៅអាន់សាន និស្សិតប្រាំនាក់បង្រៀនភាសាកូរ៉េ។ ខែក្រោយមានថ្នាក់ថ្មីមួយទៀត ចាប់ពីអក្សរដំបូង។

សៀវភៅ និងអាហារសម្រន់យើងរៀបចំ មិនគិតថ្លៃសិក្សាទេ។ អវត្តមានម្តងក៏មិនអី នាំកូនមកក៏បាន!`,
    },
    tl: {
      title: 'Korean class tuwing Sabado: magbubukas ng bagong klase',
      content: `Tuwing Sabado, alas-7 ng gabi sa Ansan, limang estudyante kami sa unibersidad na nagtuturo ng Korean. Sa susunod na buwan, may dagdag na klase na magsisimula sa "ga-na-da".

Kami ang bahala sa libro at meryenda. Walang bayad. Ayos lang lumiban minsan, kaya huwag mahiyang pumunta. Puwede ring isama ang mga anak!`,
    },
    bn: {
      title: 'শনিবারের কোরিয়ান ক্লাস: নতুন দল শুরু',
      content: `আনসানে প্রতি শনিবার সন্ধ্যা 7টায় আমরা পাঁচজন বিশ্ববিদ্যালয়ের শিক্ষার্থী কোরিয়ান শেখাই। আগামী মাসে একদম বর্ণমালা থেকে আরেকটা দল শুরু হচ্ছে।

বই আর নাস্তা আমাদের, কোনো ফি নেই। একদিন না এলেও সমস্যা নেই, বাচ্চা নিয়েও আসতে পারেন!`,
    },
  },
  'phd-far-away': {
    ko: {
      title: '한국 박사 과정, 아무도 미리 말해 주지 않은 것',
      content: `연구실 사람들은 모두 친절했지만, 처음 석 달은 혼자 밥을 먹었어요. 메뉴를 읽을 줄 몰랐고, 물어보는 것도 부끄러웠거든요. 어느 날 후배 한 명이 먼저 목록을 만들어 줬어요. 어떤 음식에 돼지고기가 안 들어가는지요.

그래서 새로 오신 분들께 말씀드려요. 부끄러워하지 말고 무엇을 먹는지, 언제 기도하는지 말해 보세요. 대부분은 알고 싶어 해요. 어떻게 물어봐야 할지 모를 뿐이에요.`,
    },
    en: {
      title: 'A PhD in Korea: what nobody told me before',
      content: `Everyone in my lab is very polite, but for the first three months I ate alone, because I could not read the menu and was too shy to ask. Then one day a junior student made a list for me without being asked: which dishes have no pork.

So to everyone who is new, I say: don't be shy, tell people what you eat and when you pray. Most of them want to know. They just don't know how to ask.`,
    },
    zh: {
      title: '在韩国读博：没人提前告诉我的事',
      content: `实验室里大家都很客气，但头三个月我一直一个人吃饭，因为看不懂菜单，又不好意思问。有一天，一位后辈主动给我列了张单子：哪些菜里没有猪肉。

所以我想对新来的朋友说，别不好意思，告诉大家你吃什么、什么时候礼拜。大多数人是想了解的，只是不知道该怎么开口问。`,
    },
    ja: {
      title: '韓国で博士課程：誰も先に教えてくれなかったこと',
      content: `研究室の人はみんな礼儀正しいのですが、最初の三か月は一人でご飯を食べていました。メニューが読めず、聞くのも恥ずかしかったからです。ある日、後輩が自分から一覧を作ってくれました。どの料理に豚肉が入っていないか、という表です。

だから新しく来た方に言いたいです。恥ずかしがらずに、何を食べるのか、いつお祈りをするのかを話してください。ほとんどの人は知りたいと思っています。ただ、聞き方がわからないだけなのです。`,
    },
    th: {
      title: 'เรียนปริญญาเอกที่เกาหลี: เรื่องที่ไม่มีใครบอกก่อน',
      content: `ทุกคนในแล็บสุภาพมาก แต่สามเดือนแรกฉันกินข้าวคนเดียว เพราะอ่านเมนูไม่ออกและเขินที่จะถาม วันหนึ่งรุ่นน้องคนหนึ่งทำรายการมาให้เองเลย ว่าอาหารอะไรไม่มีหมู

เลยอยากบอกคนที่เพิ่งมาว่า อย่าเขิน บอกไปเลยว่ากินอะไรได้ ละหมาดตอนไหน คนส่วนใหญ่อยากรู้ค่ะ แค่ไม่รู้จะถามยังไง`,
    },
    vi: {
      title: 'Học tiến sĩ ở Hàn: điều chẳng ai nói trước',
      content: `Trong phòng lab ai cũng lịch sự, nhưng ba tháng đầu mình toàn ăn một mình, vì không đọc được thực đơn mà hỏi thì ngại. Rồi một hôm, một bạn khóa dưới tự làm cho mình một danh sách: món nào không có thịt heo.

Nên mình muốn nhắn các bạn mới sang: đừng ngại, cứ nói mình ăn được gì, cầu nguyện lúc nào. Phần lớn mọi người muốn biết, chỉ là không biết hỏi thế nào thôi.`,
    },
    km: {
      title: 'រៀនបណ្ឌិតនៅកូរ៉េ៖ រឿងដែលគ្មានអ្នកណាប្រាប់មុន',
      content: `អ្នកនៅមន្ទីរពិសោធន៍គួរសមទាំងអស់ តែបីខែដំបូងខ្ញុំញ៉ាំបាយម្នាក់ឯង ព្រោះអានមុខម្ហូបមិនចេញ ហើយខ្មាសមិនហ៊ានសួរ។ ថ្ងៃមួយ ប្អូននិស្សិតម្នាក់ធ្វើបញ្ជីឲ្យខ្ញុំដោយខ្លួនឯង៖ ម្ហូបណាគ្មានសាច់ជ្រូក។

ដូច្នេះខ្ញុំចង់ប្រាប់អ្នកទើបមក៖ កុំខ្មាស ប្រាប់គេទៅថាអ្នកញ៉ាំអ្វី ថ្វាយបង្គំពេលណា។ មនុស្សភាគច្រើនចង់ដឹង គ្រាន់តែមិនដឹងថាត្រូវសួរយ៉ាងម៉េច។`,
    },
    tl: {
      title: 'PhD sa Korea: ang hindi sinabi sa akin noon',
      content: `Magagalang lahat sa lab, pero tatlong buwan akong kumain nang mag-isa, dahil hindi ko mabasa ang menu at nahihiya akong magtanong. Isang araw, kusang gumawa ng listahan para sa akin ang isang junior: kung aling pagkain ang walang baboy.

Kaya sa mga bagong dating: huwag mahiya, sabihin ninyo kung ano ang kinakain ninyo at kung kailan kayo nagdarasal. Karamihan ay gustong malaman, hindi lang nila alam kung paano magtatanong.`,
    },
  },
  'license-third-try': {
    en: {
      title: 'Passed the road test on my third try!',
      content: `The first time I was so nervous that I forgot the turn signal, and the second time I failed because I drove too slowly. The third time the examiner asked, "Where is your hometown?" I talked about Samarkand, and suddenly we had arrived.

When my family comes, I will drive them to the sea myself.`,
    },
    zh: {
      title: '第三次，终于考过路考了！',
      content: `第一次太紧张，忘了打转向灯；第二次开得太慢，没过。第三次考官问我："老家在哪里？" 聊着聊着撒马尔罕，不知不觉就到了。

等家人来了，我要亲自开车带他们去看海。`,
    },
    ja: {
      title: '三度目の正直、路上試験に合格！',
      content: `一回目は緊張しすぎてウインカーを出し忘れ、二回目はゆっくり走りすぎて不合格。三回目は試験官が「ふるさとはどこですか？」と聞いてくださって、サマルカンドの話をしているうちに、いつの間にか着いていました。

家族が来たら、私の運転で海へ連れていきます。`,
    },
    th: {
      title: 'สอบขับรถบนถนนผ่านในครั้งที่สาม!',
      content: `ครั้งแรกตื่นเต้นจนลืมเปิดไฟเลี้ยว ครั้งที่สองขับช้าไปเลยตก ครั้งที่สามกรรมการถามว่า "บ้านเกิดอยู่ที่ไหน" ผมเล่าเรื่องซามาร์คันด์ไปเรื่อย ๆ รู้ตัวอีกทีก็ถึงแล้ว

ถ้าครอบครัวมา ผมจะขับรถพาไปทะเลเองครับ`,
    },
    vi: {
      title: 'Lần thứ ba mới đậu bài thi đường trường!',
      content: `Lần một hồi hộp quá quên bật xi nhan, lần hai chạy chậm quá nên rớt. Lần ba thầy giám khảo hỏi: "Quê bạn ở đâu?", tôi mải kể chuyện Samarkand, ngẩng lên thì đã tới nơi.

Khi nào gia đình sang, tôi sẽ tự lái xe đưa cả nhà ra biển.`,
    },
    km: {
      title: 'ប្រឡងបើកបរលើផ្លូវជាប់នៅលើកទីបី!',
      content: `លើកទីមួយ ភ័យពេកភ្លេចបើកភ្លើងស៊ីញ៉ូ លើកទីពីរ បើកយឺតពេកក៏ធ្លាក់។ លើកទីបី គណៈកម្មការសួរថា «ស្រុកកំណើតនៅឯណា?» ខ្ញុំនិយាយរឿងសាម៉ាកាន់ដរហូត ភ្ញាក់ឡើងដល់គោលដៅបាត់ហើយ។

ពេលគ្រួសារខ្ញុំមក ខ្ញុំនឹងបើកឡាននាំពួកគេទៅសមុទ្រដោយខ្លួនឯង។`,
    },
    tl: {
      title: 'Pasado sa road test sa ikatlong subok!',
      content: `Noong una, sa sobrang kaba hindi ko nabuksan ang signal light; noong ikalawa, bumagsak ako dahil sobrang bagal ko. Sa ikatlo, tinanong ako ng examiner, "Taga-saan ka?" Nagkuwento ako tungkol sa Samarkand at hindi ko namalayang nakarating na kami.

Pagdating ng pamilya ko, ako ang magmamaneho papunta sa dagat.`,
    },
    bn: {
      title: 'তৃতীয়বারে রোড টেস্টে পাস!',
      content: `প্রথমবার এত ঘাবড়ে গেছিলাম যে ইন্ডিকেটর দিতেই ভুলে গেলাম, দ্বিতীয়বার খুব আস্তে চালিয়ে ফেল। তৃতীয়বার পরীক্ষক জিজ্ঞেস করলেন, "বাড়ি কোথায়?" সমরকন্দের গল্প করতে করতে কখন যে পৌঁছে গেলাম।

পরিবার এলে আমিই গাড়ি চালিয়ে সমুদ্র দেখাতে নিয়ে যাব।`,
    },
  },
  'korean-honorifics': {
    ko: {
      title: '교수님께 "잘 먹었어, 수고!"라고 했어요',
      content: `교수님이 점심을 사 주셔서 공손하게 말하고 싶었는데, 제 머리가 서랍을 잘못 열었어요. 완전한 정적. 그러자 교수님이 고개를 숙이시며 "네, 선배님." 하시더라고요. 다들 쓰러졌어요.

여러분의 최악의 존댓말 사고는 뭐였나요? 저 좀 위로해 주세요.`,
    },
    zh: {
      title: '我对教授说了"잘 먹었어, 수고!"',
      content: `教授请我们吃午饭，我想礼貌一点，结果脑子开错了抽屉（这话是对小辈说的）。全场鸦雀无声。然后他鞠了一躬，说："네, 선배님."（是，前辈。）一桌人笑倒。

你们最糟糕的敬语事故是什么？快安慰安慰我。`,
    },
    ja: {
      title: '教授に「잘 먹었어, 수고!」と言ってしまいました',
      content: `教授がお昼をごちそうしてくださり、丁寧に言いたかったのに、頭が違う引き出しを開けました（「ごちそう、おつかれ！」という友だちことばです）。一同沈黙。すると教授が頭を下げて、「네, 선배님.（はい、先輩）」。テーブル全員が笑い転げました。

皆さんの最悪の敬語事故は何ですか？どうか慰めてください。`,
    },
    th: {
      title: 'ฉันพูดกับอาจารย์ว่า "잘 먹었어, 수고!"',
      content: `อาจารย์เลี้ยงข้าวเที่ยง ฉันอยากพูดสุภาพ แต่สมองเปิดลิ้นชักผิด (เป็นคำที่ใช้กับเพื่อน) เงียบกันทั้งโต๊ะ แล้วอาจารย์ก็โค้งแล้วตอบว่า "네, 선배님." (ครับ รุ่นพี่) ขำกันทั้งโต๊ะ

อุบัติเหตุคำสุภาพที่แย่ที่สุดของทุกคนคืออะไรคะ ช่วยปลอบใจหน่อย`,
    },
    vi: {
      title: 'Em nói với giáo sư "잘 먹었어, 수고!"',
      content: `Thầy mời tụi em ăn trưa, em muốn nói cho lễ phép mà não mở nhầm ngăn kéo (câu đó chỉ nói với bạn bè). Im phăng phắc. Rồi thầy cúi đầu đáp: "네, 선배님." (Vâng, thưa tiền bối.) Cả bàn cười ngất.

Tai nạn kính ngữ tệ nhất của mọi người là gì? An ủi em với.`,
    },
    km: {
      title: 'ខ្ញុំនិយាយទៅសាស្ត្រាចារ្យថា «잘 먹었어, 수고!»',
      content: `គាត់ប៉ាវបាយថ្ងៃត្រង់ ខ្ញុំចង់និយាយឲ្យសមរម្យ តែខួរក្បាលបើកថតខុស (ពាក្យនោះសម្រាប់មិត្តភក្តិ)។ ស្ងាត់ឈឹង។ បន្ទាប់មកគាត់ឱនក្បាលឆ្លើយថា «네, 선배님.» (បាទ រៀមច្បង)។ ពេញតុសើចចុកពោះ។

ឧបទ្ទវហេតុពាក្យគោរពអាក្រក់បំផុតរបស់អ្នកជាអ្វី? ជួយលួងលោមខ្ញុំផង។`,
    },
    tl: {
      title: 'Nasabihan ko ang propesor ko ng "잘 먹었어, 수고!"',
      content: `Nilibre niya kami ng tanghalian, gusto kong maging magalang, pero maling drawer ang binuksan ng utak ko (pambarkada pala iyon). Natahimik ang lahat. Tapos yumuko siya at sinabing, "네, 선배님." (Opo, senior.) Namatay sa tawa ang buong mesa.

Ano ang pinakamalala ninyong pagkakamali sa paggalang sa Korean? Pagaanin ninyo naman ang loob ko.`,
    },
    bn: {
      title: 'প্রফেসরকে বলে ফেললাম "잘 먹었어, 수고!"',
      content: `তিনি আমাদের দুপুরে খাওয়ালেন, আমি ভদ্রভাবে বলতে চেয়েছিলাম, কিন্তু মাথা ভুল ড্রয়ার খুলে ফেলল (কথাটা বন্ধুদের বলা যায়)। সবাই একদম চুপ। তারপর তিনি মাথা নুইয়ে বললেন, "네, 선배님." (জি, সিনিয়র।) পুরো টেবিল হেসে খুন।

সম্মানসূচক ভাষায় আপনাদের সবচেয়ে বড় ভুল কোনটা? আমাকে একটু সান্ত্বনা দিন।`,
    },
  },
};
