import type { PostDraft } from './samples.types.js';

export const khmerPosts: readonly PostDraft[] = [
  {
    key: 'strawberry-season',
    author: 'sokha',
    ago: '42m',
    views: 77,
    likes: 15,
    scraps: 1,
    tags: 'ស្ត្របឺរី កសិដ្ឋាន ណុនសាន',
    images: ['strawberries'],
    title: 'ស្ត្របឺរីផ្លែដំបូងក្នុងរដូវនេះ',
    content: `ព្រឹកនេះបេះបានស្ត្របឺរីផ្លែដំបូងហើយ! ដាំតាំងពីខែកញ្ញា ថែទាំរាល់ថ្ងៃ ដល់ពេលឃើញពណ៌ក្រហម ហត់ក៏បាត់អស់។

ថៅកែឲ្យយកទៅបន្ទប់ម្នាក់មួយប្រអប់។ ខ្ញុំថតរូបផ្ញើឲ្យម៉ែមើល ម៉ែសួរថា «ហេតុអីផ្លែតូចម្ល៉េះ ស្វាយនៅផ្ទះយើងធំជាង» 😂`,
    thread: `
      sreymom +5m ♥4: ម៉ែៗខ្មែរនិយាយដូចគ្នាទាំងអស់!
      company +12m ♥5: 소카 씨, 올해도 고생 많아요. 첫 딸기가 제일 맛있죠!
      > sokha/ko +15m ♥2: 사장님 감사합니다! 내일도 열심히 할게요.
      linh/en +20m: They look so sweet! Do you sell them at the farm?
      dara +30m: បង ឲ្យខ្ញុំភ្លក់ផង!`,
  },
  {
    key: 'first-month-factory',
    author: 'dara',
    ago: '6h',
    views: 112,
    likes: 16,
    scraps: 2,
    tags: 'ការងារ E-9 ថ្មីថ្មោង',
    images: ['factory-dawn'],
    title: 'មួយខែដំបូងនៅរោងចក្រ',
    content: `ខ្ញុំមកដល់ប៉ូឆុនបានមួយខែហើយ។ ថ្ងៃដំបូង គេស្រែក «빨리빨리» ខ្ញុំគិតថាគេខឹង តាមពិតគេនិយាយលេងជាមួយគ្នាទេ។

ការងារមិនពិបាកដូចខ្ញុំខ្លាច ប៉ុន្តែភាសាពិបាក។ បងៗរៀនពាក្យនៅរោងចក្រដោយរបៀបណាខ្លះ? ខ្ញុំសរសេរពាក្យថ្មី ៥ លើដៃរាល់ព្រឹក តែញើសចេញវាលុបអស់។`,
    thread: `
      sokha +20m ♥6: ទិញសៀវភៅតូចមួយដាក់ហោប៉ៅទៅប្អូន 😄 ខ្ញុំក៏ធ្លាប់សរសេរលើដៃដែរ។
      batbayar +1h ♥3: 처음엔 다 그래요. 모르면 꼭 다시 물어보세요. 다치지 않는 게 제일 중요해요!
      > dara/ko +2h: 네, 형님. 감사합니다!
      minh/en +3h ♥2: Take a photo of the machine parts and write the names on the photo. It helped me a lot.`,
  },
  {
    key: 'samlor-ingredients',
    author: 'sreymom',
    ago: '13h',
    views: 90,
    likes: 11,
    scraps: 5,
    tags: 'ម្ហូបខ្មែរ ផ្សារ អាន់សាន',
    images: ['market-stall', 'noodle-soup'],
    title: 'រកស្លឹកគ្រៃ និងប្រហុកនៅឯណា?',
    content: `ចុងសប្តាហ៍នេះចង់ធ្វើសម្លកកូរ។ នៅអ៊ីឆុនរកប្រហុកមិនបានទេ។ នៅអាន់សានមានហាងខ្មែរណាបើកថ្ងៃអាទិត្យដែរទេ? បើបងប្អូនណាចង់ញ៉ាំ មកផ្ទះខ្ញុំ យកបាយមកខ្លួនឯង!`,
    thread: `
      dara +10m ♥3: ខ្ញុំយកបាយមកពីរឆ្នាំង!
      sokha +40m: នៅម្តុំស្ថានីយ៍អាន់សានមានហាងពីរបី តែសួរម៉ោងតាមទូរសព្ទសិនទៅបង។
      ploy/en +2h ♥2: The Thai shop near there has lemongrass and galangal too!
      > sreymom/en +3h: Thank you Ploy! You come eat too 😊`,
  },
  {
    key: 'sunday-football-khmer',
    author: 'sokha',
    ago: '2d',
    views: 143,
    likes: 18,
    tags: 'បាល់ទាត់ ថ្ងៃអាទិត្យ',
    images: ['football-field'],
    title: 'ឈ្នះ ៣-២! អរគុណទាំងអស់គ្នា',
    content: `ក្រុមកម្ពុជា–ហ្វីលីពីន ៣-២។ គ្រាប់ទីបីរបស់ដារ៉ា ខ្ញុំមើលវីដេអូដប់ដងហើយ។ ចាញ់ឬឈ្នះក៏ញ៉ាំសាច់អាំងជាមួយគ្នាដែរ។ អាទិត្យក្រោយអ្នកណាចង់លេង មកបានទាំងអស់ មិនថាជាតិណា។`,
    thread: `
      jun +15m ♥5: Rematch sa Linggo! Magaling si Dara, pero offside 'yon 😂
      > dara/en +25m ♥4: No offside brother hahaha
      nimal +2h: Do you also play cricket? We need two more players in Yeosu.
      aziz +4h ♥2: 다음 주에는 저도 갈게요. 골키퍼 가능합니다.`,
  },
  {
    key: 'hospital-alone',
    author: 'sreymom',
    ago: '5d',
    views: 166,
    likes: 12,
    scraps: 8,
    tags: 'មន្ទីរពេទ្យ សុខភាព',
    images: ['hospital-corridor'],
    title: 'ទៅមន្ទីរពេទ្យម្នាក់ឯងជាលើកដំបូង',
    content: `ឈឺចង្កេះច្រើនថ្ងៃ ទើបហ៊ានទៅពេទ្យ។ ខ្ញុំសរសេរពីផ្ទះទុកមុន៖ ឈឺកន្លែងណា តាំងពីពេលណា លេបថ្នាំអ្វី។ បង្ហាញក្រដាសឲ្យគ្រូពេទ្យ គាត់សើច ហើយនិយាយថា «잘했어요»។

ខ្ញុំមានធានារ៉ាប់រងសុខភាព ដូច្នេះមិនថ្លៃដូចខ្ញុំគិតទេ។ កុំទ្រាំឈឺដូចខ្ញុំអី ទៅពេទ្យឲ្យលឿន។`,
    thread: `
      moderator +30m ♥6: Writing it down first is excellent advice. Many larger hospitals have an international desk, it never hurts to ask for an interpreter.
      rafiq +2h: আপনি সুস্থ হয়ে উঠুন, আপা।
      sokha +5h ♥1: ឆាប់ជាណាបង។`,
  },
  {
    key: 'snow-first-time',
    author: 'dara',
    ago: '8d',
    views: 132,
    likes: 22,
    tags: 'ព្រិល រដូវរងា',
    images: ['snowman', 'church-snow'],
    title: 'ព្រិលធ្លាក់ហើយ!!!',
    content: `ខ្ញុំរត់ចេញទៅក្រៅទាំងពាក់ស្បែកជើងផ្ទាត់ ❄️ ត្រជាក់ជើងណាស់ តែសប្បាយ!`,
    thread: `
      sokha +3m ♥5: ពាក់ស្រោមជើងសិនប្អូន!
      youngsook +20m ♥7: 감기 걸린다, 얼른 양말 신어라~
      emily +1h ♥2: This is the best post of the week.`,
  },
  {
    key: 'pchum-ben-abroad',
    author: 'sreymom',
    ago: '17d',
    views: 95,
    likes: 13,
    scraps: 1,
    tags: 'វត្ត បុណ្យ នឹកផ្ទះ',
    images: ['mountain-temple'],
    title: 'បុណ្យនៅឆ្ងាយផ្ទះ',
    content: `ថ្ងៃបុណ្យឆ្នាំនេះ ពួកយើង ១២ នាក់ជួលឡានតូចមួយទៅវត្ត។ លោកយាយកូរ៉េម្នាក់មិនស្គាល់យើងសោះ តែហៅយើងចូលញ៉ាំបាយក្នុងសាលាឆាន់។

ខ្ញុំអុជធូបជូនតា ហើយប្រាប់គាត់ថា «កូនសុខសប្បាយទេនៅទីនេះ»។ ខ្យល់បក់ត្រជាក់ មានក្លិនស្លឹកស្រល់។ ខ្ញុំមិនដែលឆ្ងាយពីផ្ទះដូចថ្ងៃនោះទេ ហើយក៏មិនដែលជិតដូចថ្ងៃនោះដែរ។`,
    thread: `
      sokha +1h ♥4: អានហើយស្រក់ទឹកភ្នែក។
      thandar +5h ♥3: We did the same at our temple in Bupyeong. Thank you for writing this.`,
  },
  {
    key: 'overtime-slip-question',
    author: 'sokha',
    ago: '23d',
    views: 209,
    likes: 9,
    scraps: 10,
    tags: 'ប្រាក់ខែ សំណួរ',
    title: 'មើលប័ណ្ណប្រាក់ខែយ៉ាងម៉េចឲ្យយល់?',
    content: `ក្នុងប័ណ្ណប្រាក់ខែមានពាក្យ 기본급, 연장수당, 공제។ ខ្ញុំយល់បន្តិចៗ តែចង់ដឹងច្បាស់។ អ្នកណាមានរូបពន្យល់ជាភាសាខ្មែរ ឬស្គាល់កន្លែងជួយពន្យល់ដោយឥតគិតថ្លៃ សូមប្រាប់ផង។`,
    thread: `
      jiwoo +1h ♥6: 기본급 = 기본 월급, 연장수당 = 더 일한 시간의 돈, 공제 = 보험료·세금처럼 빼는 돈이에요. 외국인노동자지원센터에 가져가면 같이 봐 줘요.
      > sokha/ko +2h ♥1: 지우 선생님, 정말 감사합니다!
      tanvir/en +6h ♥2: Keep every slip in one folder, and write your own hours every day.`,
  },
];
