import type { Messages } from '../../types.ts';

export const boards = {
  notice: {
    pinned: '고정된 공지',
    empty: '아직 공지사항이 없습니다.',
    loadFailed: '공지사항을 불러오지 못했습니다.',
  },
  category: {
    label: '카테고리',
    all: '전체',
    empty: '아직 이 카테고리에 글이 없습니다.',
  },
  search: {
    title: '검색',
    label: '검색어',
    placeholder: '게시글이나 #해시태그 검색',
    tabs: '검색 범위',
    community: '커뮤니티',
    haikoNews: 'Haiko 뉴스',
    recent: '최근 검색어',
    forget: '{{keyword}} 삭제',
    forgetAll: '전체 삭제',
    hint: '무엇을 찾고 계세요?',
    hintMore: '검색어나 #을 붙인 해시태그를 입력해 보세요.',
    none: '‘{{keyword}}’에 대한 검색 결과가 없습니다.',
    noneHint: '다른 검색어를 입력해 보세요.',
    empty: '검색어를 입력해 주세요.',
    tooLong: '검색어는 {{limit}}자까지 입력할 수 있습니다.',
    noNews: '아직 뉴스가 없습니다.',
  },
  own: {
    myPosts: '내 게시글',
    count: '게시글 {{count}}개',
    noPostsHint: '궁금한 것을 묻거나 알고 있는 것을 나눠 보세요.',
    likedAndScrapped: '좋아요 및 스크랩',
    liked: '좋아요',
    scrapped: '스크랩',
    noLiked: '좋아요를 누른 게시글이 없습니다.',
    noScrapped: '스크랩한 게시글이 없습니다.',
    noMarkedHint: '표시한 게시글을 여기에 모아 둡니다.',
    toFeed: '게시글 보기',
  },
} satisfies Messages['boards'];
