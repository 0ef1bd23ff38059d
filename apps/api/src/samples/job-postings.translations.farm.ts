import type { PostingTranslations } from './job-postings.types.js';

export const farmTranslations: PostingTranslations = {
  '딸기 하우스 수확·선별 직원 모집': {
    en: {
      title: 'Strawberry greenhouse: picking and sorting',
      description:
        'You pick winter strawberries and sort them by size. It is warm in the greenhouse. A week is enough to learn it. Dormitory and lunch are free.',
      extraInfo: 'A licence for trucks is welcome.',
    },
    zh: {
      title: '招聘草莓大棚采摘、分拣员工',
      description: '采摘冬季草莓，并按大小分拣。大棚里很暖和，新手一周就能上手。免费提供宿舍和午餐。',
      extraInfo: '有货车驾照者优先。',
    },
    ja: {
      title: 'いちごハウスの収穫・選別スタッフ募集',
      description:
        '冬いちごを摘み、大きさごとに分ける仕事です。ハウスの中は暖かいです。初めての方も一週間で慣れます。寮と昼食を用意します。',
      extraInfo: 'トラックの免許がある方を優遇します。',
    },
    th: {
      title: 'รับคนเก็บและคัดสตรอว์เบอร์รีในโรงเรือน',
      description: 'เก็บสตรอว์เบอร์รีฤดูหนาวและคัดแยกตามขนาด ในโรงเรือนอุ่นสบาย คนใหม่เรียนรู้ได้ภายในหนึ่งสัปดาห์ มีหอพักและอาหารกลางวันฟรี',
      extraInfo: 'หากมีใบขับขี่รถบรรทุกจะพิจารณาเป็นพิเศษ',
    },
    vi: {
      title: 'Tuyển người hái và phân loại dâu trong nhà kính',
      description:
        'Hái dâu mùa đông và phân loại theo kích cỡ. Trong nhà kính ấm áp, người mới làm quen sau một tuần. Có ký túc xá và cơm trưa miễn phí.',
      extraInfo: 'Ưu tiên người có bằng lái xe tải.',
    },
    km: {
      title: 'ផ្ទះកញ្ចក់ស្ត្របឺរី៖ បេះ និងរើស',
      description:
        'ការងារបេះស្ត្របឺរីរដូវរងា ហើយរើសតាមទំហំ។ ក្នុងផ្ទះកញ្ចក់ក្តៅស្រួល។ អ្នកថ្មីរៀនមួយសប្ដាហ៍ក៏ចេះ។ មានកន្លែងស្នាក់នៅ និងបាយថ្ងៃត្រង់ឥតគិតថ្លៃ។',
      extraInfo: 'អ្នកដែលមានប័ណ្ណបើកឡានដឹកទំនិញនឹងទទួលបានអាទិភាព។',
    },
    tl: {
      title: 'Naghahanap ng mamimitas at tagapili ng strawberry',
      description:
        'Mamimitas ng strawberry sa taglamig at pagbubukurin ayon sa laki. Mainit sa loob ng greenhouse, at isang linggo lang ay matututuhan na ito. Libre ang dormitoryo at tanghalian.',
      extraInfo: 'Mas mainam kung may lisensiya sa trak.',
    },
    bn: {
      title: 'স্ট্রবেরি গ্রিনহাউসে ফল তোলা ও বাছাইয়ের কর্মী চাই',
      description:
        'শীতের স্ট্রবেরি তুলে আকার অনুযায়ী বাছাই করতে হবে। গ্রিনহাউসের ভেতরে গরম, নতুনরা এক সপ্তাহেই শিখে নেন। থাকার জায়গা ও দুপুরের খাবার বিনামূল্যে।',
      extraInfo: 'ট্রাক চালানোর লাইসেন্স থাকলে অগ্রাধিকার।',
    },
  },
  ត្រូវការអ្នកថែទាំដំណាំម្ទេសក្នុងផ្ទះកញ្ចក់: {
    ko: {
      title: '고추 하우스 재배 직원 모집',
      description: '고추를 심고 물을 주고 따는 일입니다. 일요일은 쉽니다. 1인 1실 기숙사가 있습니다.',
    },
    en: {
      title: 'Chilli greenhouse: looking after the plants',
      description: 'Planting, watering and picking chillies. Sundays are free. Everybody has a room of their own.',
    },
    zh: {
      title: '招聘辣椒大棚种植员工',
      description: '负责栽种、浇水和采摘辣椒。星期天休息。宿舍为单人间。',
    },
    ja: {
      title: '唐辛子ハウスの栽培スタッフ募集',
      description: '唐辛子の植えつけ、水やり、収穫の仕事です。日曜日は休みです。寮は一人部屋です。',
    },
    th: {
      title: 'รับคนดูแลพริกในโรงเรือน',
      description: 'งานปลูก รดน้ำ และเก็บพริก หยุดวันอาทิตย์ มีห้องพักคนละห้อง',
    },
    vi: {
      title: 'Tuyển người chăm sóc ớt trong nhà kính',
      description: 'Trồng, tưới và hái ớt. Nghỉ Chủ nhật. Mỗi người một phòng riêng.',
    },
    tl: {
      title: 'Naghahanap ng tagapag-alaga ng sili sa greenhouse',
      description:
        'Magtatanim, magdidilig at mamimitas ng sili. Walang pasok tuwing Linggo. May sariling kuwarto ang bawat isa.',
    },
    bn: {
      title: 'গ্রিনহাউসে মরিচ গাছের পরিচর্যার লোক চাই',
      description: 'মরিচের চারা লাগানো, পানি দেওয়া ও মরিচ তোলার কাজ। রবিবার ছুটি। প্রত্যেকের জন্য আলাদা ঘর।',
    },
  },
  '김장 배추 수확 주말 도우미': {
    en: {
      title: 'Weekend help with the kimchi cabbages',
      description:
        'For two days this weekend you pull up cabbages, trim them and pack them in boxes. Lunch and snacks are on us, and we pick you up at Icheon station.',
      extraInfo: 'We have gloves and boots for you. Just come in warm clothes.',
    },
    zh: {
      title: '周末帮忙收泡菜用的白菜',
      description: '这个周末两天，拔白菜、修整并装箱。提供午餐和点心，并到利川站接您。',
      extraInfo: '手套和雨靴由我们准备，您只要穿暖和一点来。',
    },
    ja: {
      title: 'キムチ用白菜の収穫、週末のお手伝い',
      description: '今週末の二日間、白菜を抜いて整え、箱に詰めます。昼食とおやつ付き。利川駅までお迎えに行きます。',
      extraInfo: '手袋と長靴はお貸しします。暖かい服装でお越しください。',
    },
    th: {
      title: 'รับคนช่วยเก็บผักกาดทำกิมจิ วันหยุดสุดสัปดาห์',
      description: 'สุดสัปดาห์นี้สองวัน ถอนผักกาดขาว ตัดแต่ง และบรรจุกล่อง มีอาหารกลางวันและของว่าง มีรถไปรับที่สถานีอีชอน',
      extraInfo: 'มีถุงมือและรองเท้าบูตให้ ขอแค่ใส่เสื้อผ้าอุ่น ๆ มา',
    },
    vi: {
      title: 'Phụ thu hoạch cải thảo làm kim chi cuối tuần',
      description:
        'Hai ngày cuối tuần này nhổ cải thảo, tỉa lá và đóng thùng. Có cơm trưa và đồ ăn nhẹ, có xe đón ở ga Icheon.',
      extraInfo: 'Có sẵn găng tay và ủng. Bạn chỉ cần mặc ấm.',
    },
    km: {
      title: 'ជួយប្រមូលស្ពៃធ្វើគីមឈី ចុងសប្ដាហ៍',
      description: 'ចុងសប្ដាហ៍នេះពីរថ្ងៃ ដកស្ពៃ កាត់តម្រឹម ហើយដាក់ក្នុងប្រអប់។ មានបាយថ្ងៃត្រង់ និងចំណីអាហារ ហើយមានឡានទៅទទួលនៅស្ថានីយអ៊ីឆន។',
      extraInfo: 'មានស្រោមដៃ និងស្បែកជើងកវែងឱ្យ។ សូមគ្រាន់តែស្លៀកពាក់ក្តៅៗមក។',
    },
    tl: {
      title: 'Katulong sa pag-aani ng repolyong pang-kimchi, Sabado’t Linggo',
      description:
        'Sa dalawang araw ngayong Sabado at Linggo, bubunutin ang repolyo, lilinisin at ikakahon. Libre ang tanghalian at meryenda, at susunduin ka sa istasyon ng Icheon.',
      extraInfo: 'May guwantes at bota para sa iyo. Magsuot lang ng makapal na damit.',
    },
    bn: {
      title: 'সপ্তাহান্তে কিমচির বাঁধাকপি তোলার সহকারী চাই',
      description:
        'এই সপ্তাহান্তে দুই দিন বাঁধাকপি তুলে পরিষ্কার করে বাক্সে ভরতে হবে। দুপুরের খাবার ও নাশতা দেওয়া হয়, ইছন স্টেশন থেকে গাড়িতে নিয়ে আসা হয়।',
      extraInfo: 'দস্তানা ও বুট আমরা দেব। শুধু গরম কাপড় পরে আসুন।',
    },
  },
};
