import type { SamplePost } from './samples.types.js';

/** Posts about food that readers have translated. */
export const foodTranslations: Readonly<Record<string, SamplePost['translations']>> = {
  'warm-street-stall': {
    ko: {
      title: '이런 추위엔 역시 오뎅 국물이죠',
      content:
        '이모님이 국물을 세 컵이나 그냥 더 떠 주시고는 "밥은 먹었어?" 하고 물어보셨어요. 배도 마음도 따뜻해졌어요 🥹',
    },
    en: {
      title: 'Cold like this calls for odeng broth',
      content:
        'The auntie filled my cup three times for free and still asked, "Have you eaten yet, dear?" Warm belly, warm heart 🥹',
    },
    zh: {
      title: '这么冷的天，就得喝一杯鱼糕汤',
      content: '摊主阿姨免费给我续了三杯，还问我："孩子，吃饭了没？" 胃里暖，心里更暖 🥹',
    },
    ja: {
      title: 'こんな寒い日は、やっぱりおでんのスープ',
      content:
        '屋台のおばさんがただで三杯もおかわりをくれて、「ご飯は食べたの？」とまで聞いてくれました。おなかも心もぽかぽかです 🥹',
    },
    vi: {
      title: 'Lạnh thế này phải có nước dùng chả cá',
      content: 'Cô bán hàng múc thêm miễn phí cho mình ba ly, còn hỏi "Con ăn cơm chưa?". Ấm bụng mà ấm cả lòng 🥹',
    },
    km: {
      title: 'រងាបែបនេះ ត្រូវតែទឹកស៊ុបអូដេង',
      content: 'អ៊ំអ្នកលក់ដួសថែមឲ្យខ្ញុំបីកែវឥតគិតលុយ ហើយនៅសួរទៀតថា «ញ៉ាំបាយហើយឬនៅកូន?»។ ក្តៅទាំងពោះ ក្តៅទាំងចិត្ត 🥹',
    },
    tl: {
      title: 'Sa ganitong lamig, sabaw ng odeng ang kailangan',
      content:
        'Tatlong beses akong dinagdagan ni Ale ng libreng sabaw, tapos tinanong pa ako, "Kumain ka na ba, anak?" Mainit ang tiyan, mainit pati puso 🥹',
    },
    bn: {
      title: 'এমন ঠান্ডায় ওদেংয়ের গরম ঝোল চাই-ই চাই',
      content: 'খালা বিনা পয়সায় তিন কাপ ঝোল ঢেলে দিলেন, আবার জিজ্ঞেসও করলেন, "ভাত খেয়েছ, মা?" পেটও জুড়াল, মনও জুড়াল 🥹',
    },
  },
  'halal-map-update': {
    ko: {
      title: '할랄 지도 업데이트: 새로운 곳 14곳, 문 닫은 곳 2곳',
      content: `두 시간 동안 전화한 끝에 목록을 새로 고쳤습니다. 군산, 전주, 광주에 새 가게가 있고, 아침 6시에 열어 9시면 다 팔리는 작은 우즈베크 빵집도 있어요.

가 보신 분은 알려 주세요. 기도할 공간이 있는지, 카드가 되는지, 사장님이 친절하셨는지. 세 번째가 제일 중요합니다.`,
    },
    zh: {
      title: '清真地图更新：新增14家，两家关门',
      content: `打了两个小时电话，名单又是最新的了。群山、全州和光州都有新店，还有一家小小的乌兹别克面包房，早上6点开门，9点前就卖光。

去过的朋友请告诉我：有没有礼拜的角落，能不能刷卡，老板对你好不好？第三项最重要。`,
    },
    ja: {
      title: 'ハラールマップ更新：新しいお店14軒、閉店二軒',
      content: `二時間電話をかけて、リストがまた新しくなりました。群山、全州、光州に新しいお店があります。朝6時に開いて9時には売り切れる、小さなウズベキスタンのパン屋さんも。

行った方は教えてください。お祈りのできる場所はあるか、カードは使えるか、そして店の人は優しかったか。三つ目がいちばん大事です。`,
    },
    th: {
      title: 'อัปเดตแผนที่ฮาลาล: ร้านใหม่ 14 ร้าน ปิดไปสองร้าน',
      content: `โทรศัพท์อยู่สองชั่วโมง รายชื่อก็สดใหม่อีกครั้ง มีร้านใหม่ที่คุนซัน ชอนจู และควังจู แถมร้านขนมปังอุซเบกเล็ก ๆ ที่เปิด 6 โมงเช้า ก่อน 9 โมงก็ขายหมดแล้ว

ใครได้ไป ช่วยบอกกันหน่อยนะคะ มีมุมละหมาดไหม จ่ายด้วยบัตรได้ไหม แล้วเจ้าของร้านใจดีกับคุณหรือเปล่า ข้อที่สามสำคัญที่สุดค่ะ`,
    },
    vi: {
      title: 'Cập nhật bản đồ halal: thêm 14 quán mới, hai quán đóng cửa',
      content: `Gọi điện suốt hai tiếng, danh sách lại mới tinh rồi. Có quán mới ở Gunsan, Jeonju và Gwangju, thêm một tiệm bánh Uzbek nhỏ xíu mở cửa lúc 6 giờ sáng, trước 9 giờ là hết sạch.

Ai ghé quán nào thì kể mình nghe nhé: có góc cầu nguyện không, có trả thẻ được không, và chủ quán có tử tế với bạn không? Cột thứ ba là quan trọng nhất.`,
    },
    km: {
      title: 'ផែនទីហាឡាល់ថ្មី៖ ហាងថ្មី 14 បិទអស់ពីរ',
      content: `ទូរសព្ទអស់ពីរម៉ោង ឥឡូវបញ្ជីថ្មីហើយ។ មានហាងថ្មីនៅគុនសាន ជុនជូ និងក្វាងជូ ហើយមានហាងនំប៉័ងអ៊ូសបេគតូចមួយ បើកម៉ោង 6 ព្រឹក មិនទាន់ដល់ម៉ោង 9 ផងលក់អស់ហើយ។

បើអ្នកណាទៅ សូមប្រាប់ខ្ញុំផង៖ មានកន្លែងសម្រាប់ថ្វាយបង្គំទេ បង់តាមកាតបានទេ ហើយម្ចាស់ហាងរាក់ទាក់នឹងអ្នកទេ? ចំណុចទីបីសំខាន់ជាងគេ។`,
    },
    tl: {
      title: 'Halal map: 14 na bago, dalawang nagsara',
      content: `Pagkatapos ng dalawang oras na tawagan, bago na ulit ang listahan. May bago sa Gunsan, Jeonju at Gwangju, at isang maliit na Uzbek bakery na bukas ng alas-6 ng umaga at ubos na pagdating ng alas-9.

Kung pupunta kayo, sabihin ninyo: may lugar ba para magdasal, puwede ba ang card, at mabait ba ang may-ari? Ang ikatlo ang pinakamahalaga.`,
    },
    bn: {
      title: 'হালাল মানচিত্র: নতুন 14টা দোকান, বন্ধ দুটো',
      content: `দুই ঘণ্টা ফোন করে তালিকাটা আবার নতুন করলাম। গুনসান, জনজু আর গোয়াংজুতে নতুন দোকান আছে, আর একটা ছোট্ট উজবেক বেকারি ভোর 6টায় খোলে, 9টার মধ্যে সব শেষ।

কেউ গেলে জানাবেন: নামাজের জায়গা আছে কি না, কার্ড চলে কি না, আর মালিক ভালো ব্যবহার করলেন কি না। তৃতীয়টাই সবচেয়ে জরুরি।`,
    },
  },
  'seaweed-soup-recipe': {
    en: {
      title: 'An easy way to cook seaweed soup',
      content: `The Vietnamese student next door asked me, so here it is. Take your time.

Soak a handful of dried seaweed in cold water for 20 minutes. It grows a lot, so don't be greedy. Fry beef in sesame oil, add the seaweed and fry together. Plenty of water, two spoons of soup soy sauce, a little garlic. 30 minutes on medium heat.

Friends who don't eat meat: clams or perilla seeds are lovely too. Even if you live alone, cook it on your birthday.`,
    },
    zh: {
      title: '教大家煮简单的海带汤',
      content: `隔壁的越南学生问我，我就写下来，慢慢跟着做。

一把干海带用冷水泡20分钟，会胀很多，别贪心。牛肉用香油炒一炒，放海带一起炒。多加水，两勺汤酱油，一点蒜，中火煮30分钟。

不吃肉的朋友放蛤蜊或苏子粉也好吃。一个人住，生日也一定要煮来喝。`,
    },
    ja: {
      title: '簡単なわかめスープの作り方を教えますね',
      content: `お隣のベトナムの学生さんに聞かれたので書いてみます。ゆっくりまねしてみてください。

乾燥わかめをひとつかみ、冷たい水に20分つけて戻します。ずいぶん増えるから、欲張ってはだめですよ。牛肉をごま油で炒めて、わかめも入れて一緒に炒めます。水をたっぷり注いで、スープ用しょうゆを二さじ、にんにくを少し。中火で30分。

お肉を食べないお友だちは、貝やえごまを入れてもおいしいですよ。一人暮らしでも、誕生日には必ず作って食べてね。`,
    },
    th: {
      title: 'ยายบอกวิธีทำซุปสาหร่ายง่าย ๆ ให้นะ',
      content: `นักศึกษาเวียดนามข้างบ้านถามมา เลยจดไว้ให้ ค่อย ๆ ทำตามนะจ๊ะ

สาหร่ายแห้งหนึ่งกำมือแช่น้ำเย็น 20 นาที มันพองเยอะ อย่าโลภล่ะ ผัดเนื้อวัวกับน้ำมันงา แล้วใส่สาหร่ายลงผัดด้วยกัน เติมน้ำให้เยอะ ซีอิ๊วทำซุปสองช้อน กระเทียมนิดหน่อย ไฟกลาง 30 นาที

ใครไม่กินเนื้อ ใส่หอยหรืองาขี้ม้อนก็อร่อย อยู่คนเดียวก็เถอะ วันเกิดต้องต้มกินนะ`,
    },
    vi: {
      title: 'Cách nấu canh rong biển thật dễ',
      content: `Cô sinh viên Việt Nam nhà bên hỏi nên tôi viết ra đây. Cứ từ từ mà làm nhé.

Một nắm rong biển khô ngâm nước lạnh 20 phút. Nó nở nhiều lắm nên đừng tham. Xào thịt bò với dầu mè, cho rong biển vào xào chung. Đổ nhiều nước, hai thìa xì dầu nấu canh, một ít tỏi. Lửa vừa 30 phút.

Ai không ăn thịt thì cho ngao hoặc bột tía tô cũng ngon. Sống một mình thì sinh nhật cũng phải nấu mà ăn.`,
    },
    km: {
      title: 'យាយប្រាប់វិធីធ្វើស៊ុបសារាយងាយៗ',
      content: `និស្សិតវៀតណាមនៅជិតខាងសួរ យាយក៏សរសេរទុក។ ធ្វើតាមមួយៗទៅណា។

សារាយស្ងួតមួយក្តាប់ ត្រាំទឹកត្រជាក់ 20 នាទី។ វារីកច្រើនណាស់ កុំលោភពេក។ ឆាសាច់គោនឹងប្រេងល្ង រួចដាក់សារាយឆាជាមួយគ្នា។ ចាក់ទឹកឲ្យច្រើន ទឹកស៊ីអ៊ីវស៊ុបពីរស្លាបព្រា ខ្ទឹមសបន្តិច។ ភ្លើងល្មម 30 នាទី។

អ្នកមិនញ៉ាំសាច់ ដាក់គ្រំ ឬគ្រាប់ល្ងក្រអូបក៏ឆ្ងាញ់។ រស់នៅម្នាក់ឯងក៏ដោយ ថ្ងៃកំណើតត្រូវតែដាំស៊ុបនេះញ៉ាំ។`,
    },
    tl: {
      title: 'Ituturo ko ang madaling pagluto ng seaweed soup',
      content: `Tinanong ako ng estudyanteng Vietnamese sa kabilang pinto kaya isusulat ko na. Dahan-dahan lang ninyong sundan.

Ibabad ang isang dakot na tuyong seaweed sa malamig na tubig nang 20 minuto. Lumalaki iyan nang husto, kaya huwag sakim. Igisa ang baka sa sesame oil, saka isama ang seaweed. Damihan ang tubig, dalawang kutsarang toyo na pang-sabaw, kaunting bawang. Katamtamang apoy, 30 minuto.

Sa mga kaibigang hindi kumakain ng karne, masarap din ang tulya o perilla seeds. Kahit mag-isa ka lang, magluto ka nito sa kaarawan mo.`,
    },
    bn: {
      title: 'সহজে শৈবালের স্যুপ রান্না শিখিয়ে দিই',
      content: `পাশের বাসার ভিয়েতনামি ছাত্রীটা জিজ্ঞেস করেছিল, তাই লিখে রাখলাম। ধীরে ধীরে করে দেখো।

শুকনো শৈবাল এক মুঠো ঠান্ডা পানিতে 20 মিনিট ভিজিয়ে রাখো। অনেক ফুলে ওঠে, তাই বেশি নিয়ো না। তিলের তেলে গরুর মাংস ভেজে শৈবাল দিয়ে একসঙ্গে নাড়ো। বেশি করে পানি, দুই চামচ স্যুপের সয়া সস, একটু রসুন। মাঝারি আঁচে 30 মিনিট।

যারা মাংস খাও না, ঝিনুক বা পেরিলার দানা দিলেও ভালো লাগে। একা থাকলেও জন্মদিনে কিন্তু রেঁধে খেতেই হবে।`,
    },
  },
  'samlor-ingredients': {
    ko: {
      title: '레몬그라스하고 쁘라혹은 어디서 구하나요?',
      content:
        '이번 주말에 썸러 꺼꼬를 끓이고 싶은데 이천에서는 쁘라혹을 구할 수가 없어요. 안산에 일요일에도 여는 캄보디아 가게가 있나요? 드시고 싶은 분은 우리 집으로 오세요. 밥은 각자 가져오기!',
    },
    en: {
      title: 'Where can I find lemongrass and prahok?',
      content:
        'I want to cook samlor korko this weekend, but there is no prahok to be found in Icheon. Is there a Khmer shop in Ansan that opens on Sundays? If you want to eat with us, come to my place and bring your own rice!',
    },
    zh: {
      title: '哪里买得到香茅和柬埔寨鱼酱？',
      content:
        '这个周末想煮一锅柬式杂菜汤，可利川找不到鱼酱（prahok）。安山有星期天也开门的柬埔寨店吗？想吃的朋友来我家，米饭自己带！',
    },
    ja: {
      title: 'レモングラスとプラホックはどこで買えますか？',
      content:
        '今週末はソムローコーコーを作りたいのですが、利川ではプラホックが見つかりません。安山に日曜も開いているカンボジアのお店はありますか？食べたい方はうちへどうぞ。ご飯は各自持参で！',
    },
    th: {
      title: 'หาตะไคร้กับปลาร้าเขมรได้ที่ไหนคะ',
      content:
        'สุดสัปดาห์นี้อยากทำแกงกอโกแบบเขมร แต่ที่อีชอนหาปลาร้า (ปราฮก) ไม่ได้เลย ที่อันซันมีร้านเขมรร้านไหนเปิดวันอาทิตย์บ้างไหมคะ ใครอยากกินมาที่บ้านได้เลย เอาข้าวมาเองนะ!',
    },
    vi: {
      title: 'Tìm sả và mắm bò hóc ở đâu vậy mọi người?',
      content:
        'Cuối tuần này mình muốn nấu canh samlor korko mà ở Icheon không tìm ra mắm bò hóc. Ở Ansan có tiệm Campuchia nào mở chủ nhật không? Ai muốn ăn thì đến nhà mình, tự mang cơm theo nhé!',
    },
    tl: {
      title: 'Saan makakahanap ng tanglad at prahok?',
      content:
        'Gusto kong magluto ng samlor korko ngayong weekend, pero walang prahok sa Icheon. May tindahan bang Khmer sa Ansan na bukas kapag Linggo? Kung gusto ninyong kumain, punta kayo sa bahay ko, kayo na ang bahala sa kanin!',
    },
    bn: {
      title: 'লেমনগ্রাস আর প্রাহক কোথায় পাব?',
      content:
        'এই সপ্তাহান্তে সামলর কোরকো রাঁধতে চাই, কিন্তু ইচনে প্রাহক পাওয়া যায় না। আনসানে রবিবারেও খোলা থাকে এমন কোনো খমের দোকান আছে? যারা খেতে চান, আমার বাসায় চলে আসুন, ভাতটা নিজে আনবেন!',
    },
  },
  'batchoy-or-ramyeon': {
    ko: {
      title: '깔라만시 넣은 라면, 또 누구 있어요?',
      content: '깔라만시가 없어서 일단 레몬으로. 달걀에 튀긴 마늘 조금, 그러니까 그럭저럭 고향 맛이 나네요.',
    },
    en: {
      title: 'Ramyeon with calamansi, who else?',
      content:
        'No calamansi here, so lemon for now. An egg, a little fried garlic, and there you go, it tastes like home in its own way.',
    },
    zh: {
      title: '拉面配金桔，还有谁这么吃？',
      content: '没有菲律宾金桔，先用柠檬代替。加个鸡蛋、一点炸蒜，好歹有了家乡的味道。',
    },
    ja: {
      title: 'カラマンシー入りラーメン、ほかに誰か？',
      content: 'カラマンシーがないので、とりあえずレモンで。卵と揚げにんにくを少し。これでなんとか、ふるさとの味です。',
    },
    th: {
      title: 'รามยอนใส่ส้มคาลามันซี ใครกินแบบนี้บ้าง',
      content: 'ไม่มีคาลามันซีเลยใช้เลมอนไปก่อน ใส่ไข่ กระเทียมเจียวนิดหน่อย เท่านี้ก็ได้รสบ้านเกิดแล้วครับ',
    },
    vi: {
      title: 'Mì gói vắt tắc Philippines, còn ai nữa không?',
      content: 'Không có trái calamansi nên tạm dùng chanh vàng. Thêm trứng, chút tỏi phi, thế là cũng ra vị quê nhà.',
    },
    km: {
      title: 'រ៉ាម្យុនដាក់ក្រូចកាឡាម៉ានស៊ី មានអ្នកណាទៀតទេ?',
      content: 'គ្មានកាឡាម៉ានស៊ី ដូច្នេះដាក់ក្រូចឆ្មាលឿងសិន។ ពងមាន់មួយ ខ្ទឹមសបំពងបន្តិច ប៉ុណ្ណឹងក៏មានរសជាតិផ្ទះដែរ។',
    },
    bn: {
      title: 'কালামান্সি দেওয়া রামিয়ন, আর কে কে খায়?',
      content: 'কালামান্সি নেই, তাই আপাতত লেবু। একটা ডিম, একটু ভাজা রসুন, ব্যস, কোনোমতে বাড়ির স্বাদ চলে এল।',
    },
  },
};
