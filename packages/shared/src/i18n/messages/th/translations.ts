import type { Messages } from '../../types.ts';

export const translations = {
  suggest: {
    title: 'เสนอคำแปล',
    hint: 'ผู้เขียนหรือผู้ดูแลจะเป็นผู้ตัดสินใจว่าจะแสดงคำแปลของคุณหรือไม่',
    original: 'ต้นฉบับ ({{language}})',
    translation: 'คำแปล ({{language}})',
    send: 'ส่งข้อเสนอ',
    unchanged: 'กรุณาแก้ไขคำแปลก่อน',
    thanks: 'ขอบคุณสำหรับข้อเสนอของคุณ',
    gone: 'ไม่มีข้อความนี้แล้ว',
  },
  field: {
    title: 'หัวข้อ',
    content: 'เนื้อหา',
    description: 'รายละเอียด',
    extraInfo: 'ข้อมูลเพิ่มเติม',
  },
  list: {
    title: 'คำแปลที่มีผู้เสนอ',
    hint: 'ผู้ใช้คนอื่นเสนอคำแปลที่ดีกว่าสำหรับสิ่งที่คุณเขียน คุณเป็นผู้เลือกว่าจะแสดงคำแปลใด',
    empty: 'ไม่มีข้อเสนอที่รออยู่',
    loadFailed: 'โหลดข้อเสนอไม่สำเร็จ',
    into: 'แปลเป็น{{language}}',
    look: 'เปรียบเทียบ',
  },
  decision: {
    now: 'ที่แสดงอยู่ตอนนี้',
    suggested: 'เสนอโดย {{name}}',
    accept: 'ยอมรับ',
    reject: 'ปฏิเสธ',
    accepted: 'ใช้ข้อเสนอนี้เป็นคำแปลแล้ว',
    rejected: 'ปฏิเสธข้อเสนอแล้ว',
    late: 'ไม่สามารถดำเนินการกับข้อเสนอนี้ได้แล้ว เพราะข้อความเปลี่ยนไปหรือมีการตัดสินใจไปแล้ว',
  },
} as const satisfies Messages['translations'];
