import type { Messages } from '../../types.ts';

export const rates = {
  title: 'বিনিময় হার',
  asOf: '{{time}} অনুযায়ী',
  stale: 'পুরোনো হতে পারে',
  converter: 'মুদ্রা রূপান্তর',
  currency: 'মুদ্রা',
  amount: 'পরিমাণ ({{currency}})',
  swap: 'অদলবদল করুন',
  all: 'সব মুদ্রা',
  ratedOn: '{{date}} তারিখের হার',
  note: 'এই হারগুলো শুধু ধারণার জন্য। ব্যাংক ও টাকা পাঠানোর সেবার নিজস্ব হার ও ফি থাকে।',
  builtIn: 'এই হারগুলো অ্যাপের সঙ্গে এসেছে। নতুন হার এখনো পাওয়া যায়নি।',
  source: 'হারের উৎস:',
  refreshFailed: 'হার নতুন করে আনা যায়নি।',
} as const satisfies Messages['rates'];
