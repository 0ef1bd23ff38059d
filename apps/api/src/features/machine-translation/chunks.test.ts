import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { batchesOf, chunksOf, splitSpace } from './chunks.js';

const LONG = Object.values(NINE_SCRIPTS).join('\n').repeat(4);

describe('the chunks of a long text', () => {
  it.each([40, 100, 1_000])('have at most %d units and give the text again', (max) => {
    const chunks = chunksOf(LONG, max);
    expect(chunks.join('')).toBe(LONG);
    expect(Math.max(...chunks.map((chunk) => chunk.length))).toBeLessThanOrEqual(max);
  });

  it('end where paragraphs, sentences or words end', () => {
    expect(chunksOf('하나.\n둘.\n셋.', 8)).toEqual(['하나.\n둘.\n', '셋.']);
    expect(chunksOf('One two. Three four.', 10)).toEqual(['One two. ', 'Three ', 'four.']);
  });

  it('never tear a character apart', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(chunksOf(family.repeat(3), family.length)).toEqual([family, family, family]);
  });

  // Looking back over the run at every space of it would take its square: half an hour, for which no runner waits.
  it('are found in a million spaces', () => {
    const text = `하나. ${' '.repeat(1_000_000)}둘`;
    expect(chunksOf(text, 5_000).join('')).toBe(text);
    expect(splitSpace(`.${text}.`).core).toHaveLength(text.length + 2);
  });

  it('keep the space around them to themselves', () => {
    expect(splitSpace('\n  សួស្តី \n')).toEqual({ before: '\n  ', core: 'សួស្តី', after: ' \n' });
    expect(splitSpace('   ')).toEqual({ before: '   ', core: '', after: '' });
  });
});

describe('the calls to a provider', () => {
  it('stay within its limits and keep the order', () => {
    const groups = batchesOf(['aa', 'bb', 'cc', 'dddddd', 'e'], { texts: 2, characters: 5 });
    expect(groups).toEqual([['aa', 'bb'], ['cc'], ['dddddd'], ['e']]);
  });
});
