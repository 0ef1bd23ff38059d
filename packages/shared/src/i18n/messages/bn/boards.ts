import type { Messages } from '../../types.ts';

export const boards = {
  notice: {
    pinned: 'পিন করা',
    empty: 'এখনো কোনো নোটিশ নেই',
    loadFailed: 'নোটিশ লোড করা যায়নি।',
  },
  category: {
    label: 'বিভাগ',
    all: 'সব',
    empty: 'এই বিভাগে এখনো কিছু নেই',
  },
  search: {
    title: 'খুঁজুন',
    label: 'খোঁজার শব্দ',
    placeholder: 'পোস্ট বা #হ্যাশট্যাগ খুঁজুন',
    tabs: 'কোথায় খুঁজবেন',
    community: 'কমিউনিটি',
    haikoNews: 'Haiko সংবাদ',
    recent: 'সাম্প্রতিক খোঁজ',
    forget: '{{keyword}} মুছুন',
    forgetAll: 'সব মুছুন',
    hint: 'কী খুঁজছেন?',
    hintMore: 'কোনো শব্দ, অথবা # দিয়ে হ্যাশট্যাগ লিখুন।',
    none: '“{{keyword}}”-এর জন্য কোনো ফলাফল পাওয়া যায়নি।',
    noneHint: 'অনুগ্রহ করে অন্য শব্দ দিয়ে চেষ্টা করুন।',
    empty: 'অনুগ্রহ করে খোঁজার শব্দ লিখুন।',
    tooLong: 'খোঁজার শব্দ সর্বোচ্চ {{limit}} অক্ষরের হতে পারে।',
    noNews: 'এখনো কোনো সংবাদ নেই',
  },
  own: {
    myPosts: 'আমার পোস্ট',
    count: 'পোস্ট: {{count}}',
    noPostsHint: 'প্রশ্ন করুন বা যা জানেন তা শেয়ার করুন।',
    likedAndScrapped: 'লাইক ও সেভ',
    liked: 'লাইক',
    scrapped: 'সেভ',
    noLiked: 'লাইক করা কোনো পোস্ট নেই',
    noScrapped: 'সেভ করা কোনো পোস্ট নেই',
    noMarkedHint: 'আপনার চিহ্নিত পোস্টগুলো এখানে থাকবে।',
    toFeed: 'পোস্ট দেখুন',
  },
} satisfies Messages['boards'];
