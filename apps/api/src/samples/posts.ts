import type { Language } from '@haiko/shared/i18n/languages';
import { random } from './drawing-shapes.js';
import { people } from './people.js';
import { bengaliPosts } from './posts.bn.js';
import { englishPosts } from './posts.en.js';
import { japanesePosts } from './posts.ja.js';
import { khmerPosts } from './posts.km.js';
import { koreanPosts } from './posts.ko.js';
import { tagalogPosts } from './posts.tl.js';
import { thaiPosts } from './posts.th.js';
import { vietnamesePosts } from './posts.vi.js';
import { chinesePosts } from './posts.zh.js';
import type { PostDraft, SamplePost } from './samples.types.js';
import { minutesOf, readThread } from './thread.js';
import { translations } from './translations.js';

const drafts: Record<Language, readonly PostDraft[]> = {
  ko: koreanPosts,
  en: englishPosts,
  zh: chinesePosts,
  ja: japanesePosts,
  th: thaiPosts,
  vi: vietnamesePosts,
  km: khmerPosts,
  tl: tagalogPosts,
  bn: bengaliPosts,
};

const seedOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 33 + (letter.codePointAt(0) ?? 0)) % 99991, 5);

/** `count` people other than `except`, always the same ones for the same purpose. */
export function readers(purpose: string, count: number, except: string): string[] {
  const next = random(seedOf(purpose));
  const pool = people.map(({ key }) => ({ key, rank: next() })).filter(({ key }) => key !== except);
  return pool
    .sort((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ key }) => key);
}

function postOf(language: Language, draft: PostDraft): SamplePost {
  const { key, author, title, content, ago, views, likes, scraps = 0, tags = '', images = [], thread = '' } = draft;
  const minutesAgo = minutesOf(ago);
  return {
    key,
    author,
    language,
    title,
    content,
    hashtags: tags.split(' ').filter(Boolean),
    images,
    minutesAgo,
    viewCount: views,
    likedBy: readers(`${key} like`, likes, author),
    scrappedBy: readers(`${key} scrap`, scraps, author),
    translations: translations[key] ?? {},
    comments: readThread(thread, minutesAgo, (purpose, count, except) => readers(key + purpose, count, except)),
  };
}

/** All sample posts, newest first. */
export const posts: readonly SamplePost[] = (Object.keys(drafts) as Language[])
  .flatMap((language) => drafts[language].map((draft) => postOf(language, draft)))
  .sort((a, b) => a.minutesAgo - b.minutesAgo);
