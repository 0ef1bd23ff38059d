import type { Messages } from '../../types.ts';

export const notifications = {
  message: {
    friendRequest: '{{nickname}} 向您发送了好友请求。',
    friendAccept: '{{nickname}} 接受了您的好友请求。',
    postLike: '{{nickname}} 点赞了您的帖子。',
    postLikes_one: '{{nickname}} 和另外{{count}}人点赞了您的帖子。',
    postLikes_other: '{{nickname}} 和另外{{count}}人点赞了您的帖子。',
    commentLike: '{{nickname}} 点赞了您的评论。',
    post: '{{nickname}} 发布了新帖子。',
    comment: '{{nickname}} 评论了您的帖子。',
    reply: '{{nickname}} 回复了您的评论。',
    scrap: '{{nickname}} 收藏了您的帖子。',
    jobAlert: '有新职位符合您保存的搜索。',
    note: '{{nickname}} 向您发送了一条私信。',
  },
  withdrawnUser: '已注销用户',
  screen: {
    title: '通知',
    today: '今天',
    lastSevenDays: '最近7天',
    longAgo: '更早',
    empty: '没有新的通知。',
    emptyHint: '点赞、评论和好友请求会显示在这里。',
    loadFailed: '无法加载通知。',
    refreshFailed: '无法刷新通知。',
    friendRequests_one: '有{{count}}个好友请求等待您处理',
    friendRequests_other: '有{{count}}个好友请求等待您处理',
    postGone: '该帖子已不存在。',
    unread: '未读',
  },
} as const satisfies Messages['notifications'];
