import type { Messages } from '../../types.ts';

export const notifications = {
  message: {
    friendRequest: '{{nickname}} 님이 친구 요청을 보냈습니다.',
    friendAccept: '{{nickname}} 님이 친구 요청을 수락했습니다.',
    postLike: '{{nickname}} 님이 회원님의 게시글을 좋아합니다.',
    postLikes_one: '{{nickname}} 님 외 {{count}}명이 회원님의 게시글을 좋아합니다.',
    postLikes_other: '{{nickname}} 님 외 {{count}}명이 회원님의 게시글을 좋아합니다.',
    commentLike: '{{nickname}} 님이 회원님의 댓글을 좋아합니다.',
    post: '{{nickname}} 님이 새 게시글을 올렸습니다.',
    comment: '{{nickname}} 님이 회원님의 게시글에 댓글을 남겼습니다.',
    reply: '{{nickname}} 님이 회원님의 댓글에 답글을 남겼습니다.',
    scrap: '{{nickname}} 님이 회원님의 게시글을 스크랩했습니다.',
  },
  withdrawnUser: '탈퇴한 사용자',
} as const satisfies Messages['notifications'];
