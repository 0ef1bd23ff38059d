import type { SamplePost } from './samples.types.js';

/** Posts about fields, mountains and the sea that readers have translated. */
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
  'at-sea-message': {
    ko: {
      title: '9일 만에 다시 육지',
      content: `멸치철입니다. 잠은 네 시간, 어디에나 소금, 그리고 아침 내내 우리를 따라오던 돌고래 한 마리.

선장님은 말씀이 별로 없으세요. 마지막 날 우리 모두에게 두꺼운 양말을 한 켤레씩 주시면서 "다음엔 더 춥다." 하시더라고요. 그게 선장님 나름의 고맙다는 말씀인 것 같아요.`,
    },
    zh: {
      title: '出海九天，终于上岸',
      content: `鳀鱼季。每天睡四个小时，到处都是盐，还有一只海豚跟了我们整整一个上午。

船长话不多。最后一天，他给我们每人发了一双厚袜子，说："下一趟更冷。" 我想，这就是他说谢谢的方式。`,
    },
    ja: {
      title: '九日ぶりの陸',
      content: `いわしの季節です。睡眠は四時間、何もかも塩まみれ、そして朝のあいだずっとついてきた一頭のイルカ。

船長はあまり話しません。最後の日、一人ひとりに厚い靴下を一足ずつくれて、「次はもっと寒いぞ」とだけ言いました。あれが船長なりの「ありがとう」なのだと思います。`,
    },
    th: {
      title: 'กลับขึ้นฝั่งหลังเก้าวัน',
      content: `ฤดูปลากะตัก นอนวันละสี่ชั่วโมง เกลือติดทุกอย่าง และโลมาตัวหนึ่งที่ว่ายตามเราทั้งเช้า

กัปตันไม่ค่อยพูด วันสุดท้ายเขาแจกถุงเท้าหนา ๆ ให้คนละคู่แล้วบอกว่า "เที่ยวหน้าหนาวกว่านี้" ผมว่านั่นคือวิธีพูดขอบคุณของเขา`,
    },
    vi: {
      title: 'Lên bờ sau chín ngày',
      content: `Mùa cá cơm. Ngủ bốn tiếng, cái gì cũng dính muối, và một chú cá heo bơi theo tàu suốt cả buổi sáng.

Thuyền trưởng ít nói. Ngày cuối, ông đưa mỗi người một đôi tất dày rồi bảo: "Chuyến sau lạnh hơn." Mình nghĩ đó là cách ông nói lời cảm ơn.`,
    },
    km: {
      title: 'ឡើងគោកវិញក្រោយប្រាំបួនថ្ងៃ',
      content: `រដូវត្រីអាន់ឆូវី។ គេងបួនម៉ោង អ្វីៗសុទ្ធតែអំបិល ហើយមានផ្សោតមួយហែលតាមយើងពេញមួយព្រឹក។

កាពីទែនមិនសូវនិយាយទេ។ ថ្ងៃចុងក្រោយ គាត់ឲ្យស្រោមជើងក្រាស់ម្នាក់មួយគូ ហើយថា «លើកក្រោយ រងាជាងនេះ»។ ខ្ញុំគិតថានោះហើយជាវិធីអរគុណរបស់គាត់។`,
    },
    tl: {
      title: 'Nasa lupa na ulit pagkatapos ng siyam na araw',
      content: `Panahon ng dilis. Apat na oras na tulog, may asin sa lahat, at isang dolphin na sumunod sa amin buong umaga.

Hindi palasalita ang kapitan. Sa huling araw, binigyan niya kami ng tig-isang pares ng makapal na medyas at sinabi, "Sa susunod na biyahe, mas malamig." Sa tingin ko, iyon ang paraan niya ng pagsasabi ng salamat.`,
    },
    bn: {
      title: 'নয় দিন পর আবার ডাঙায়',
      content: `ছোট মাছের মৌসুম। চার ঘণ্টা ঘুম, সবকিছুতে নুন, আর একটা ডলফিন সারা সকাল আমাদের পিছু পিছু এল।

ক্যাপ্টেন বেশি কথা বলেন না। শেষ দিন আমাদের প্রত্যেককে একজোড়া মোটা মোজা দিয়ে বললেন, "পরের বার আরও ঠান্ডা।" মনে হয় ওটাই তাঁর ধন্যবাদ জানানোর ধরন।`,
    },
  },
  'farm-thanks': {
    en: {
      title: 'Our first shipment of the year is on its way',
      content: `We sent off the first truck in the morning fog. Sokha and three others have been working hard since midsummer. It feels like yesterday that we drew pictures for each other because we had no common language, and now Sokha tells better jokes than I do.

In the evening we all ate grilled pork belly and fish grilled the Cambodian way. Thank you.`,
    },
    zh: {
      title: '今年的第一批货发出去了',
      content: `清晨的雾里，第一辆货车出发了。索卡等四位从盛夏辛苦到现在。当初语言不通，靠互相画画干活的日子仿佛就在昨天，如今索卡讲笑话比我还厉害。

晚上大家一起吃了烤五花肉和柬埔寨式烤鱼。谢谢你们。`,
    },
    ja: {
      title: '今年最初の出荷を終えました',
      content: `明け方の霧の中、最初のトラックを送り出しました。ソカさんをはじめ四人が、真夏からずっと頑張ってくれました。ことばが通じず、絵を描き合いながら働いていたのがつい昨日のようですが、今ではソカさんのほうが私より冗談が上手です。

夜はみんなでサムギョプサルとカンボジア風の焼き魚を食べました。ありがとうございます。`,
    },
    th: {
      title: 'ส่งของล็อตแรกของปีเรียบร้อยแล้วครับ',
      content: `เช้ามืดในสายหมอก เราส่งรถบรรทุกคันแรกออกไป คุณสุขาและอีกสามคนเหนื่อยกันมาตั้งแต่กลางฤดูร้อน เหมือนเพิ่งเมื่อวานที่เรายังคุยกันไม่รู้เรื่อง ต้องวาดรูปให้กันดูเวลาทำงาน ตอนนี้คุณสุขาเล่นมุกเก่งกว่าผมแล้ว

ตอนเย็นเรากินหมูสามชั้นย่างกับปลาเผาแบบกัมพูชาด้วยกัน ขอบคุณครับ`,
    },
    vi: {
      title: 'Chuyến hàng đầu tiên của năm đã lên đường',
      content: `Trong sương sớm, chúng tôi tiễn chuyến xe tải đầu tiên. Sokha và ba người nữa đã vất vả từ giữa mùa hè. Cái hồi chưa hiểu tiếng nhau, vừa làm vừa vẽ hình cho nhau xem, cứ như mới hôm qua, vậy mà giờ Sokha nói đùa còn giỏi hơn tôi.

Buổi tối mọi người cùng ăn ba chỉ nướng và cá nướng kiểu Campuchia. Xin cảm ơn.`,
    },
    km: {
      title: 'ឆ្នាំនេះ យើងបានដឹកផលចេញជាលើកដំបូងហើយ',
      content: `ក្នុងអ័ព្ទព្រលឹម យើងបានបញ្ជូនឡានដឹកទំនិញទីមួយចេញទៅ។ សុខា និងបងប្អូនបីនាក់ទៀតហត់នឿយតាំងពីកណ្តាលរដូវក្តៅ។ កាលមុននិយាយគ្នាមិនសូវយល់ ត្រូវគូររូបឲ្យគ្នាមើលពេលធ្វើការ ដូចជាទើបម្សិលមិញ តែឥឡូវសុខានិយាយលេងពូកែជាងខ្ញុំទៅទៀត។

ពេលល្ងាច យើងញ៉ាំសាច់បីជាន់អាំង និងត្រីអាំងបែបខ្មែរជាមួយគ្នា។ អរគុណណាស់។`,
    },
    tl: {
      title: 'Natapos na ang unang padala ng ani ngayong taon',
      content: `Sa gitna ng hamog ng madaling-araw, pinaalis namin ang unang trak. Mula kalagitnaan ng tag-init, nagpakahirap si Sokha at ang tatlo pa niyang kasama. Parang kahapon lang na nagdodrowing kami para magkaintindihan sa trabaho, ngayon mas magaling nang magbiro si Sokha kaysa sa akin.

Kinagabihan, sama-sama kaming kumain ng inihaw na liempo at inihaw na isda na estilong Cambodia. Maraming salamat.`,
    },
    bn: {
      title: 'এ বছরের প্রথম চালান পাঠানো হলো',
      content: `ভোরের কুয়াশার মধ্যে প্রথম ট্রাকটা পাঠালাম। সোখাসহ চারজন ভরা গরম থেকে খেটে চলেছেন। ভাষা না বুঝে একে অন্যকে ছবি এঁকে কাজ বোঝানোর দিনগুলো যেন গতকালের কথা, আর এখন সোখা আমার চেয়ে ভালো রসিকতা করেন।

সন্ধ্যায় সবাই মিলে শূকরের মাংসের গ্রিল আর কম্বোডীয় ধাঁচের মাছ পোড়া খেলাম। ধন্যবাদ।`,
    },
  },
  'seoraksan-sunrise': {
    ko: {
      title: '네 나라 친구들과 산에 올랐어요',
      content: `태국, 네팔, 인도네시아, 한국. 새벽 세 시에 기숙사를 나서서 동틀 무렵 정상에 도착했습니다. 비샬은 집 앞 산책하듯 걷고, 저는 열 걸음마다 멈췄어요.

정상에서 한국 아저씨 한 분이 오이를 반 개씩 나눠 주시며 "산에서 먹는 게 제일 맛있어" 하셨어요. 정말이에요. 제 인생에서 제일 맛있는 오이였습니다.`,
    },
    en: {
      title: 'Up the mountain with friends from four countries',
      content: `Thailand, Nepal, Indonesia, Korea. We left the dormitory at three in the morning and reached the top as it got light. Bishal walked as if strolling in front of his house, while I stopped every ten steps.

At the top a Korean uncle gave each of us half a cucumber and said, "Food tastes best on a mountain." He was right. It was the best cucumber of my life.`,
    },
    zh: {
      title: '和四个国家的朋友一起爬山',
      content: `泰国、尼泊尔、印度尼西亚、韩国。凌晨三点从宿舍出发，天亮时登顶。比沙尔走得像在家门口散步，我呢，每十步歇一次。

山顶上一位韩国大叔分给我们每人半根黄瓜，说："在山上吃最香。" 真的，那是我这辈子吃过最好吃的黄瓜。`,
    },
    ja: {
      title: '四か国の友だちと山に登りました',
      content: `タイ、ネパール、インドネシア、韓国。夜中の三時に寮を出て、夜が明けるころ頂上に着きました。ビシャルは家の前を散歩するような足取りで、僕は十歩ごとに休憩。

頂上で韓国人のおじさんが、きゅうりを半分ずつ分けてくれて、「山で食べるのがいちばんうまい」と言いました。本当です。人生でいちばんおいしいきゅうりでした。`,
    },
    vi: {
      title: 'Leo núi cùng bạn bè bốn nước',
      content: `Thái Lan, Nepal, Indonesia, Hàn Quốc. Ba giờ sáng rời ký túc xá, tới đỉnh lúc trời vừa rạng. Bishal đi cứ như dạo trước nhà, còn mình cứ mười bước lại dừng.

Trên đỉnh có một chú người Hàn chia cho mỗi người nửa trái dưa leo, bảo: "Ăn trên núi là ngon nhất." Thật vậy, trái dưa leo ngon nhất đời mình.`,
    },
    km: {
      title: 'ឡើងភ្នំជាមួយមិត្តភក្តិបួនជាតិ',
      content: `ថៃ នេប៉ាល់ ឥណ្ឌូនេស៊ី កូរ៉េ។ ចេញពីអន្តេវាសិកដ្ឋានម៉ោងបីទៀបភ្លឺ ដល់កំពូលពេលមេឃស្រាងៗ។ ប៊ីសាលដើរដូចដើរលេងមុខផ្ទះ ឯខ្ញុំឈប់រៀងរាល់ដប់ជំហាន។

នៅលើកំពូល មានពូកូរ៉េម្នាក់ចែកត្រសក់ឲ្យម្នាក់កន្លះផ្លែ ហើយថា «ញ៉ាំលើភ្នំឆ្ងាញ់ជាងគេ»។ ពិតមែន ជាត្រសក់ដែលឆ្ងាញ់បំផុតក្នុងជីវិតខ្ញុំ។`,
    },
    tl: {
      title: 'Akyat-bundok kasama ang mga kaibigang mula sa apat na bansa',
      content: `Thailand, Nepal, Indonesia, Korea. Umalis kami sa dorm nang alas-tres ng madaling-araw at narating ang tuktok nang magliwanag. Si Bishal, parang naglalakad lang sa harap ng bahay; ako, tumitigil bawat sampung hakbang.

Sa tuktok, may tiyong Koreano na nagbigay sa amin ng tig-kalahating pipino at sinabi, "Pinakamasarap kumain sa bundok." Totoo. Iyon ang pinakamasarap na pipino sa buong buhay ko.`,
    },
    bn: {
      title: 'চার দেশের বন্ধুদের সঙ্গে পাহাড়ে',
      content: `থাইল্যান্ড, নেপাল, ইন্দোনেশিয়া, কোরিয়া। রাত তিনটায় ডরমিটরি থেকে বেরিয়ে ভোরের আলো ফুটতেই চূড়ায়। বিশাল হাঁটে যেন বাড়ির সামনে পায়চারি করছে, আর আমি প্রতি দশ পা পর থামি।

চূড়ায় এক কোরিয়ান চাচা আমাদের সবাইকে আধখানা করে শসা দিয়ে বললেন, "পাহাড়ে বসে খাওয়াটাই সবচেয়ে মজা।" সত্যি, আমার জীবনের সেরা শসা।`,
    },
  },
};
