import type { Messages } from '../../types.ts';

export const settings = {
  notifications: {
    title: '通知设置',
    browser: '此浏览器',
    push: '推送通知',
    pushHint: '即使关闭 Haiko 也能收到消息。通知中不会显示私信内容。',
    denied: '此浏览器已屏蔽 Haiko 的通知，请在浏览器设置中允许。',
    unsupported: '此浏览器不支持推送通知。在 iPhone 上，请先将 Haiko 添加到主屏幕。',
    pushFailed: '无法开启推送通知，请稍后重试。',
    types: '接收哪些通知',
    note: '新私信',
    comment: '评论和回复',
    friendRequest: '好友请求',
    friendAccept: '好友请求被接受',
    post: '好友的新帖子',
    postLike: '帖子获赞',
    commentLike: '评论获赞',
    scrap: '帖子被收藏',
    jobAlert: '已保存搜索的新职位',
    quiet: '免打扰时段',
    quietHint: '此时段（韩国时间）不发送推送通知，通知仍会保留在列表中。',
    from: '开始',
    to: '结束',
  },
} as const satisfies Messages['settings'];
