import type { SamplePost } from './samples.types.js';

/** Everyday posts that readers have translated. */
export const lifeTranslations: Readonly<Record<string, SamplePost['translations']>> = {
  'heated-floor': {
    ko: {
      title: '바닥이 따뜻하다. 그것만으로 오늘은 이겼다.',
      content:
        '찬바람을 맞으며 돌아와 양말도 안 벗고 바닥에 누워 있습니다. 온돌을 발명한 분께 감사 인사를 드리고 싶네요.',
    },
    en: {
      title: 'The floor is warm. That alone makes today a win.',
      content:
        'Came home through the cold wind and I am lying on the floor with my socks still on. I would like to thank whoever invented ondol.',
    },
    vi: {
      title: 'Sàn nhà ấm. Chỉ thế thôi hôm nay đã thắng rồi.',
      content:
        'Đi giữa gió lạnh về nhà, mình nằm luôn ra sàn, tất còn chưa cởi. Muốn cảm ơn người đã phát minh ra ondol quá.',
    },
  },
  'alley-cat': {
    ko: {
      title: '언덕 위의 선배님',
      content: `퇴근길에 한 정거장 먼저 내려서 오래된 언덕길을 걷는 게 일과입니다. 계단 중간에 늘 앉아 있는 치즈 고양이를 속으로 '선배님'이라고 부르고 있어요.

오늘 처음으로 선배님이 먼저 제 다리에 다가왔습니다. 3년 만에 드디어 이 동네에서 인정받은 기분이에요.`,
    },
    en: {
      title: 'The senior at the top of the slope',
      content: `On my way home I get off one stop early and walk up an old slope. Halfway up the stairs there is always an orange cat, and in my head I call it "Senpai".

Today, for the first time, Senpai came over to my feet. After three years I feel this neighborhood has finally accepted me.`,
    },
    th: {
      title: 'รุ่นพี่บนเนิน',
      content: `ขากลับบ้านฉันลงรถก่อนหนึ่งสถานีแล้วเดินขึ้นเนินเก่า ๆ ทุกวัน กลางบันไดมีแมวส้มนั่งอยู่เสมอ ในใจฉันเรียกมันว่า "รุ่นพี่"

วันนี้รุ่นพี่เดินเข้ามาคลอเคลียเป็นครั้งแรก อยู่มาสามปี รู้สึกเหมือนย่านนี้ยอมรับฉันแล้ว`,
    },
    zh: {
      title: '坡道上的前辈',
      content: `下班我总是提前一站下车，走一段老坡道。台阶中间永远坐着一只橘猫，我在心里叫它"前辈"。

今天前辈第一次主动蹭到我脚边。来了三年，终于觉得被这个街区接纳了。`,
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
    vi: {
      title: 'Những quả dâu đầu mùa',
      content: `Sáng nay hái được mẻ dâu đầu tiên! Trồng từ tháng chín, ngày nào cũng chăm, nhìn thấy màu đỏ là hết mệt.

Ông chủ cho mỗi người một hộp. Gửi ảnh cho mẹ, mẹ hỏi "Sao bé thế, xoài nhà mình to hơn" 😂`,
    },
    th: {
      title: 'สตรอว์เบอร์รีลูกแรกของฤดู',
      content: `เช้านี้เก็บสตรอว์เบอร์รีลูกแรกได้แล้ว! ปลูกตั้งแต่กันยายน ดูแลทุกวัน พอเห็นสีแดงก็หายเหนื่อย

เถ้าแก่ให้คนละกล่อง ส่งรูปให้แม่ดู แม่ถามว่า "ทำไมลูกเล็กจัง มะม่วงบ้านเราใหญ่กว่า" 😂`,
    },
  },
  'night-shift-moon': {
    ko: {
      title: '야간 근무를 마치고 본 달',
      content:
        '새벽 네 시, 공장에서 나오니 커다란 달이 떠 있었습니다. 고향 어머니께 전화했더니 "나도 지금 그 달을 보고 있다" 하시네요. 수천 킬로미터가 1분 만에 사라졌어요.',
    },
    en: {
      title: 'The moon after night shift',
      content:
        'At four in the morning I walked out of the factory and there was a huge moon. I called my mother and she said, "I am looking at the same one." A thousand miles, gone in a minute.',
    },
    km: {
      title: 'ព្រះច័ន្ទក្រោយវេនយប់',
      content:
        'ម៉ោងបួនទៀបភ្លឺ ចេញពីរោងចក្រ ឃើញព្រះច័ន្ទធំ។ ខ្ញុំទូរសព្ទទៅម៉ែ ម៉ែថា «ម៉ែក៏កំពុងមើលព្រះច័ន្ទនេះដែរ»។ ចម្ងាយរាប់ពាន់គីឡូម៉ែត្រ បាត់ក្នុងមួយនាទី។',
    },
  },
  'rainy-bus-stop': {
    ko: {
      title: '우산 하나, 사람 셋',
      content:
        '우산을 두고 온 저에게 고등학생이 우산을 기울여 주었고, 그 학생의 어깨가 젖는 걸 본 아저씨가 또 우산을 기울여 주었습니다. 셋 다 조금씩 젖었고, 셋 다 웃었습니다.',
    },
    en: {
      title: 'One umbrella, three people',
      content:
        'I had forgotten my umbrella, so a high-school student tilted hers over me. A man saw her shoulder getting wet and tilted his over her. All three of us got a little wet, and all three of us laughed.',
    },
    bn: {
      title: 'একটা ছাতা, তিনজন মানুষ',
      content:
        'ছাতা ভুলে গিয়েছিলাম, এক স্কুলছাত্রী নিজের ছাতা আমার দিকে কাত করে দিল। তার কাঁধ ভিজছে দেখে এক চাচা আবার নিজের ছাতা কাত করলেন। তিনজনই একটু একটু ভিজলাম, তিনজনই হাসলাম।',
    },
    tl: {
      title: 'Isang payong, tatlong tao',
      content:
        'Nakalimutan ko ang payong ko kaya itinagilid ng isang estudyante ang kanya para sa akin. Nakita ng isang mama na nababasa ang balikat niya kaya itinagilid din niya ang sa kanya. Tatlo kaming nabasa nang kaunti, at tatlo kaming natawa.',
    },
  },
  'snow-first-time': {
    ko: { title: '눈이 와요!!!', content: '슬리퍼를 신은 채로 뛰어나갔어요 ❄️ 발이 너무 시린데 너무 좋아요!' },
    en: { title: 'It is snowing!!!', content: 'I ran outside in my slippers ❄️ My feet are frozen and I am so happy!' },
    ja: { title: '雪が降ったよ！！！', content: 'サンダルのまま外に飛び出しました ❄️ 足は冷たいけど最高です！' },
    vi: { title: 'Tuyết rơi rồi!!!', content: 'Mình chạy ra ngoài mà chân còn đi dép lê ❄️ Lạnh chân lắm nhưng vui!' },
  },
  'neighbor-language': {
    en: {
      title: 'Learning Vietnamese at sixty-eight',
      content: `Linh next door greets me in Korean every day, so I wanted to say at least one thing in her language. "Ăn cơm chưa?" It means "have you eaten?"

They say there are six tones. I only have two so far. But if Linh laughs, that is enough.`,
    },
    vi: {
      title: 'Sáu mươi tám tuổi, tôi học tiếng Việt',
      content: `Bé Linh nhà bên ngày nào cũng chào tôi bằng tiếng Hàn, nên tôi cũng muốn nói với cháu một câu bằng tiếng của cháu. "Ăn cơm chưa?"

Nghe bảo có sáu thanh điệu, tôi mới có hai. Nhưng Linh cười là được rồi.`,
    },
    ja: {
      title: '六十八歳、ベトナム語を習っています',
      content: `隣のリンが毎日韓国語であいさつしてくれるので、私もひと言くらいあの子のことばで返したくて始めました。「アン・コム・チュア？」ご飯食べたか、という意味だそうです。

声調が六つあるそうですが、私はまだ二つだけ。でもリンが笑ってくれれば、それで十分です。`,
    },
    zh: {
      title: '六十八岁学越南语',
      content: `隔壁的琳每天用韩语跟我打招呼，我也想用她的语言回她一句，就开始学了。"Ăn cơm chưa?" 是"吃饭了吗"的意思。

听说有六个声调，我现在只会两个。不过琳笑了就好。`,
    },
  },
  'seaweed-soup-recipe': {
    en: {
      title: 'An easy way to cook seaweed soup',
      content: `The Vietnamese student next door asked me, so here it is. Take your time.

Soak a handful of dried seaweed in cold water for 20 minutes. It grows a lot, so don't be greedy. Fry beef in sesame oil, add the seaweed and fry together. Plenty of water, two spoons of soup soy sauce, a little garlic. Thirty minutes on medium heat.

Friends who don't eat meat: clams or perilla seeds are lovely too. Even if you live alone, cook it on your birthday.`,
    },
    vi: {
      title: 'Cách nấu canh rong biển thật dễ',
      content: `Cô sinh viên Việt Nam nhà bên hỏi nên tôi viết ra đây. Cứ từ từ mà làm nhé.

Một nắm rong biển khô ngâm nước lạnh 20 phút. Nó nở nhiều lắm nên đừng tham. Xào thịt bò với dầu mè, cho rong biển vào xào chung. Đổ nhiều nước, hai thìa xì dầu nấu canh, một ít tỏi. Lửa vừa 30 phút.

Ai không ăn thịt thì cho ngao hoặc bột tía tô cũng ngon. Sống một mình thì sinh nhật cũng phải nấu mà ăn.`,
    },
    zh: {
      title: '教大家煮简单的海带汤',
      content: `隔壁的越南学生问我，我就写下来，慢慢跟着做。

一把干海带用冷水泡20分钟，会胀很多，别贪心。牛肉用香油炒一炒，放海带一起炒。多加水，两勺汤酱油，一点蒜，中火煮30分钟。

不吃肉的朋友放蛤蜊或苏子粉也好吃。一个人住，生日也一定要煮来喝。`,
    },
  },
  'airport-reunion': {
    en: {
      title: 'Nanay is here!',
      content: `Four years. I thought I could manage not to cry, but the doors opened and that was it. She brought two boxes of dried fish and mangoes, and it turned out the mangoes were not allowed.

She is cold, she is wearing three of my jackets, and she is very, very happy.`,
    },
    ko: {
      title: '엄마가 오셨어요!',
      content: `4년 만이에요. 안 울 줄 알았는데 문이 열리자마자 무너졌어요. 말린 생선과 망고를 두 상자나 가져오셨는데, 망고는 들여올 수 없다고 하네요.

추우시다면서 제 점퍼를 세 벌이나 껴입고 아주아주 행복해하십니다.`,
    },
    th: {
      title: 'แม่มาถึงแล้ว!',
      content: `สี่ปีแล้ว คิดว่าจะไม่ร้องไห้ แต่พอประตูเปิดก็กลั้นไม่อยู่ แม่หิ้วปลาแห้งกับมะม่วงมาสองกล่อง แต่มะม่วงเอาเข้าไม่ได้

แม่หนาวจนใส่แจ็กเก็ตของฉันสามตัว และมีความสุขมาก`,
    },
  },
};
