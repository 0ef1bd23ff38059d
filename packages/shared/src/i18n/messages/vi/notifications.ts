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
  },
  withdrawnUser: 'Người dùng đã rời đi',
} as const satisfies Messages['notifications'];
