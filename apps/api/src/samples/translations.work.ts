import type { SamplePost } from './samples.types.js';

/** Posts about work, safety and learning that readers have translated. */
export const workTranslations: Readonly<Record<string, SamplePost['translations']>> = {
  'welcome-to-haiko': {
    en: {
      title: 'Hello, and welcome to Haiko',
      content: `Here everyone can write in their own language. Spelling mistakes and mixed languages are fine: readers just read a little more slowly.

One request. For important things such as visas or wages, please don't rely on comments alone and always check with the responsible office. And be kind to each other!`,
    },
    zh: {
      title: '大家好，欢迎来到Haiko',
      content: `在这里，每个人都可以用自己的语言写。写错字、混着几种语言也没关系，读的人慢一点读就好。

只有一个请求：签证、工资这样重要的事，请不要只看评论，一定要向主管机构确认。还有，请彼此友善！`,
    },
    ja: {
      title: 'こんにちは、Haikoへようこそ',
      content: `ここでは誰もが自分のことばで書けます。書き間違いも、混ざったことばも大丈夫。読む人が少しゆっくり読めばいいのですから。

一つだけお願いです。ビザや賃金のような大切なことは、コメントだけを信じず、必ず担当機関に確認してください。そして、お互いに優しく！`,
    },
    th: {
      title: 'สวัสดีค่ะ ยินดีต้อนรับสู่ Haiko',
      content: `ที่นี่ทุกคนเขียนด้วยภาษาของตัวเองได้ สะกดผิดหรือปนหลายภาษาก็ไม่เป็นไร คนอ่านแค่อ่านช้าลงนิดหนึ่ง

ขออย่างเดียว เรื่องสำคัญอย่างวีซ่าหรือค่าจ้าง อย่าเชื่อแค่คอมเมนต์ กรุณาตรวจสอบกับหน่วยงานที่รับผิดชอบ และใจดีต่อกันนะคะ!`,
    },
    vi: {
      title: 'Xin chào, chào mừng bạn đến với Haiko',
      content: `Ở đây ai cũng có thể viết bằng tiếng của mình. Sai chính tả hay lẫn nhiều thứ tiếng cũng không sao, người đọc chỉ cần đọc chậm lại một chút.

Chỉ xin một điều: chuyện quan trọng như visa hay tiền lương, đừng chỉ tin bình luận mà hãy hỏi lại cơ quan phụ trách. Và hãy tử tế với nhau nhé!`,
    },
    km: {
      title: 'សួស្តី សូមស្វាគមន៍មកកាន់ Haiko',
      content: `នៅទីនេះ អ្នកណាក៏អាចសរសេរជាភាសារបស់ខ្លួនបាន។ សរសេរខុស ឬលាយភាសាក៏មិនអីដែរ អ្នកអានគ្រាន់តែអានយឺតបន្តិច។

សូមតែមួយ៖ រឿងសំខាន់ដូចជាទិដ្ឋាការ ឬប្រាក់ឈ្នួល សូមកុំជឿតែមតិ ត្រូវសួរស្ថាប័នទទួលខុសត្រូវ។ ហើយសូមសុភាពដាក់គ្នា!`,
    },
    tl: {
      title: 'Kumusta, maligayang pagdating sa Haiko',
      content: `Dito, lahat ay puwedeng magsulat sa sariling wika. Ayos lang ang maling baybay at halo-halong wika; babagalan lang nang kaunti ng mambabasa.

Isang pakiusap: sa mahahalagang bagay gaya ng visa o sahod, huwag umasa sa mga komento lang at laging magtanong sa tamang opisina. At maging mabait sa isa't isa!`,
    },
    bn: {
      title: 'শুভেচ্ছা, Haiko-তে স্বাগতম',
      content: `এখানে সবাই নিজের ভাষায় লিখতে পারেন। বানান ভুল বা মেশানো ভাষাতেও সমস্যা নেই, পাঠক একটু ধীরে পড়বেন।

শুধু একটা অনুরোধ: ভিসা বা মজুরির মতো জরুরি বিষয়ে শুধু মন্তব্যে ভরসা না করে দায়িত্বপ্রাপ্ত দপ্তরে জেনে নিন। আর একে অন্যের প্রতি সদয় হোন!`,
    },
  },
  'moderator-scam-note': {
    ko: {
      title: '꼭 읽어 주세요: 보증금을 내면 일자리나 비자를 준다는 메시지',
      content: `이번 주에 세 분이 같은 메시지를 받았다고 알려 주셨어요. 친절한 낯선 사람, 아주 좋은 일자리, 그리고 자리를 맡아 두는 "작은 보증금".

채팅으로만 아는 사람에게 돈이나 여권·등록증 사진을 보내지 마세요. 신고를 누르면 저희가 그날 확인합니다. 이미 보냈더라도 여러분 잘못이 아니에요. 믿는 사람에게 말하고, 은행에 전화하고, 1345에 어디에 신고하면 되는지 물어보세요.`,
    },
    vi: {
      title: 'Xin hãy đọc: tin nhắn hứa việc làm hoặc visa nếu đặt cọc',
      content: `Tuần này có ba bạn viết cho mình về cùng một kiểu tin nhắn: người lạ thân thiện, việc rất tốt, và một khoản "đặt cọc nhỏ" để giữ chỗ.

Đừng gửi tiền hay ảnh hộ chiếu, thẻ cư trú cho người chỉ quen qua tin nhắn. Bấm báo cáo, chúng mình xem ngay trong ngày. Nếu lỡ gửi rồi, bạn không ngốc và cũng không bị chúng mình trách. Hãy nói với người bạn tin, gọi ngân hàng, và hỏi 1345 nơi trình báo bằng tiếng của bạn.`,
    },
    km: {
      title: 'សូមអាន៖ សារដែលសន្យាការងារ ឬទិដ្ឋាការ បើបង់ប្រាក់កក់',
      content: `សប្តាហ៍នេះមានបីនាក់ប្រាប់ខ្ញុំពីសារដូចគ្នា៖ មនុស្សចម្លែកដែលរាក់ទាក់ ការងារល្អណាស់ និង «ប្រាក់កក់បន្តិចបន្តួច»។

សូមកុំផ្ញើប្រាក់ ឬរូបលិខិតឆ្លងដែន ឬកាតស្នាក់នៅ ទៅមនុស្សដែលស្គាល់តែតាមសារ។ ចុចរាយការណ៍ យើងនឹងពិនិត្យក្នុងថ្ងៃនោះ។ បើបានផ្ញើរួចហើយ អ្នកមិនមែនល្ងង់ទេ។ ប្រាប់មនុស្សដែលអ្នកទុកចិត្ត ទូរសព្ទទៅធនាគារ ហើយសួរ 1345។`,
    },
    bn: {
      title: 'অবশ্যই পড়ুন: জামানত দিলে চাকরি বা ভিসা, এমন বার্তা',
      content: `এ সপ্তাহে তিনজন একই ধরনের বার্তার কথা জানিয়েছেন: বন্ধুসুলভ অচেনা মানুষ, খুব ভালো চাকরি, আর জায়গা ধরে রাখতে "অল্প জামানত"।

শুধু চ্যাটে চেনা কাউকে টাকা বা পাসপোর্ট ও রেসিডেন্স কার্ডের ছবি পাঠাবেন না। রিপোর্ট চাপুন, আমরা সেদিনই দেখব। পাঠিয়ে ফেললেও আপনি বোকা নন। বিশ্বস্ত কাউকে বলুন, ব্যাংকে ফোন করুন, আর কোথায় অভিযোগ করবেন তা ১৩৪৫-এ জিজ্ঞেস করুন।`,
    },
    zh: {
      title: '请一定要看：交押金就给工作或签证的消息',
      content: `这周有三个人告诉我收到同一类消息：热情的陌生人、非常好的工作，还有一笔占位的"小押金"。

请不要给只在聊天里认识的人汇款，也不要发护照或登录证照片。点举报，我们当天处理。已经发了也不是你笨。告诉信任的人，给银行打电话，并问1345该去哪里报案。`,
    },
  },
  'weekend-korean-class': {
    en: {
      title: 'Saturday Korean class: a new group is starting',
      content: `Every Saturday at 7 p.m. in Ansan, five of us university students teach Korean. Next month we open one more group, starting from the alphabet.

We bring books and snacks, and there is no fee. Missing a week is fine, and you can bring your children!`,
    },
    vi: {
      title: 'Lớp tiếng Hàn thứ bảy mở thêm lớp mới',
      content: `Mỗi tối thứ bảy lúc 7 giờ ở Ansan, năm sinh viên tụi mình dạy tiếng Hàn. Tháng sau có thêm một lớp bắt đầu từ bảng chữ cái.

Sách và đồ ăn nhẹ tụi mình lo, không thu học phí. Vắng một buổi cũng không sao, dẫn con theo cũng được nhé!`,
    },
    km: {
      title: 'ថ្នាក់ភាសាកូរ៉េថ្ងៃសៅរ៍ បើកថ្នាក់ថ្មី',
      content: `រៀងរាល់ល្ងាចថ្ងៃសៅរ៍ ម៉ោង ៧ នៅអាន់សាន និស្សិតប្រាំនាក់បង្រៀនភាសាកូរ៉េ។ ខែក្រោយមានថ្នាក់ថ្មីមួយទៀត ចាប់ពីអក្សរដំបូង។

សៀវភៅ និងអាហារសម្រន់យើងរៀបចំ មិនគិតថ្លៃសិក្សាទេ។ អវត្តមានម្តងក៏មិនអី នាំកូនមកក៏បាន!`,
    },
    bn: {
      title: 'শনিবারের কোরিয়ান ক্লাস: নতুন দল শুরু',
      content: `আনসানে প্রতি শনিবার সন্ধ্যা ৭টায় আমরা পাঁচজন বিশ্ববিদ্যালয়ের শিক্ষার্থী কোরিয়ান শেখাই। আগামী মাসে একদম বর্ণমালা থেকে আরেকটা দল শুরু হচ্ছে।

বই আর নাস্তা আমাদের, কোনো ফি নেই। একদিন না এলেও সমস্যা নেই, বাচ্চা নিয়েও আসতে পারেন!`,
    },
    zh: {
      title: '周六韩语班，新班开课啦',
      content: `每周六晚上七点，我们五个大学生在安山教韩语。下个月再开一个从字母学起的班。

教材和点心我们准备，不收学费。缺一次课没关系，带孩子来也可以！`,
    },
  },
  'wage-slip-habit': {
    en: {
      title: 'Write down your hours every day',
      content: `I am no lawyer, just telling my story. Three hours of my overtime were missing once. I asked politely, with my notebook: date, start, end. It was a typing mistake and they paid it the next month.

Without notes it is hard to ask. So start today: a notebook, a pen, two minutes before you sleep.

What do you use, paper or an app?`,
    },
    ko: {
      title: '매일 근무 시간을 적어 두세요',
      content: `저는 변호사가 아니고 그냥 제 이야기예요. 예전에 연장 근무 3시간이 빠진 적이 있어요. 날짜와 출퇴근 시간을 적은 공책을 들고 정중하게 여쭤봤더니 입력 실수였고, 다음 달에 받았습니다.

기록이 없으면 물어보기 어려워요. 오늘부터 시작하세요. 공책, 볼펜, 자기 전 2분.

여러분은 종이를 쓰세요, 앱을 쓰세요?`,
    },
    vi: {
      title: 'Hãy ghi lại giờ làm mỗi ngày',
      content: `Mình không phải luật sư, chỉ kể chuyện mình. Hồi trước mình bị thiếu ba tiếng tăng ca. Mình cầm cuốn sổ ghi ngày, giờ vào, giờ ra lên hỏi nhẹ nhàng. Hóa ra nhập nhầm, tháng sau họ trả đủ.

Không ghi thì khó hỏi lắm. Bắt đầu từ hôm nay đi: sổ, bút, hai phút trước khi ngủ.

Mọi người dùng giấy hay ứng dụng?`,
    },
    km: {
      title: 'សូមកត់ម៉ោងធ្វើការរាល់ថ្ងៃ',
      content: `ខ្ញុំមិនមែនមេធាវីទេ គ្រាន់តែរៀបរាប់រឿងខ្លួនឯង។ ពីមុនម៉ោងបន្ថែមរបស់ខ្ញុំបាត់បីម៉ោង។ ខ្ញុំសួរដោយសុភាព ដោយមានសៀវភៅកត់ថ្ងៃ ម៉ោងចូល ម៉ោងចេញ។ គេវាយបញ្ចូលខុស ហើយខែក្រោយគេឲ្យគ្រប់។

បើមិនកត់ទុក ពិបាកសួរណាស់។ ចាប់ផ្តើមថ្ងៃនេះ៖ សៀវភៅ ប៊ិច ពីរនាទីមុនគេង។

អ្នកប្រើក្រដាស ឬកម្មវិធី?`,
    },
  },
  'e74-points-question': {
    ko: {
      title: 'E-9에서 E-7-4로 바꾸신 분께 여쭤봅니다',
      content: `안산에서 프레스 일을 한 지 4년이 넘었습니다. 회사에서 E-7-4 서류를 도와준다고 하는데 인사팀도 처음이래요.

서류 준비에 얼마나 걸리셨나요? 한국어는 토픽 점수로 하셨나요, 사회통합프로그램으로 하셨나요? 조건이 해마다 바뀐다고 해서 1345에도 확인할 거예요. 실제 경험을 듣고 싶습니다.`,
    },
    en: {
      title: 'Question for people who moved from E-9 to E-7-4',
      content: `I have worked a press machine in Ansan for over four years. My company says they will help with the E-7-4 papers, but HR has never done it either.

How long did the papers take you? Did you use TOPIK or the social integration program (KIIP) for Korean? I know the conditions change from year to year, so I will call 1345 as well. I just want to hear real experience.`,
    },
    bn: {
      title: 'E-9 থেকে E-7-4 করেছেন এমন কেউ আছেন?',
      content: `আমি আনসানে প্রেস মেশিনে চার বছরের বেশি কাজ করছি। কোম্পানি বলেছে E-7-4-এর কাগজে সাহায্য করবে, কিন্তু তারাও আগে কখনো করেনি।

কাগজ গোছাতে আপনাদের কত সময় লেগেছে? কোরিয়ানের জন্য TOPIK নাকি সামাজিক একীকরণ কোর্স (KIIP)? শর্ত প্রতি বছর বদলায় জানি, তাই ১৩৪৫-এও ফোন করব। শুধু বাস্তব অভিজ্ঞতা শুনতে চাই।`,
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
    tl: {
      title: 'Tinuruan ako ng landlady ko ng pagbubukod ng basura',
      content: `Nahuli ako ng landlady ko kagabi sa tapunan. Akala ko pagagalitan ako, pero umupo siya at isa-isa niya akong tinuruan: tanggalin ang label ng bote at pipiin, hugasan ang mantika sa cup noodles, at hindi food waste ang buto ng manok.

Sa huli sabi niya, "Wala rito ang nanay mo, kaya ako ang magtuturo." Muntik na akong maiyak.

Mukhang iba-iba ang patakaran sa bawat distrito. Sa inyo, araw-araw ba puwedeng magtapon?`,
    },
  },
  'halal-map-update': {
    bn: {
      title: 'হালাল মানচিত্র: নতুন ১৪টা দোকান, বন্ধ দুটো',
      content: `দুই ঘণ্টা ফোন করে তালিকাটা আবার নতুন করলাম। গুনসান, জনজু আর গোয়াংজুতে নতুন দোকান আছে, আর একটা ছোট্ট উজবেক বেকারি ভোর ৬টায় খোলে, ৯টার মধ্যে সব শেষ।

কেউ গেলে জানাবেন: নামাজের জায়গা আছে কি না, কার্ড চলে কি না, আর মালিক ভালো ব্যবহার করলেন কি না। তৃতীয়টাই সবচেয়ে জরুরি।`,
    },
    ko: {
      title: '할랄 지도 업데이트: 새로운 곳 14곳, 문 닫은 곳 2곳',
      content: `두 시간 동안 전화한 끝에 목록을 새로 고쳤습니다. 군산, 전주, 광주에 새 가게가 있고, 아침 6시에 열어 9시면 다 팔리는 작은 우즈베크 빵집도 있어요.

가 보신 분은 알려 주세요. 기도할 공간이 있는지, 카드가 되는지, 사장님이 친절하셨는지. 세 번째가 제일 중요합니다.`,
    },
    tl: {
      title: 'Halal map: 14 na bago, dalawang nagsara',
      content: `Pagkatapos ng dalawang oras na tawagan, bago na ulit ang listahan. May bago sa Gunsan, Jeonju at Gwangju, at isang maliit na Uzbek bakery na bukas ng alas-6 ng umaga at ubos na pagdating ng alas-9.

Kung pupunta kayo, sabihin ninyo: may lugar ba para magdasal, puwede ba ang card, at mabait ba ang may-ari? Ang ikatlo ang pinakamahalaga.`,
    },
  },
};
