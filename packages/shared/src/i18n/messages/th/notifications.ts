import type { Messages } from '../../types.ts';

export const notifications = {
  message: {
    friendRequest: '{{nickname}} ส่งคำขอเป็นเพื่อนถึงคุณ',
    friendAccept: '{{nickname}} ตอบรับคำขอเป็นเพื่อนของคุณแล้ว',
    postLike: '{{nickname}} ถูกใจโพสต์ของคุณ',
    postLikes_one: '{{nickname}} และอีก {{count}} คนถูกใจโพสต์ของคุณ',
    postLikes_other: '{{nickname}} และอีก {{count}} คนถูกใจโพสต์ของคุณ',
    commentLike: '{{nickname}} ถูกใจความคิดเห็นของคุณ',
    post: '{{nickname}} เขียนโพสต์ใหม่',
    comment: '{{nickname}} แสดงความคิดเห็นในโพสต์ของคุณ',
    reply: '{{nickname}} ตอบกลับความคิดเห็นของคุณ',
    scrap: '{{nickname}} บันทึกโพสต์ของคุณไว้',
    jobAlert: 'มีงานใหม่ที่ตรงกับการค้นหาที่คุณบันทึกไว้',
    note: '{{nickname}} ส่งข้อความถึงคุณ',
  },
  withdrawnUser: 'ผู้ใช้ที่ยกเลิกสมาชิกแล้ว',
  screen: {
    title: 'การแจ้งเตือน',
    today: 'วันนี้',
    lastSevenDays: '7 วันที่ผ่านมา',
    longAgo: 'ก่อนหน้านี้',
    empty: 'ไม่มีการแจ้งเตือนใหม่',
    emptyHint: 'ถูกใจ ความคิดเห็น และคำขอเป็นเพื่อนจะแสดงที่นี่',
    loadFailed: 'โหลดการแจ้งเตือนไม่ได้',
    refreshFailed: 'รีเฟรชการแจ้งเตือนไม่ได้',
    friendRequests_one: 'มีคำขอเป็นเพื่อน {{count}} รายการรอคุณอยู่',
    friendRequests_other: 'มีคำขอเป็นเพื่อน {{count}} รายการรอคุณอยู่',
    postGone: 'โพสต์นี้ไม่มีแล้ว',
    unread: 'ยังไม่ได้อ่าน',
  },
} as const satisfies Messages['notifications'];
