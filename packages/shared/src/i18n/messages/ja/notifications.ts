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
  },
  withdrawnUser: '退会したユーザー',
} as const satisfies Messages['notifications'];
