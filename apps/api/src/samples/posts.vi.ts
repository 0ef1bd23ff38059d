import type { PostDraft } from './samples.types.js';

export const vietnamesePosts: readonly PostDraft[] = [
  {
    key: 'grandmother-next-door',
    author: 'linh',
    ago: '14m',
    views: 63,
    likes: 17,
    scraps: 2,
    tags: 'Busan hàngxóm cảmơn',
    images: ['grandma-table', 'kimchi-jars'],
    title: 'Cảm ơn bà hàng xóm của con',
    content: `Tối qua mình đi làm thêm về muộn, trước cửa phòng có một túi giữ nhiệt: canh rong biển còn nóng, kimchi và ba quả trứng. Kèm mẩu giấy: "Sinh nhật thì phải ăn canh rong biển."

Mình chỉ nhắc ngày sinh đúng một lần, từ tháng trước, lúc giúp bà xách rau lên cầu thang. Vậy mà bà nhớ.

Sang Hàn hai năm, lần đầu mình khóc vì vui. Mai mình sẽ cuốn nem mang sang biếu bà. Mọi người có biết món Việt nào ít cay, mềm, hợp với người lớn tuổi không?`,
    thread: `
      youngsook +2m ♥9: 아이고 우리 린, 별것도 아닌데… 생일 축하한다. 밥은 꼭 챙겨 먹어라.
      > linh/ko +4m ♥6: 할머니! 여기 계신 줄 몰랐어요 ㅠㅠ 내일 넴 가지고 갈게요!
      thuy +5m ♥3: Cháo gà với gỏi cuốn đi em, mẹ chồng chị mê gỏi cuốn lắm.
      sokha +6m ♥2: រីករាយថ្ងៃខួបកំណើត! យាយនៅជិតខាងល្អណាស់។
      emily +8m: I'm not crying, you're crying. Happy birthday!
      jun +9m ♥1: Maligayang kaarawan! Mabuhay si Lola 😊
      minh +11m: Chúc mừng sinh nhật em. Chả giò thì ai cũng thích, bớt tiêu là được.`,
  },
  {
    key: 'first-topik-four',
    author: 'linh',
    ago: '1d',
    views: 214,
    likes: 23,
    scraps: 9,
    tags: 'TOPIK họctiếngHàn kinhnghiệm',
    images: ['hangul-notebook'],
    title: 'Đậu TOPIK 4 sau tám tháng, mình đã học thế này',
    content: `Mình vừa nhận kết quả TOPIK II, cấp 4! Mình không giỏi ngoại ngữ, nên ai đang nản thì đọc thử nhé.

Sáng: 20 từ mới trên tàu điện. Trưa: nghe một đoạn tin ngắn rồi đọc nhại theo. Tối: viết năm câu nhật ký, cuối tuần nhờ bà hàng xóm sửa.

Phần viết khó nhất. Mình học thuộc cách mở bài, kết bài của câu 53, còn câu 54 thì tập lập dàn ý mười phút trước khi viết. Ai cần ghi chú của mình thì bình luận nhé.`,
    thread: `
      duc +30m ♥2: Chúc mừng Linh! Cho mình xin ghi chú với.
      > linh +50m: Mình gửi tin nhắn rồi nha anh.
      dara +2h: អបអរសាទរបង! ខ្ញុំទើបតែរៀនកម្រិត ១ ទេ។
      nasrin +3h ♥4: অভিনন্দন! আমিও ৫৪ নম্বর লেখাটা নিয়ে ভয়ে থাকি।
      jiwoo +4h ♥5: 축하해요! 일기 쓰기는 정말 좋은 방법이에요. 👏
      ploy +6h: ยินดีด้วยค่ะ เราก็จะสอบรอบหน้าเหมือนกัน`,
  },
  {
    key: 'e74-points-question',
    author: 'minh',
    ago: '3h',
    views: 156,
    likes: 8,
    scraps: 11,
    tags: 'visa E-7-4 E-9 hỏiđáp',
    title: 'Ai chuyển từ E-9 sang E-7-4 rồi cho em hỏi',
    content: `Em làm máy dập ở Ansan được hơn bốn năm. Công ty nói sẽ giúp làm hồ sơ E-7-4 nhưng phòng nhân sự cũng chưa làm bao giờ.

Em muốn hỏi: mọi người chuẩn bị giấy tờ mất bao lâu? Tiếng Hàn thì dùng điểm TOPIK hay lớp hòa nhập xã hội (KIIP)? Em biết điều kiện thay đổi theo năm nên sẽ gọi 1345 hỏi lại cho chắc, chỉ muốn nghe kinh nghiệm thật.`,
    thread: `
      tanvir/en +25m ♥6: I changed last year. Collecting papers took me about two months. Ask 1345 first, my friend used an old checklist and had to start again.
      > minh/en +40m: Thank you brother! Did your company write the recommendation?
      > tanvir/en +55m ♥2: Yes, and they kept asking me what to write, haha. Be patient.
      aziz +1h ♥3: 저는 사회통합프로그램으로 했어요. 주말반이 있어서 일하면서 다닐 수 있었습니다.
      wei +2h: 我也想了解，先收藏了。`,
  },
  {
    key: 'baby-first-fever',
    author: 'thuy',
    ago: '9h',
    views: 98,
    likes: 14,
    scraps: 3,
    tags: 'nuôicon Daegu bệnhviện',
    images: ['baby-blanket'],
    title: 'Con sốt lúc hai giờ sáng và câu tiếng Hàn mình quên sạch',
    content: `Bơ sốt 39 độ giữa đêm, chồng đi công tác. Mình gọi 119 mà lúc đó không nhớ nổi từ "co giật" tiếng Hàn là gì. May quá, tổng đài nối cho mình một phiên dịch tiếng Việt.

Giờ con ổn rồi, đang ngồi bóc chuối. Mình dán lên tủ lạnh một tờ giấy: tên con, cân nặng, dị ứng, địa chỉ nhà, tất cả bằng tiếng Hàn. Các mẹ cũng làm một tờ nhé, lúc cuống là quên hết đấy.`,
    thread: `
      kenta +20m ♥3: 大変でしたね。紙に書いて貼っておくの、うちも今日やります。
      maricel +1h ♥4: Buti ligtas si baby! Gagawin ko rin ang papel na 'yan.
      linh +2h: Chị giỏi quá. Ôm Bơ một cái giúp em.
      > thuy +3h: Bơ bảo "ơm ơm" rồi nè 😄`,
  },
  {
    key: 'bike-along-the-sea',
    author: 'duc',
    ago: '4d',
    views: 171,
    likes: 19,
    scraps: 4,
    tags: 'xeđạp Geoje cuốituần',
    images: ['bicycle-river', 'coast-road', 'harbour'],
    title: 'Mua xe đạp cũ 80 nghìn won, đi được cả một vòng đảo',
    content: `Xe mua lại của một bác cùng xưởng, thay hai cái lốp với dây phanh là chạy ngon. Chủ nhật trời đẹp mình đạp từ sáu giờ sáng, ăn cơm cuộn ở cảng, chiều về chân run như cầy sấy.

Anh em ở Geoje ai rảnh chủ nhật thì rủ nhau đi. Tốc độ rùa, có dừng chụp ảnh.`,
    thread: `
      somchai +1h: วิวสวยมาก ขอไปด้วยครับ อยู่ฮวาซองไกลหน่อย 😂
      yuki +5h ♥2: 写真、とても気持ちよさそうです。
      minh +9h: Lốp thay hết bao nhiêu vậy Đức?
      > duc +10h: Hai lốp 35 nghìn cả công bạn ơi.`,
  },
  {
    key: 'fish-sauce-in-dorm',
    author: 'minh',
    ago: '7d',
    views: 240,
    likes: 21,
    tags: 'kýtúcxá nấuăn',
    images: ['dorm-kitchen'],
    title: 'Nấu thịt kho trong ký túc xá: 5 nước kéo đến',
    content: `Định nấu trộm một nồi nhỏ, ai ngờ mùi nước mắm bay hết hành lang. Mười phút sau có bạn Nepal, bạn Campuchia, anh Philippines với hai bác người Hàn cầm bát đứng chờ. Hết sạch nồi, mình ăn mì gói 🙂`,
    thread: `
      sokha +10m ♥7: ខ្ញុំជាម្នាក់ក្នុងចំណោមអ្នកកាន់ចាននោះ 😂
      bishal +1h ♥5: Next time I bring the rice cooker.
      jun +3h ♥2: Adobo naman sa susunod, akong bahala!`,
  },
  {
    key: 'first-winter-busan',
    author: 'linh',
    ago: '19d',
    views: 301,
    likes: 20,
    scraps: 12,
    tags: 'mùađông mẹohay',
    images: ['dorm-window', 'bungeoppang'],
    title: 'Mùa đông đầu tiên: những thứ ước gì mình biết sớm',
    content: `1. Dán xốp bong bóng lên cửa sổ, rẻ mà ấm hẳn.
2. Đừng tắt hẳn sưởi khi trời âm độ, chủ nhà dặn mình kẻo đường ống bị đóng băng.
3. Kem dưỡng môi để ở mọi túi áo.
4. Mặc ba lớp mỏng hơn một lớp dày.
5. Luôn có 3.000 won tiền mặt cho xe bánh cá.

Ai có mẹo số 6?`,
    thread: `
      batbayar +1h ♥8: 몽골에서 온 저한테는 한국 겨울이 따뜻해요 ㅎㅎ 6번: 집에서는 양말 두 개!
      dewi +2h ♥3: Number 6: hot packs in both pockets. And one for your phone, it dies in the cold!
      ploy +1d: ข้อ 6 ครีมทามือค่ะ มือแตกหมดแล้ว`,
  },
  {
    key: 'send-money-tet',
    author: 'duc',
    ago: '26d',
    views: 188,
    likes: 6,
    scraps: 7,
    tags: 'chuyểntiền',
    images: ['phone-remittance'],
    title: 'Mọi người gửi tiền về nhà bằng cách nào?',
    content: `Mình vẫn ra ngân hàng mỗi tháng, phải xin nghỉ nửa buổi. Bạn cùng phòng dùng ứng dụng trên điện thoại. Phí với tỷ giá thực nhận thì chỗ nào ổn, có an toàn không? Xin đừng giới thiệu "người quen đổi hộ", mình sợ lắm rồi.`,
    thread: `
      jun/en +2h ♥4: Compare the amount your family actually receives, not only the fee. And use only a licensed service.
      thuy +4h: Chị để ý tỷ giá mấy ngày rồi mới gửi, chênh nhau kha khá đó em.`,
  },
];
