import type { SamplePost } from './samples.types.js';

/** Posts about work, papers and safety that readers have translated. */
export const workTranslations: Readonly<Record<string, SamplePost['translations']>> = {
  'e74-points-question': {
    ko: {
      title: 'E-9에서 E-7-4로 바꾸신 분께 여쭤봅니다',
      content: `안산에서 프레스 일을 한 지 4년이 넘었습니다. 회사에서 E-7-4 서류를 도와준다고 하는데 인사팀도 처음이래요.

서류 준비에 얼마나 걸리셨나요? 한국어는 토픽 점수로 하셨나요, 사회통합프로그램으로 하셨나요? 조건이 해마다 바뀐다고 해서 1345에도 확인할 거예요. 실제 경험을 듣고 싶습니다.`,
    },
    en: {
      title: 'Question for people who moved from E-9 to E-7-4',
      content: `I have worked a press machine in Ansan for over four years. My company says they will help with the E-7-4 papers, but HR has never done it either.

How long did the papers take you? Did you use TOPIK or the social integration program (KIIP) for Korean? I know the conditions change from year to year, so I will call 1345 as well. I just want to hear real experience.`,
    },
    zh: {
      title: '从 E-9 转到 E-7-4 的朋友，想请教一下',
      content: `我在安山做冲压四年多了。公司说会帮我办 E-7-4 的材料，可人事部也从来没办过。

想问问大家：准备材料花了多久？韩语是用TOPIK成绩，还是社会统合课程（KIIP）？我知道条件每年都在变，所以会再打 1345 确认，只是想听听真实的经验。`,
    },
    ja: {
      title: 'E-9からE-7-4に変更した方に質問です',
      content: `安山でプレスの仕事を四年以上しています。会社はE-7-4の書類を手伝ってくれると言いますが、人事部も初めてだそうです。

皆さんは書類の準備にどのくらいかかりましたか？韓国語はTOPIKの点数でしたか、社会統合プログラム（KIIP）でしたか？条件は年ごとに変わるそうなので1345にも確認しますが、実際の経験を聞きたいです。`,
    },
    th: {
      title: 'ใครเปลี่ยนจาก E-9 เป็น E-7-4 แล้ว ขอถามหน่อยครับ',
      content: `ผมทำงานเครื่องปั๊มที่อันซันมาสี่ปีกว่า บริษัทบอกว่าจะช่วยเรื่องเอกสาร E-7-4 แต่ฝ่ายบุคคลก็ไม่เคยทำมาก่อน

อยากถามว่าทุกคนเตรียมเอกสารนานแค่ไหน ภาษาเกาหลีใช้คะแนน TOPIK หรือหลักสูตรบูรณาการสังคม (KIIP) ผมรู้ว่าเงื่อนไขเปลี่ยนทุกปี เลยจะโทรถาม 1345 ให้แน่ใจอีกที แค่อยากฟังประสบการณ์จริงครับ`,
    },
    km: {
      title: 'អ្នកណាធ្លាប់ប្តូរពី E-9 ទៅ E-7-4 ខ្ញុំសូមសួរបន្តិច',
      content: `ខ្ញុំធ្វើការម៉ាស៊ីនប្រេសនៅអាន់សានជាងបួនឆ្នាំហើយ។ ក្រុមហ៊ុនថានឹងជួយធ្វើឯកសារ E-7-4 តែផ្នែកបុគ្គលិកក៏មិនធ្លាប់ធ្វើដែរ។

ខ្ញុំចង់សួរ៖ បងប្អូនរៀបចំឯកសារអស់ប៉ុន្មាន? ភាសាកូរ៉េប្រើពិន្ទុ TOPIK ឬវគ្គសមាហរណកម្មសង្គម (KIIP)? ខ្ញុំដឹងថាលក្ខខណ្ឌប្រែប្រួលរាល់ឆ្នាំ ដូច្នេះខ្ញុំនឹងទូរសព្ទសួរ 1345 ឲ្យច្បាស់ គ្រាន់តែចង់ស្តាប់បទពិសោធន៍ពិត។`,
    },
    tl: {
      title: 'Tanong sa mga lumipat mula E-9 papuntang E-7-4',
      content: `Mahigit apat na taon na ako sa press machine dito sa Ansan. Sabi ng kompanya tutulungan nila ako sa papeles ng E-7-4, pero hindi pa rin daw nakagawa niyan ang HR.

Gusto ko sanang itanong: gaano katagal ninyo inihanda ang mga papeles? Sa Korean, TOPIK ba ang ginamit ninyo o ang social integration program (KIIP)? Alam kong nagbabago ang kondisyon taon-taon kaya tatawag din ako sa 1345. Gusto ko lang marinig ang totoong karanasan.`,
    },
    bn: {
      title: 'E-9 থেকে E-7-4 করেছেন এমন কেউ আছেন?',
      content: `আমি আনসানে প্রেস মেশিনে চার বছরের বেশি কাজ করছি। কোম্পানি বলেছে E-7-4-এর কাগজে সাহায্য করবে, কিন্তু তারাও আগে কখনো করেনি।

কাগজ গোছাতে আপনাদের কত সময় লেগেছে? কোরিয়ানের জন্য TOPIK নাকি সামাজিক একীকরণ কোর্স (KIIP)? শর্ত প্রতি বছর বদলায় জানি, তাই 1345-এও ফোন করব। শুধু বাস্তব অভিজ্ঞতা শুনতে চাই।`,
    },
  },
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
  'study-and-parttime': {
    ko: {
      title: '어학연수 D-4 비자인데 알바하고 싶어요. 뭐부터 해야 하나요?',
      content:
        '지금 두 번째 학기예요. 선생님이 허가를 먼저 받아야 아르바이트를 할 수 있다고 하셨는데, 절차가 너무 헷갈려요. 몇 달을 채워야 하는지, TOPIK 점수가 필요한지, 신청해 보신 분은 알려 주세요. 내일 학교 국제처에도 가서 물어볼 거예요. 잘못된 방법으로 하고 싶지 않아요.',
    },
    en: {
      title: 'On a D-4 language visa and want a part-time job. Where do I start?',
      content:
        "I am in my second term. My teacher said I need permission before I can work part-time, but the steps confuse me. How many months must I have been here? Do I need a TOPIK score? If you have applied, please tell me how it went. Tomorrow I will also ask the international office of my university. I don't want to do it the wrong way.",
    },
    zh: {
      title: '语言研修 D-4 签证想打工，该从哪里开始？',
      content:
        '我现在读第二个学期。老师说要先申请许可才能打工，可是流程我完全搞不清楚。要待满几个月？要不要TOPIK成绩？申请过的朋友请讲讲。明天我也会去问学校的国际处，不想做错。',
    },
    ja: {
      title: '語学研修のD-4ビザ、アルバイトをするには何から始めればいいですか',
      content:
        '今、二学期目です。先生に、アルバイトの前に許可が必要だと言われましたが、手続きがさっぱりわかりません。何か月たてばいいのか、TOPIKの点数は必要なのか、申請したことのある方は教えてください。明日、大学の国際センターにも聞きに行きます。間違ったやり方はしたくないんです。',
    },
    vi: {
      title: 'Học tiếng visa D-4 muốn đi làm thêm thì bắt đầu từ đâu ạ?',
      content:
        'Mình đang học kỳ hai. Cô giáo bảo phải xin phép trước rồi mới được làm thêm, nhưng thủ tục rối quá. Phải ở đủ mấy tháng, có cần điểm TOPIK không? Ai từng xin rồi kể mình nghe với. Mai mình cũng lên phòng quốc tế của trường hỏi, không muốn làm sai đâu ạ.',
    },
    km: {
      title: 'រៀនភាសាវីសា D-4 ចង់ធ្វើការក្រៅម៉ោង ត្រូវចាប់ផ្តើមពីណា?',
      content:
        'ខ្ញុំរៀនដល់ឆមាសទីពីរហើយ។ គ្រូប្រាប់ថាត្រូវសុំអនុញ្ញាតសិន ទើបធ្វើការក្រៅម៉ោងបាន តែខ្ញុំច្រឡំនីតិវិធីណាស់។ ត្រូវនៅគ្រប់ប៉ុន្មានខែ? ត្រូវការពិន្ទុ TOPIK ទេ? អ្នកណាធ្លាប់សុំ សូមប្រាប់ផង។ ស្អែកខ្ញុំនឹងទៅសួរការិយាល័យអន្តរជាតិរបស់សាកលវិទ្យាល័យដែរ មិនចង់ធ្វើខុសទេ។',
    },
    tl: {
      title: 'Naka-D-4 na language visa, gustong mag-part-time. Saan magsisimula?',
      content:
        'Pangalawang semestre ko na. Sabi ng teacher namin kailangan munang humingi ng permit bago mag-part-time, pero nalilito ako sa proseso. Ilang buwan dapat muna rito? Kailangan ba ng TOPIK score? Kung nakapag-apply na kayo, pakikuwento naman po. Bukas magtatanong din ako sa international office ng school. Ayokong magkamali.',
    },
    bn: {
      title: 'ভাষা শিক্ষার D-4 ভিসায় পার্টটাইম করতে চাই, কোথা থেকে শুরু করব?',
      content:
        'আমার এখন দ্বিতীয় টার্ম চলছে। শিক্ষক বললেন, পার্টটাইমের আগে অনুমতি নিতে হয়, কিন্তু নিয়মটা মাথায় ঢুকছে না। কত মাস থাকতে হয়, TOPIK-এর নম্বর লাগে কি না, যারা আবেদন করেছেন একটু বলবেন। কাল বিশ্ববিদ্যালয়ের আন্তর্জাতিক অফিসেও জিজ্ঞেস করব। ভুলভাবে কিছু করতে চাই না।',
    },
  },
  'moderator-scam-note': {
    ko: {
      title: '꼭 읽어 주세요: 보증금을 내면 일자리나 비자를 준다는 메시지',
      content: `이번 주에 세 분이 같은 메시지를 받았다고 알려 주셨어요. 친절한 낯선 사람, 아주 좋은 일자리, 그리고 자리를 맡아 두는 "작은 보증금".

채팅으로만 아는 사람에게 돈이나 여권·등록증 사진을 보내지 마세요. 신고를 누르면 저희가 그날 확인합니다. 이미 보냈더라도 여러분 잘못이 아니에요. 믿는 사람에게 말하고, 은행에 전화하고, 1345에 어디에 신고하면 되는지 물어보세요.`,
    },
    zh: {
      title: '请一定要看：交押金就给工作或签证的消息',
      content: `这周有三个人告诉我收到同一类消息：热情的陌生人、非常好的工作，还有一笔占位的"小押金"。

请不要给只在聊天里认识的人汇款，也不要发护照或登录证照片。点举报，我们当天处理。已经发了也不是你笨。告诉信任的人，给银行打电话，并问1345该去哪里报案。`,
    },
    vi: {
      title: 'Xin hãy đọc: tin nhắn hứa việc làm hoặc visa nếu đặt cọc',
      content: `Tuần này có ba bạn viết cho mình về cùng một kiểu tin nhắn: người lạ thân thiện, việc rất tốt, và một khoản "đặt cọc nhỏ" để giữ chỗ.

Đừng gửi tiền hay ảnh hộ chiếu, thẻ cư trú cho người chỉ quen qua tin nhắn. Bấm báo cáo, chúng mình xem ngay trong ngày. Nếu lỡ gửi rồi, bạn không ngốc và cũng không bị chúng mình trách. Hãy nói với người bạn tin, gọi ngân hàng, và hỏi 1345 nơi trình báo bằng tiếng của bạn.`,
    },
    km: {
      title: 'សូមអាន៖ សារដែលសន្យាការងារ ឬទិដ្ឋាការ បើបង់ប្រាក់កក់',
      content: `សប្តាហ៍នេះមានបីនាក់ប្រាប់ខ្ញុំពីសារដូចគ្នា៖ មនុស្សចម្លែកដែលរាក់ទាក់ ការងារល្អណាស់ និង «ប្រាក់កក់បន្តិចបន្តួច»។

សូមកុំផ្ញើប្រាក់ ឬរូបលិខិតឆ្លងដែន ឬកាតស្នាក់នៅ ទៅមនុស្សដែលស្គាល់តែតាមសារ។ ចុចរាយការណ៍ យើងនឹងពិនិត្យក្នុងថ្ងៃនោះ។ បើបានផ្ញើរួចហើយ អ្នកមិនមែនល្ងង់ទេ។ ប្រាប់មនុស្សដែលអ្នកទុកចិត្ត ទូរសព្ទទៅធនាគារ ហើយសួរ 1345។`,
    },
    bn: {
      title: 'অবশ্যই পড়ুন: জামানত দিলে চাকরি বা ভিসা, এমন বার্তা',
      content: `এ সপ্তাহে তিনজন একই ধরনের বার্তার কথা জানিয়েছেন: বন্ধুসুলভ অচেনা মানুষ, খুব ভালো চাকরি, আর জায়গা ধরে রাখতে "অল্প জামানত"।

শুধু চ্যাটে চেনা কাউকে টাকা বা পাসপোর্ট ও রেসিডেন্স কার্ডের ছবি পাঠাবেন না। রিপোর্ট চাপুন, আমরা সেদিনই দেখব। পাঠিয়ে ফেললেও আপনি বোকা নন। বিশ্বস্ত কাউকে বলুন, ব্যাংকে ফোন করুন, আর কোথায় অভিযোগ করবেন তা 1345-এ জিজ্ঞেস করুন।`,
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
  },
};
