import type { PostDraft } from './samples.types.js';

export const chinesePosts: readonly PostDraft[] = [
  {
    key: 'recycling-lesson',
    author: 'xiaoyu',
    ago: '2h',
    views: 105,
    likes: 12,
    scraps: 9,
    tags: '垃圾分类 生活 留学',
    images: ['trash-sorting'],
    title: '被房东阿姨上了一堂垃圾分类课',
    content: `昨晚扔垃圾，被房东阿姨当场叫住。我以为要挨骂，结果她蹲下来一样一样教我：塑料瓶要撕掉标签压扁，泡面碗有油就洗干净，鸡骨头不算厨余。

最后她说："你妈妈不在这里，我来教你。" 突然有点想哭。

各区的规定好像不太一样，大家那边是每天都能扔，还是分日子？`,
    thread: `
      linh/ko +10m ♥4: 저도 닭뼈 때문에 혼났어요 ㅋㅋ 우리 동네는 일, 화, 목이에요.
      yuki +25m ♥2: 卵の殻も生ごみじゃないんですよね。最初は驚きました。
      wei +40m: 我们安山这边是晚上八点以后。
      > xiaoyu +50m: 谢谢伟哥，那我得看看区厅的网站。
      emily +1h: Chicken bones are the final boss of Korean recycling.`,
  },
  {
    key: 'dumpling-kitchen',
    author: 'pending',
    ago: '10h',
    views: 88,
    likes: 13,
    tags: '饺子 安山 创业',
    images: ['snow-ramen-night'],
    title: '凌晨四点的饺子馆',
    content: `每天凌晨四点和面，韭菜鸡蛋、白菜猪肉各三百个。今天第一个客人是下夜班的孟加拉小伙，指着素馅问了三遍"没有猪肉？"我让他到厨房自己看，他放心地吃了两盘。

在异国开店，信任是一盘一盘攒出来的。`,
    thread: `
      rafiq/en +20m ♥7: That was me, boss! Best dumplings after a night shift.
      > pending/en +35m ♥4: Come again, I keep separate pot for you.
      wei +1h: 美兰姐的韭菜馅一绝。
      jiwoo +3h ♥1: 부추만두 먹으러 갈게요!`,
  },
  {
    key: 'site-safety-boots',
    author: 'wei',
    ago: '1d',
    views: 121,
    likes: 10,
    scraps: 4,
    tags: '工地 安全',
    title: '工友们，别省安全鞋的钱',
    content: `昨天一块模板掉下来，正砸在我脚面上。穿的是安全鞋，只是青了一块。旁边新来的小兄弟穿的运动鞋，我看着后背发凉。

鞋、安全帽、安全带，一样不能少。没发就去问，别不好意思。`,
    thread: `
      minh/en +30m ♥3: Glad you are safe. Same in press work, gloves and eyes first.
      batbayar +1h ♥4: 큰일 날 뻔했네요. 안전화는 꼭 신어야 합니다.
      duc/en +5h: Welding too. Take care brother Wei.`,
  },
  {
    key: 'spring-petals',
    author: 'xiaoyu',
    ago: '9d',
    views: 149,
    likes: 19,
    tags: '樱花 光州 照片',
    images: ['cherry-blossoms', 'hanbok'],
    title: '翻到春天的照片，穿韩服看樱花',
    content: `期末周整理手机，翻到四月和斯里兰卡同学一起租韩服的照片。风一吹花瓣全掉进她的裙子里，我们俩捡了半天。

韩国的春天很短，但手机里的很长。`,
    thread: `
      nimal +1h: My cousin is the one in the red skirt! She still talks about that day.
      ploy +3h ♥3: สวยเหมือนในซีรีส์เลยค่ะ
      yuki +8h ♥1: 桜と韓服、最高の組み合わせですね。`,
  },
  {
    key: 'rent-contract-question',
    author: 'xiaoyu',
    ago: '14d',
    views: 187,
    likes: 7,
    scraps: 10,
    tags: '租房 合同 求助',
    images: ['moving-room'],
    title: '第一次租 one-room，签合同前要看什么？',
    content: `下个月搬出宿舍。中介说押金可以谈，让我今天就交定金。我有点慌，想先问问大家：登记簿要怎么看？入住后要办什么手续押金才比较安全？有没有给外国人免费咨询的地方？`,
    thread: `
      jiwoo +15m ♥6: 오늘 바로 보내지 마세요! 등기부등본 먼저 보고, 계약한 사람이 집주인 맞는지 확인하세요. 시청이나 외국인주민센터 상담을 받아 보는 게 좋아요.
      wei +1h ♥2: 别急着交钱，拉个懂韩语的朋友一起去。
      > xiaoyu +2h: 谢谢！我跟中介说周末再决定。
      kenta +6h: 写真を部屋の隅まで撮っておくと、退去の時に安心ですよ。`,
  },
  {
    key: 'lamb-skewer-night',
    author: 'wei',
    ago: '22d',
    views: 97,
    likes: 9,
    tags: '美食 羊肉串',
    title: '周五晚上，羊肉串走起',
    content: `活干完了，工钱也到账了。六个人，四个国家，八十串。谁说语言不通不能聊天，碰杯就行。`,
    thread: `
      aziz +1h ♥3: 우즈베크 샤슬릭도 한번 드셔 보세요!
      batbayar +2h: 양고기는 몽골이죠 ^^`,
  },
  {
    key: 'kiip-class',
    author: 'wei',
    ago: '33d',
    views: 113,
    likes: 8,
    scraps: 5,
    tags: '韩语 社会统合',
    images: ['classroom'],
    title: '四十岁重新当学生',
    content: `报了周末的社会统合课程，班里最小的二十一岁，我最大。老师让用"-(으)면"造句，我写："下雨的话就不用上工，可以来上课。"全班都笑了，老师给了我一颗星。

女儿在视频里说，爸爸你的星星比我少。`,
    thread: `
      jiwoo +2h ♥7: 별 하나 더 드릴게요 ⭐ 끝까지 파이팅!
      minh +5h ♥1: Em cũng đang học lớp cuối tuần, cố lên anh!`,
  },
  {
    key: 'rice-harvest-help',
    author: 'wei',
    ago: '6m',
    views: 12,
    likes: 3,
    images: ['rice-field'],
    title: '今天帮老乡割稻子，腰不是我的了',
    content: '但是新米饭真香！谁说工地累，来田里试试。',
    thread: `
      sokha/ko +2m ♥1: 허리 조심하세요 형님 ㅎㅎ`,
  },
];
