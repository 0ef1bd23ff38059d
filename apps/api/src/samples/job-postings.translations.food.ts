import type { PostingTranslations } from './job-postings.types.js';

export const foodTranslations: PostingTranslations = {
  '한식당 주방 보조 구합니다': {
    en: {
      title: 'Kitchen help in a Korean restaurant',
      description:
        'You plate side dishes and help with the dishes. We eat together; if you want to learn to cook, welcome.',
    },
    zh: {
      title: '韩餐厅招聘厨房帮工',
      description: '负责盛小菜、帮忙洗碗。大家一起吃饭，欢迎想学做菜的人。',
    },
    ja: {
      title: '韓国料理店の厨房補助を募集',
      description: 'おかずの盛りつけと洗い物を手伝う仕事です。食事はみんなで一緒に。料理を習いたい方も歓迎します。',
    },
    th: {
      title: 'รับผู้ช่วยในครัวร้านอาหารเกาหลี',
      description: 'จัดเครื่องเคียงใส่จานและช่วยล้างจาน กินข้าวด้วยกันทุกวัน ยินดีต้อนรับคนที่อยากเรียนทำอาหาร',
    },
    vi: {
      title: 'Phụ bếp quán ăn Hàn Quốc',
      description: 'Bày món phụ và phụ rửa bát. Ăn cơm cùng quán, rất hoan nghênh ai muốn học nấu ăn.',
    },
    km: {
      title: 'រកអ្នកជួយចុងភៅក្នុងហាងបាយកូរ៉េ',
      description: 'ដួសម្ហូបចំណី និងជួយលាងចាន។ យើងញ៉ាំបាយជាមួយគ្នា ហើយស្វាគមន៍អ្នកដែលចង់រៀនធ្វើម្ហូប។',
    },
    tl: {
      title: 'Katulong sa kusina ng Korean restaurant',
      description:
        'Maglalagay ng mga ulam sa plato at tutulong sa paghuhugas. Sabay-sabay kaming kumakain; malugod na tinatanggap ang gustong matutong magluto.',
    },
    bn: {
      title: 'কোরিয়ান রেস্তোরাঁয় রান্নাঘরের সহকারী চাই',
      description: 'সাইড ডিশ সাজানো ও থালাবাসন ধোয়ায় সাহায্য করতে হবে। সবাই একসঙ্গে খাই, রান্না শিখতে চাইলে স্বাগতম।',
    },
  },
  '招聘大厅服务员（会中文优先）': {
    ko: {
      title: '홀 서빙 직원 모집 (중국어 가능자 우대)',
      description: '주말 점심과 저녁에 주문을 받고 음식을 나릅니다. 중국 손님이 많은 가게라 간단한 한국어면 됩니다.',
    },
    en: {
      title: 'Waiting tables, Chinese an advantage',
      description:
        'Taking orders and serving at lunch and dinner on weekends. Many of our guests are Chinese; simple Korean is enough.',
    },
    ja: {
      title: 'ホールスタッフ募集（中国語ができる方優遇）',
      description:
        '週末の昼と夜に、注文を取り料理を運びます。中国のお客様が多い店で、韓国語は簡単な会話ができれば大丈夫です。',
    },
    th: {
      title: 'รับพนักงานเสิร์ฟ (พูดจีนได้จะพิจารณาเป็นพิเศษ)',
      description: 'รับออร์เดอร์และเสิร์ฟช่วงกลางวันและเย็นวันหยุดสุดสัปดาห์ ลูกค้าชาวจีนเยอะ พูดเกาหลีง่าย ๆ ได้ก็พอ',
    },
    vi: {
      title: 'Tuyển phục vụ bàn (ưu tiên biết tiếng Trung)',
      description:
        'Nhận món và bưng bê vào bữa trưa, bữa tối cuối tuần. Quán có nhiều khách Trung Quốc, tiếng Hàn đơn giản là được.',
    },
    km: {
      title: 'ជ្រើសរើសអ្នករត់តុ (ចេះចិនបានអាទិភាព)',
      description: 'កុម្ម៉ង់ និងលើកម្ហូបពេលថ្ងៃត្រង់ និងពេលល្ងាចចុងសប្ដាហ៍។ ហាងមានភ្ញៀវចិនច្រើន ចេះកូរ៉េបន្តិចបន្តួចបានហើយ។',
    },
    tl: {
      title: 'Naghahanap ng waiter (mas mainam kung marunong ng Tsino)',
      description:
        'Kukuha ng order at maghahain sa tanghali at gabi tuwing Sabado at Linggo. Marami kaming kustomer na Tsino; sapat na ang simpleng Koreano.',
    },
    bn: {
      title: 'হলের পরিবেশনকারী চাই (চীনা জানলে অগ্রাধিকার)',
      description:
        'সপ্তাহান্তে দুপুর ও রাতে অর্ডার নেওয়া ও খাবার পরিবেশন। দোকানে অনেক চীনা অতিথি আসেন, অল্প কোরিয়ান জানলেই চলবে।',
    },
  },
  '바다가 보이는 카페 바리스타': {
    en: {
      title: 'Barista in a café with a view of the sea',
      description:
        'You make espresso drinks and welcome the guests. Orders often come in English. We practise together in the first month.',
    },
    zh: {
      title: '海景咖啡馆招聘咖啡师',
      description: '制作意式咖啡饮品，接待客人。经常需要用英语点单。第一个月大家一起练习。',
    },
    ja: {
      title: '海の見えるカフェのバリスタ',
      description:
        'エスプレッソドリンクを作り、お客様をお迎えします。英語で注文を受けることが多いです。最初の一か月は一緒に練習します。',
    },
    th: {
      title: 'บาริสตาคาเฟ่วิวทะเล',
      description: 'ชงเครื่องดื่มเอสเปรสโซและต้อนรับลูกค้า มักรับออร์เดอร์เป็นภาษาอังกฤษ เดือนแรกฝึกไปด้วยกัน',
    },
    vi: {
      title: 'Pha chế quán cà phê nhìn ra biển',
      description:
        'Pha đồ uống espresso và đón khách. Thường nhận món bằng tiếng Anh. Tháng đầu mọi người cùng luyện tập.',
    },
    km: {
      title: 'អ្នកឆុងកាហ្វេ ហាងមើលឃើញសមុទ្រ',
      description: 'ឆុងកាហ្វេអេស្ប្រេសូ និងទទួលភ្ញៀវ។ ច្រើនតែកុម្ម៉ង់ជាភាសាអង់គ្លេស។ ខែដំបូងហាត់ជាមួយគ្នា។',
    },
    tl: {
      title: 'Barista sa kapihang tanaw ang dagat',
      description:
        'Gagawa ng inuming espresso at sasalubong sa mga kustomer. Madalas na Ingles ang mga order. Sabay tayong magsasanay sa unang buwan.',
    },
    bn: {
      title: 'সমুদ্র দেখা যায় এমন ক্যাফেতে বারিস্তা',
      description:
        'এসপ্রেসো পানীয় বানানো ও অতিথিদের স্বাগত জানানো। প্রায়ই ইংরেজিতে অর্ডার নিতে হয়। প্রথম মাসে সবাই মিলে অনুশীলন করি।',
    },
  },
  'Barista for the last two weeks of the year': {
    ko: {
      title: '연말 2주 바리스타 모집',
      description:
        '연말에 세 사람이 모자랍니다. 커피와 케이크, 그리고 친절한 여행객이 많습니다. 오전과 저녁 중에 고를 수 있습니다.',
    },
    zh: {
      title: '年末两周咖啡师',
      description: '节日期间我们缺三个人手。咖啡、蛋糕和许多友好的游客；早班或晚班由您选择。',
    },
    ja: {
      title: '年末二週間のバリスタ',
      description:
        '年末は三人足りません。コーヒーとケーキ、そしてたくさんの気さくな観光客。朝か夜か、お選びいただけます。',
    },
    th: {
      title: 'บาริสตาสองสัปดาห์สุดท้ายของปี',
      description: 'ช่วงวันหยุดเราขาดคนสามคน มีกาแฟ เค้ก และนักท่องเที่ยวใจดีมากมาย เลือกได้ว่าจะทำช่วงเช้าหรือเย็น',
    },
    vi: {
      title: 'Pha chế hai tuần cuối năm',
      description:
        'Dịp lễ quán thiếu ba người. Cà phê, bánh ngọt và rất nhiều du khách thân thiện; bạn chọn ca sáng hoặc ca tối.',
    },
    km: {
      title: 'អ្នកឆុងកាហ្វេ ពីរសប្ដាហ៍ចុងឆ្នាំ',
      description: 'ក្នុងថ្ងៃបុណ្យយើងខ្វះមនុស្សបីនាក់។ មានកាហ្វេ នំ និងភ្ញៀវទេសចរចិត្តល្អជាច្រើន។ អ្នកអាចរើសពេលព្រឹក ឬពេលល្ងាច។',
    },
    tl: {
      title: 'Barista sa huling dalawang linggo ng taon',
      description:
        'Kulang kami ng tatlong tao ngayong kapaskuhan. Kape, keyk at maraming palakaibigang turista; ikaw ang pipili kung umaga o gabi.',
    },
    bn: {
      title: 'বছরের শেষ দুই সপ্তাহের জন্য বারিস্তা',
      description: 'ছুটির সময়ে আমাদের তিনজন লোক কম। কফি, কেক আর অনেক বন্ধুসুলভ পর্যটক; সকাল না সন্ধ্যা, আপনি বেছে নিন।',
    },
  },
};
