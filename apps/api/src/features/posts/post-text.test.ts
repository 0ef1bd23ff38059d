import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { completeText, pickTogether } from '@haiko/shared/i18n/localized';
import { EXCERPT_LENGTH } from '@haiko/shared/limits';
import { excerpt } from '@haiko/shared/rules/text';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { PostText } from './post-text.js';

const { ko, th, km, bn } = NINE_SCRIPTS;
const POSTS = [
  { title: NINE_SCRIPTS, content: NINE_SCRIPTS, originalLanguage: 'ja' },
  { title: { ko, km }, content: { ko: ko.repeat(40), km: km.repeat(40) }, originalLanguage: 'ko' },
  // Half translated: all of it is shown as it was written.
  { title: { bn, th }, content: { bn: bn.repeat(40) }, originalLanguage: 'bn' },
  { title: { th }, content: {}, originalLanguage: 'th' },
  { title: {}, content: {}, originalLanguage: 'vi' },
] as const;

describe('the words of a post', () => {
  it.each(POSTS)('are shown as the rules of a text in several parts say: $originalLanguage', (post) => {
    const { title, content, originalLanguage } = post;
    const text = new PostText(post);
    for (const alsoRead of [[], ['th'], LANGUAGES] as const) {
      for (const wanted of LANGUAGES) {
        const { texts, language } = pickTogether({ title, content }, originalLanguage, wanted, alsoRead);
        const shown = { ...texts, excerpt: excerpt(texts.content, EXCERPT_LENGTH), language };
        // The second time from what was kept of the first one.
        expect([text.shown(wanted, alsoRead), text.shown(wanted, alsoRead)]).toEqual([shown, shown]);
      }
    }
  });

  it('tell the languages in which they are complete, worked out once', () => {
    const text = new PostText(POSTS[2]);
    expect(text.complete).toEqual(completeText({ title: POSTS[2].title, content: POSTS[2].content }));
    expect(text.complete).toBe(text.complete);
  });

  it.each([
    [POSTS[2], `${bn}\n${bn.repeat(40)}`],
    [POSTS[3], `${th}\n`],
    [POSTS[4], '\n'],
  ])('are those of the author, the title first', (post, written) => {
    expect(new PostText(post).written).toBe(written);
  });
});
