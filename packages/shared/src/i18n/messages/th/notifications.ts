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
  },
  withdrawnUser: 'ผู้ใช้ที่ยกเลิกสมาชิกแล้ว',
} as const satisfies Messages['notifications'];
