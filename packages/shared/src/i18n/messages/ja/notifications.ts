import type { Messages } from '../../types.ts';

export const notifications = {
  message: {
    friendRequest: '{{nickname}}さんから友だち申請が届きました。',
    friendAccept: '{{nickname}}さんが友だち申請を承認しました。',
    postLike: '{{nickname}}さんがあなたの投稿に「いいね」しました。',
    postLikes_one: '{{nickname}}さんとほか{{count}}人があなたの投稿に「いいね」しました。',
    postLikes_other: '{{nickname}}さんとほか{{count}}人があなたの投稿に「いいね」しました。',
    commentLike: '{{nickname}}さんがあなたのコメントに「いいね」しました。',
    post: '{{nickname}}さんが新しい投稿をしました。',
    comment: '{{nickname}}さんがあなたの投稿にコメントしました。',
    reply: '{{nickname}}さんがあなたのコメントに返信しました。',
    scrap: '{{nickname}}さんがあなたの投稿をスクラップしました。',
    jobAlert: '保存した検索に合う新しい求人があります。',
    note: '{{nickname}}さんからメッセージが届きました。',
  },
  withdrawnUser: '退会したユーザー',
  screen: {
    title: '通知',
    today: '今日',
    lastSevenDays: '過去7日間',
    longAgo: 'それ以前',
    empty: '新しい通知はありません。',
    emptyHint: 'いいね、コメント、友だち申請がここに表示されます。',
    loadFailed: '通知を読み込めませんでした。',
    refreshFailed: '通知を更新できませんでした。',
    friendRequests_one: '友だち申請が{{count}}件届いています',
    friendRequests_other: '友だち申請が{{count}}件届いています',
    postGone: 'この投稿はもうありません。',
    unread: '未読',
  },
} as const satisfies Messages['notifications'];
