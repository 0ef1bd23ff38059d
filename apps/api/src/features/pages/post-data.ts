import { HTML_LANG, type Language } from '@haiko/shared/i18n/languages';
import type { PostHeadRow } from './pages.queries.js';

type Shown = Omit<PostHeadRow, 'title' | 'content'> & {
  title: string;
  text: string;
  /** Of title and text. */
  language: Language;
};

/**
 * A post in the words of schema.org, with nothing but what the page itself shows: what somebody says in the community invites
 * answers, what stands on a board is an article of the place itself. `origin` has no last slash; `address` is the page's own.
 */
export function postData(post: Shown, { origin, address }: { origin: string; address: string }): object {
  const { board, title, text, language, image, createdAt, updatedAt } = post;
  return {
    '@context': 'https://schema.org',
    ...(board === 'COMMUNITY'
      ? discussed(post)
      : { '@type': 'Article', publisher: { '@type': 'Organization', name: 'Haiko' } }),
    headline: title,
    [board === 'COMMUNITY' ? 'text' : 'articleBody']: text,
    url: address,
    mainEntityOfPage: address,
    inLanguage: HTML_LANG[language],
    datePublished: createdAt.toISOString(),
    dateModified: updatedAt.toISOString(),
    ...(image && { image: origin + image }),
  };
}

function discussed({ author, likes, commentsCount }: Shown): object {
  return {
    '@type': 'DiscussionForumPosting',
    // Who has left has no name any more.
    ...(author && { author: { '@type': 'Person', name: author } }),
    commentCount: commentsCount,
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/LikeAction',
      userInteractionCount: likes,
    },
  };
}
