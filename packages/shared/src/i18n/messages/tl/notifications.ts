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
  },
  withdrawnUser: 'Umalis na user',
} as const satisfies Messages['notifications'];
