import type { SamplePost } from './samples.types.js';

/** What the people behind Haiko write, translated by readers. */
export const haikoTranslations: Readonly<Record<string, SamplePost['translations']>> = {
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
    ja: {
      title: '必ず読んでください：保証金で仕事やビザを約束するメッセージ',
      content: `今週、三人の方から同じ種類のメッセージについて連絡がありました。親切な見知らぬ人、とても良い仕事、そして席を押さえるための「少しの保証金」。

チャットでしか知らない人に、お金やパスポート、在留カードの写真を送らないでください。通報を押していただければ、その日のうちに確認します。すでに送ってしまっても、あなたが愚かなわけではなく、私たちが責めることもありません。信頼できる人に話し、銀行に電話し、どこに届ければよいか1345に自分のことばで聞いてください。`,
    },
    th: {
      title: 'โปรดอ่าน: ข้อความที่สัญญาว่าจะให้งานหรือวีซ่าถ้าจ่ายมัดจำ',
      content: `สัปดาห์นี้มีสามคนเขียนมาบอกเรื่องข้อความแบบเดียวกัน คนแปลกหน้าที่เป็นมิตร งานดีมาก และ "มัดจำเล็กน้อย" เพื่อจองที่

อย่าส่งเงินหรือรูปพาสปอร์ตหรือบัตรประจำตัวคนต่างชาติให้คนที่รู้จักกันแค่ในแชตนะคะ กดรายงานแล้วเราจะดูให้ภายในวันเดียวกัน ถ้าส่งไปแล้ว คุณไม่ได้โง่และไม่ได้มีความผิดกับเรา คุยกับคนที่ไว้ใจ โทรหาธนาคาร และถาม 1345 ว่าแจ้งเรื่องได้ที่ไหนในภาษาของคุณ`,
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
    tl: {
      title: 'Pakibasa: mga mensaheng nangangako ng trabaho o visa kapalit ng deposito',
      content: `Tatlong tao ang sumulat sa akin ngayong linggo tungkol sa parehong mensahe: palakaibigang estranghero, napakagandang trabaho, at "maliit na deposito" para hindi maagaw ang puwesto.

Huwag magpadala ng pera o litrato ng pasaporte o residence card sa taong sa chat mo lang kilala. I-report ninyo at titingnan namin sa araw ding iyon. Kung may naipadala ka na, hindi ka tanga at wala kang kasalanan sa amin. Kausapin ang taong pinagkakatiwalaan mo, tumawag sa bangko, at itanong sa 1345 kung saan magre-report sa sarili mong wika.`,
    },
    bn: {
      title: 'অবশ্যই পড়ুন: জামানত দিলে চাকরি বা ভিসা, এমন বার্তা',
      content: `এ সপ্তাহে তিনজন একই ধরনের বার্তার কথা জানিয়েছেন: বন্ধুসুলভ অচেনা মানুষ, খুব ভালো চাকরি, আর জায়গা ধরে রাখতে "অল্প জামানত"।

শুধু চ্যাটে চেনা কাউকে টাকা বা পাসপোর্ট ও রেসিডেন্স কার্ডের ছবি পাঠাবেন না। রিপোর্ট চাপুন, আমরা সেদিনই দেখব। পাঠিয়ে ফেললেও আপনি বোকা নন। বিশ্বস্ত কাউকে বলুন, ব্যাংকে ফোন করুন, আর কোথায় অভিযোগ করবেন তা 1345-এ জিজ্ঞেস করুন।`,
    },
  },
  'welcome-to-haiko': {
    en: {
      title: 'Hello, and welcome to Haiko',
      content: `Here everyone can write in their own language. Spelling mistakes and mixed languages are fine: readers just read a little more slowly.

One request. For important things such as visas or wages, please don't rely on comments alone and always check with the responsible office. And be kind to each other!`,
    },
    zh: {
      title: '大家好，欢迎来到Haiko',
      content: `在这里，每个人都可以用自己的语言写。写错字、混着几种语言也没关系，读的人慢一点读就好。

只有一个请求：签证、工资这样重要的事，请不要只看评论，一定要向主管机构确认。还有，请彼此友善！`,
    },
    ja: {
      title: 'こんにちは、Haikoへようこそ',
      content: `ここでは誰もが自分のことばで書けます。書き間違いも、混ざったことばも大丈夫。読む人が少しゆっくり読めばいいのですから。

一つだけお願いです。ビザや賃金のような大切なことは、コメントだけを信じず、必ず担当機関に確認してください。そして、お互いに優しく！`,
    },
    th: {
      title: 'สวัสดีค่ะ ยินดีต้อนรับสู่ Haiko',
      content: `ที่นี่ทุกคนเขียนด้วยภาษาของตัวเองได้ สะกดผิดหรือปนหลายภาษาก็ไม่เป็นไร คนอ่านแค่อ่านช้าลงนิดหนึ่ง

ขออย่างเดียว เรื่องสำคัญอย่างวีซ่าหรือค่าจ้าง อย่าเชื่อแค่คอมเมนต์ กรุณาตรวจสอบกับหน่วยงานที่รับผิดชอบ และใจดีต่อกันนะคะ!`,
    },
    vi: {
      title: 'Xin chào, chào mừng bạn đến với Haiko',
      content: `Ở đây ai cũng có thể viết bằng tiếng của mình. Sai chính tả hay lẫn nhiều thứ tiếng cũng không sao, người đọc chỉ cần đọc chậm lại một chút.

Chỉ xin một điều: chuyện quan trọng như visa hay tiền lương, đừng chỉ tin bình luận mà hãy hỏi lại cơ quan phụ trách. Và hãy tử tế với nhau nhé!`,
    },
    km: {
      title: 'សួស្តី សូមស្វាគមន៍មកកាន់ Haiko',
      content: `នៅទីនេះ អ្នកណាក៏អាចសរសេរជាភាសារបស់ខ្លួនបាន។ សរសេរខុស ឬលាយភាសាក៏មិនអីដែរ អ្នកអានគ្រាន់តែអានយឺតបន្តិច។

សូមតែមួយ៖ រឿងសំខាន់ដូចជាទិដ្ឋាការ ឬប្រាក់ឈ្នួល សូមកុំជឿតែមតិ ត្រូវសួរស្ថាប័នទទួលខុសត្រូវ។ ហើយសូមសុភាពដាក់គ្នា!`,
    },
    tl: {
      title: 'Kumusta, maligayang pagdating sa Haiko',
      content: `Dito, lahat ay puwedeng magsulat sa sariling wika. Ayos lang ang maling baybay at halo-halong wika; babagalan lang nang kaunti ng mambabasa.

Isang pakiusap: sa mahahalagang bagay gaya ng visa o sahod, huwag umasa sa mga komento lang at laging magtanong sa tamang opisina. At maging mabait sa isa't isa!`,
    },
    bn: {
      title: 'শুভেচ্ছা, Haiko-তে স্বাগতম',
      content: `এখানে সবাই নিজের ভাষায় লিখতে পারেন। বানান ভুল বা মেশানো ভাষাতেও সমস্যা নেই, পাঠক একটু ধীরে পড়বেন।

শুধু একটা অনুরোধ: ভিসা বা মজুরির মতো জরুরি বিষয়ে শুধু মন্তব্যে ভরসা না করে দায়িত্বপ্রাপ্ত দপ্তরে জেনে নিন। আর একে অন্যের প্রতি সদয় হোন!`,
    },
  },
};
