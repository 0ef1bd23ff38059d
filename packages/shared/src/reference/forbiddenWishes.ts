/** What the law does not let an employer wish for, whoever it is that is looked for. */
export const WISH_KINDS = ['SEX', 'AGE', 'LOOKS', 'MARRIAGE', 'ORIGIN', 'PROPERTY'] as const;
export type WishKind = (typeof WISH_KINDS)[number];

const EQUALITY = '남녀고용평등법 제7조';
const FAIR_HIRING = '채용절차법 제4조의3';

/** The article that forbids it, as it is cited in Korea. */
export const WISH_LAWS: Readonly<Record<WishKind, string>> = {
  SEX: EQUALITY,
  AGE: '고령자고용법 제4조의4',
  LOOKS: `${EQUALITY}, ${FAIR_HIRING}`,
  MARRIAGE: `${EQUALITY}, ${FAIR_HIRING}`,
  ORIGIN: FAIR_HIRING,
  PROPERTY: FAIR_HIRING,
};

interface Words {
  /** They leave no doubt. */
  sure: readonly RegExp[];
  /** Somebody should be asked what is meant. */
  doubt: readonly RegExp[];
}

/** Ages of grown-up people: a least age of 18 is the law's own. */
const AGE = '(?:[2-7]\\d)';
/** From which a range of ages begins. */
const FROM_AGE = '(?:1[5-9]|[2-7]\\d)';
const age = (pattern: string) => new RegExp(pattern.replaceAll('@', FROM_AGE).replaceAll('#', AGE), 'iu');
/** What is for men or women alone without being a job. */
const NO_JOB = '(?!\\s*(?:dorm|hous|room|floor|toilet|gym|salon|wear|cloth|hostel))';

