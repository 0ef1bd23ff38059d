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
    jobAlert: 'আপনার সেভ করা অনুসন্ধানের সাথে মেলে এমন নতুন চাকরি এসেছে।',
    note: '{{nickname}} আপনাকে একটি বার্তা পাঠিয়েছেন।',
  },
  withdrawnUser: 'বিদায়ী ব্যবহারকারী',
  screen: {
    title: 'নোটিফিকেশন',
    today: 'আজ',
    lastSevenDays: 'গত 7 দিন',
    longAgo: 'অনেক আগে',
    empty: 'নতুন কোনো নোটিফিকেশন নেই।',
    emptyHint: 'লাইক, মন্তব্য ও বন্ধুত্বের অনুরোধ এখানে দেখা যাবে।',
    loadFailed: 'আপনার নোটিফিকেশন লোড করা যায়নি।',
    refreshFailed: 'আপনার নোটিফিকেশন রিফ্রেশ করা যায়নি।',
    friendRequests_one: '{{count}}টি বন্ধুত্বের অনুরোধ অপেক্ষা করছে',
    friendRequests_other: '{{count}}টি বন্ধুত্বের অনুরোধ অপেক্ষা করছে',
    postGone: 'এই পোস্টটি আর নেই।',
    unread: 'এখনো পড়া হয়নি',
  },
} as const satisfies Messages['notifications'];
