import type { Messages } from '../../types.ts';

export const boards = {
  notice: {
    pinned: 'Đã ghim',
    empty: 'Chưa có thông báo chung nào',
    loadFailed: 'Không tải được thông báo chung.',
  },
  category: {
    label: 'Danh mục',
    all: 'Tất cả',
    empty: 'Danh mục này chưa có nội dung',
  },
  search: {
    title: 'Tìm kiếm',
    label: 'Từ khóa tìm kiếm',
    placeholder: 'Tìm bài viết hoặc #hashtag',
    tabs: 'Tìm trong',
    community: 'Cộng đồng',
    haikoNews: 'Tin tức Haiko',
    recent: 'Tìm kiếm gần đây',
    forget: 'Xóa {{keyword}}',
    forgetAll: 'Xóa tất cả',
    hint: 'Bạn đang tìm gì?',
    hintMore: 'Nhập từ khóa, hoặc hashtag bắt đầu bằng #.',
    none: 'Không có kết quả nào cho “{{keyword}}”.',
    noneHint: 'Vui lòng thử từ khóa khác.',
    empty: 'Vui lòng nhập từ khóa tìm kiếm.',
    tooLong: 'Từ khóa có thể có tối đa {{limit}} ký tự.',
    noNews: 'Chưa có tin tức nào',
  },
  own: {
    myPosts: 'Bài viết của tôi',
    count: '{{count}} bài viết',
    noPostsHint: 'Hãy đặt câu hỏi hoặc chia sẻ điều bạn biết.',
    likedAndScrapped: 'Đã thích và đã lưu',
    liked: 'Đã thích',
    scrapped: 'Đã lưu',
    noLiked: 'Chưa thích bài viết nào',
    noScrapped: 'Chưa lưu bài viết nào',
    noMarkedHint: 'Những bài viết bạn đánh dấu được giữ ở đây.',
    toFeed: 'Xem bài viết',
  },
} satisfies Messages['boards'];
