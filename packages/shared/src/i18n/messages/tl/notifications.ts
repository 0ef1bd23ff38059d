import type { Messages } from '../../types.ts';

export const notifications = {
  message: {
    friendRequest: 'Nagpadala sa iyo si {{nickname}} ng kahilingang maging kaibigan.',
    friendAccept: 'Tinanggap ni {{nickname}} ang iyong kahilingang maging kaibigan.',
    postLike: 'Ni-like ni {{nickname}} ang iyong post.',
    postLikes_one: 'Ni-like ni {{nickname}} at ng {{count}} pang tao ang iyong post.',
    postLikes_other: 'Ni-like ni {{nickname}} at ng {{count}} pang tao ang iyong post.',
    commentLike: 'Ni-like ni {{nickname}} ang iyong comment.',
    post: 'May bagong post si {{nickname}}.',
    comment: 'Nag-comment si {{nickname}} sa iyong post.',
    reply: 'Sumagot si {{nickname}} sa iyong comment.',
    scrap: 'Ni-save ni {{nickname}} ang iyong post.',
    jobAlert: 'May mga bagong trabaho na tugma sa paghahanap na na-save mo.',
    note: 'Nagpadala ng mensahe sa iyo si {{nickname}}.',
  },
  withdrawnUser: 'Umalis na user',
  screen: {
    title: 'Mga abiso',
    today: 'Ngayong araw',
    lastSevenDays: 'Nakaraang 7 araw',
    longAgo: 'Matagal na',
    empty: 'Walang bagong abiso.',
    emptyHint: 'Dito lalabas ang mga like, comment at kahilingang maging kaibigan.',
    loadFailed: 'Hindi ma-load ang mga abiso mo.',
    refreshFailed: 'Hindi ma-refresh ang mga abiso mo.',
    friendRequests_one: '{{count}} kahilingang maging kaibigan ang naghihintay sa iyo',
    friendRequests_other: '{{count}} kahilingang maging kaibigan ang naghihintay sa iyo',
    postGone: 'Wala na ang post na ito.',
    unread: 'Hindi pa nababasa',
  },
} as const satisfies Messages['notifications'];
