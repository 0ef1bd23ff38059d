import { describe, expect, it } from 'vitest';
import { forbiddenWishes } from './forbiddenWishes.ts';

const found = (text: string) => forbiddenWishes(text).map(({ kind, isSure }) => (isSure ? kind : `${kind}?`));

describe('wishes that the law forbids', () => {
  it.each([
    ['남성만 지원 가능합니다.', 'SEX'],
    ['여직원 구합니다', 'SEX'],
    ['홀서빙 여자만 모집', 'SEX'],
    ['만 35세 이하 지원 가능', 'AGE'],
    ['20~40세 우대', 'AGE'],
    ['30대까지만.', 'AGE'],
    ['용모 단정하신 분', 'LOOKS'],
    ['키 170cm 이상', 'LOOKS'],
    ['미혼자 우대', 'MARRIAGE'],
    ['이력서에 결혼 여부를 기재해 주세요', 'MARRIAGE'],
    ['전라도 출신 사절', 'ORIGIN'],
    ['출신 지역을 적어 주세요', 'ORIGIN'],
    ['재산 내역을 제출해 주세요', 'PROPERTY'],
    ['Men only.', 'SEX'],
    ['We are looking for a young woman for our café', 'SEX'],
    ['Only females may apply', 'SEX'],
    ['Must be under 35 years old', 'AGE'],
    ['Age: 20-35', 'AGE'],
    ['Good-looking staff for our shop', 'LOOKS'],
    ['Height over 165 cm', 'LOOKS'],
    ['Single women only', 'MARRIAGE'],
    ['Tell us your hometown', 'ORIGIN'],
    ['Please disclose your assets', 'PROPERTY'],
    ['仅限女性，包吃住', 'SEX'],
    ['45岁以下', 'AGE'],
    ['五官端正', 'LOOKS'],
    ['未婚者优先', 'MARRIAGE'],
    ['女性のみ応募できます', 'SEX'],
    ['35歳まで', 'AGE'],
    ['容姿端麗な方', 'LOOKS'],
    ['独身の方のみ', 'MARRIAGE'],
    ['รับเฉพาะผู้หญิง', 'SEX'],
    ['อายุไม่เกิน 35 ปี', 'AGE'],
    ['หน้าตาดี', 'LOOKS'],
    ['Chỉ tuyển nữ', 'SEX'],
    ['Độ tuổi từ 20 đến 35 tuổi', 'AGE'],
    ['Ngoại hình ưa nhìn', 'LOOKS'],
    ['យកតែស្ត្រី', 'SEX'],
    ['អាយុមិនលើស 40 ឆ្នាំ', 'AGE'],
    ['Babae lang', 'SEX'],
    ['Edad 20-35', 'AGE'],
    ['Dalaga lang', 'MARRIAGE'],
    ['শুধু পুরুষ আবেদন করুন', 'SEX'],
    ['বয়স 20-35', 'AGE'],
    ['শুধু অবিবাহিত', 'MARRIAGE'],
  ])('%s: %s', (text, kind) => {
    expect(found(text)).toContain(kind);
  });

  it.each([
    ['여성 우대', 'SEX?'],
    ['젊은 분 환영합니다', 'AGE?'],
    ['나이 제한 있음', 'AGE?'],
    ['외모', 'LOOKS?'],
    ['Neat appearance', 'LOOKS?'],
    ['Female candidates preferred', 'SEX?'],
    ['Young people welcome', 'AGE?'],
    ['Please write down: marital status', 'MARRIAGE?'],
    ['籍贯', 'ORIGIN?'],
    ['재산 정도', 'PROPERTY?'],
  ])('%s may be one: %s', (text, kind) => {
    expect(found(text)).toEqual([kind]);
  });

  it.each([
    '남녀 무관, 나이 제한 없음',
    '연령 무관',
    '나이 제한이 없어요',
    '만 18세 이상 지원 가능',
    '65세 이상도 환영합니다',
    '여성 의류 매장에서 판매합니다',
    '여성 전용 기숙사 제공',
    '남자 화장실 청소 포함',
    '20대 차량을 세차합니다',
    '쌀 20kg 포대를 옮깁니다',
    '키오스크 170대 관리',
    '결혼식장 서빙',
    '결혼이민자(F-6) 가능',
    '결혼 여부와 무관하게 지원할 수 있어요',
    '인근 거주자 우대',
    '고객의 재산을 지킵니다',
    '시급 10,700~12,000원, 주 20~40시간',
    '9:00–18:00, 주 5일',
    'Men and women are welcome',
    'Female-only dormitory available',
    'We are hiring women’s clothing sellers',
    'No age limit',
    'You must be 18 years or older',
    'Ready in under 30 minutes',
    'Lift boxes of up to 25 kg',
    'A beautiful beach near the workplace',
    'A single room in a shared house',
    'We do not ask for height or weight',
    'Everybody regardless of marital status',
    'You handle the property of guests',
    'Working age: 18 or over',
    '男女不限，年龄不限',
    '18岁以上',
    '女装销售',
    '每天8~10小时',
    '男女不問・年齢不問',
    '女性限定の寮があります',
    '独身寮あり',
    'ไม่จำกัดเพศและอายุ',
    'ขายเสื้อผ้าผู้หญิง',
    'Không phân biệt nam nữ',
    'Bán quần áo nữ',
    'Trên 18 tuổi',
    'ទទួលទាំងបុរសនិងស្ត្រី',
    'មានអាយុលើស 18 ឆ្នាំ',
    'Lalaki o babae, puwede',
    'Edad 18 pataas',
    'নারী ও পুরুষ সবাই আবেদন করতে পারেন',
    'বয়স 18 বা তার বেশি',
    '',
  ])('%s is none', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('are named by their sentence, what is sure first, each kind once', () => {
    const text = 'Welders wanted. Young people welcome!\nMen only. Men only, really.';
    expect(forbiddenWishes(text)).toEqual([
      { kind: 'SEX', isSure: true, sentence: 'Men only' },
      { kind: 'AGE', isSure: false, sentence: 'Young people welcome' },
    ]);
  });
});
