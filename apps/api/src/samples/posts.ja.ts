import type { PostDraft } from './samples.types.js';

export const japanesePosts: readonly PostDraft[] = [
  {
    key: 'alley-cat',
    author: 'yuki',
    ago: '33m',
    views: 52,
    likes: 16,
    scraps: 1,
    tags: 'ソウル 散歩 猫',
    images: ['cat-alley', 'night-tower'],
    title: '坂道の上の先輩',
    content: `会社帰りに一駅手前で降りて、古い坂道を歩くのが日課です。階段の途中にいつも座っている茶トラを、心の中で「先輩」と呼んでいます。

今日は初めて、先輩の方から足に寄ってきました。三年目にしてようやく、この町に認められた気がします。`,
    thread: `
      emily +4m ♥3: Senpai noticed you!! ❤️
      jiwoo +9m ♥2: 저 골목 알아요! 그 고양이 이름은 동네에서 "치즈"예요.
      > yuki/ko +15m ♥4: 선배님 이름이 치즈였군요…!
      somchai +20m: มุมกล้องดีมากครับ`,
  },
  {
    key: 'photo-walk-invite',
    author: 'yuki',
    ago: '11h',
    views: 94,
    likes: 11,
    scraps: 6,
    tags: '写真 ソウル 集まり',
    images: ['camera-walk'],
    title: '土曜日の写真散歩、一緒に歩きませんか',
    content: `スマホでもフィルムでも大丈夫です。午後三時に集合して、二時間くらいゆっくり歩き、最後にお茶を飲みながら一枚ずつ見せ合います。ことばは混ざってOK。雨の日は雨を撮りましょう。`,
    thread: `
      emily +30m ♥2: Count me in, bringing the old film camera.
      somchai +1h: ไปครับ! นั่งรถไฟใต้ดินไปสองชั่วโมงก็ยอม
      ploy +3h: หนูไปได้ไหมคะ ถ่ายไม่เก่ง
      > yuki/en +4h ♥3: Of course! Nobody has to be good.
      xiaoyu +6h: 光州太远了，羡慕首尔的朋友。`,
  },
  {
    key: 'father-school-trip',
    author: 'kenta',
    ago: '2d',
    views: 76,
    likes: 12,
    tags: '子育て 大田 お弁当',
    images: ['kimbap'],
    title: '遠足のキンパを巻いた朝',
    content: `妻が出張なので、人生初のキンパに挑戦しました。六本巻いて、きれいに切れたのは一本だけ。それを娘の弁当に詰め、残り五本の「爆発したキンパ」は僕の三食になりました。

夕方、娘がひと言。「せんせいが、パパじょうずって。」`,
    thread: `
      youngsook +20m ♥6: 칼에 참기름을 바르고 썰면 안 터져요~ 아빠 최고네!
      > kenta/ko +1h ♥2: 참기름! 다음에는 꼭 그렇게 할게요. 감사합니다.
      thuy +3h ♥1: Cuộn đầu tiên của em cũng nổ tung ạ 😄`,
  },
  {
    key: 'rainy-bus-stop',
    author: 'yuki',
    ago: '7d',
    views: 88,
    likes: 15,
    tags: '雨 バス',
    images: ['bus-stop-rain'],
    title: '傘が一本、人が三人',
    content: `バス停で傘を忘れた私に、高校生が傘を傾けてくれて、その高校生の肩が濡れているのを見たおじさんが、さらに傘を傾けてくれました。三人とも少しずつ濡れて、三人とも笑いました。`,
    thread: `
      jiwoo +1h ♥4: 이런 글 너무 좋아요.
      nasrin +5h ♥2: পড়ে মনটা ভালো হয়ে গেল।`,
  },
  {
    key: 'banking-phone-name',
    author: 'kenta',
    ago: '13d',
    views: 162,
    likes: 6,
    scraps: 8,
    tags: '銀行 本人認証 質問',
    title: '名前の表記が違うと本人認証で止まりませんか？',
    content: `銀行はローマ字が「姓 名」、携帯会社は「名姓」スペースなしで登録されていて、ネットの本人認証がいつも失敗します。登録証の表記にそろえればよいと聞きましたが、どちらから直すのが早いでしょうか。経験のある方、教えてください。`,
    thread: `
      emily +1h ♥5: Same nightmare. I fixed the phone company first with my residence card, then the bank. One morning for both.
      aziz +3h ♥2: 저는 띄어쓰기 하나 때문에 세 번 갔어요 ㅠㅠ 등록증과 똑같이 맞추면 됩니다.
      > kenta +5h: ありがとうございます。携帯から行ってみます！`,
  },
  {
    key: 'cool-noodles-confession',
    author: 'yuki',
    ago: '24d',
    views: 73,
    likes: 9,
    tags: '食べ物',
    title: '正直に言います',
    content: `最初は冷麺のスープが「水」だと思いました。今では夢に出ます。`,
    thread: `
      jiwoo +1h ♥6: 평양냉면의 길에 들어오셨군요 ㅋㅋㅋ
      kenta +2h ♥1: 三回目で急においしくなりますよね。`,
  },
  {
    key: 'volunteer-river',
    author: 'kenta',
    ago: '36d',
    views: 81,
    likes: 10,
    scraps: 2,
    tags: 'ボランティア 川',
    images: ['volunteers'],
    title: '娘と川そうじに参加しました',
    content: `月に一度、近所の川でごみ拾いをしています。先月はロシア語、ウズベク語、日本語、韓国語が飛び交い、娘は全員からお菓子をもらってご満悦でした。手袋と袋は用意されているので、手ぶらで来られますよ。`,
    thread: `
      aziz +3h ♥2: 김해에서도 하면 좋겠어요. 우리도 시작해 볼까요?
      maricel +1d: Ang ganda nito! Isasama ko si Noah.`,
  },
  {
    key: 'heated-floor',
    author: 'kenta',
    ago: '2m',
    views: 5,
    likes: 2,
    tags: 'オンドル',
    title: '床が、あたたかい。それだけで今日は優勝。',
    content: '冷たい風の中を帰ってきて、靴下のまま床に寝ころんでいます。オンドルを発明した人にお礼を言いたい。',
  },
];
