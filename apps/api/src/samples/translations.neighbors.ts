import type { SamplePost } from './samples.types.js';

/** Posts about neighbors, and strangers who help, that readers have translated. */
export const neighborsTranslations: Readonly<Record<string, SamplePost['translations']>> = {
  'choir-needs-tenor': {
    ko: {
      title: '우리 성가대가 테너를 찾아요',
      content:
        '여기 전주에서는 매주 일요일 오후에 영어와 타갈로그어 미사가 있어요. 저희는 소프라노 넷, 베이스 하나, 테너는 0명! 노래를 잘할 필요는 없어요, 부끄러워하지만 않으면 됩니다. 끝나고 간식도 있어요. 판싯과 수다요.',
    },
    en: {
      title: 'Our choir is looking for a tenor',
      content:
        "There is Mass in English and Tagalog every Sunday afternoon here in Jeonju. We are four sopranos, one bass and zero tenors! You don't have to be good, just not shy. Snacks afterwards: pancit and gossip.",
    },
    zh: {
      title: '我们唱诗班在找男高音',
      content:
        '全州这里每个星期天下午有英语和他加禄语弥撒。我们有四个女高音、一个男低音，男高音是零！唱得好不好没关系，不害羞就行。结束后有点心：菲律宾炒米粉，外加八卦。',
    },
    ja: {
      title: '聖歌隊のテノールを探しています',
      content:
        'ここ全州では、毎週日曜の午後に英語とタガログ語のミサがあります。ソプラノが四人、バスが一人、テノールはゼロ！上手でなくて大丈夫、恥ずかしがらなければOKです。終わったらおやつもあります。パンシットとおしゃべりです。',
    },
    th: {
      title: 'คณะนักร้องประสานเสียงของเราหาเสียงเทเนอร์',
      content:
        'ที่ชอนจูมีมิสซาภาษาอังกฤษและตากาล็อกทุกบ่ายวันอาทิตย์ เรามีโซปราโนสี่คน เบสหนึ่งคน เทเนอร์ศูนย์คน! ไม่ต้องร้องเก่ง ขอแค่ไม่เขินค่ะ เสร็จแล้วมีของว่าง ผัดหมี่ปันสิตกับเรื่องเม้าท์',
    },
    vi: {
      title: 'Ca đoàn của mình đang tìm giọng tenor',
      content:
        'Ở Jeonju chiều chủ nhật nào cũng có thánh lễ tiếng Anh và tiếng Tagalog. Tụi mình có bốn soprano, một bass, không một tenor nào! Không cần hát hay, miễn đừng ngại. Xong lễ có ăn nhẹ: pancit và chuyện tám.',
    },
    km: {
      title: 'ក្រុមចម្រៀងព្រះវិហាររបស់យើងកំពុងរកសំឡេងតេន័រ',
      content:
        'នៅជុនជូនេះ រៀងរាល់រសៀលថ្ងៃអាទិត្យ មានអភិបូជាជាភាសាអង់គ្លេស និងតាហ្គាឡុក។ យើងមានសូប្រាណូបួននាក់ បាសម្នាក់ តេន័រគ្មានសោះ! មិនបាច់ច្រៀងពូកែទេ ឲ្យតែកុំអៀន។ ក្រោយច្រៀងមានអាហារសម្រន់៖ មីឆាប៉ានស៊ីត និងរឿងនិយាយលេង។',
    },
    bn: {
      title: 'আমাদের গির্জার গানের দলে টেনর চাই',
      content:
        'এখানে জনজুতে প্রতি রবিবার বিকেলে ইংরেজি আর তাগালোগ ভাষায় প্রার্থনা হয়। আমরা চারজন সোপ্রানো, একজন বেস, টেনর শূন্য! ভালো গাইতে হবে না, শুধু লজ্জা না পেলেই হলো। শেষে নাস্তা আছে: প্যানসিত আর আড্ডা।',
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
    zh: {
      title: '一把伞，三个人',
      content:
        '在公交站，忘带伞的我被一个高中生用伞遮住。一位大叔看见她的肩膀淋湿了，又把自己的伞斜过来。三个人都湿了一点点，三个人都笑了。',
    },
    th: {
      title: 'ร่มคันเดียว คนสามคน',
      content:
        'ฉันลืมร่มที่ป้ายรถเมล์ เด็กมัธยมคนหนึ่งเอียงร่มมาให้ คุณลุงเห็นไหล่เด็กคนนั้นเปียกก็เอียงร่มมาให้อีกที ทั้งสามคนเปียกนิดหน่อย และทั้งสามคนก็หัวเราะ',
    },
    vi: {
      title: 'Một chiếc ô, ba con người',
      content:
        'Ở trạm xe buýt, mình quên ô, một bạn học sinh cấp ba nghiêng ô sang cho. Một chú thấy vai bạn ấy ướt, lại nghiêng ô của chú sang. Cả ba đều ướt một chút, và cả ba đều cười.',
    },
    km: {
      title: 'ឆ័ត្រមួយ មនុស្សបីនាក់',
      content:
        'នៅចំណតឡានក្រុង ខ្ញុំភ្លេចឆ័ត្រ សិស្សវិទ្យាល័យម្នាក់ផ្អៀងឆ័ត្រមកឲ្យ។ ពូម្នាក់ឃើញស្មាសិស្សនោះទទឹក ក៏ផ្អៀងឆ័ត្ររបស់គាត់មកទៀត។ បីនាក់ទទឹកម្នាក់បន្តិច ហើយបីនាក់សើចទាំងអស់គ្នា។',
    },
    tl: {
      title: 'Isang payong, tatlong tao',
      content:
        'Nakalimutan ko ang payong ko kaya itinagilid ng isang estudyante ang kanya para sa akin. Nakita ng isang mama na nababasa ang balikat niya kaya itinagilid din niya ang sa kanya. Tatlo kaming nabasa nang kaunti, at tatlo kaming natawa.',
    },
    bn: {
      title: 'একটা ছাতা, তিনজন মানুষ',
      content:
        'ছাতা ভুলে গিয়েছিলাম, এক স্কুলছাত্রী নিজের ছাতা আমার দিকে কাত করে দিল। তার কাঁধ ভিজছে দেখে এক চাচা আবার নিজের ছাতা কাত করলেন। তিনজনই একটু একটু ভিজলাম, তিনজনই হাসলাম।',
    },
  },
  'mover-back-tip': {
    en: {
      title: 'How to pack, from someone who has moved people for 9 years',
      content: `Books go into small boxes. If you put books into a big box, I cry.

Plates stand upright, with towels between them. Clothes go into a big bag, hangers and all. And the most important thing: the bedding, charger and toilet paper you need at once in the new place go into one box of their own!`,
    },
    zh: {
      title: '干了 9 年搬家的人，教你怎么打包',
      content: `书装小箱。书要是装进大箱，我会哭的。

碗碟竖着放，中间夹毛巾。衣服连衣架一起装进大袋子。最后最重要的一点：到新家马上要用的被子、充电器、卫生纸，单独装一箱！`,
    },
    ja: {
      title: '引っ越しの仕事9年目が教える荷造りのこつ',
      content: `本は小さい箱に。大きい箱に本を入れたら、私が泣きます。

お皿は立てて、間にタオルを。服はハンガーごと大きな袋へ。最後にいちばん大事なこと。新しい家ですぐ使う布団、充電器、トイレットペーパーは、別の箱ひとつにまとめてください！`,
    },
    th: {
      title: 'วิธีแพ็กของ จากคนทำงานขนย้ายมา 9 ปี',
      content: `หนังสือใส่กล่องเล็ก ถ้าใส่กล่องใหญ่ ผมจะร้องไห้

จานวางตั้ง คั่นด้วยผ้าขนหนู เสื้อผ้าใส่ถุงใหญ่ทั้งไม้แขวน สุดท้ายสำคัญที่สุด ผ้าห่ม ที่ชาร์จ กระดาษทิชชู่ ที่ต้องใช้ทันทีในบ้านใหม่ แยกไว้กล่องเดียว!`,
    },
    vi: {
      title: 'Cách đóng đồ, từ người làm nghề chuyển nhà 9 năm',
      content: `Sách bỏ thùng nhỏ. Bỏ sách vào thùng to là tôi khóc đấy.

Bát đĩa xếp đứng, chèn khăn vào giữa. Quần áo để nguyên móc cho vào túi to. Cuối cùng, quan trọng nhất: chăn, sạc, giấy vệ sinh cần dùng ngay ở nhà mới thì để riêng một thùng!`,
    },
    km: {
      title: 'វិធីវេចអីវ៉ាន់ ពីអ្នកធ្វើការរើផ្ទះ 9 ឆ្នាំ',
      content: `សៀវភៅដាក់ប្រអប់តូច។ បើដាក់សៀវភៅក្នុងប្រអប់ធំ ខ្ញុំយំហើយ។

ចានដាក់បញ្ឈរ សៀតកន្សែងចន្លោះ។ ខោអាវដាក់ថង់ធំទាំងមានឈើព្យួរ។ ចុងក្រោយ សំខាន់ជាងគេ៖ ភួយ ឆ្នាំងសាក ក្រដាសអនាម័យ ដែលត្រូវប្រើភ្លាមនៅផ្ទះថ្មី ដាក់ដោយឡែកក្នុងប្រអប់មួយ!`,
    },
    tl: {
      title: 'Paano mag-empake, mula sa 9 na taon nang naglilipat-bahay',
      content: `Sa maliit na kahon ang mga libro. Kapag sa malaking kahon mo inilagay, iiyak ako.

Patayo ang mga plato, may tuwalya sa pagitan. Ang damit, kasama ang hanger, sa malaking supot. At ang pinakamahalaga sa lahat: ang kumot, charger at tissue na kailangan agad sa bagong bahay, ihiwalay sa isang kahon!`,
    },
    bn: {
      title: '9 বছর বাসা বদলের কাজ করা মানুষের গোছানোর কৌশল',
      content: `বই ছোট বাক্সে। বড় বাক্সে বই ভরলে আমি কাঁদি।

থালাবাসন খাড়া করে, মাঝে তোয়ালে। কাপড় হ্যাঙ্গারসহ বড় ব্যাগে। শেষে সবচেয়ে জরুরি কথা: নতুন বাসায় গিয়েই যা লাগবে, লেপ, চার্জার, টিস্যু, সব আলাদা এক বাক্সে!`,
    },
  },
  'neighbor-language': {
    en: {
      title: 'Learning Vietnamese at sixty-eight',
      content: `Linh next door greets me in Korean every day, so I wanted to say at least one thing in her language. "Ăn cơm chưa?" It means "have you eaten?"

They say there are six tones. I only have two so far. But if Linh laughs, that is enough.`,
    },
    zh: {
      title: '六十八岁学越南语',
      content: `隔壁的琳每天用韩语跟我打招呼，我也想用她的语言回她一句，就开始学了。"Ăn cơm chưa?" 是"吃饭了吗"的意思。

听说有六个声调，我现在只会两个。不过琳笑了就好。`,
    },
    ja: {
      title: '六十八歳、ベトナム語を習っています',
      content: `隣のリンが毎日韓国語であいさつしてくれるので、私もひと言くらいあの子のことばで返したくて始めました。「アン・コム・チュア？」ご飯食べたか、という意味だそうです。

声調が六つあるそうですが、私はまだ二つだけ。でもリンが笑ってくれれば、それで十分です。`,
    },
    th: {
      title: 'อายุหกสิบแปด ยายเริ่มเรียนภาษาเวียดนาม',
      content: `หนูลินห์ข้างห้องทักยายเป็นภาษาเกาหลีทุกวัน ยายก็อยากพูดภาษาของเขาสักคำ เลยเริ่มเรียน "อัน เกิม เจื๊อ" เขาว่าแปลว่ากินข้าวหรือยัง

เขาบอกว่ามีวรรณยุกต์หกเสียง ยายเพิ่งได้สองเสียงเอง แต่ลินห์ยิ้มได้ก็พอแล้วจ้ะ`,
    },
    vi: {
      title: 'Sáu mươi tám tuổi, tôi học tiếng Việt',
      content: `Bé Linh nhà bên ngày nào cũng chào tôi bằng tiếng Hàn, nên tôi cũng muốn nói với cháu một câu bằng tiếng của cháu. "Ăn cơm chưa?"

Nghe bảo có sáu thanh điệu, tôi mới có hai. Nhưng Linh cười là được rồi.`,
    },
    km: {
      title: 'អាយុហុកសិបប្រាំបី ខ្ញុំរៀនភាសាវៀតណាម',
      content: `លិញនៅជិតខាងសួស្តីខ្ញុំជាភាសាកូរ៉េរាល់ថ្ងៃ ខ្ញុំក៏ចង់និយាយមួយម៉ាត់ជាភាសារបស់គេដែរ ទើបចាប់ផ្តើមរៀន។ «អាន់ កើម ជឿ?» គេថាមានន័យថា ញ៉ាំបាយហើយឬនៅ។

គេថាមានសំឡេងប្រាំមួយ ខ្ញុំទើបបានតែពីរទេ។ តែឲ្យតែលិញសើច គឺបានហើយ។`,
    },
    tl: {
      title: "Sa edad na animnapu't walo, nag-aaral ako ng Vietnamese",
      content: `Araw-araw akong binabati ni Linh sa kabilang pinto sa Korean, kaya gusto ko rin siyang kausapin kahit isang salita sa wika niya. "Ăn cơm chưa?" Ibig sabihin daw, kumain ka na ba.

Anim daw ang tono, dalawa pa lang ang kaya ko. Pero basta tumatawa si Linh, ayos na iyon.`,
    },
    bn: {
      title: 'আটষট্টিতে ভিয়েতনামি শিখছি',
      content: `পাশের বাসার লিন রোজ আমাকে কোরিয়ান ভাষায় সালাম দেয়, তাই ভাবলাম আমিও ওর ভাষায় অন্তত একটা কথা বলি। "আন কম চুয়া?" মানে নাকি "ভাত খেয়েছ?"

শুনেছি সুর ছয়টা, আমার এখনো মোটে দুইটা হয়েছে। তবে লিন হাসলেই হলো।`,
    },
  },
};
