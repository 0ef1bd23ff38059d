import type { Messages } from '../../types.ts';

export const rates = {
  title: 'Tỷ giá',
  asOf: 'Cập nhật lúc {{time}}',
  stale: 'Có thể đã cũ',
  converter: 'Quy đổi tiền tệ',
  currency: 'Loại tiền',
  amount: 'Số tiền ({{currency}})',
  swap: 'Đổi chiều',
  all: 'Tất cả loại tiền',
  ratedOn: 'Tỷ giá ngày {{date}}',
  note: 'Tỷ giá chỉ để tham khảo. Ngân hàng và dịch vụ chuyển tiền có tỷ giá và phí riêng.',
  builtIn: 'Đây là tỷ giá có sẵn trong ứng dụng, chưa nhận được tỷ giá mới hơn.',
  source: 'Tỷ giá từ',
  refreshFailed: 'Không thể làm mới tỷ giá.',
} as const satisfies Messages['rates'];
