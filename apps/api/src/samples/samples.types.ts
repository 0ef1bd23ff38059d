import type { Language } from '@haiko/shared/i18n/languages';
import type { AdminBoard } from '../features/posts/sub-board.entity.js';
import type { Portrait } from './avatars.js';
import type { DrawingKey } from './drawings.js';

/** A made-up resident of the local start; `key` is how the other samples refer to them. */
export interface SamplePerson {
  key: string;
  email: string;
  nickname: string;
  /** ISO 3166-1 alpha-2. */
  nationality: string;
  gender: 'male' | 'female';
  /** YYYY-MM-DD. */
  birthDate: string;
  language: Language;
  purpose: string;
  role: 'USER' | 'MODERATOR' | 'ADMIN';
  /** Features of the generated profile image: `avatar(key, portrait)`. */
  portrait: Portrait;
  /** For writers of further samples: who this is. Never shown. */
  note: string;
}

/** A person as written down; address and ordinary role follow from the rest. */
export type PersonDraft = Omit<SamplePerson, 'email' | 'role'> & Partial<Pick<SamplePerson, 'role'>>;

export interface SampleComment {
  author: string;
  language: Language;
  content: string;
  /** Human translations; never into the comment's own language. */
  translations: Partial<Record<Language, string>>;
  minutesAgo: number;
  likedBy: readonly string[];
  /** Replies have no replies of their own. */
  replies: readonly SampleComment[];
}

/** Human translations of comments, by what the comment says. */
export type CommentTranslations = Readonly<Record<string, SampleComment['translations']>>;

export interface SampleText {
  title: string;
  content: string;
}

export interface SamplePost extends SampleText {
  key: string;
  author: string;
  language: Language;
  hashtags: readonly string[];
  images: readonly DrawingKey[];
  minutesAgo: number;
  viewCount: number;
  likedBy: readonly string[];
  scrappedBy: readonly string[];
  /** Human translations; never into the post's own language. */
  translations: Partial<Record<Language, SampleText>>;
  comments: readonly SampleComment[];
}

/** A post as its author's file writes it; `posts.ts` turns it into a SamplePost. */
export interface PostDraft extends SampleText {
  key: string;
  author: string;
  /** Age: `12m`, `5h` or `3d`. */
  ago: string;
  views: number;
  likes: number;
  scraps?: number;
  /** Separated by spaces. */
  tags?: string;
  images?: readonly DrawingKey[];
  /** One comment a line, see `readThread`. */
  thread?: string;
}

/** A category of a board in all nine languages. */
export interface SampleCategory {
  key: string;
  board: AdminBoard;
  names: Record<Language, string>;
}

/** A post of a board: written in Korean by the sample administrator, its other languages by human translators. */
export interface BoardPostDraft {
  key: string;
  board: AdminBoard;
  /** Key of a category of the same board. */
  category?: string;
  /** Age: `12m`, `5h` or `3d`. */
  ago: string;
  views: number;
  /** Drawings that a post of the community shows as well. */
  images?: readonly DrawingKey[];
  /** Separated by spaces. */
  tags?: string;
  address?: string;
  mapUrl?: string;
  title: Record<Language, string>;
  content: Partial<Record<Language, string>> & { ko: string };
}
