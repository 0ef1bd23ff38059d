import type { SamplePost } from './samples.types.js';

/** Posts about days at work that readers have translated. */
export const workTranslations: Readonly<Record<string, SamplePost['translations']>> = {
  'first-month-factory': {
    ko: {
      title: '공장에서 보낸 첫 한 달',
      content: `포천에 온 지 한 달이 됐어요. 첫날 누가 "빨리빨리" 하고 소리치길래 화난 줄 알았는데, 알고 보니 서로 장난치는 거였어요.

일은 걱정했던 것만큼 어렵지 않은데 말이 어려워요. 형님, 누님들은 공장에서 쓰는 말을 어떻게 배우셨어요? 저는 매일 아침 손에 새 단어 5개를 쓰는데 땀 때문에 다 지워져요.`,
    },
    en: {
      title: 'My first month in the factory',
      content: `It has been a month since I came to Pocheon. On the first day someone shouted "빨리빨리" and I thought they were angry. It turned out they were only joking with each other.

The work is not as hard as I feared, but the language is. How did you all learn the factory words? Every morning I write 5 new words on my hand, but the sweat wipes them all off.`,
    },
    zh: {
      title: '进厂第一个月',
      content: `我来抱川一个月了。第一天有人大喊"빨리빨리"，我以为他们在发火，其实是在互相开玩笑。

活没有我担心的那么难，可是语言难。哥哥姐姐们，厂里的词你们都是怎么学的？我每天早上在手上写 5 个新词，结果一出汗全没了。`,
    },
    ja: {
      title: '工場での最初の一か月',
      content: `抱川に来て一か月になりました。初日に「빨리빨리」と叫ぶ声がして、怒っているのかと思ったら、みんなでふざけているだけでした。

仕事は心配したほど難しくないのですが、ことばが難しいです。先輩の皆さんは工場のことばをどうやって覚えましたか？僕は毎朝、新しい単語を5つ手に書くのですが、汗で全部消えてしまいます。`,
    },
    th: {
      title: 'เดือนแรกในโรงงาน',
      content: `ผมมาอยู่โพชอนได้หนึ่งเดือนแล้ว วันแรกมีคนตะโกน "빨리빨리" นึกว่าเขาโกรธ ที่จริงเขาหยอกกันเล่น

งานไม่ยากอย่างที่กลัว แต่ภาษายากครับ พี่ ๆ เรียนคำศัพท์ในโรงงานกันยังไง ผมเขียนคำใหม่ 5 คำไว้บนมือทุกเช้า แต่เหงื่อออกก็ลบหมด`,
    },
    vi: {
      title: 'Tháng đầu tiên ở nhà máy',
      content: `Em đến Pocheon được một tháng rồi. Ngày đầu nghe người ta hét "빨리빨리", em tưởng họ giận, hóa ra họ đùa với nhau thôi.

Việc không khó như em sợ, nhưng tiếng thì khó. Anh chị học từ vựng trong xưởng bằng cách nào ạ? Sáng nào em cũng viết 5 từ mới lên tay, mà đổ mồ hôi là trôi sạch.`,
    },
    tl: {
      title: 'Unang buwan ko sa pabrika',
      content: `Isang buwan na ako rito sa Pocheon. Noong unang araw, may sumigaw ng "빨리빨리" at akala ko galit sila. Nagbibiruan lang pala.

Hindi naman kasinghirap ng kinatakutan ko ang trabaho, pero ang wika, mahirap. Mga kuya at ate, paano ninyo natutunan ang mga salita sa pabrika? Tuwing umaga nagsusulat ako ng 5 bagong salita sa kamay, pero nabubura lahat ng pawis.`,
    },
    bn: {
      title: 'কারখানায় প্রথম এক মাস',
      content: `পোচনে এসেছি এক মাস হলো। প্রথম দিন কেউ "빨리빨리" বলে চেঁচাল, ভাবলাম রেগে গেছে, আসলে ওরা নিজেদের মধ্যে ঠাট্টা করছিল।

কাজ যত কঠিন ভেবেছিলাম তত না, কিন্তু ভাষাটা কঠিন। ভাইয়া আপুরা, কারখানার শব্দগুলো আপনারা কীভাবে শিখেছেন? আমি রোজ সকালে হাতে 5টা নতুন শব্দ লিখি, ঘামে সব মুছে যায়।`,
    },
  },
  'wage-slip-habit': {
    ko: {
      title: '매일 근무 시간을 적어 두세요',
      content: `저는 변호사가 아니고 그냥 제 이야기예요. 예전에 연장 근무 3시간이 빠진 적이 있어요. 날짜와 출퇴근 시간을 적은 공책을 들고 정중하게 여쭤봤더니 입력 실수였고, 다음 달에 받았습니다.

기록이 없으면 물어보기 어려워요. 오늘부터 시작하세요. 공책, 볼펜, 자기 전 2분.

여러분은 종이를 쓰세요, 앱을 쓰세요?`,
    },
    en: {
      title: 'Write down your hours every day',
      content: `I am no lawyer, just telling my story. Three hours of my overtime were missing once. I asked politely, with my notebook: date, start, end. It was a typing mistake and they paid it the next month.

Without notes it is hard to ask. So start today: a notebook, a pen, two minutes before you sleep.

What do you use, paper or an app?`,
    },
    zh: {
      title: '每天把自己的工时记下来',
      content: `我不是律师，只是讲讲自己的事。以前我的加班少算了三个小时。我拿着写有日期、上班和下班时间的本子，客客气气地去问。原来是录入错了，下个月就补给我了。

没有记录就很难开口。所以从今天开始：一个本子、一支笔、睡前两分钟。

你们用什么，纸还是应用？`,
    },
    ja: {
      title: '毎日、自分の勤務時間を書いておきましょう',
      content: `弁護士ではありません、ただの自分の話です。以前、残業が三時間足りなかったことがあります。日付と出勤・退勤の時間を書いたノートを持って、丁寧に聞いてみました。入力ミスだったそうで、翌月に払ってもらえました。

書いていないと聞きにくいものです。だから今日から。ノートとペン、寝る前の二分。

皆さんは何を使っていますか、紙ですか、アプリですか？`,
    },
    th: {
      title: 'จดเวลาทำงานของตัวเองทุกวันนะครับ',
      content: `ผมไม่ใช่ทนาย แค่เล่าเรื่องตัวเอง เมื่อก่อนโอทีผมหายไปสามชั่วโมง ผมเลยถือสมุดที่จดวันที่ เวลาเข้า เวลาออก ไปถามดี ๆ ที่แท้เขาคีย์ข้อมูลผิด เดือนต่อมาก็จ่ายให้ครบ

ถ้าไม่ได้จดไว้จะถามยาก เริ่มวันนี้เลยครับ สมุด ปากกา สองนาทีก่อนนอน

ทุกคนใช้อะไรกัน กระดาษหรือแอป`,
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
    bn: {
      title: 'রোজ নিজের কাজের সময় লিখে রাখুন',
      content: `আমি উকিল নই, শুধু নিজের কথা বলছি। একবার আমার ওভারটাইমের তিন ঘণ্টা কম ধরা হয়েছিল। তারিখ, আসা আর যাওয়ার সময় লেখা খাতাটা নিয়ে ভদ্রভাবে জিজ্ঞেস করলাম। টাইপের ভুল ছিল, পরের মাসে টাকা দিয়ে দিয়েছে।

লেখা না থাকলে জিজ্ঞেস করা কঠিন। তাই আজ থেকেই শুরু করুন: খাতা, কলম, ঘুমানোর আগে দুই মিনিট।

আপনারা কী ব্যবহার করেন, কাগজ নাকি অ্যাপ?`,
    },
  },
};
