import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { notificationMessage } from '@haiko/shared/i18n/serverMessages';
import { describe, expect, it } from 'vitest';
import { positionOf } from './namePosition.ts';

describe('the place of a name in a sentence', () => {
  it.each([
    ['សុខា', 'សុខា likes your post.', 0],
    ['민수', '민수님이 내 게시글을 좋아해요.', 0],
    ['An', 'Another friend of An', 18],
    ['og', 'Nag-comment si og sa iyong post.', 15],
    ['สมชาย', 'ความคิดเห็นของสมชาย', 14],
    ['An', 'Nobody', -1],
    ['', 'You have a notification.', -1],
  ])('of %s in "%s" is %i', (name, sentence, place) => {
    expect(positionOf(name, sentence)).toBe(place);
  });

  it.each(LANGUAGES)('is found in what notifications say in %s', (language) => {
    for (const nickname of ['សុខា', 'রহিম', '민수', 'Nguyễn', 'an', 'og']) {
      const message = { type: 'Comment', isReply: false, nickname, peopleCount: 1 } as const;
      const marked = notificationMessage({ ...message, nickname: '\u0000' }, language);
      expect(positionOf(nickname, notificationMessage(message, language)), nickname).toBe(marked.indexOf('\u0000'));
    }
  });
});
