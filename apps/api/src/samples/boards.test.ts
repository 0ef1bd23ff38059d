import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { TITLE_MAX } from '@haiko/shared/limits';
import { boardPosts, categories } from './boards.js';
import { posts } from './posts.js';
import { minutesOf } from './thread.js';

describe('what the sample administrator has written', () => {
  it('is on every board, and in every category', () => {
    expect(new Set(boardPosts.map(({ board }) => board))).toEqual(new Set(['NOTICE', 'NEWS', 'INFORMATION', 'PLACE']));
    const used = boardPosts.flatMap(({ board, category }) => (category ? [`${board} ${category}`] : []));
    expect(new Set(used)).toEqual(new Set(categories.map(({ board, key }) => `${board} ${key}`)));
  });

  it('has titles, contents and category names in all nine languages', () => {
    for (const { content } of boardPosts) expect(Object.keys(content).toSorted()).toEqual([...LANGUAGES].toSorted());
    for (const names of [...boardPosts.map(({ title }) => title), ...categories.map((category) => category.names)]) {
      expect(Object.keys(names).toSorted()).toEqual([...LANGUAGES].toSorted());
      for (const name of Object.values(names)) expect([name.trim(), name.length <= TITLE_MAX]).toEqual([name, true]);
    }
  });

  it('shows drawings that posts of the community show, has real ages, and addresses of places alone', () => {
    const drawn = new Set(posts.flatMap(({ images }) => images));
    for (const { images = [], ago, board, address, mapUrl = '' } of boardPosts) {
      expect(images.filter((image) => !drawn.has(image))).toEqual([]);
      expect(minutesOf(ago)).toBeGreaterThan(0);
      expect([address !== undefined, mapUrl.startsWith('https://')]).toEqual([board === 'PLACE', board === 'PLACE']);
    }
  });
});
