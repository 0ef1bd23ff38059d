import type { SamplePost } from './samples.types.js';

/** Posts about families, near and far, that readers have translated. */
export const familyTranslations: Readonly<Record<string, SamplePost['translations']>> = {
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
    zh: {
      title: '下夜班时的月亮',
      content:
        '凌晨四点走出工厂，一轮好大的月亮挂在天上。给老家的妈妈打电话，她说："我也正看着这个月亮呢。" 千里之遥，一分钟就没了。',
    },
    ja: {
      title: '夜勤明けの月',
      content:
        '明け方の四時、工場を出ると大きな月が出ていました。故郷の母に電話したら、「私も今、その月を見ているよ」。何千キロという距離が、一分で消えました。',
    },
    th: {
      title: 'พระจันทร์หลังเลิกกะดึก',
      content:
        'ตีสี่เดินออกจากโรงงาน เจอพระจันทร์ดวงโต โทรหาแม่ที่บ้านเกิด แม่บอกว่า "แม่ก็กำลังดูพระจันทร์ดวงนี้อยู่" ระยะทางเป็นพันไมล์หายไปในนาทีเดียว',
    },
    vi: {
      title: 'Vầng trăng sau ca đêm',
      content:
        'Bốn giờ sáng bước ra khỏi xưởng, thấy vầng trăng to lắm. Mình gọi về cho mẹ, mẹ bảo: "Mẹ cũng đang nhìn vầng trăng ấy đây." Cách nhau ngàn dặm mà một phút là hết.',
    },
    km: {
      title: 'ព្រះច័ន្ទក្រោយវេនយប់',
      content:
        'ម៉ោងបួនទៀបភ្លឺ ចេញពីរោងចក្រ ឃើញព្រះច័ន្ទធំ។ ខ្ញុំទូរសព្ទទៅម៉ែ ម៉ែថា «ម៉ែក៏កំពុងមើលព្រះច័ន្ទនេះដែរ»។ ចម្ងាយរាប់ពាន់គីឡូម៉ែត្រ បាត់ក្នុងមួយនាទី។',
    },
    tl: {
      title: 'Ang buwan pagkatapos ng night shift',
      content:
        'Alas-kuwatro ng madaling-araw, paglabas ko ng pabrika, ang laki ng buwan. Tinawagan ko si Nanay sa amin at sabi niya, "Iyan ding buwan na iyan ang tinitingnan ko." Libong milya, nawala sa isang minuto.',
    },
  },
  'padala-day': {
    ko: {
      title: '송금하는 날, 영상통화하는 날',
      content: `월급날! 막내 학비부터 바로 보냈어요. 그러고 나니 전화가 왔는데, 아이 셋이 한꺼번에 떠들어서 하나도 못 알아들었지만 정말 행복했습니다.

큰애가 그러네요. "아빠, 나 3등 안에 들었어!" 잔업한 보람이 있어요. 💪`,
    },
    en: {
      title: 'Remittance day, video call day',
      content: `Payday! I sent my youngest one's tuition right away. Then they called, three kids all talking at the same time. I understood nothing and I was so happy.

My eldest said, "Pa, I'm in the top 3!" Worth every hour of overtime. 💪`,
    },
    zh: {
      title: '寄钱的日子，视频的日子',
      content: `发工资啦！我马上把老幺的学费寄了回去。随后家里打来视频，三个孩子抢着说话，我一句也没听清，心里却乐开了花。

老大说："爸，我考进前3名了！" 加班值了。💪`,
    },
    ja: {
      title: '仕送りの日は、ビデオ通話の日',
      content: `給料日！すぐに末っ子の学費を送りました。そのあと電話がかかってきて、子ども三人が一斉にしゃべるので何も聞き取れませんでしたが、うれしくてたまりません。

いちばん上の子が「パパ、トップ3に入ったよ！」。残業したかいがありました。💪`,
    },
    th: {
      title: 'วันส่งเงิน วันวิดีโอคอล',
      content: `เงินเดือนออกแล้ว! ผมรีบส่งค่าเทอมให้ลูกคนเล็กทันที แล้วที่บ้านก็โทรมา เด็กสามคนพูดพร้อมกัน ฟังไม่รู้เรื่องเลยแต่มีความสุขมาก

คนโตบอกว่า "พ่อ หนูติดท็อป 3!" ทำโอทีคุ้มแล้วครับ 💪`,
    },
    vi: {
      title: 'Ngày gửi tiền, ngày gọi video',
      content: `Có lương rồi! Mình gửi ngay tiền học cho đứa út. Xong cả nhà gọi qua, ba đứa nói cùng một lúc, mình chẳng nghe ra gì mà vui ơi là vui.

Đứa lớn khoe: "Ba ơi, con được top 3!" Tăng ca cũng đáng. 💪`,
    },
    km: {
      title: 'ថ្ងៃផ្ញើលុយ ថ្ងៃខលវីដេអូ',
      content: `បើកប្រាក់ខែហើយ! ខ្ញុំផ្ញើថ្លៃសាលាឲ្យកូនពៅភ្លាម។ បន្ទាប់មកគេខលមក កូនបីនាក់និយាយព្រមគ្នា ខ្ញុំស្តាប់មិនបានសោះ តែសប្បាយចិត្តណាស់។

កូនច្បងប្រាប់ថា «ប៉ា កូនជាប់ top 3 ហើយ!»។ ថែមម៉ោងពិតជាមិនខាតមែន។ 💪`,
    },
    bn: {
      title: 'টাকা পাঠানোর দিন, ভিডিও কলের দিন',
      content: `বেতন পেয়েছি! সঙ্গে সঙ্গে ছোটটার স্কুলের খরচ পাঠিয়ে দিলাম। তারপর ওরা ফোন করল, তিন বাচ্চা একসঙ্গে কথা বলছে, কিছুই বুঝিনি, তবু কী যে আনন্দ!

বড়টা বলল, "বাবা, আমি প্রথম 3 জনের মধ্যে!" ওভারটাইম সার্থক। 💪`,
    },
  },
  'father-school-trip': {
    ko: {
      title: '소풍 김밥을 말던 아침',
      content: `아내가 출장이라 난생처음 김밥에 도전했습니다. 여섯 줄을 말았는데 예쁘게 썰린 건 한 줄뿐. 그 한 줄은 딸 도시락에 담고, 나머지 "폭발한 김밥" 다섯 줄은 제 세 끼가 되었습니다.

저녁에 딸이 한마디 하네요. "선생님이 아빠 잘한대."`,
    },
    en: {
      title: 'The morning I rolled kimbap for the school trip',
      content: `My wife was away for work, so I tried making kimbap for the first time in my life. I rolled six and only one could be cut neatly. That one went into my daughter's lunch box, and the five "exploded kimbap" became my three meals.

In the evening my daughter said, "My teacher says Papa is good at it."`,
    },
    zh: {
      title: '为孩子春游卷紫菜包饭的早晨',
      content: `妻子出差，我人生第一次挑战紫菜包饭。卷了六条，切得漂亮的只有一条，装进了女儿的便当。剩下五条"爆炸的紫菜包饭"成了我的三顿饭。

傍晚女儿说了一句："老师说爸爸做得真好。"`,
    },
    th: {
      title: 'เช้าที่ม้วนคิมบับให้ลูกไปทัศนศึกษา',
      content: `ภรรยาไปทำงานต่างจังหวัด ผมเลยลองทำคิมบับครั้งแรกในชีวิต ม้วนหกม้วน หั่นออกมาสวยแค่ม้วนเดียว ม้วนนั้นใส่กล่องข้าวลูกสาว ส่วน "คิมบับระเบิด" อีกห้าม้วนกลายเป็นข้าวสามมื้อของผม

ตอนเย็นลูกสาวพูดว่า "คุณครูบอกว่าพ่อทำเก่ง"`,
    },
    vi: {
      title: 'Buổi sáng cuốn kimbap cho con đi dã ngoại',
      content: `Vợ đi công tác nên mình thử làm kimbap lần đầu trong đời. Cuốn sáu cuộn, chỉ một cuộn cắt ra đẹp. Cuộn đó vào hộp cơm của con gái, còn năm cuộn "kimbap nổ tung" thành ba bữa của mình.

Chiều về con gái bảo: "Cô giáo nói ba làm giỏi."`,
    },
    km: {
      title: 'ព្រឹកដែលខ្ញុំមូរគីមបាប់ឲ្យកូនទៅដើរលេងជាមួយសាលា',
      content: `ប្រពន្ធទៅបំពេញការងារឆ្ងាយ ខ្ញុំក៏សាកធ្វើគីមបាប់ជាលើកដំបូងក្នុងជីវិត។ មូរបានប្រាំមួយដើម តែហាន់ស្អាតបានតែមួយ។ ដើមនោះដាក់ប្រអប់បាយកូនស្រី ឯ «គីមបាប់ផ្ទុះ» ប្រាំដើមទៀតក្លាយជាអាហារបីពេលរបស់ខ្ញុំ។

ពេលល្ងាច កូនស្រីនិយាយថា «អ្នកគ្រូថាប៉ាធ្វើពូកែ»។`,
    },
    tl: {
      title: 'Ang umagang nag-rolyo ako ng kimbap para sa field trip',
      content: `Nasa business trip ang misis ko kaya sinubukan kong gumawa ng kimbap sa unang pagkakataon. Anim ang nirolyo ko, isa lang ang maayos na nahiwa. Iyon ang baon ng anak kong babae, at ang limang "sumabog na kimbap" ang naging tatlong kain ko.

Kinahapunan, sabi ng anak ko, "Ang galing daw ni Papa, sabi ni Teacher."`,
    },
    bn: {
      title: 'স্কুলের বনভোজনের কিমবাপ বানানোর সকাল',
      content: `স্ত্রী কাজে বাইরে, তাই জীবনে প্রথম কিমবাপ বানানোর চেষ্টা করলাম। ছয়টা রোল করলাম, সুন্দর করে কাটা গেল মাত্র একটা। সেটা গেল মেয়ের টিফিনে, আর বাকি পাঁচটা "ফেটে যাওয়া কিমবাপ" হলো আমার তিন বেলার খাবার।

সন্ধ্যায় মেয়ে বলল, "টিচার বলেছেন, বাবা খুব ভালো পারে।"`,
    },
  },
  'airport-reunion': {
    ko: {
      title: '엄마가 오셨어요!',
      content: `4년 만이에요. 안 울 줄 알았는데 문이 열리자마자 무너졌어요. 말린 생선과 망고를 두 상자나 가져오셨는데, 망고는 들여올 수 없다고 하네요.

추우시다면서 제 점퍼를 세 벌이나 껴입고 아주아주 행복해하십니다.`,
    },
    en: {
      title: 'Nanay is here!',
      content: `Four years. I thought I could manage not to cry, but the doors opened and that was it. She brought two boxes of dried fish and mangoes, and it turned out the mangoes were not allowed.

She is cold, she is wearing three of my jackets, and she is very, very happy.`,
    },
    zh: {
      title: '妈妈来了！',
      content: `四年了。我以为自己忍得住不哭，可门一开就撑不住了。她带了两箱鱼干和芒果，谁知道芒果不让带进来。

她说冷，把我的三件外套全穿上了，高兴得不得了。`,
    },
    ja: {
      title: 'お母さんが来ました！',
      content: `四年ぶりです。泣かずにいられると思ったのに、ドアが開いた瞬間もうだめでした。干し魚とマンゴーを二箱も持ってきたのですが、マンゴーは持ち込めなかったそうです。

寒がって私のジャケットを三枚も着て、とてもとても幸せそうです。`,
    },
    th: {
      title: 'แม่มาถึงแล้ว!',
      content: `สี่ปีแล้ว คิดว่าจะไม่ร้องไห้ แต่พอประตูเปิดก็กลั้นไม่อยู่ แม่หิ้วปลาแห้งกับมะม่วงมาสองกล่อง แต่มะม่วงเอาเข้าไม่ได้

แม่หนาวจนใส่แจ็กเก็ตของฉันสามตัว และมีความสุขมาก`,
    },
    vi: {
      title: 'Mẹ đến rồi!',
      content: `Bốn năm. Cứ tưởng mình sẽ không khóc, vậy mà cửa vừa mở là hết chịu nổi. Mẹ xách hai thùng cá khô với xoài, ai dè xoài không được mang vào.

Mẹ lạnh, mặc liền ba cái áo khoác của mình, mà vui lắm, vui lắm.`,
    },
    km: {
      title: 'ម៉ែមកដល់ហើយ!',
      content: `បួនឆ្នាំហើយ។ ខ្ញុំគិតថាអាចទប់មិនយំបាន តែទ្វារទើបបើកភ្លាម ទប់លែងបាន។ ម៉ែយកត្រីងៀត និងស្វាយពីរកេស តែស្វាយគេមិនឲ្យយកចូលទេ។

ម៉ែរងា ពាក់អាវក្រៅរបស់ខ្ញុំបីជាន់ ហើយសប្បាយចិត្តណាស់។`,
    },
    bn: {
      title: 'মা এসে গেছেন!',
      content: `চার বছর। ভেবেছিলাম কাঁদব না, কিন্তু দরজা খুলতেই আর পারলাম না। দুই বাক্স শুঁটকি আর আম এনেছেন, অথচ আম ঢুকতেই দিল না।

মায়ের ঠান্ডা লাগছে, আমার তিনটা জ্যাকেট পরে আছেন, আর খুব খুব খুশি।`,
    },
  },
};
