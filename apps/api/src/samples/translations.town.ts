import type { SamplePost } from './samples.types.js';

/** Posts about the streets, houses and weather around us that readers have translated. */
export const townTranslations: Readonly<Record<string, SamplePost['translations']>> = {
  'heated-floor': {
    ko: {
      title: '바닥이 따뜻하다. 그것만으로 오늘은 이겼다.',
      content:
        '찬바람을 맞으며 돌아와 양말도 안 벗고 바닥에 누워 있습니다. 온돌을 발명한 분께 감사 인사를 드리고 싶네요.',
    },
    en: {
      title: 'The floor is warm. That alone makes today a win.',
      content:
        'Came home through the cold wind and I am lying on the floor with my socks still on. I would like to thank whoever invented ondol.',
    },
    zh: {
      title: '地板是热的。光凭这一点，今天就赢了。',
      content: '顶着冷风回到家，袜子都没脱就躺在地板上。真想当面谢谢发明韩式地暖的那个人。',
    },
    th: {
      title: 'พื้นอุ่น แค่นี้วันนี้ก็ชนะแล้ว',
      content: 'ฝ่าลมหนาวกลับมาถึงบ้าน ตอนนี้นอนแผ่อยู่บนพื้นทั้งถุงเท้า อยากขอบคุณคนที่คิดค้นออนดลจริง ๆ ครับ',
    },
    vi: {
      title: 'Sàn nhà ấm. Chỉ thế thôi hôm nay đã thắng rồi.',
      content:
        'Đi giữa gió lạnh về nhà, mình nằm luôn ra sàn, tất còn chưa cởi. Muốn cảm ơn người đã phát minh ra ondol quá.',
    },
    km: {
      title: 'កម្រាលផ្ទះក្តៅ។ ត្រឹមប៉ុណ្ណឹង ថ្ងៃនេះខ្ញុំឈ្នះហើយ។',
      content: 'ដើរកាត់ខ្យល់ត្រជាក់មកដល់ផ្ទះ ខ្ញុំដេកលើកម្រាលទាំងនៅពាក់ស្រោមជើង។ ចង់អរគុណអ្នកដែលបង្កើតអុនដុលណាស់។',
    },
    tl: {
      title: 'Mainit ang sahig. Doon pa lang, panalo na ang araw na ito.',
      content:
        'Umuwi ako sa gitna ng malamig na hangin at heto, nakahiga sa sahig, suot pa ang medyas. Gusto kong pasalamatan ang nakaimbento ng ondol.',
    },
    bn: {
      title: 'মেঝেটা গরম। এটুকুতেই আজকের দিনটা জিতে গেছি।',
      content:
        'ঠান্ডা বাতাস ঠেলে বাসায় ফিরে মোজা পরেই মেঝেতে শুয়ে আছি। ওনদল যিনি বানিয়েছেন, তাঁকে ধন্যবাদ জানাতে ইচ্ছে করছে।',
    },
  },
  'alley-cat': {
    ko: {
      title: '언덕 위의 선배님',
      content: `퇴근길에 한 정거장 먼저 내려서 오래된 언덕길을 걷는 게 일과입니다. 계단 중간에 늘 앉아 있는 치즈 고양이를 속으로 '선배님'이라고 부르고 있어요.

오늘 처음으로 선배님이 먼저 제 다리에 다가왔습니다. 3년 만에 드디어 이 동네에서 인정받은 기분이에요.`,
    },
    en: {
      title: 'The senior at the top of the slope',
      content: `On my way home I get off one stop early and walk up an old slope. Halfway up the stairs there is always an orange cat, and in my head I call it "Senpai".

Today, for the first time, Senpai came over to my feet. After three years I feel this neighborhood has finally accepted me.`,
    },
    zh: {
      title: '坡道上的前辈',
      content: `下班我总是提前一站下车，走一段老坡道。台阶中间永远坐着一只橘猫，我在心里叫它"前辈"。

今天前辈第一次主动蹭到我脚边。来了三年，终于觉得被这个街区接纳了。`,
    },
    th: {
      title: 'รุ่นพี่บนเนิน',
      content: `ขากลับบ้านฉันลงรถก่อนหนึ่งสถานีแล้วเดินขึ้นเนินเก่า ๆ ทุกวัน กลางบันไดมีแมวส้มนั่งอยู่เสมอ ในใจฉันเรียกมันว่า "รุ่นพี่"

วันนี้รุ่นพี่เดินเข้ามาคลอเคลียเป็นครั้งแรก อยู่มาสามปี รู้สึกเหมือนย่านนี้ยอมรับฉันแล้ว`,
    },
    vi: {
      title: 'Tiền bối trên con dốc',
      content: `Tan làm, mình thường xuống tàu sớm một ga để đi bộ lên con dốc cũ. Giữa bậc thang lúc nào cũng có một chú mèo cam ngồi đó, trong lòng mình gọi là "tiền bối".

Hôm nay, lần đầu tiên, tiền bối tự đến cọ vào chân mình. Sang năm thứ ba, cuối cùng mình cũng thấy khu phố này đã chấp nhận mình.`,
    },
    km: {
      title: 'រៀមច្បងនៅលើផ្លូវចំណោត',
      content: `ពេលចេញពីធ្វើការ ខ្ញុំតែងចុះមុនមួយស្ថានីយ៍ ដើម្បីដើរឡើងផ្លូវចំណោតចាស់មួយ។ កណ្តាលជណ្តើរតែងមានឆ្មាពណ៌ទឹកក្រូចអង្គុយ ខ្ញុំហៅវាក្នុងចិត្តថា «រៀមច្បង»។

ថ្ងៃនេះជាលើកដំបូង រៀមច្បងដើរមករកជើងខ្ញុំដោយខ្លួនឯង។ បីឆ្នាំហើយ ទើបខ្ញុំមានអារម្មណ៍ថាសង្កាត់នេះទទួលស្គាល់ខ្ញុំ។`,
    },
    tl: {
      title: 'Si Senpai sa paakyat na daan',
      content: `Pag-uwi galing trabaho, bumababa ako isang istasyon bago ang amin para lakarin ang lumang paakyat na daan. Laging may orange na pusang nakaupo sa gitna ng hagdan, at sa isip ko "Senpai" ang tawag ko sa kanya.

Ngayon, sa unang pagkakataon, si Senpai mismo ang lumapit sa paa ko. Pagkatapos ng tatlong taon, parang tanggap na rin ako ng lugar na ito.`,
    },
    bn: {
      title: 'ঢালু পথের সিনিয়র',
      content: `অফিস থেকে ফেরার পথে রোজ এক স্টেশন আগে নেমে পুরোনো ঢালু রাস্তাটা ধরে হাঁটি। সিঁড়ির মাঝখানে সব সময় একটা কমলা বিড়াল বসে থাকে, মনে মনে ওকে আমি "সিনিয়র" বলে ডাকি।

আজ এই প্রথম সিনিয়র নিজেই আমার পায়ের কাছে এল। তিন বছর পর মনে হলো, পাড়াটা অবশেষে আমাকে আপন করে নিয়েছে।`,
    },
  },
  'ginkgo-photo': {
    ko: {
      title: '퇴근 후의 은행나무 길',
      content:
        '매일 지나다니면서도 고개를 든 적이 없었는데, 오늘은 일찍 끝나서 사진을 찍었어요. 정말 예쁜데 냄새가... 은행 열매 밟고 버스 타신 분, 버스 안의 모두에게 사과해 주세요 😂',
    },
    en: {
      title: 'Ginkgo street after work',
      content:
        'I walk past every day and never look up. Finished early today, so I stopped to take pictures. So beautiful, but the smell... If you stepped on a ginkgo fruit and then got on the bus, please apologize to everyone on board 😂',
    },
    zh: {
      title: '下班后的银杏路',
      content:
        '天天路过，从没抬过头。今天下班早，就停下来拍了几张。美是真美，可那味道……踩了白果又上公交车的朋友，请向全车人道个歉 😂',
    },
    ja: {
      title: '仕事帰りのいちょう並木',
      content:
        '毎日通っているのに、見上げたことがありませんでした。今日は早く終わったので寄り道して撮影。とてもきれい、でもにおいが……。ぎんなんを踏んだままバスに乗った方、車内の皆さんに謝ってくださいね 😂',
    },
    vi: {
      title: 'Con đường bạch quả sau giờ làm',
      content:
        'Ngày nào cũng đi qua mà chưa bao giờ ngẩng lên nhìn. Hôm nay về sớm nên mình ghé chụp ảnh. Đẹp lắm, nhưng cái mùi... Ai giẫm phải trái bạch quả rồi lên xe buýt thì nhớ xin lỗi cả xe nhé 😂',
    },
    km: {
      title: 'ផ្លូវដើមប៉ែគួយក្រោយចេញពីធ្វើការ',
      content:
        'ដើរកាត់រាល់ថ្ងៃ តែមិនដែលងើយមើលទេ។ ថ្ងៃនេះចេញពីធ្វើការលឿន ក៏ឈប់ថតរូប។ ស្អាតណាស់ តែក្លិន... អ្នកណាជាន់ផ្លែប៉ែគួយ រួចឡើងឡានក្រុង សូមសុំទោសអ្នកក្នុងឡានទាំងអស់ផង 😂',
    },
    tl: {
      title: 'Daang may ginkgo pagkatapos ng trabaho',
      content:
        'Araw-araw akong dumaraan dito pero ni minsan hindi tumingala. Maaga ang uwian ngayon kaya huminto ako para kumuha ng litrato. Ang ganda, pero ang amoy... Kung nakatapak ka ng bunga ng ginkgo tapos sumakay ng bus, mag-sorry ka sa lahat ng pasahero 😂',
    },
    bn: {
      title: 'কাজ শেষে গিঙ্কো গাছের রাস্তায়',
      content:
        'রোজ হেঁটে যাই, কোনোদিন মাথা তুলে দেখিনি। আজ আগেভাগে ছুটি, তাই থেমে ছবি তুললাম। খুব সুন্দর, কিন্তু গন্ধটা... গিঙ্কো ফল মাড়িয়ে যিনি বাসে উঠেছেন, পুরো বাসের কাছে মাফ চেয়ে নেবেন 😂',
    },
  },
  'recycling-lesson': {
    ko: {
      title: '집주인 아주머니의 분리수거 수업',
      content: `어젯밤 쓰레기를 버리다가 집주인 아주머니께 딱 걸렸어요. 혼날 줄 알았는데 쪼그려 앉아서 하나하나 가르쳐 주셨어요. 페트병은 라벨을 떼고 납작하게, 컵라면 용기는 기름을 씻어서, 닭뼈는 음식물이 아니에요.

마지막에 하신 말씀. "엄마가 여기 안 계시니까 내가 가르쳐 줄게." 갑자기 울컥했어요.

구마다 규칙이 조금 다른 것 같은데, 여러분 동네는 매일 버릴 수 있나요?`,
    },
    en: {
      title: 'My landlady gave me a recycling lesson',
      content: `Last night my landlady caught me at the bins. I expected trouble, but she squatted down and taught me one thing at a time: take the label off the bottle and flatten it, wash the oil out of the noodle cup, and chicken bones are not food waste.

At the end she said, "Your mother isn't here, so I'll teach you." I nearly cried.

The rules seem to differ by district. Can you put things out every day where you live, or only on certain days?`,
    },
    ja: {
      title: '大家さんの分別レッスン',
      content: `昨夜ごみを出していたら、大家さんに呼び止められました。叱られると思ったら、しゃがんで一つずつ教えてくれました。ペットボトルはラベルをはがしてつぶす。カップ麺の容器は油を洗う。鶏の骨は生ごみではない。

最後にひと言。「お母さんがここにいないから、私が教えるね。」急に泣きそうになりました。

区によって決まりが少し違うようです。皆さんの所は毎日出せますか？`,
    },
    th: {
      title: 'โดนป้าเจ้าของบ้านสอนวิชาแยกขยะ',
      content: `เมื่อคืนไปทิ้งขยะ ป้าเจ้าของบ้านเรียกไว้ทันที นึกว่าจะโดนดุ แต่ป้ากลับนั่งยอง ๆ สอนทีละอย่าง ขวดพลาสติกต้องลอกฉลากแล้วบีบให้แบน ถ้วยบะหมี่ถ้ามันก็ล้างก่อน กระดูกไก่ไม่ใช่ขยะเศษอาหาร

สุดท้ายป้าบอกว่า "แม่หนูไม่อยู่ที่นี่ เดี๋ยวป้าสอนเอง" อยู่ ๆ ก็อยากร้องไห้

แต่ละเขตกฎไม่ค่อยเหมือนกัน แถวบ้านทุกคนทิ้งได้ทุกวันไหม หรือทิ้งเป็นวันคะ`,
    },
    vi: {
      title: 'Được bác chủ nhà dạy một bài phân loại rác',
      content: `Tối qua đi đổ rác, mình bị bác chủ nhà gọi lại ngay tại chỗ. Tưởng sẽ bị mắng, ai ngờ bác ngồi xổm xuống dạy từng thứ một: chai nhựa phải bóc nhãn rồi bóp dẹp, hộp mì dính dầu thì rửa sạch, xương gà không tính là rác thực phẩm.

Cuối cùng bác nói: "Mẹ cháu không ở đây, để bác dạy cho." Tự nhiên mình muốn khóc.

Hình như mỗi quận quy định mỗi khác. Chỗ mọi người được đổ mỗi ngày hay phải theo ngày?`,
    },
    km: {
      title: 'ម្ចាស់ផ្ទះបង្រៀនខ្ញុំពីការបែងចែកសំរាម',
      content: `យប់មិញពេលទៅចោលសំរាម អ៊ំម្ចាស់ផ្ទះហៅខ្ញុំភ្លាម។ ខ្ញុំគិតថានឹងត្រូវគេស្តី តែគាត់អង្គុយច្រហោងបង្រៀនម្តងមួយៗ៖ ដបប្លាស្ទិកត្រូវបកស្លាកហើយសង្កត់ឲ្យសំប៉ែត កូនកែវមីបើប្រឡាក់ខ្លាញ់ត្រូវលាង ឆ្អឹងមាន់មិនមែនជាសំរាមម្ហូបទេ។

ចុងក្រោយគាត់ថា «ម៉ែកូនមិននៅទីនេះ អ៊ំបង្រៀនវិញ»។ ភ្លាមៗនោះខ្ញុំចង់យំ។

ច្បាប់តាមខណ្ឌនីមួយៗហាក់មិនដូចគ្នា។ នៅកន្លែងអ្នក ចោលបានរាល់ថ្ងៃ ឬត្រូវតាមថ្ងៃកំណត់?`,
    },
    tl: {
      title: 'Tinuruan ako ng landlady ko ng pagbubukod ng basura',
      content: `Nahuli ako ng landlady ko kagabi sa tapunan. Akala ko pagagalitan ako, pero umupo siya at isa-isa niya akong tinuruan: tanggalin ang label ng bote at pipiin, hugasan ang mantika sa cup noodles, at hindi food waste ang buto ng manok.

Sa huli sabi niya, "Wala rito ang nanay mo, kaya ako ang magtuturo." Muntik na akong maiyak.

Mukhang iba-iba ang patakaran sa bawat distrito. Sa inyo, araw-araw ba puwedeng magtapon?`,
    },
    bn: {
      title: 'বাড়িওয়ালি খালার কাছে ময়লা আলাদা করার পাঠ',
      content: `গত রাতে ময়লা ফেলতে গিয়ে বাড়িওয়ালি খালার হাতে ধরা পড়লাম। ভাবলাম বকা খাব, কিন্তু তিনি বসে একটা একটা করে শেখালেন: প্লাস্টিকের বোতলের লেবেল তুলে চেপে চ্যাপ্টা করতে হয়, নুডলসের বাটিতে তেল থাকলে ধুতে হয়, মুরগির হাড় খাবারের বর্জ্য নয়।

শেষে বললেন, "তোমার মা তো এখানে নেই, তাই আমিই শেখাই।" হঠাৎ চোখে পানি এসে গেল।

একেক এলাকার নিয়ম মনে হয় একেক রকম। আপনাদের ওখানে কি রোজ ফেলা যায়, নাকি নির্দিষ্ট দিনে?`,
    },
  },
  'snow-first-time': {
    ko: { title: '눈이 와요!!!', content: '슬리퍼를 신은 채로 뛰어나갔어요 ❄️ 발이 너무 시린데 너무 좋아요!' },
    en: { title: 'It is snowing!!!', content: 'I ran outside in my slippers ❄️ My feet are frozen and I am so happy!' },
    zh: { title: '下雪啦！！！', content: '我穿着拖鞋就冲出去了 ❄️ 脚好冷，可是好开心！' },
    ja: { title: '雪が降ったよ！！！', content: 'サンダルのまま外に飛び出しました ❄️ 足は冷たいけど最高です！' },
    th: { title: 'หิมะตกแล้ว!!!', content: 'ผมวิ่งออกไปทั้งที่ใส่รองเท้าแตะ ❄️ เท้าเย็นมาก แต่มีความสุขสุด ๆ!' },
    vi: { title: 'Tuyết rơi rồi!!!', content: 'Mình chạy ra ngoài mà chân còn đi dép lê ❄️ Lạnh chân lắm nhưng vui!' },
    tl: {
      title: 'Umuulan ng niyebe!!!',
      content: 'Tumakbo ako palabas nang naka-tsinelas ❄️ Ang lamig ng paa ko pero ang saya!',
    },
    bn: { title: 'তুষার পড়ছে!!!', content: 'চপ্পল পায়েই দৌড়ে বাইরে চলে গেলাম ❄️ পা জমে যাচ্ছে, তবু কী আনন্দ!' },
  },
};
