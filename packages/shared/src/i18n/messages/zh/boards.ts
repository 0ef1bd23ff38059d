import type { Messages } from '../../types.ts';

export const boards = {
  notice: {
    pinned: '置顶',
    empty: '暂无公告',
    loadFailed: '无法加载公告。',
  },
  category: {
    label: '分类',
    all: '全部',
    empty: '此分类暂无内容',
  },
  search: {
    title: '搜索',
    label: '搜索关键词',
    placeholder: '搜索帖子或 #话题标签',
    tabs: '搜索范围',
    community: '社区',
    haikoNews: 'Haiko 新闻',
    recent: '最近搜索',
    forget: '删除{{keyword}}',
    forgetAll: '全部删除',
    hint: '想找什么？',
    hintMore: '请输入关键词，或以 # 开头的话题标签。',
    none: '没有找到与“{{keyword}}”相关的结果。',
    noneHint: '请尝试其他关键词。',
    empty: '请输入关键词。',
    tooLong: '关键词最多{{limit}}个字。',
    noNews: '暂无新闻',
  },
  own: {
    myPosts: '我的帖子',
    count: '共{{count}}篇',
    noPostsHint: '提个问题，或分享您知道的事。',
    likedAndScrapped: '点赞和收藏',
    liked: '点赞',
    scrapped: '收藏',
    noLiked: '没有点赞的帖子',
    noScrapped: '没有收藏的帖子',
    noMarkedHint: '您标记的帖子会保存在这里。',
    toFeed: '查看帖子',
  },
} satisfies Messages['boards'];
