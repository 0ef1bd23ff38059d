import { LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import { expect, it } from 'vitest';
import { type CardWords, layOutCard, leadingOf, type Written } from './cardLayout.ts';
import { FOOTER } from './pictureLayout.ts';

/** Letters half as wide as they are high, signs above and below without any width. */
const measure = (line: string, { size }: Written) => [...line.replace(/\p{M}/gu, '')].length * size * 0.55;

const LONG = 'Shift manager wanted for the night at a bakery near Suwon station, meals and a room are free ';
const others = LANGUAGES.filter((language) => language !== 'ko').map((language) => ({ language, title: LONG }));
const invitation = { language: 'bn' as Language, title: 'নিজের ভাষায় পড়ুন' };

const CARDS: Record<string, CardWords> = {
  'a post': {
    original: { language: 'ko', title: '월급이 또 늦었어요'.repeat(6), text: LONG.repeat(5) },
    others,
    invitation,
  },
  'a job': {
    original: { language: 'ko', title: LONG },
    ...{ others, facts: ['2,200,000–2,500,000 won', 'Icheon-si, Gyeonggi'], invitation },
  },
};

it.each(Object.keys(CARDS).flatMap((name) => [true, false].map((hasPicture) => [name, hasPicture] as const)))(
  'shows %s in all its languages (with a picture: %s)',
  (name, hasPicture) => {
    const words = CARDS[name] as CardWords;
    const { texts, bubble } = layOutCard(words, hasPicture, measure);
    const shown = texts.map(({ written }) => `${written.language} ${written.text}`);
    for (const { language, title } of others) expect(shown).toContain(`${language} ${title}`);
    for (const { written, lines, y } of texts) {
      expect(lines.length).toBeGreaterThan(0);
      expect(y + lines.length * leadingOf(written)).toBeLessThanOrEqual(FOOTER.top);
    }
    const [first] = texts.filter(({ x }) => x === texts.at(-1)?.x);
    expect(first?.y).toBeGreaterThan(bubble.y + bubble.height);
  },
);

it('gives a picture the room that short words leave', () => {
  const words = { original: { language: 'vi' as Language, title: 'Cảm ơn' }, others: [], invitation };
  const { picture, bubble } = layOutCard(words, true, measure);
  expect(picture?.height).toBe(620);
  expect(bubble.y + bubble.height).toBeLessThan(FOOTER.top);
});
