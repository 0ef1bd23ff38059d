import type { Messages } from '../../types.ts';

export const boards = {
  notice: {
    pinned: 'Naka-pin',
    empty: 'Wala pang paunawa',
    loadFailed: 'Hindi na-load ang paunawa.',
  },
  category: {
    label: 'Mga kategorya',
    all: 'Lahat',
    empty: 'Wala pang laman ang kategoryang ito',
  },
  search: {
    title: 'Maghanap',
    label: 'Salitang hahanapin',
    placeholder: 'Post o #hashtag',
    tabs: 'Saan maghahanap',
    community: 'Komunidad',
    haikoNews: 'Balitang Haiko',
    recent: 'Mga kamakailang hinanap',
    forget: 'Alisin ang {{keyword}}',
    forgetAll: 'Alisin lahat',
    hint: 'Ano ang hinahanap mo?',
    hintMore: 'Maglagay ng salita, o hashtag na may #.',
    none: 'Walang nahanap para sa “{{keyword}}”.',
    noneHint: 'Pakisubukan ang ibang salita.',
    empty: 'Pakilagay ang salitang hahanapin.',
    tooLong: 'Hanggang {{limit}} karakter lang ang salitang hahanapin.',
    noNews: 'Wala pang balita',
  },
  own: {
    myPosts: 'Aking mga post',
    count: 'Mga post: {{count}}',
    noPostsHint: 'Magtanong o ibahagi ang nalalaman mo.',
    likedAndScrapped: 'Mga like at na-save',
    liked: 'Mga like',
    scrapped: 'Na-save',
    noLiked: 'Walang ni-like na post',
    noScrapped: 'Walang na-save na post',
    noMarkedHint: 'Dito nakatago ang mga post na minarkahan mo.',
    toFeed: 'Tingnan ang mga post',
  },
} satisfies Messages['boards'];
