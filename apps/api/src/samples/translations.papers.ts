import type { SamplePost } from './samples.types.js';

/** Posts about visas and permits that readers have translated. */
export const papersTranslations: Readonly<Record<string, SamplePost['translations']>> = {
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
  'e9-workplace-question': {
    ko: {
      title: '사업장 변경 규정이 궁금합니다',
      content:
        '저희 공장이 내년에 다른 도시로 옮긴다고 합니다. E-9 비자는 이럴 때 어떻게 해야 하고, 어디에 먼저 상담해야 하나요? 비슷한 일을 겪으신 분은 경험을 들려주세요. 소문 말고 전화번호나 기관 주소면 더 좋겠습니다.',
    },
    en: {
      title: 'A question about the rules for changing workplaces',
      content:
        'They say our factory will move to another city next year. What do you have to do on an E-9 visa when this happens, and where should I ask first? If you have been through it, please share. No rumors please; a phone number or an office address would be best.',
    },
    zh: {
      title: '关于换工作单位的规定，想请教',
      content:
        '听说我们厂明年要搬到别的城市。E-9 签证遇到这种情况该怎么办，应该先去哪里咨询？有过类似经历的朋友请讲讲。不要传言，最好是电话号码或机构地址。',
    },
    ja: {
      title: '勤務先が変わるときの規則について質問です',
      content:
        'うちの工場が来年、別の街に移るそうです。E-9ビザの場合はどうすればよいのか、まずどこに相談すればよいのでしょうか。同じ経験をされた方、教えてください。うわさではなく、電話番号や役所の住所だと助かります。',
    },
    th: {
      title: 'ขอถามเรื่องกฎการเปลี่ยนที่ทำงานครับ',
      content:
        'เขาว่าโรงงานเราจะย้ายไปเมืองอื่นปีหน้า วีซ่า E-9 เจอแบบนี้ต้องทำยังไง ควรคุยกับที่ไหนก่อน ใครเคยเจอเล่าประสบการณ์ให้ฟังหน่อยครับ ไม่เอาข่าวลือ ถ้าเป็นเบอร์โทรหรือที่อยู่หน่วยงานจะดีมาก',
    },
    vi: {
      title: 'Hỏi về quy định đổi nơi làm việc',
      content:
        'Nghe nói nhà máy của tôi sang năm sẽ chuyển đi thành phố khác. Visa E-9 gặp trường hợp này thì phải làm gì, nên hỏi ở đâu trước? Ai từng trải qua xin chia sẻ. Tôi không cần tin đồn, có số điện thoại hay địa chỉ cơ quan thì tốt quá.',
    },
    km: {
      title: 'សំណួរអំពីច្បាប់ប្តូរកន្លែងធ្វើការ',
      content:
        'គេថារោងចក្រយើងនឹងរើទៅក្រុងផ្សេងនៅឆ្នាំក្រោយ។ វីសា E-9 ជួបរឿងបែបនេះត្រូវធ្វើយ៉ាងម៉េច គួរពិគ្រោះនៅឯណាមុនគេ? អ្នកណាធ្លាប់ជួប សូមចែករំលែកបទពិសោធន៍។ មិនចង់បានពាក្យចចាមអារ៉ាមទេ បើមានលេខទូរសព្ទ ឬអាសយដ្ឋានការិយាល័យកាន់តែល្អ។',
    },
    tl: {
      title: 'Tanong tungkol sa patakaran sa paglipat ng trabaho',
      content:
        'Lilipat daw ang pabrika namin sa ibang lungsod sa susunod na taon. Kung E-9 ang visa, ano ang dapat gawin at saan dapat unang magtanong? Kung naranasan na ninyo ito, pakikuwento po. Ayoko ng tsismis; mas mabuti kung numero ng telepono o address ng opisina.',
    },
  },
};
