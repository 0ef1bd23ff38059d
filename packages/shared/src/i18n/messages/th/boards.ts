import type { Messages } from '../../types.ts';

export const boards = {
  notice: {
    pinned: 'ปักหมุด',
    empty: 'ยังไม่มีประกาศ',
    loadFailed: 'โหลดประกาศไม่สำเร็จ',
  },
  category: {
    label: 'หมวดหมู่',
    all: 'ทั้งหมด',
    empty: 'ยังไม่มีอะไรในหมวดหมู่นี้',
  },
  search: {
    title: 'ค้นหา',
    label: 'คำค้นหา',
    placeholder: 'ค้นหาโพสต์หรือ #แฮชแท็ก',
    tabs: 'ค้นหาใน',
    community: 'ชุมชน',
    haikoNews: 'ข่าว Haiko',
    recent: 'ค้นหาล่าสุด',
    forget: 'ลบ {{keyword}}',
    forgetAll: 'ลบทั้งหมด',
    hint: 'กำลังมองหาอะไรอยู่',
    hintMore: 'พิมพ์คำค้นหา หรือแฮชแท็กที่ขึ้นต้นด้วย #',
    none: 'ไม่พบผลลัพธ์สำหรับ “{{keyword}}”',
    noneHint: 'โปรดลองคำค้นหาอื่น',
    empty: 'โปรดกรอกคำค้นหา',
    tooLong: 'คำค้นหายาวได้ไม่เกิน {{limit}} ตัวอักษร',
    noNews: 'ยังไม่มีข่าว',
  },
  own: {
    myPosts: 'โพสต์ของฉัน',
    count: '{{count}} โพสต์',
    noPostsHint: 'ลองถามคำถามหรือแบ่งปันสิ่งที่คุณรู้',
    likedAndScrapped: 'ถูกใจและบันทึกไว้',
    liked: 'ถูกใจ',
    scrapped: 'บันทึกไว้',
    noLiked: 'ไม่มีโพสต์ที่ถูกใจ',
    noScrapped: 'ไม่มีโพสต์ที่บันทึกไว้',
    noMarkedHint: 'โพสต์ที่คุณเลือกไว้จะอยู่ที่นี่',
    toFeed: 'ดูโพสต์',
  },
} satisfies Messages['boards'];
