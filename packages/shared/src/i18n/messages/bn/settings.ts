import type { Messages } from '../../types.ts';

export const settings = {
  notifications: {
    title: 'নোটিফিকেশনের সেটিংস',
    browser: 'এই ব্রাউজার',
    push: 'পুশ নোটিফিকেশন',
    pushHint: 'Haiko বন্ধ থাকলেও খবর পান। বার্তার লেখা কখনো দেখানো হয় না।',
    denied: 'এই ব্রাউজারে Haiko-র নোটিফিকেশন বন্ধ করা আছে। ব্রাউজারের সেটিংস থেকে অনুমতি দিন।',
    unsupported: 'এই ব্রাউজারে পুশ নোটিফিকেশন নেই। iPhone-এ আগে Haiko হোম স্ক্রিনে যোগ করুন।',
    pushFailed: 'পুশ নোটিফিকেশন চালু করা যায়নি। একটু পরে আবার চেষ্টা করুন।',
    types: 'যা যা জানতে চান',
    note: 'নতুন বার্তা',
    comment: 'মন্তব্য ও উত্তর',
    friendRequest: 'বন্ধুত্বের অনুরোধ',
    friendAccept: 'গৃহীত বন্ধুত্বের অনুরোধ',
    post: 'বন্ধুদের নতুন পোস্ট',
    postLike: 'আপনার পোস্টে লাইক',
    commentLike: 'আপনার মন্তব্যে লাইক',
    scrap: 'আপনার পোস্ট সেভ করা',
    jobAlert: 'সেভ করা অনুসন্ধানের নতুন চাকরি',
    quiet: 'নীরব সময়',
    quietHint: 'এই সময়ে (কোরিয়ার সময়) পুশ নোটিফিকেশন পাঠানো হয় না। তালিকায় সেগুলো থাকবে।',
    from: 'শুরু',
    to: 'শেষ',
  },
} as const satisfies Messages['settings'];
