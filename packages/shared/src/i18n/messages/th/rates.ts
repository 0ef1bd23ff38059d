import type { Messages } from '../../types.ts';

export const rates = {
  title: 'อัตราแลกเปลี่ยน',
  asOf: 'ข้อมูล ณ {{time}}',
  stale: 'อาจไม่ใช่ข้อมูลล่าสุด',
  converter: 'ตัวแปลงสกุลเงิน',
  currency: 'สกุลเงิน',
  amount: 'จำนวนเงิน ({{currency}})',
  swap: 'สลับ',
  all: 'สกุลเงินทั้งหมด',
  ratedOn: 'อัตราวันที่ {{date}}',
  note: 'อัตรานี้ใช้เพื่ออ้างอิงเท่านั้น ธนาคารและบริการโอนเงินอาจมีอัตราและค่าธรรมเนียมต่างกัน',
  builtIn: 'เป็นอัตราที่มากับแอป ยังไม่ได้รับอัตราล่าสุด',
  source: 'อัตราแลกเปลี่ยนโดย',
  refreshFailed: 'รีเฟรชอัตราแลกเปลี่ยนไม่สำเร็จ',
} as const satisfies Messages['rates'];
