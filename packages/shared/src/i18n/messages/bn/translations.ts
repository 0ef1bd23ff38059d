import type { Messages } from '../../types.ts';

export const translations = {
  suggest: {
    title: 'অনুবাদ প্রস্তাব করুন',
    hint: 'আপনার অনুবাদ দেখানো হবে কি না, তা লেখক বা মডারেটর ঠিক করবেন।',
    original: 'মূল লেখা ({{language}})',
    translation: 'অনুবাদ ({{language}})',
    send: 'প্রস্তাব পাঠান',
    unchanged: 'আগে অনুবাদটি বদলান।',
    thanks: 'আপনার প্রস্তাবের জন্য ধন্যবাদ।',
    gone: 'এই লেখাটি আর নেই।',
  },
  field: {
    title: 'শিরোনাম',
    content: 'বিষয়বস্তু',
    description: 'বিবরণ',
    extraInfo: 'অতিরিক্ত তথ্য',
  },
  list: {
    title: 'প্রস্তাবিত অনুবাদ',
    hint: 'আপনার লেখার জন্য অন্যরা আরও ভালো অনুবাদ প্রস্তাব করেছেন। কোনটি দেখানো হবে, তা আপনি ঠিক করবেন।',
    empty: 'কোনো প্রস্তাব অপেক্ষায় নেই।',
    loadFailed: 'প্রস্তাবগুলো লোড করা যায়নি।',
    into: '{{language}} অনুবাদ',
    look: 'তুলনা করুন',
  },
  decision: {
    now: 'এখন যা দেখানো হচ্ছে',
    suggested: '{{name}}-এর প্রস্তাব',
    accept: 'গ্রহণ করুন',
    reject: 'প্রত্যাখ্যান',
    accepted: 'প্রস্তাবটি এখন অনুবাদ হিসেবে দেখানো হচ্ছে।',
    rejected: 'প্রস্তাবটি প্রত্যাখ্যান করা হয়েছে।',
    late: 'এই প্রস্তাব নিয়ে আর সিদ্ধান্ত নেওয়া যাবে না: লেখাটি বদলে গেছে অথবা সিদ্ধান্ত আগেই হয়েছে।',
  },
} as const satisfies Messages['translations'];
