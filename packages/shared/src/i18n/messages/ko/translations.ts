import type { Messages } from '../../types.ts';

export const translations = {
  suggest: {
    title: '번역 제안',
    hint: '작성자나 운영자가 확인한 뒤 번역에 반영됩니다.',
    original: '원문 ({{language}})',
    translation: '번역 ({{language}})',
    send: '제안 보내기',
    unchanged: '먼저 번역을 수정해 주세요.',
    thanks: '번역을 제안해 주셔서 감사합니다.',
    gone: '더 이상 볼 수 없는 글입니다.',
  },
  field: {
    title: '제목',
    content: '내용',
    description: '상세 내용',
    extraInfo: '추가 정보',
  },
  list: {
    title: '제안받은 번역',
    hint: '다른 사용자가 내 글의 더 나은 번역을 제안했습니다. 반영할 번역을 선택해 주세요.',
    empty: '확인할 제안이 없습니다.',
    loadFailed: '제안을 불러오지 못했습니다.',
    into: '{{language}} 번역',
    look: '비교하기',
    tabs: '누구의 글인지',
    mine: '내 글',
    all: '전체',
    allHint: '모든 글에 들어온 번역 제안입니다. 오래된 것부터 보이며, 운영자도 결정할 수 있습니다.',
  },
  decision: {
    now: '현재 번역',
    suggested: '{{name}}님의 제안',
    accept: '반영하기',
    reject: '거절하기',
    accepted: '제안이 번역에 반영되었습니다.',
    rejected: '제안을 거절했습니다.',
    late: '글이 변경되었거나 이미 처리된 제안입니다.',
  },
} as const satisfies Messages['translations'];