/** Korean and English in full, the other seven by their usual ways to say it. A sentence is held against all of them. */
export const WISH_WORDS: Readonly<Record<WishKind, Words>> = {
  SEX: {
    sure: [
      /(?:남성|여성|남자|여자)(?:분)?\s*(?:만\s*(?:지원|채용|모집|가능|구[합해함]|뽑|받)|(?:지원자)?\s*한정|에\s*한함)/u,
      /(?<!(?:남성|여성|남자|여자)(?:분)?(?:\s*[,/·&]\s*|\s*(?:및|또는)\s*|[과와]\s*|\s+))(?:남성|여성|남자|여자)(?:분)?(?:을|를)?\s*(?:구[합해함]|모집|뽑)/u,
      /(?:남자|여자|남|여)\s*(?:직원|사원|종업원|알바)(?:분)?(?:을|를|만)?\s*(?:구[합해함]|모집|채용|뽑)/u,
      new RegExp(`\\b(?:males?|men|females?|women|ladies|girls|boys)[\\s-]+only\\b${NO_JOB}`, 'iu'),
      /\bonly\s+(?:males?|men|females?|women|girls|ladies)\b(?!['’]s)\s*(?:may|can|should|need|applicants?|candidates?|apply|wanted|[.!]|$)/iu,
      /\b(?:looking for|hiring|seeking|wanted:?)\s+(?:an?\s+)?(?:young\s+)?(?:male|female|man|men|woman|women|girls?|lady|ladies)\b(?!['’]s)/iu,
      /(?:仅限|只限|只招|只要|限招|限)\s*(?:男|女)(?!装|鞋|生宿舍|士?用品)/u,
      /(?:男性|女性)\s*(?:のみ|限定|に限[るり])(?!の(?:寮|部屋|フロア))/u,
      /(?:เฉพาะ|รับเฉพาะ)\s*(?:เพศ|ผู้)?(?:ชาย|หญิง)|(?:เพศ|ผู้)(?:ชาย|หญิง)\s*เท่านั้น/u,
      /tuyển\s+(?:\d+\s+)?(?:lao động\s+)?(?:nam|nữ)(?!\p{L})(?!\s*(?:[,/&-]|và|hoặc|)\s*(?:nam|nữ)(?!\p{L}))/iu,
      /chỉ\s+(?:tuyển|nhận|cần|lấy)\s+(?:lao động\s+)?(?:nam|nữ)(?!\p{L})/iu,
      /(?:យក|ទទួល|ជ្រើសរើស)តែ\s*(?:បុរស|ស្ត្រី|ប្រុស|ស្រី)|(?:បុរស|ស្ត្រី)\s*(?:តែប៉ុណ្ណោះ|ប៉ុណ្ណោះ)/u,
      /\b(?:lalaki|babae)(?:ng aplikante)?\s+(?:lang|lamang)\b/iu,
      /(?:শুধু|শুধুমাত্র|কেবল)\s*(?:পুরুষ|নারী|মহিলা)/u,
    ],
    doubt: [
      /(?:남성|여성|남자|여자)(?:분)?(?:\s*(?:우대|환영|선호)|만\s*$)/u,
      /\b(?:male|female|men|women)\s+(?:applicants?\s+|candidates?\s+)?preferred\b|\bwaitress(?:es)?\b/iu,
      /(?:男性|女性)\s*(?:优先|優遇|歓迎)|ưu tiên\s+(?:nam|nữ)(?!\p{L})/iu,
    ],
  },
  AGE: {
    sure: [
      age('(?:만\\s*)?#\\s*(?:세|살)\\s*(?:이하|미만|까지|이내)'),
      // 세트 is a set, 세대 a household.
      age('@\\s*(?:세|살)?\\s*(?:[~∼〜–-]|에서|부터)\\s*(?:만\\s*)?#\\s*(?:세(?!트|대)|살)'),
      /[2-6]0대\s*(?:만|한정|까지만|여성|남성)(?:\s|$|[.,!])/u,
      age(
        '\\b(?:under|below|younger than|no older than|not older than|up to)\\s+(?:the age of\\s+)?#\\s*(?:years?|yrs?)(?:\\s+(?:old|of age))',
      ),
      age('(?:나이|연령)\\s*:?\\s*@\\s*[~∼〜–-]\\s*#'),
      age('\\b@\\s*(?:-|–|to)\\s*#[\\s-]+years?[\\s-]+old\\b'),
      age('\\bage[sd]?\\b[^.\\n]{0,12}\\b@\\s*(?:-|–|to|and)\\s*#\\b'),
      age('\\bage[d]?\\s*(?:limit)?\\s*:?\\s*(?:under|below|up to|max(?:imum)?)\\s*#\\b'),
      age('#\\s*(?:周?岁|歳)\\s*(?:以下|以内|未満|まで)'),
      age('@\\s*(?:周?岁|歳)?\\s*[~〜–至到-]\\s*#\\s*(?:周?岁|歳)'),
      age('อายุ\\s*ไม่เกิน\\s*#|อายุ\\s*@\\s*[-–]\\s*#'),
      age(
        '(?:dưới|không quá)\\s+#\\s+tuổi|@\\s*(?:-|–|đến)\\s*#\\s+tuổi|tuổi\\s*:?\\s*(?:từ\\s+)?@\\s*(?:-|–|đến)\\s*#',
      ),
      age('អាយុ\\s*(?:ក្រោម|មិនលើស|មិនលើសពី)\\s*#|អាយុ\\s*@\\s*(?:-|–|ដល់)\\s*#'),
      age('\\bedad\\s+@\\s*(?:-|–|hanggang)\\s*#|\\bhindi\\s+(?:lalampas|hihigit)\\s+sa\\s+#\\s+taon'),
      age('বয়স\\s*@\\s*(?:-|–|থেকে)\\s*#|অনূর্ধ্ব\\s*#|#\\s*বছরের\\s*(?:কম|নিচে)'),
    ],
    doubt: [
      /젊은\s*(?:분|사람|남|여|인재)|(?:나이|연령)\s*제한(?!\s*(?:이|은)?\s*(?:없|무))|[2-6]0대\s*(?:우대|환영|선호)/u,
      /\byoung\s+(?:people|person|man|men|woman|women|staff|workers?)\b/iu,
      /限年轻|年轻人优先|若い方|วัยรุ่น|ưu tiên (?:người )?trẻ/iu,
    ],
  },
  LOOKS: {
    sure: [
      /용모\s*(?:가\s*)?단정|외모\s*(?:가\s*)?(?:준수|출중|단정|중시)|(?:신장|키)\s*(?:가\s*)?1[4-9]\d\s*(?:cm|센티|이상)|(?:체중|몸무게)\s*\d{2}\s*(?:kg)?\s*(?:이하|미만)/iu,
      /\b(?:good[- ]looking|attractive|beautiful|pretty|handsome|slim)\s+(?:applicants?|candidates?|persons?|people|women|woman|men|man|girls?|staff)\b/iu,
      /\bheight\s*:?\s*(?:of\s+)?(?:over|above|at least|min(?:imum)?)\s*1\d{2}\b/iu,
      /相貌端正|五官端正|形象(?:好|佳)|身高\s*1\d{2}|容姿端麗|身長\s*1\d{2}/u,
      /หน้าตาดี|ส่วนสูง\s*1\d{2}|ngoại hình\s+(?:đẹp|ưa nhìn|khá)|រូបរាងស្អាត|សម្រស់ស្អាត/iu,
      /\b(?:magandang|may)\s+(?:mukha|itsura|hitsura)\b|(?:সুন্দর|আকর্ষণীয়)\s*চেহারা/iu,
    ],
    doubt: [/외모|미모|\b(?:neat|good|nice)\s+(?:appearance|looks)\b|気品のある容姿|外貌/iu],
  },
  MARRIAGE: {
    sure: [
      /(?:미혼|기혼)(?:자|\s*여성|\s*남성|인?\s*분)?\s*(?:만|우대|한정|환영|에\s*한함|이어야)/u,
      /(?:결혼|혼인)\s*여부(?:를|도)?\s*(?:기재|작성|필수|확인|알려)/u,
      /\b(?:unmarried|single|married)\s+(?:applicants?|candidates?|women|woman|men|people|persons?)\s+(?:only|preferred)\b|\bmust be (?:unmarried|single|married)\b/iu,
      /\b(?:state|write|tell us|indicate)\s+your\s+marital status\b/iu,
      /(?:限|仅限|只招)未婚|未婚(?:者)?优先|(?:未婚|独身)(?:者|の方)?\s*(?:のみ|限定|に限[るり])/u,
      /(?:เฉพาะคน)?โสดเท่านั้น|(?:chỉ tuyển|ưu tiên)\s+(?:người\s+)?(?:độc thân|chưa kết hôn|chưa lập gia đình)/iu,
      /នៅលីវ\s*(?:តែប៉ុណ្ណោះ|ប៉ុណ្ណោះ)|\b(?:dalaga|binata|walang asawa|single)\s+(?:lang|lamang)\b|(?:শুধু|শুধুমাত্র|কেবল)\s*(?:অ)?বিবাহিত/iu,
    ],
    doubt: [
      /(?:미혼|기혼|결혼\s*여부|혼인\s*여부)(?!\s*(?:와|과|는|은)?\s*(?:무관|관계|상관))/u,
      /\bunmarried\b|(?<!regardless of )\bmarital status\b|婚姻状况(?!不限)|配偶者の有無(?!不問)|tình trạng hôn nhân/iu,
    ],
  },
  ORIGIN: {
    sure: [
      /(?:경상도|전라도|충청도|강원도|제주도|호남|영남)\s*출신\s*(?:만|우대|제외|불가|사절)/u,
      /(?:출신\s*지역|출생지|본적|고향)(?:을|를)?\s*(?:기재|작성|적어|필수)/u,
      /\b(?:state|write|tell us|indicate)\s+your\s+(?:home ?town|home region|birthplace|place of birth)\b/iu,
      /填写籍贯|籍贯必填|(?:本籍|出身地)を?(?:記入|記載)|ghi rõ quê quán/iu,
    ],
    doubt: [/출신\s*지역|출생지|본적|\b(?:birthplace|place of birth)\b|籍贯|本籍|ภูมิลำเนา|quê quán|ស្រុកកំណើត|জন্মস্থান/iu],
  },
  PROPERTY: {
    sure: [
      /재산\s*(?:상황|정도|내역|규모)?(?:을|를)?\s*(?:기재|작성|증명|제출)|(?:자가|주택)\s*(?:소유자|보유자)\s*(?:만|우대)/u,
      /\b(?:state|disclose|submit|prove)\s+your\s+(?:property|assets|wealth)\b|\bhomeowners?\s+(?:only|preferred)\b/iu,
      /(?:填写|提供|说明)(?:个人)?(?:财产|资产)(?:状况|证明)?|(?:資産|財産)(?:状況)?を?(?:記入|記載|申告)|(?:kê khai|chứng minh) tài sản/iu,
    ],
    doubt: [/재산\s*(?:상황|정도|내역)|财产状况|資産状況|หลักฐานทรัพย์สิน|ទ្រព្យសម្បត្តិ|সম্পত্তির/iu],
  },
};
