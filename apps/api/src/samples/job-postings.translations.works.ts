import type { PostingTranslations } from './job-postings.types.js';

export const worksTranslations: PostingTranslations = {
  'CNC 기계 조작원 (주간)': {
    en: {
      title: 'CNC machine operator, day shift',
      description:
        'You run CNC lathes that cut car parts. Reading drawings is an advantage; if you cannot, we teach you. A room of your own in the dormitory.',
    },
    zh: {
      title: 'CNC机床操作员（白班）',
      description: '操作加工汽车零件的CNC车床。会看图纸更好，不会我们可以教。宿舍单人间。',
    },
    ja: {
      title: 'CNC機械オペレーター（日勤）',
      description:
        '自動車部品を削るCNC旋盤を操作します。図面が読めればなお良く、読めなくても教えます。寮は一人部屋です。',
    },
    th: {
      title: 'พนักงานควบคุมเครื่อง CNC (กะกลางวัน)',
      description: 'ควบคุมเครื่องกลึง CNC ผลิตชิ้นส่วนรถยนต์ อ่านแบบได้จะดี ถ้าไม่ได้เราสอนให้ หอพักห้องเดี่ยว',
    },
    vi: {
      title: 'Vận hành máy CNC (ca ngày)',
      description:
        'Vận hành máy tiện CNC gia công linh kiện ô tô. Biết đọc bản vẽ thì tốt, chưa biết sẽ được dạy. Ký túc xá phòng riêng.',
    },
    km: {
      title: 'អ្នកបញ្ជាម៉ាស៊ីន CNC (វេនថ្ងៃ)',
      description: 'បញ្ជាម៉ាស៊ីនក្រឡឹង CNC ផលិតគ្រឿងរថយន្ត។ ចេះមើលប្លង់កាន់តែល្អ មិនចេះយើងបង្រៀន។ បន្ទប់ស្នាក់នៅម្នាក់មួយ។',
    },
    tl: {
      title: 'Operator ng makinang CNC (araw)',
      description:
        'Magpapatakbo ng CNC lathe para sa mga piyesa ng kotse. Mas mainam kung marunong bumasa ng plano; kung hindi, tuturuan ka namin. May sariling kuwarto sa dormitoryo.',
    },
    bn: {
      title: 'সিএনসি মেশিন অপারেটর (দিনের শিফট)',
      description:
        'গাড়ির যন্ত্রাংশ কাটার সিএনসি লেদ চালাতে হবে। নকশা পড়তে জানলে ভালো, না জানলে শিখিয়ে দেব। একার জন্য একটি ঘর।',
    },
  },
  '招聘质检员，包宿舍': {
    ko: {
      title: '품질 검사원 모집, 기숙사 제공',
      description:
        '캘리퍼스와 현미경으로 부품 치수를 재고 컴퓨터에 기록합니다. 조용히 앉아서 하는 일이고 주 5일입니다.',
    },
    en: {
      title: 'Quality inspector, dormitory included',
      description:
        'You measure parts with callipers and a microscope and keep the results on a computer. Quiet work, sitting down, five days a week.',
    },
    ja: {
      title: '品質検査員募集、寮あり',
      description: 'ノギスと顕微鏡で部品の寸法を測り、結果をパソコンに記録します。座ってする静かな仕事で、週五日です。',
    },
    th: {
      title: 'รับพนักงานตรวจสอบคุณภาพ มีหอพัก',
      description: 'วัดขนาดชิ้นส่วนด้วยเวอร์เนียร์และกล้องจุลทรรศน์ แล้วบันทึกผลในคอมพิวเตอร์ งานนั่งทำเงียบ ๆ สัปดาห์ละห้าวัน',
    },
    vi: {
      title: 'Tuyển nhân viên kiểm tra chất lượng, có ký túc xá',
      description:
        'Đo kích thước linh kiện bằng thước kẹp và kính hiển vi, ghi kết quả vào máy tính. Việc ngồi yên tĩnh, tuần năm ngày.',
    },
    km: {
      title: 'ជ្រើសរើសអ្នកត្រួតពិនិត្យគុណភាព មានកន្លែងស្នាក់នៅ',
      description: 'វាស់ទំហំគ្រឿងដោយប្រដាប់វាស់ និងមីក្រូទស្សន៍ រួចកត់លទ្ធផលក្នុងកុំព្យូទ័រ។ ការងារអង្គុយស្ងប់ស្ងាត់ ប្រាំថ្ងៃក្នុងមួយសប្ដាហ៍។',
    },
    tl: {
      title: 'Naghahanap ng tagasuri ng kalidad, may dormitoryo',
      description:
        'Susukatin ang mga piyesa gamit ang caliper at mikroskopyo, at itatala ang resulta sa kompyuter. Tahimik na gawaing nakaupo, limang araw kada linggo.',
    },
    bn: {
      title: 'মান পরীক্ষক চাই, থাকার জায়গাসহ',
      description: 'ক্যালিপার ও মাইক্রোস্কোপে যন্ত্রাংশের মাপ নিয়ে কম্পিউটারে লিখতে হবে। বসে করার শান্ত কাজ, সপ্তাহে পাঁচ দিন।',
    },
  },
  '조선소 용접사 (E-7-3, E-7-4 환영)': {
    en: {
      title: 'Shipyard welder (E-7-3 and E-7-4 welcome)',
      description: 'CO2 and TIG welding. Certificates are paid extra. Three meals a day and a dormitory are free.',
    },
    zh: {
      title: '造船厂焊工（欢迎E-7-3、E-7-4）',
      description: '从事CO2焊接和TIG焊接。持证者另有津贴。提供一日三餐和宿舍。',
    },
    ja: {
      title: '造船所の溶接工（E-7-3、E-7-4歓迎）',
      description: 'CO2溶接とTIG溶接を行います。資格のある方には手当を上乗せします。三食と寮を用意します。',
    },
    th: {
      title: 'ช่างเชื่อมอู่ต่อเรือ (ยินดีรับ E-7-3, E-7-4)',
      description: 'งานเชื่อม CO2 และ TIG ผู้มีใบรับรองได้เงินเพิ่ม มีอาหารสามมื้อและหอพัก',
    },
    vi: {
      title: 'Thợ hàn xưởng đóng tàu (nhận E-7-3, E-7-4)',
      description: 'Hàn CO2 và hàn TIG. Người có chứng chỉ được thêm phụ cấp. Bao ba bữa ăn và ký túc xá.',
    },
    km: {
      title: 'ជាងផ្សារដែករោងចក្រសាងសង់កប៉ាល់ (ស្វាគមន៍ E-7-3, E-7-4)',
      description: 'ផ្សារ CO2 និង TIG។ អ្នកមានវិញ្ញាបនបត្រទទួលប្រាក់បន្ថែម។ មានអាហារបីពេល និងកន្លែងស្នាក់នៅ។',
    },
    tl: {
      title: 'Welder sa pagawaan ng barko (tinatanggap ang E-7-3, E-7-4)',
      description:
        'Pagwe-welding na CO2 at TIG. May dagdag na bayad ang may sertipiko. Libre ang tatlong kain at dormitoryo.',
    },
    bn: {
      title: 'জাহাজ কারখানায় ওয়েল্ডার (E-7-3, E-7-4 স্বাগতম)',
      description: 'CO2 ও TIG ওয়েল্ডিংয়ের কাজ। সনদ থাকলে বাড়তি ভাতা। তিন বেলা খাবার ও থাকার জায়গা দেওয়া হয়।',
    },
  },
  '아파트 현장 철근공·목공': {
    en: {
      title: 'Rebar workers and carpenters, apartment site',
      description:
        'You tie reinforcing bars and build formwork for new apartments. The certificate of the basic safety course for construction is needed.',
    },
    zh: {
      title: '公寓工地钢筋工、木工',
      description: '在公寓新建工地绑扎钢筋、制作模板。需要建筑业基础安全保健教育结业证。',
    },
    ja: {
      title: 'マンション現場の鉄筋工・大工',
      description: 'マンション新築現場で鉄筋を組み、型枠を作ります。建設業の基礎安全保健教育の修了証が必要です。',
    },
    th: {
      title: 'ช่างเหล็กและช่างไม้ ไซต์งานอพาร์ตเมนต์',
      description: 'ผูกเหล็กเส้นและประกอบแบบหล่อในโครงการอพาร์ตเมนต์ใหม่ ต้องมีใบผ่านการอบรมความปลอดภัยพื้นฐานงานก่อสร้าง',
    },
    vi: {
      title: 'Thợ sắt, thợ mộc công trình chung cư',
      description:
        'Buộc cốt thép và đóng cốp pha ở công trình chung cư mới. Cần giấy chứng nhận học an toàn cơ bản ngành xây dựng.',
    },
    km: {
      title: 'ជាងចងដែក និងជាងឈើ ការដ្ឋានអាផាតមិន',
      description: 'ចងដែក និងធ្វើពុម្ពបេតុងនៅការដ្ឋានអាផាតមិនថ្មី។ ត្រូវមានវិញ្ញាបនបត្រវគ្គសុវត្ថិភាពមូលដ្ឋានសំណង់។',
    },
    tl: {
      title: 'Manggagawa sa bakal at karpintero, gusaling apartment',
      description:
        'Magtatali ng bakal at gagawa ng porma sa bagong apartment. Kailangan ang sertipiko ng batayang pagsasanay sa kaligtasan sa konstruksiyon.',
    },
    bn: {
      title: 'অ্যাপার্টমেন্ট নির্মাণে রডমিস্ত্রি ও কাঠমিস্ত্রি',
      description: 'নতুন অ্যাপার্টমেন্টের কাজে রড বাঁধা ও ফর্মা বানানো। নির্মাণের মৌলিক নিরাপত্তা প্রশিক্ষণের সনদ লাগবে।',
    },
  },
  'Phụ lắp giàn giáo, làm theo ngày': {
    ko: {
      title: '비계 설치 보조 (일당)',
      description:
        '5층 건물의 비계를 나르고 설치합니다. 베트남 반장님이 가르쳐 드립니다. 건설 안전교육 이수증이 필요하고, 일당은 매일 저녁 드립니다.',
    },
    en: {
      title: 'Scaffolding helper, paid by the day',
      description:
        'Carrying and putting up scaffolding for a five-storey building. A Vietnamese foreman shows you how. You need the construction safety card; pay comes every evening.',
    },
    zh: {
      title: '脚手架搭建帮工（日结）',
      description: '为五层楼搬运并搭建脚手架。越南籍组长带您。需要建筑安全教育证，工资每天傍晚发放。',
    },
    ja: {
      title: '足場組み立ての補助（日払い）',
      description:
        '五階建ての建物の足場を運び、組み立てます。ベトナム人の班長が教えます。建設の安全教育修了証が必要で、給料は毎日夕方に払います。',
    },
    th: {
      title: 'ผู้ช่วยตั้งนั่งร้าน จ่ายรายวัน',
      description: 'ขนและตั้งนั่งร้านอาคารห้าชั้น มีหัวหน้าชาวเวียดนามสอนงาน ต้องมีบัตรอบรมความปลอดภัยก่อสร้าง จ่ายเงินทุกเย็น',
    },
    km: {
      title: 'ជំនួយការដំឡើងរន្ទា ប្រាក់ឈ្នួលប្រចាំថ្ងៃ',
      description: 'ដឹក និងដំឡើងរន្ទាសម្រាប់អគារប្រាំជាន់។ មេក្រុមជនជាតិវៀតណាមណែនាំការងារ។ ត្រូវមានប័ណ្ណសុវត្ថិភាពសំណង់ ហើយបើកប្រាក់រាល់ល្ងាច។',
    },
    tl: {
      title: 'Katulong sa pagtatayo ng scaffolding, arawan',
      description:
        'Magbubuhat at magtatayo ng scaffolding para sa gusaling may limang palapag. Tuturuan ka ng foreman na taga-Vietnam. Kailangan ang safety card sa konstruksiyon; may bayad tuwing hapon.',
    },
    bn: {
      title: 'মাচা বাঁধার সহকারী, দৈনিক মজুরি',
      description:
        'পাঁচতলা ভবনের মাচা বহন ও বাঁধার কাজ। ভিয়েতনামি সর্দার কাজ শেখান। নির্মাণ নিরাপত্তা কার্ড লাগবে, প্রতিদিন সন্ধ্যায় মজুরি দেওয়া হয়।',
    },
  },
};
