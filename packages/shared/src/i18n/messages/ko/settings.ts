import type { Messages } from '../../types.ts';

export const settings = {
  notifications: {
    title: '알림 설정',
    browser: '이 브라우저',
    push: '푸시 알림',
    pushHint: 'Haiko를 닫아도 새 소식을 받을 수 있습니다. 쪽지 내용은 알림에 표시되지 않습니다.',
    denied: '이 브라우저에서 Haiko 알림이 차단되어 있습니다. 브라우저 설정에서 허용해 주세요.',
    unsupported:
      '이 브라우저는 푸시 알림을 지원하지 않습니다. iPhone에서는 Haiko를 홈 화면에 추가한 뒤 사용할 수 있습니다.',
    pushFailed: '푸시 알림을 켜지 못했습니다. 잠시 후 다시 시도해 주세요.',
    types: '푸시로 받을 알림',
    note: '새 쪽지',
    comment: '댓글과 답글',
    friendRequest: '친구 요청',
    friendAccept: '친구 요청 수락',
    post: '친구의 새 게시글',
    postLike: '게시글 좋아요',
    commentLike: '댓글 좋아요',
    scrap: '게시글 스크랩',
    jobAlert: '저장한 검색의 새 채용 공고',
    quiet: '방해 금지 시간',
    quietHint: '이 시간에는 푸시 알림을 보내지 않습니다(한국 시간). 알림 목록에는 그대로 쌓입니다.',
    from: '시작',
    to: '종료',
  },
} as const satisfies Messages['settings'];
