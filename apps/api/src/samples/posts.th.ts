import type { PostDraft } from './samples.types.js';

export const thaiPosts: readonly PostDraft[] = [
  {
    key: 'ginkgo-photo',
    author: 'somchai',
    ago: '1h',
    views: 84,
    likes: 13,
    scraps: 1,
    tags: 'ถ่ายรูป แปะก๊วย',
    images: ['ginkgo-street', 'camera-walk'],
    title: 'ถนนแปะก๊วยหลังเลิกงาน',
    content: `เดินผ่านทุกวันไม่เคยเงยหน้า วันนี้เลิกเร็วเลยแวะถ่ายรูป สวยมากแต่กลิ่น... ใครเหยียบลูกแปะก๊วยแล้วเข้ารถเมล์ ขอโทษคนทั้งคันด้วยครับ 😂`,
    thread: `
      ploy +6m ♥4: เมื่อวานหนูเองค่ะพี่ ทั้งคันหันมามอง
      yuki +20m ♥2: 光の入り方がきれい！どのあたりですか？
      > somchai/en +30m: Near Hwaseong city hall, about 5 pm.
      emily +40m: Gorgeous. Joining the next photo walk?`,
  },
  {
    key: 'study-and-parttime',
    author: 'ploy',
    ago: '7h',
    views: 141,
    likes: 9,
    scraps: 8,
    tags: 'D-4 งานพิเศษ ถามหน่อย',
    images: ['classroom'],
    title: 'เรียนภาษาวีซ่า D-4 อยากทำงานพิเศษ ต้องเริ่มตรงไหนคะ',
    content: `เราเรียนได้เทอมที่สอง อาจารย์บอกว่าต้องขออนุญาตก่อนถึงจะทำพาร์ตไทม์ได้ แต่ขั้นตอนเรางงมาก ต้องรออยู่ครบกี่เดือน ใช้คะแนน TOPIK ไหม ใครเคยขอแล้วเล่าให้ฟังหน่อยค่ะ พรุ่งนี้จะไปถามห้องวิเทศสัมพันธ์ของมหาลัยด้วย ไม่อยากทำแบบผิด ๆ`,
    thread: `
      thandar +20m ♥3: I am D-4 too. The international office at my school checked my papers and told me what was missing. Go there first!
      linh/en +1h ♥4: Right, ask the school before you start anything. For me the permission took around two weeks.
      > ploy +2h ♥1: ขอบคุณมากค่ะทุกคน เดี๋ยวได้คำตอบแล้วจะมาเล่า
      xiaoyu +3h: 等你的更新！我们学校的老师说每个人情况不一样。`,
  },
  {
    key: 'seoraksan-sunrise',
    author: 'somchai',
    ago: '2d',
    views: 190,
    likes: 21,
    scraps: 5,
    tags: 'เดินป่า ภูเขา วันหยุด',
    images: ['hiking-friends', 'mountain-temple'],
    title: 'ขึ้นเขากับเพื่อนสี่ชาติ',
    content: `ไทย เนปาล อินโดนีเซีย เกาหลี ออกจากหอตีสาม ถึงยอดตอนฟ้าสาง วิศาลเดินเหมือนเดินเล่นหน้าบ้าน ส่วนผมหยุดทุกสิบก้าว

บนยอดมีคุณลุงคนเกาหลีแบ่งแตงกวาให้คนละครึ่งลูก บอกว่า "กินบนเขาอร่อยที่สุด" จริงครับ แตงกวาที่อร่อยที่สุดในชีวิต`,
    thread: `
      bishal +15m ♥6: For a Nepali this is a hill, brother 😄 but the cucumber was excellent.
      dewi +1h ♥2: My legs still hurt. Worth it!
      batbayar +4h: 다음엔 저도 데려가세요!
      duc +9h: Đẹp quá, cho em đi ké chuyến sau.`,
  },
  {
    key: 'kimchi-day',
    author: 'ploy',
    ago: '6d',
    views: 122,
    likes: 17,
    scraps: 2,
    tags: 'กิมจิ วัฒนธรรม',
    images: ['kimchi-jars'],
    title: 'วันทำกิมจิร้อยหัว',
    content: `เจ้าของหอชวนไปช่วยทำกิมจิ คิดว่าแป๊บเดียว ที่ไหนได้ ผักกาดร้อยหัว! ตอนเย็นหลังแทบหัก แต่ได้กินหมูต้มกับกิมจิสด ๆ แล้วหายเหนื่อยเลย ได้กลับมาสองกล่อง ใครอยู่แถวนี้มาแบ่งได้ค่ะ`,
    thread: `
      youngsook +1h ♥8: 기특해라. 김장하는 날 수육이 제일이지!
      sokha/en +2h: A hundred?! I did thirty and slept two days.
      somchai +3h ♥1: จองหนึ่งถ้วยครับ`,
  },
  {
    key: 'som-tam-substitute',
    author: 'ploy',
    ago: '11d',
    views: 101,
    likes: 12,
    scraps: 6,
    tags: 'อาหารไทย สูตร',
    title: 'ไม่มีมะละกอ ใช้หัวไชเท้าตำส้มตำได้',
    content: `หั่นหัวไชเท้าเป็นเส้น แช่น้ำเย็นสิบนาที สะเด็ดน้ำให้แห้ง ตำเหมือนเดิมทุกอย่าง กรอบดี หวานนิด ๆ เพื่อนเกาหลีบอกเหมือนแชงแช แต่แซ่บกว่าสามเท่า`,
    thread: `
      sreymom/en +2h ♥2: I use cucumber too. Same idea!
      somchai +4h: น้ำปลาร้าหาที่ไหนครับ ของผมหมดแล้ว
      > ploy +5h: ร้านไทยแถวสถานีอันซันค่ะพี่`,
  },
  {
    key: 'lantern-night-thai',
    author: 'somchai',
    ago: '16d',
    views: 137,
    likes: 15,
    tags: 'เทศกาล โคมไฟ',
    images: ['lantern-festival'],
    title: 'คืนโคมไฟ คิดถึงลอยกระทง',
    content: `เห็นโคมเต็มถนนแล้วนึกถึงบ้าน แม่โทรมาพอดี เลยเปิดกล้องให้ดูทั้งซอย แม่บอกว่า "สวยนะ แต่ใส่เสื้อหนา ๆ ด้วยลูก"`,
    thread: `
      linh +1h ♥3: Mẹ ở đâu cũng dặn mặc áo ấm 😊
      kenta +5h: 提灯の色がすてきですね。`,
  },
  {
    key: 'thai-license',
    author: 'somchai',
    ago: '27d',
    views: 168,
    likes: 5,
    scraps: 7,
    tags: 'ใบขับขี่',
    images: ['driving-test'],
    title: 'เปลี่ยนใบขับขี่ไทยเป็นเกาหลี ใครเคยทำบ้างครับ',
    content: `อยากรู้ว่าต้องใช้เอกสารอะไรจากสถานทูต แล้วต้องสอบข้อเขียนไหม ในเน็ตข้อมูลแต่ละปีไม่เหมือนกันเลย ใครเพิ่งทำปีนี้เล่าให้ฟังหน่อยครับ`,
    thread: `
      jun/en +3h ♥2: Depends on the country. I called the license office first and they told me exactly which papers.
      aziz +1d: 저는 학원에서 처음부터 땄어요. 필기시험은 여러 언어로 볼 수 있더라고요.`,
  },
  {
    key: 'warm-street-stall',
    author: 'ploy',
    ago: '9m',
    views: 19,
    likes: 5,
    tags: 'โอเด้ง หน้าหนาว',
    images: ['snow-ramen-night'],
    title: 'หนาวแบบนี้ต้องน้ำซุปโอเด้ง',
    content: 'ป้าตักให้เติมฟรีสามแก้ว ยังถามอีกว่า "กินข้าวหรือยังลูก" อบอุ่นทั้งท้องทั้งใจ 🥹',
    thread: `
      somchai +3m ♥2: ร้านไหน ขอพิกัดด่วน
      emily +5m: That broth has saved me so many times.`,
  },
];
