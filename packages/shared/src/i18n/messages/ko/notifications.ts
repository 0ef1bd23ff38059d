import type { Messages } from '../../types.ts';

export const notifications = {
  message: {
    friendRequest: '{{nickname}}님이 친구 요청을 보냈습니다.',
    friendAccept: '{{nickname}}님이 친구 요청을 수락했습니다.',
    postLike: '{{nickname}}님이 회원님의 게시글을 좋아합니다.',
    postLikes_one: '{{nickname}}님 외 {{count}}명이 회원님의 게시글을 좋아합니다.',
    postLikes_other: '{{nickname}}님 외 {{count}}명이 회원님의 게시글을 좋아합니다.',
    commentLike: '{{nickname}}님이 회원님의 댓글을 좋아합니다.',
    post: '{{nickname}}님이 새 게시글을 올렸습니다.',
    comment: '{{nickname}}님이 회원님의 게시글에 댓글을 남겼습니다.',
    reply: '{{nickname}}님이 회원님의 댓글에 답글을 남겼습니다.',
    scrap: '{{nickname}}님이 회원님의 게시글을 스크랩했습니다.',
    jobAlert: '저장한 검색에 맞는 새 채용 공고가 있습니다.',
    note: '{{nickname}}님이 쪽지를 보냈습니다.',
  },
  withdrawnUser: '탈퇴한 사용자',
  screen: {
    title: '알림',
    today: '오늘',
    lastSevenDays: '최근 7일',
    longAgo: '오래전',
    empty: '새로운 알림이 없습니다.',
    emptyHint: '좋아요, 댓글, 친구 요청이 오면 여기에 표시됩니다.',
    loadFailed: '알림을 불러오지 못했습니다.',
    refreshFailed: '알림을 새로고침하지 못했습니다.',
    friendRequests_one: '친구 요청 {{count}}개가 기다리고 있습니다',
    friendRequests_other: '친구 요청 {{count}}개가 기다리고 있습니다',
    postGone: '더 이상 볼 수 없는 게시글입니다.',
    unread: '읽지 않음',
  },
} as const satisfies Messages['notifications'];
