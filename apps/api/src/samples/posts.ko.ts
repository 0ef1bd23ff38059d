import type { PostDraft } from './samples.types.js';

export const koreanPosts: readonly PostDraft[] = [
  {
    key: 'weekend-korean-class',
    author: 'jiwoo',
    ago: '22m',
    views: 58,
    likes: 13,
    scraps: 5,
    tags: '한국어 주말수업 무료',
    images: ['classroom', 'hangul-notebook'],
    title: '토요일 한국어 교실, 새 반이 열려요',
    content: `안산에서 매주 토요일 저녁 7시, 대학생 다섯 명이 한국어를 가르치고 있어요. 다음 달부터 '가나다'부터 시작하는 반이 하나 더 생깁니다.

교재와 간식은 저희가 준비해요. 수업료는 없습니다. 한 번 빠져도 괜찮으니 부담 없이 오세요. 아이와 함께 와도 돼요!`,
    thread: `
      dara/en +3m ♥2: Can I come from Pocheon? It is far but I want to learn.
      > jiwoo/en +6m ♥3: We also have an online class on Wednesdays. I will send you the link!
      minh +8m: Em đăng ký một chỗ ạ, tan ca em chạy qua.
      wei/ko +12m: 저도 갑니다. 별 더 받아야 돼요.
      sreymom +15m: អ៊ីឆុនឆ្ងាយ តែអនឡាញខ្ញុំចូលរួម!`,
  },
  {
    key: 'seaweed-soup-recipe',
    author: 'youngsook',
    ago: '4h',
    views: 134,
    likes: 21,
    scraps: 14,
    tags: '미역국 집밥 요리',
    title: '쉬운 미역국 끓이는 법 알려 줄게요',
    content: `옆집 베트남 학생이 물어봐서 적어 봅니다. 천천히 따라 해 보세요.

마른미역 한 줌을 찬물에 20분 불려요. 많이 불어나니까 욕심내면 안 돼요. 소고기를 참기름에 볶다가 미역을 넣고 같이 볶아요. 물을 넉넉히 붓고 국간장 두 숟갈, 마늘 조금. 중간 불로 30분.

고기 안 먹는 친구는 조개나 들깨를 넣어도 맛있어요. 혼자 살아도 생일에는 꼭 끓여 먹어요.`,
    thread: `
      linh/ko +5m ♥7: 할머니 레시피다! 제가 번역해서 베트남 친구들한테도 알려 줄게요.
      nasrin/en +20m ♥3: Thank you for thinking of people who don't eat meat. I will try perilla seeds!
      yuki/ko +1h ♥2: 미역 욕심냈다가 냄비가 넘쳤어요 ㅋㅋ
      > youngsook +2h ♥5: 다들 한 번씩은 넘쳐 본다우 ㅎㅎ
      jun +3h: Sarap! Parang tinola ang pakiramdam.`,
  },
  {
    key: 'farm-thanks',
    author: 'company',
    ago: '15h',
    views: 119,
    likes: 14,
    tags: '논산 딸기 농장',
    images: ['strawberries', 'village-dusk'],
    title: '올해 첫 출하를 마쳤습니다',
    content: `새벽 안개 속에서 첫 트럭을 보냈습니다. 소카 씨를 비롯해 네 분이 한여름부터 고생해 주셨어요. 말이 잘 안 통해서 서로 그림을 그려 가며 일하던 게 엊그제 같은데, 이제는 소카 씨가 저보다 농담을 더 잘합니다.

저녁에는 다 같이 삼겹살과 캄보디아식 생선구이를 먹었습니다. 고맙습니다.`,
    thread: `
      sokha/ko +20m ♥8: 사장님, 농담은 제가 이겼어요 ㅋㅋ 내년에도 같이 해요!
      dara +2h: បងសុខាពូកែណាស់!
      admin +4h ♥3: 이런 이야기를 들려주셔서 감사합니다.`,
  },
  {
    key: 'welcome-to-haiko',
    author: 'admin',
    ago: '38d',
    views: 412,
    likes: 24,
    scraps: 4,
    tags: '인사 하이코',
    images: ['lantern-festival'],
    title: '안녕하세요, 하이코에 오신 것을 환영합니다',
    content: `여기서는 누구나 자기 말로 글을 쓸 수 있어요. 틀린 맞춤법도, 섞인 언어도 괜찮습니다. 읽는 사람이 조금 더 천천히 읽으면 되니까요.

한 가지만 부탁드려요. 비자나 임금처럼 중요한 문제는 댓글만 믿지 말고 꼭 담당 기관에 확인해 주세요. 그리고 서로에게 다정하게!`,
    thread: `
      linh +10m ♥6: Cảm ơn chị! Mình viết tiếng Việt ở đây được thật à? Vui quá.
      sokha +30m ♥5: ជំរាបសួរទាំងអស់គ្នា!
      rafiq +1h ♥4: সবাইকে শুভেচ্ছা!
      somchai +2h ♥3: สวัสดีครับทุกคน
      jun +3h ♥3: Kumusta sa lahat!
      xiaoyu +4h ♥2: 大家好！
      yuki +5h ♥2: はじめまして、どうぞよろしくお願いします。
      emily +6h: Hello from Chuncheon 👋
      batbayar +1d: 반갑습니다. 이사할 때 불러 주세요 ㅎㅎ`,
  },
  {
    key: 'license-third-try',
    author: 'aziz',
    ago: '3d',
    views: 127,
    likes: 17,
    scraps: 3,
    tags: '운전면허 도전',
    images: ['driving-test'],
    title: '세 번 만에 도로주행 합격!',
    content: `첫 번째는 너무 긴장해서 깜빡이를 안 켰고, 두 번째는 너무 천천히 가서 떨어졌습니다. 세 번째는 감독관님이 "고향이 어디예요?" 하고 물어보셔서 사마르칸트 이야기를 하다 보니 어느새 도착했어요.

이제 가족이 오면 제가 운전해서 바다에 데려갈 거예요.`,
    thread: `
      batbayar +15m ♥4: 축하해요! 이삿짐 트럭도 몰아 볼래요?
      somchai/en +1h: Congratulations! Was the written test hard?
      > aziz/en +2h ♥1: Not hard if you do the practice questions. There are many languages.
      duc +4h: Chúc mừng anh!`,
  },
  {
    key: 'mover-back-tip',
    author: 'batbayar',
    ago: '8d',
    views: 143,
    likes: 12,
    scraps: 7,
    tags: '이사 팁',
    images: ['moving-room'],
    title: '이사 일 9년 한 사람이 알려 주는 짐 싸는 법',
    content: `책은 작은 상자에. 큰 상자에 책 넣으면 제가 웁니다.

그릇은 세워서, 사이에 수건. 옷은 옷걸이째 큰 봉지에. 마지막으로 제일 중요한 것: 새집에서 바로 쓸 이불, 충전기, 휴지는 상자 하나에 따로!`,
    thread: `
      xiaoyu/ko +30m ♥3: 다음 달에 이사하는데 저장했어요!
      jiwoo +2h ♥5: "제가 웁니다" ㅋㅋㅋㅋ
      emily/en +6h: The one-box rule saved my last move.`,
  },
  {
    key: 'neighbor-language',
    author: 'youngsook',
    ago: '18d',
    views: 156,
    likes: 23,
    scraps: 2,
    tags: '이웃 부산 베트남어',
    images: ['grandma-table'],
    title: '예순여덟에 베트남어를 배웁니다',
    content: `옆집 린이 매일 나한테 한국말로 인사하는데, 나도 한마디쯤은 그 아이 말로 해 주고 싶어서 시작했어요. "안 껌 쯔어?" 밥 먹었냐는 뜻이래요.

성조가 여섯 개라는데 나는 아직 두 개뿐이라우. 그래도 린이 웃으면 됐지요.`,
    thread: `
      linh/ko +10m ♥12: 할머니 발음 진짜 좋아요! Con ăn rồi ạ ❤️
      thuy +1h ♥4: Đọc mà rưng rưng. Chúc bà nhiều sức khỏe ạ.
      minh +3h: Bà nói "ăn cơm chưa" là chuẩn người Việt rồi!
      kenta/ko +6h ♥1: 저도 용기를 얻었습니다.`,
  },
  {
    key: 'night-market-question',
    author: 'aziz',
    ago: '25d',
    views: 72,
    likes: 5,
    tags: '김해 시장',
    images: ['market-stall'],
    title: '김해에서 일요일에 여는 시장 있나요?',
    content: `양고기와 레표시카 빵을 사고 싶어요. 동상시장 말고 또 아는 곳 있으면 알려 주세요.`,
    thread: `
      duc/ko +2h ♥1: 부산 쪽에도 있어요. 토요일에는 사람이 많으니 아침에 가세요.
      rejected +5h: I know a baker in Incheon who ships bread. Message me!`,
  },
];
