import type { Messages } from '../../types.ts';

export const settings = {
  notifications: {
    title: 'Cài đặt thông báo',
    browser: 'Trình duyệt này',
    push: 'Thông báo đẩy',
    pushHint: 'Nhận tin ngay cả khi đã đóng Haiko. Nội dung tin nhắn không bao giờ hiển thị.',
    denied: 'Trình duyệt này đang chặn thông báo từ Haiko. Vui lòng cho phép trong cài đặt trình duyệt.',
    unsupported: 'Trình duyệt này không hỗ trợ thông báo đẩy. Trên iPhone, hãy thêm Haiko vào màn hình chính trước.',
    pushFailed: 'Không thể bật thông báo đẩy. Vui lòng thử lại sau.',
    types: 'Nội dung muốn nhận',
    note: 'Tin nhắn mới',
    comment: 'Bình luận và trả lời',
    friendRequest: 'Lời mời kết bạn',
    friendAccept: 'Lời mời kết bạn được chấp nhận',
    post: 'Bài viết mới của bạn bè',
    postLike: 'Lượt thích bài viết',
    commentLike: 'Lượt thích bình luận',
    scrap: 'Lượt lưu bài viết',
    jobAlert: 'Việc làm mới theo tìm kiếm đã lưu',
    quiet: 'Giờ yên tĩnh',
    quietHint: 'Không gửi thông báo đẩy trong khung giờ này (giờ Hàn Quốc). Thông báo vẫn có trong danh sách.',
    from: 'Từ',
    to: 'Đến',
  },
} as const satisfies Messages['settings'];
