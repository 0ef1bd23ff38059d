import type { Messages } from '../../types.ts';

export const settings = {
  notifications: {
    title: '通知設定',
    browser: 'このブラウザ',
    push: 'プッシュ通知',
    pushHint: 'Haikoを閉じていてもお知らせが届きます。メッセージの内容は表示されません。',
    denied: 'このブラウザではHaikoの通知がブロックされています。ブラウザの設定で許可してください。',
    unsupported: 'このブラウザはプッシュ通知に対応していません。iPhoneでは先にHaikoをホーム画面に追加してください。',
    pushFailed: 'プッシュ通知をオンにできませんでした。しばらくしてからもう一度お試しください。',
    types: '受け取る通知',
    note: '新しいメッセージ',
    comment: 'コメントと返信',
    friendRequest: '友だち申請',
    friendAccept: '友だち申請の承認',
    post: '友だちの新しい投稿',
    postLike: '投稿へのいいね',
    commentLike: 'コメントへのいいね',
    scrap: '投稿のスクラップ',
    jobAlert: '保存した検索の新着求人',
    quiet: '通知オフの時間帯',
    quietHint: 'この時間帯（韓国時間）はプッシュ通知を送りません。通知は一覧に残ります。',
    from: '開始',
    to: '終了',
  },
} as const satisfies Messages['settings'];
