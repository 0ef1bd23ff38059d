import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { TITLE_MAX } from '@haiko/shared/limits';
import { minutesOf, readSamples } from './read-samples.js';

const { posts, categories } = await readSamples();
const boardPosts = posts.filter(({ board }) => board !== 'COMMUNITY');

describe('what the sample administrator has written', () => {
  it('is on every board, and in every category', () => {
    expect(new Set(boardPosts.map(({ board }) => board))).toEqual(new Set(['NOTICE', 'NEWS', 'INFORMATION', 'PLACE']));
    const used = boardPosts.flatMap(({ board, category }) => (category ? [`${board} ${category}`] : []));
    expect(new Set(used)).toEqual(new Set(categories.map(({ board, key }) => `${board} ${key}`)));
    expect(boardPosts.filter(({ isPinned }) => isPinned).map(({ board }) => board)).toEqual(['NOTICE']);
  });

  it('has titles, contents and category names in all nine languages', () => {
    for (const { key, author, texts } of boardPosts) {
      expect([key, author, Object.keys(texts).toSorted()]).toEqual([key, 'admin', [...LANGUAGES].toSorted()]);
    }
    const titles = boardPosts.flatMap(({ texts }) => Object.values(texts).map(({ title }) => title));
    for (const { names } of categories) expect(Object.keys(names).toSorted()).toEqual([...LANGUAGES].toSorted());
    for (const name of [...titles, ...categories.flatMap(({ names }) => Object.values(names))]) {
      expect([name.trim(), name.length <= TITLE_MAX]).toEqual([name, true]);
    }
  });

  it('shows drawings that posts of the community show, has real ages, and addresses of places alone', () => {
    const drawn = new Set(posts.flatMap(({ board, images }) => (board === 'COMMUNITY' ? images : [])));
    for (const { images, ago, board, address, mapUrl = '' } of boardPosts) {
      expect(images.filter((image) => !drawn.has(image))).toEqual([]);
      expect(minutesOf(ago)).toBeGreaterThan(0);
      expect([address !== undefined, mapUrl.startsWith('https://')]).toEqual([board === 'PLACE', board === 'PLACE']);
    }
  });
});
