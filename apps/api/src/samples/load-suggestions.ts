import type { EntityManager } from 'typeorm';
import type { Language } from '@haiko/shared/i18n/languages';
import { sourceHash } from '../features/translations/translations.policy.js';
import { insertRows } from './insert-rows.js';
import { posts } from './posts.js';

interface Loaded {
  people: Map<string, string>;
  posts: Map<string, string>;
  moment: (minutesAgo: number) => string;
}

interface SampleSuggestion {
  post: string;
  from: string;
  language: Language;
  /** In the place of the post's title. */
  title: string;
  minutesAgo: number;
}

const SUGGESTIONS: readonly SampleSuggestion[] = [
  {
    post: 'grandmother-next-door',
    from: 'sokha',
    language: 'km',
    title: 'អរគុណលោកយាយជិតខាងរបស់ខ្ញុំ',
    minutesAgo: 9,
  },
  {
    post: 'grandmother-next-door',
    from: 'emily',
    language: 'en',
    title: 'Thank you, Grandma next door',
    minutesAgo: 6,
  },
];

/** Better translations that wait for Linh, who wrote the post, or for the sample moderator. */
export async function loadSuggestions(manager: EntityManager, keys: Loaded): Promise<void> {
  const rows = SUGGESTIONS.flatMap(({ post: key, from, language, title, minutesAgo }) => {
    const post = posts.find((one) => one.key === key);
    if (!post) return [];
    return {
      subject_type: 'post',
      subject_uuid: keys.posts.get(key),
      field: 'title',
      language,
      text: title,
      source_hash: sourceHash(post.title, post.language),
      author_uuid: keys.people.get(post.author),
      suggester_uuid: keys.people.get(from),
      created_at: keys.moment(minutesAgo),
    };
  });
  await insertRows(manager, 'translation_suggestions', rows);
}
