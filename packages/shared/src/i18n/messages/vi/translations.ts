import type { Messages } from '../../types.ts';

export const translations = {
  suggest: {
    title: 'Đề xuất bản dịch',
    hint: 'Tác giả hoặc người kiểm duyệt sẽ quyết định có hiển thị bản dịch của bạn hay không.',
    ownHint: 'Đây là nội dung của chính bạn: bản dịch của bạn sẽ được hiển thị ngay.',
    original: 'Bản gốc ({{language}})',
    translation: 'Bản dịch ({{language}})',
    send: 'Gửi đề xuất',
    unchanged: 'Vui lòng sửa bản dịch trước.',
    thanks: 'Cảm ơn bạn đã đề xuất.',
    ownShown: 'Đã hiển thị bản dịch của bạn.',
    gone: 'Nội dung này không còn nữa.',
  },
  field: {
    title: 'Tiêu đề',
    content: 'Nội dung',
    description: 'Mô tả',
    extraInfo: 'Thông tin thêm',
  },
  list: {
    title: 'Bản dịch được đề xuất',
    hint: 'Người khác đề xuất bản dịch hay hơn cho nội dung của bạn. Bạn quyết định bản dịch nào được hiển thị.',
    empty: 'Không có đề xuất nào đang chờ.',
    loadFailed: 'Không tải được các đề xuất.',
    into: 'Sang {{language}}',
    look: 'So sánh',
    tabs: 'Nội dung của ai',
    mine: 'Của bạn',
    all: 'Tất cả',
    allHint:
      'Các bản dịch được đề xuất cho nội dung của mọi người, cũ nhất ở trên. Người kiểm duyệt cũng có quyền quyết định.',
    byMe: 'Bạn đề xuất',
    byMeHint: 'Kết quả của các bản dịch mà bạn đã đề xuất.',
    byMeEmpty: 'Bạn chưa đề xuất bản dịch nào.',
  },
  state: {
    open: 'Đang chờ',
    accepted: 'Đã chấp nhận',
    rejected: 'Đã từ chối',
    outdated: 'Nội dung đã thay đổi hoặc bị xóa',
  },
  decision: {
    now: 'Đang hiển thị',
    suggested: '{{name}} đề xuất',
    accept: 'Chấp nhận',
    reject: 'Từ chối',
    accepted: 'Đề xuất đã trở thành bản dịch.',
    rejected: 'Đã từ chối đề xuất.',
    late: 'Không thể quyết định đề xuất này nữa: nội dung đã thay đổi hoặc đề xuất đã được xử lý.',
  },
} as const satisfies Messages['translations'];
