import type { SamplePost } from './samples.types.js';

/** Posts about fields, mountains and weather that readers have translated. */
export const natureTranslations: Readonly<Record<string, SamplePost['translations']>> = {
  'rice-harvest-help': {
    ko: {
      title: '오늘 고향 사람 벼 베기를 도왔더니 허리가 제 허리가 아니에요',
      content: '그래도 햅쌀밥은 정말 꿀맛! 공사장이 힘들다고요? 논에 한번 와 보세요.',
    },
    en: {
      title: 'Helped a friend from home cut rice today. My back is no longer mine',
      content: 'But the new rice tastes so good! Whoever says construction work is tiring, come and try the paddy.',
    },
    ja: {
      title: '今日は同郷の人の稲刈りを手伝いました。腰がもう自分の腰じゃない',
      content: 'でも新米のごはんは最高！現場がきついと言う人は、一度田んぼに来てみてください。',
    },
    th: {
      title: 'วันนี้ไปช่วยคนบ้านเดียวกันเกี่ยวข้าว เอวไม่ใช่เอวผมแล้ว',
      content: 'แต่ข้าวใหม่หอมจริง ๆ! ใครว่างานก่อสร้างเหนื่อย ลองมาลงนาดูครับ',
    },
    vi: {
      title: 'Hôm nay đi gặt lúa giúp đồng hương, cái lưng không còn là của tôi nữa',
      content: 'Nhưng cơm gạo mới thơm thật! Ai bảo công trường mệt thì ra ruộng thử xem.',
    },
    km: {
      title: 'ថ្ងៃនេះទៅជួយអ្នកស្រុកជាមួយគ្នាច្រូតស្រូវ ចង្កេះលែងជារបស់ខ្ញុំហើយ',
      content: 'តែបាយអង្ករថ្មីឈ្ងុយណាស់! អ្នកណាថាការដ្ឋានសំណង់ហត់ សាកមកវាលស្រែមើល។',
    },
    tl: {
      title: 'Tumulong ako sa kababayan na mag-ani ng palay, hindi na akin ang likod ko',
      content:
        'Pero ang bango ng bagong bigas! Sino ang nagsabing nakakapagod sa construction? Subukan ninyo rito sa palayan.',
    },
    bn: {
      title: 'আজ দেশি ভাইয়ের ধান কেটে দিলাম, কোমরটা আর আমার নেই',
      content: 'তবে নতুন চালের ভাতের স্বাদই আলাদা! কে বলে কনস্ট্রাকশনের কাজে কষ্ট, একবার ধানখেতে এসে দেখুন।',
    },
  },
  'strawberry-season': {
    ko: {
      title: '올해 첫 딸기',
      content: `오늘 아침 첫 딸기를 땄어요! 9월에 심어서 매일 돌봤는데, 빨간색을 보니 피곤이 다 사라졌습니다.

사장님이 한 사람에 한 상자씩 주셨어요. 엄마한테 사진을 보냈더니 "왜 이렇게 작아? 우리 집 망고가 더 크다"고 하시네요 😂`,
    },
    en: {
      title: 'The first strawberries of the season',
      content: `Picked the first strawberries this morning! Planted in September, cared for every day, and when you see the red you forget how tired you are.

The boss gave everyone a box to take home. I sent my mom a photo and she asked, "Why so small? Our mangoes are bigger" 😂`,
    },
    zh: {
      title: '今年的第一批草莓',
      content: `今天早上摘到了第一批草莓！九月种下，天天照看，一看到那点红，累全忘了。

老板让我们每人带一盒回宿舍。拍照发给妈妈，她问："怎么这么小？咱家的芒果比这大多了" 😂`,
    },
    ja: {
      title: '今季はじめてのいちご',
      content: `今朝、はじめてのいちごを摘みました！九月に植えて毎日世話をして、赤い色を見たら疲れが全部飛びました。

社長が一人一箱ずつ持たせてくれました。写真を母に送ったら、「どうしてそんなに小さいの？うちのマンゴーのほうが大きいよ」ですって 😂`,
    },
    th: {
      title: 'สตรอว์เบอร์รีลูกแรกของฤดู',
      content: `เช้านี้เก็บสตรอว์เบอร์รีลูกแรกได้แล้ว! ปลูกตั้งแต่กันยายน ดูแลทุกวัน พอเห็นสีแดงก็หายเหนื่อย

เถ้าแก่ให้คนละกล่อง ส่งรูปให้แม่ดู แม่ถามว่า "ทำไมลูกเล็กจัง มะม่วงบ้านเราใหญ่กว่า" 😂`,
    },
    vi: {
      title: 'Những quả dâu đầu mùa',
      content: `Sáng nay hái được mẻ dâu đầu tiên! Trồng từ tháng chín, ngày nào cũng chăm, nhìn thấy màu đỏ là hết mệt.

Ông chủ cho mỗi người một hộp. Gửi ảnh cho mẹ, mẹ hỏi "Sao bé thế, xoài nhà mình to hơn" 😂`,
    },
    tl: {
      title: 'Ang unang strawberry ng season',
      content: `Kaninang umaga, napitas na namin ang unang strawberry! Itinanim noong Setyembre, inalagaan araw-araw, at pagkakita sa pula, tanggal lahat ng pagod.

Binigyan kami ni Boss ng tig-isang kahon. Pinadalhan ko ng litrato si Nanay, ang tanong niya, "Bakit ang liit? Mas malaki pa ang mangga natin" 😂`,
    },
    bn: {
      title: 'মৌসুমের প্রথম স্ট্রবেরি',
      content: `আজ সকালে মৌসুমের প্রথম স্ট্রবেরি তুললাম! সেপ্টেম্বরে লাগানো, রোজ যত্ন করা, লাল রংটা দেখতেই সব ক্লান্তি উধাও।

মালিক সবাইকে এক বাক্স করে নিয়ে যেতে দিলেন। মাকে ছবি পাঠালাম, মা বললেন, "এত ছোট কেন? আমাদের বাড়ির আম তো এর চেয়ে বড়" 😂`,
    },
  },
  'mountain-club': {
    ko: {
      title: '일요일 산행: 도봉산, 느린 팀과 빠른 팀',
      content: `도봉산역 1번 출구에서 7:30에 만나요. 빠른 팀은 신선대, 느린 팀은 절과 만둣집으로 갑니다. 자기가 어느 팀인지 솔직해집시다.

물, 장갑, 생각보다 한 겹 더 입을 옷, 그리고 정상에서 나눠 먹을 고향 음식을 가져오세요. 지난번에는 빵만 일곱 종류였어요.`,
    },
    zh: {
      title: '周日爬山：道峰山，慢队和快队',
      content: `7:30 在道峰山站 1 号出口集合。快队去神仙台，慢队去寺庙和饺子馆。自己是哪一队，请诚实面对。

带上水、手套、比你想的再多一件衣服，还有在山顶分享的家乡味道。上次光面包就有七种。`,
    },
    ja: {
      title: '日曜登山：道峰山、のんびり組と速い組',
      content: `道峰山駅の1番出口に7:30集合。速い組は神仙台へ、のんびり組はお寺とギョーザ屋さんへ。自分がどちらの組か、正直にお願いします。

水、手袋、思っているよりもう一枚の上着、そして山頂で分け合う自分の国の食べ物を持ってきてください。前回はパンだけで七種類ありました。`,
    },
    th: {
      title: 'ขึ้นเขาวันอาทิตย์: โทบงซาน กลุ่มช้ากับกลุ่มเร็ว',
      content: `เจอกันที่สถานีโทบงซาน ทางออก 1 เวลา 7:30 กลุ่มเร็วไปยอดซินซอนแด กลุ่มช้าไปวัดกับร้านเกี๊ยว ตัวเองอยู่กลุ่มไหน ขอให้ซื่อสัตย์กันนะครับ

เตรียมน้ำ ถุงมือ เสื้อเผื่ออีกหนึ่งชั้นมากกว่าที่คิด และของกินจากบ้านเกิดมาแบ่งกันบนยอดเขา คราวที่แล้วมีขนมปังตั้งเจ็ดแบบ`,
    },
    vi: {
      title: 'Leo núi chủ nhật: Dobongsan, nhóm chậm và nhóm nhanh',
      content: `Gặp nhau ở cửa số 1 ga Dobongsan, 7:30. Nhóm nhanh lên Sinseondae, nhóm chậm ghé chùa và quán há cảo. Mình thuộc nhóm nào thì cứ thành thật nhé.

Mang theo nước, găng tay, mặc thêm một lớp so với bạn nghĩ, và món gì đó của quê mình để chia nhau trên đỉnh. Lần trước có tới bảy loại bánh mì.`,
    },
    km: {
      title: 'ឡើងភ្នំថ្ងៃអាទិត្យ៖ ដូបុងសាន ក្រុមយឺត និងក្រុមលឿន',
      content: `ជួបគ្នានៅច្រកចេញលេខ 1 ស្ថានីយ៍ដូបុងសាន ម៉ោង 7:30។ ក្រុមលឿនឡើងទៅស៊ីនសុនដេ ក្រុមយឺតទៅវត្ត និងហាងគាវ។ ខ្លួននៅក្រុមណា សូមនិយាយឲ្យត្រង់។

យកទឹក ស្រោមដៃ អាវមួយជាន់ទៀតលើសពីអ្វីដែលអ្នកគិត និងម្ហូបពីប្រទេសអ្នកមកចែកគ្នាលើកំពូលភ្នំ។ លើកមុនមាននំប៉័ងដល់ទៅប្រាំពីរមុខ។`,
    },
    tl: {
      title: 'Akyat-bundok sa Linggo: Dobongsan, mabagal at mabilis na grupo',
      content: `Magkita tayo sa Dobongsan Station exit 1, 7:30. Sa Sinseondae ang mabilis na grupo, sa templo at kainan ng dumpling ang mabagal. Maging tapat kung saang grupo ka talaga.

Magdala ng tubig, guwantes, isang patong pa ng damit kaysa sa akala mo, at pagkain mula sa bansa mo na paghahatian sa tuktok. Noong huli, pitong klase ng tinapay ang dala natin.`,
    },
    bn: {
      title: 'রবিবারের হাইকিং: দোবংসান, ধীর দল আর দ্রুত দল',
      content: `দোবংসান স্টেশনের 1 নম্বর গেটে 7:30-এ দেখা হবে। দ্রুত দল যাবে সিনসনদে চূড়ায়, ধীর দল যাবে মন্দির আর মোমোর দোকানে। কে কোন দলে, সত্যি কথা বলবেন।

পানি, দস্তানা, যা ভাবছেন তার চেয়ে একটা বেশি জামা, আর চূড়ায় ভাগ করে খাওয়ার জন্য নিজের দেশের কিছু আনবেন। গতবার রুটিই ছিল সাত রকম।`,
    },
  },
  'snow-first-time': {
    ko: { title: '눈이 와요!!!', content: '슬리퍼를 신은 채로 뛰어나갔어요 ❄️ 발이 너무 시린데 너무 좋아요!' },
    en: { title: 'It is snowing!!!', content: 'I ran outside in my slippers ❄️ My feet are frozen and I am so happy!' },
    ja: { title: '雪が降ったよ！！！', content: 'サンダルのまま外に飛び出しました ❄️ 足は冷たいけど最高です！' },
    vi: { title: 'Tuyết rơi rồi!!!', content: 'Mình chạy ra ngoài mà chân còn đi dép lê ❄️ Lạnh chân lắm nhưng vui!' },
  },
};
