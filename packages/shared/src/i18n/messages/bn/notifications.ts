import type { Messages } from '../../types.ts';

export const notifications = {
  message: {
    friendRequest: '{{nickname}} আপনাকে বন্ধুত্বের অনুরোধ পাঠিয়েছেন।',
    friendAccept: '{{nickname}} আপনার বন্ধুত্বের অনুরোধ গ্রহণ করেছেন।',
    postLike: '{{nickname}} আপনার পোস্টে লাইক দিয়েছেন।',
    postLikes_one: '{{nickname}} এবং আরও {{count}} জন আপনার পোস্টে লাইক দিয়েছেন।',
    postLikes_other: '{{nickname}} এবং আরও {{count}} জন আপনার পোস্টে লাইক দিয়েছেন।',
    commentLike: '{{nickname}} আপনার মন্তব্যে লাইক দিয়েছেন।',
    post: '{{nickname}} একটি নতুন পোস্ট লিখেছেন।',
    comment: '{{nickname}} আপনার পোস্টে মন্তব্য করেছেন।',
    reply: '{{nickname}} আপনার মন্তব্যের উত্তর দিয়েছেন।',
    scrap: '{{nickname}} আপনার পোস্ট সেভ করেছেন।',
  },
  withdrawnUser: 'বিদায়ী ব্যবহারকারী',
} as const satisfies Messages['notifications'];
