import type { Messages } from '../../types.ts';

export const notifications = {
  message: {
    friendRequest: '{{nickname}} đã gửi cho bạn lời mời kết bạn.',
    friendAccept: '{{nickname}} đã chấp nhận lời mời kết bạn của bạn.',
    postLike: '{{nickname}} thích bài viết của bạn.',
    postLikes_one: '{{nickname}} và {{count}} người khác thích bài viết của bạn.',
    postLikes_other: '{{nickname}} và {{count}} người khác thích bài viết của bạn.',
    commentLike: '{{nickname}} thích bình luận của bạn.',
    post: '{{nickname}} đã viết bài mới.',
    comment: '{{nickname}} đã bình luận về bài viết của bạn.',
    reply: '{{nickname}} đã trả lời bình luận của bạn.',
    scrap: '{{nickname}} đã lưu bài viết của bạn.',
    jobAlert: 'Có việc làm mới phù hợp với tìm kiếm bạn đã lưu.',
    note: '{{nickname}} đã gửi tin nhắn cho bạn.',
  },
  withdrawnUser: 'Người dùng đã rời đi',
  screen: {
    title: 'Thông báo',
    today: 'Hôm nay',
    lastSevenDays: '7 ngày qua',
    longAgo: 'Cũ hơn',
    empty: 'Không có thông báo mới.',
    emptyHint: 'Lượt thích, bình luận và lời mời kết bạn sẽ hiện ở đây.',
    loadFailed: 'Không tải được thông báo.',
    refreshFailed: 'Không làm mới được thông báo.',
    friendRequests_one: '{{count}} lời mời kết bạn đang chờ bạn',
    friendRequests_other: '{{count}} lời mời kết bạn đang chờ bạn',
    postGone: 'Bài viết này không còn nữa.',
    unread: 'Chưa đọc',
  },
} as const satisfies Messages['notifications'];
