import type { SamplePost } from './samples.types.js';

/** Posts about cooking for others and eating together that readers have translated. */
export const tableTranslations: Readonly<Record<string, SamplePost['translations']>> = {
  'dumpling-kitchen': {
    ko: {
      title: '새벽 네 시의 만둣집',
      content: `매일 새벽 네 시에 반죽을 해요. 부추달걀 삼백 개, 배추돼지고기 삼백 개. 오늘 첫 손님은 야간 근무를 마친 방글라데시 청년이었는데, 채소만두를 가리키며 "돼지고기 없어요?" 하고 세 번이나 물었어요. 주방에 들어와 직접 보라고 했더니, 안심하고 두 접시를 먹었습니다.

낯선 나라에서 가게를 한다는 건, 한 접시 한 접시 믿음을 쌓는 일이에요.`,
    },
    en: {
      title: 'A dumpling shop at four in the morning',
      content: `Every day at four in the morning I knead the dough: three hundred with chives and egg, three hundred with cabbage and pork. Today's first guest was a young man from Bangladesh coming off night shift. He pointed at the vegetable ones and asked three times, "No pork?" I let him come into the kitchen and see for himself, and he happily ate two plates.

Running a shop in a foreign country, you earn trust one plate at a time.`,
    },
    ja: {
      title: '午前四時のギョーザ屋',
      content: `毎日午前四時に生地をこねます。ニラと卵、白菜と豚肉をそれぞれ三百個。今日の最初のお客さんは、夜勤明けのバングラデシュの若者。野菜ギョーザを指さして、「豚肉は入ってない？」と三回聞きました。厨房に入って自分で見てもらったら、安心して二皿食べてくれました。

外国で店を開くということは、信頼を一皿ずつ積み上げていくことです。`,
    },
    th: {
      title: 'ร้านเกี๊ยวตอนตีสี่',
      content: `ทุกวันตีสี่ฉันนวดแป้ง ไส้กุยช่ายไข่กับผักกาดขาวหมูอย่างละสามร้อยตัว ลูกค้าคนแรกวันนี้เป็นหนุ่มบังกลาเทศเพิ่งออกกะดึก ชี้ที่ไส้ผักแล้วถามสามรอบว่า "ไม่มีหมูใช่ไหม" ฉันเลยให้เข้าครัวไปดูเอง เขาก็กินอย่างสบายใจไปสองจาน

เปิดร้านในต่างแดน ความไว้ใจต้องสะสมทีละจาน`,
    },
    vi: {
      title: 'Quán há cảo lúc bốn giờ sáng',
      content: `Ngày nào bốn giờ sáng mình cũng nhào bột: hẹ trứng, cải thảo thịt heo, mỗi loại ba trăm cái. Khách đầu tiên hôm nay là một cậu Bangladesh vừa tan ca đêm, chỉ vào loại nhân rau hỏi ba lần "Không có thịt heo chứ?" Mình cho cậu vào bếp tự xem, thế là cậu yên tâm ăn hết hai đĩa.

Mở quán nơi xứ người, lòng tin được gom lại từng đĩa một.`,
    },
    km: {
      title: 'ហាងគាវម៉ោងបួនទៀបភ្លឺ',
      content: `រាល់ថ្ងៃ ម៉ោងបួនទៀបភ្លឺ ខ្ញុំច្របាច់ម្សៅ៖ គាវគូឆាយពងមាន់ និងគាវស្ពៃសាច់ជ្រូក មួយមុខបីរយ។ ថ្ងៃនេះភ្ញៀវដំបូងជាកំលោះបង់ក្លាដែសទើបចេញវេនយប់ ចង្អុលគាវបន្លែហើយសួរបីដងថា «គ្មានសាច់ជ្រូកទេឬ?» ខ្ញុំឲ្យគាត់ចូលមើលក្នុងផ្ទះបាយខ្លួនឯង គាត់ក៏ញ៉ាំអស់ពីរចានដោយទុកចិត្ត។

បើកហាងនៅស្រុកគេ ទំនុកចិត្តត្រូវសន្សំម្តងមួយចានៗ។`,
    },
    tl: {
      title: 'Kainan ng dumpling nang alas-kuwatro ng madaling-araw',
      content: `Araw-araw, alas-kuwatro ng madaling-araw, nagmamasa ako: tig-tatlong daan ng kutsay at itlog, at ng petsay at baboy. Ang unang customer ngayon ay binatang taga-Bangladesh na galing night shift. Tatlong beses siyang nagtanong sa dumpling na gulay, "Walang baboy?" Pinapasok ko siya sa kusina para makita niya mismo, at dalawang plato ang kinain niya nang panatag.

Kapag nagtitinda ka sa ibang bansa, bawat plato ang pag-iipon ng tiwala.`,
    },
    bn: {
      title: 'ভোর চারটার মোমোর দোকান',
      content: `রোজ ভোর চারটায় খামির মাখি: ডিম আর চাইনিজ পেঁয়াজপাতার তিনশ, বাঁধাকপি আর শূকরের মাংসের তিনশ। আজকের প্রথম ক্রেতা রাতের ডিউটি শেষ করা এক বাংলাদেশি তরুণ। সবজিরটা দেখিয়ে তিনবার জিজ্ঞেস করল, "শূকরের মাংস নেই তো?" রান্নাঘরে ঢুকে নিজেই দেখে নিতে বললাম, সে নিশ্চিন্তে দুই প্লেট খেল।

বিদেশে দোকান চালাতে গেলে বিশ্বাস জমাতে হয় এক প্লেট এক প্লেট করে।`,
    },
  },
  'potluck-chuncheon': {
    ko: {
      title: '열한 나라, 밥솥 하나',
      content: `우리 포틀럭 파티에서는 의자가 모자라고, 접시가 모자라고, 나중에는 조용할 틈이 모자랐어요. 인기 메뉴는 Thandar의 찻잎 샐러드, Bishal의 달, 그리고 페인트 통에 담겨 온 누군가의 할머니 김치.

저는 맥앤치즈를 만들었어요. 다들 예의 바르게 "따뜻하다"고 평해 주셨습니다.`,
    },
    zh: {
      title: '十一个国家，一个电饭锅',
      content: `我们的百味聚餐先是椅子不够，接着盘子不够，最后连安静都不够了。最受欢迎的有 Thandar 的茶叶沙拉、Bishal 的扁豆汤，还有用油漆桶装来的、不知谁家奶奶做的泡菜。

我做了芝士通心粉。大家礼貌地评价说："挺暖的。"`,
    },
    ja: {
      title: '十一か国、炊飯器ひとつ',
      content: `私たちの持ち寄りパーティーは、まず椅子が足りなくなり、次にお皿が、最後には静けさが足りなくなりました。人気だったのはThandarさんのお茶の葉サラダ、Bishalさんのダル、そしてペンキのバケツで届いた、どこかのおばあさんのキムチ。

私はマカロニチーズを作りました。「温かいですね」と、礼儀正しい感想をいただきました。`,
    },
    th: {
      title: 'สิบเอ็ดประเทศ หม้อหุงข้าวใบเดียว',
      content: `งานปาร์ตี้ที่ทุกคนเอาอาหารมาแบ่งกัน เก้าอี้ไม่พอก่อน ตามด้วยจาน แล้วความเงียบก็ไม่พอ จานเด็ดคือยำใบชาของ Thandar แกงถั่วของ Bishal และกิมจิฝีมือคุณยายของใครสักคนที่มาในถังสี

ฉันทำมักกะโรนีชีส ทุกคนชมอย่างสุภาพว่า "อุ่นดี"`,
    },
    vi: {
      title: 'Mười một nước, một nồi cơm điện',
      content: `Bữa tiệc góp món của tụi mình hết ghế, rồi hết đĩa, rồi hết cả yên lặng. Được mê nhất là gỏi lá trà của Thandar, món đậu dal của Bishal, và kimchi của bà ai đó đựng trong xô sơn.

Mình làm mì ống phô mai. Mọi người lịch sự nhận xét là "ấm".`,
    },
    km: {
      title: 'ដប់មួយប្រទេស ឆ្នាំងបាយមួយ',
      content: `ពិធីជប់លៀងដែលម្នាក់ៗយកម្ហូបមក អស់កៅអី អស់ចាន រួចអស់ទាំងភាពស្ងៀមស្ងាត់។ មុខម្ហូបពេញនិយមគឺ ញាំស្លឹកតែរបស់ Thandar សម្លសណ្តែករបស់ Bishal និងគីមឈីរបស់យាយអ្នកណាម្នាក់ ដែលដាក់មកក្នុងធុងថ្នាំលាប។

ខ្ញុំធ្វើម៉ាការ៉ូនីឈីស។ គេវាយតម្លៃដោយគួរសមថា «ក្តៅឧណ្ហៗ»។`,
    },
    tl: {
      title: 'Labing-isang bansa, isang rice cooker',
      content: `Sa potluck namin, naubusan kami ng upuan, tapos ng plato, tapos ng katahimikan. Mga paborito: ang tea leaf salad ni Thandar, ang dal ni Bishal, at ang kimchi ng lola ng kung sino na nakalagay sa timba ng pintura.

Gumawa ako ng mac and cheese. Magalang nila itong inilarawan na "mainit-init".`,
    },
    bn: {
      title: 'এগারোটা দেশ, একটা রাইস কুকার',
      content: `আমাদের পটলাকে প্রথমে চেয়ার ফুরাল, তারপর প্লেট, তারপর নীরবতা। সেরা খাবার: Thandar-এর চা-পাতার সালাদ, Bishal-এর ডাল, আর কারও দাদির কিমচি, যা এসেছিল রঙের বালতিতে।

আমি ম্যাক অ্যান্ড চিজ বানিয়েছিলাম। সবাই ভদ্রভাবে বলল, "গরম আছে"।`,
    },
  },
  'kimchi-day': {
    ko: {
      title: '김장 백 포기 하던 날',
      content:
        '하숙집 주인아주머니가 김장 좀 도와 달라고 하셔서 금방 끝날 줄 알았는데, 배추가 백 포기! 저녁에는 허리가 끊어지는 줄 알았지만, 갓 담근 김치에 수육을 먹으니 피곤이 싹 풀렸어요. 두 통이나 얻어 왔으니 근처에 사시는 분은 나눠 가지러 오세요.',
    },
    en: {
      title: 'A day of kimchi, one hundred cabbages',
      content:
        'The owner of my boarding house asked me to help with kimchi. I thought it would be quick, but it was a hundred cabbages! By evening my back was nearly broken, but then we ate boiled pork with the fresh kimchi and the tiredness was gone. I got two boxes to take home. If you live nearby, come and share.',
    },
    zh: {
      title: '一百棵白菜的泡菜日',
      content:
        '房东叫我去帮忙做泡菜，我以为一会儿就好，谁知道有一百棵白菜！到傍晚腰都快断了，可是一吃上刚做好的泡菜配白切肉，累就全没了。还带回来两盒，住附近的朋友来分吧。',
    },
    ja: {
      title: '白菜百個、キムチを漬けた日',
      content:
        '下宿の大家さんにキムチ作りを手伝ってと誘われ、すぐ終わると思ったら、白菜がなんと百個！夕方には腰が折れそうでしたが、漬けたてのキムチとゆで豚をいただいたら疲れが吹き飛びました。二箱もらってきたので、近くの方は分けっこしましょう。',
    },
    vi: {
      title: 'Ngày muối kimchi một trăm cây cải',
      content:
        'Cô chủ nhà trọ rủ đi phụ muối kimchi, mình tưởng một lát là xong, ai ngờ một trăm cây cải thảo! Chiều đến lưng muốn gãy, nhưng được ăn thịt luộc với kimchi mới thì hết mệt luôn. Mình mang về hai hộp, ai ở gần đây thì qua chia nhé.',
    },
    km: {
      title: 'ថ្ងៃធ្វើគីមឈីស្ពៃមួយរយដើម',
      content:
        'ម្ចាស់ផ្ទះសំណាក់ហៅទៅជួយធ្វើគីមឈី ខ្ញុំគិតថាមួយភ្លែត តែស្ពៃដល់ទៅមួយរយដើម! ល្ងាចឡើងខ្នងសឹងតែបាក់ តែបានញ៉ាំសាច់ជ្រូកស្ងោរជាមួយគីមឈីស្រស់ៗ បាត់ហត់អស់។ ខ្ញុំបានមកពីរប្រអប់ អ្នកណានៅម្តុំនេះមកចែកគ្នាបាន។',
    },
    tl: {
      title: 'Araw ng kimchi: sandaang repolyo',
      content:
        'Niyaya ako ng may-ari ng dorm na tumulong gumawa ng kimchi. Akala ko saglit lang, sandaang repolyo pala! Pagdating ng gabi, halos mabali ang likod ko, pero nang kumain kami ng nilagang baboy na may sariwang kimchi, nawala ang pagod. May dalawang kahon akong naiuwi, kung malapit ka rito, hati tayo.',
    },
    bn: {
      title: 'একশ বাঁধাকপির কিমচির দিন',
      content:
        'হোস্টেলের মালকিন কিমচি বানাতে সাহায্য করতে ডাকলেন, ভাবলাম একটুখানি কাজ, গিয়ে দেখি একশ বাঁধাকপি! সন্ধ্যায় কোমর ভাঙার জোগাড়, তবে সেদ্ধ মাংসের সঙ্গে তাজা কিমচি খেয়ে সব ক্লান্তি শেষ। দুই বাক্স নিয়ে এসেছি, কাছে থাকলে ভাগ নিতে চলে আসুন।',
    },
  },
  'fish-sauce-in-dorm': {
    ko: {
      title: '기숙사에서 돼지고기 조림을 했더니 5개국이 몰려왔어요',
      content:
        '몰래 작은 냄비에 조금만 하려고 했는데, 피시소스 냄새가 복도에 쫙 퍼질 줄이야. 10분 뒤 네팔 친구, 캄보디아 친구, 필리핀 형님, 한국 아저씨 두 분이 그릇을 들고 기다리고 있었어요. 냄비는 텅 비고, 저는 라면을 먹었습니다 🙂',
    },
    en: {
      title: 'Cooked caramel pork in the dorm: 5 countries showed up',
      content:
        'I meant to cook one small pot in secret, but the smell of fish sauce flew down the whole corridor. Ten minutes later a guy from Nepal, one from Cambodia, a Filipino brother and two Korean uncles stood there with bowls. The pot was emptied and I had instant noodles 🙂',
    },
    zh: {
      title: '在宿舍炖肉，来了 5 个国家的人',
      content:
        '本想偷偷煮一小锅，谁知鱼露的香味飘满了整条走廊。十分钟后，尼泊尔的、柬埔寨的、菲律宾大哥，还有两位韩国大叔，都端着碗站在那儿等。一锅全光，我吃泡面 🙂',
    },
    ja: {
      title: '寮で豚の角煮を作ったら、5か国が集まりました',
      content:
        '小さな鍋でこっそり作るつもりが、ヌクマムの香りが廊下いっぱいに。十分後、ネパールの友だち、カンボジアの友だち、フィリピンの兄さん、韓国のおじさん二人がお椀を持って待っていました。鍋は空っぽ、僕はカップ麺です 🙂',
    },
    th: {
      title: 'ทำหมูตุ๋นในหอพัก มากัน 5 ชาติ',
      content:
        'กะจะแอบทำหม้อเล็ก ๆ ใครจะรู้ว่ากลิ่นน้ำปลาลอยทั้งทางเดิน สิบนาทีต่อมามีเพื่อนเนปาล เพื่อนกัมพูชา พี่ฟิลิปปินส์ กับลุงเกาหลีอีกสองคนถือชามยืนรอ หมดหม้อ ผมกินมาม่า 🙂',
    },
    km: {
      title: 'ខសាច់ជ្រូកនៅអន្តេវាសិកដ្ឋាន មកដល់ 5 ប្រទេស',
      content:
        'ខ្ញុំចង់លួចធ្វើមួយឆ្នាំងតូច តែក្លិនទឹកត្រីហុយពេញច្រកដើរ។ ដប់នាទីក្រោយមក មានមិត្តនេប៉ាល់ មិត្តកម្ពុជា បងហ្វីលីពីន និងពូកូរ៉េពីរនាក់កាន់ចានឈរចាំ។ អស់មួយឆ្នាំង ខ្ញុំញ៉ាំមីកញ្ចប់វិញ 🙂',
    },
    tl: {
      title: 'Nagluto ng nilagang baboy sa dorm: 5 bansa ang dumating',
      content:
        'Palihim sana akong magluluto ng isang maliit na kaldero, pero kumalat ang amoy ng patis sa buong pasilyo. Pagkaraan ng sampung minuto, may taga-Nepal, taga-Cambodia, isang kuyang Pinoy at dalawang tiyong Koreano na naghihintay, may hawak na mangkok. Ubos ang kaldero, instant noodles ang kinain ko 🙂',
    },
    bn: {
      title: 'ডরমিটরিতে মাংস রান্না, হাজির 5 দেশের মানুষ',
      content:
        'চুপিচুপি ছোট এক হাঁড়ি রাঁধতে চেয়েছিলাম, কে জানত ফিশ সসের গন্ধ পুরো করিডরে ছড়াবে। দশ মিনিট পর নেপালের বন্ধু, কম্বোডিয়ার বন্ধু, ফিলিপাইনের ভাই আর দুজন কোরিয়ান চাচা বাটি হাতে দাঁড়িয়ে। হাঁড়ি খালি, আমি খেলাম ইনস্ট্যান্ট নুডলস 🙂',
    },
  },
};
