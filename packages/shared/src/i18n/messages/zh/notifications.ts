import type { Messages } from '../../types.ts';

export const notifications = {
  message: {
    friendRequest: '{{nickname}} 向您发送了好友请求。',
    friendAccept: '{{nickname}} 接受了您的好友请求。',
    postLike: '{{nickname}} 点赞了您的帖子。',
    postLikes_one: '{{nickname}} 和另外 {{count}} 人点赞了您的帖子。',
    postLikes_other: '{{nickname}} 和另外 {{count}} 人点赞了您的帖子。',
    commentLike: '{{nickname}} 点赞了您的评论。',
    post: '{{nickname}} 发布了新帖子。',
    comment: '{{nickname}} 评论了您的帖子。',
    reply: '{{nickname}} 回复了您的评论。',
    scrap: '{{nickname}} 收藏了您的帖子。',
  },
  withdrawnUser: '已注销用户',
} as const satisfies Messages['notifications'];
