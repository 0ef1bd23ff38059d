import type { Messages } from '../../types.ts';

export const boards = {
  notice: {
    pinned: '固定されたお知らせ',
    empty: 'お知らせはまだありません',
    loadFailed: 'お知らせを読み込めませんでした。',
  },
  category: {
    label: 'カテゴリ',
    all: 'すべて',
    empty: 'このカテゴリにはまだ何もありません',
  },
  search: {
    title: '検索',
    label: '検索キーワード',
    placeholder: '投稿や#ハッシュタグを検索',
    tabs: '検索する場所',
    community: 'コミュニティ',
    haikoNews: 'Haikoニュース',
    recent: '最近の検索',
    forget: '「{{keyword}}」を削除',
    forgetAll: 'すべて削除',
    hint: '何をお探しですか？',
    hintMore: 'キーワード、または#を付けたハッシュタグを入力してください。',
    none: '「{{keyword}}」の検索結果はありません。',
    noneHint: '別のキーワードで検索してください。',
    empty: '検索キーワードを入力してください。',
    tooLong: '検索キーワードは{{limit}}文字まで入力できます。',
    noNews: 'ニュースはまだありません',
  },
  own: {
    myPosts: '自分の投稿',
    count: '投稿{{count}}件',
    noPostsHint: '質問したり、知っていることを共有したりしてみましょう。',
    likedAndScrapped: 'いいねとスクラップ',
    liked: 'いいね',
    scrapped: 'スクラップ',
    noLiked: 'いいねした投稿はありません',
    noScrapped: 'スクラップした投稿はありません',
    noMarkedHint: '印を付けた投稿がここにまとまります。',
    toFeed: '投稿を見る',
  },
} satisfies Messages['boards'];
