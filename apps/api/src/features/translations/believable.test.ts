import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { believable } from './believable.js';

const LONG = `${NINE_SCRIPTS.ko} `.repeat(20);

describe('what a translator answers is believed', () => {
  it.each(LANGUAGES)('when it is written in %s', (to) => {
    for (const from of LANGUAGES.filter((language) => language !== to)) {
      expect(believable(` ${NINE_SCRIPTS[to]}\n`, NINE_SCRIPTS[from], to)).toBe(NINE_SCRIPTS[to]);
    }
  });

  it.each([
    ['삼성 Galaxy Buds Pro 3 팔아요', 'Selling Samsung Galaxy Buds Pro 3', 'ko'],
    ['Facebook', 'Facebook', 'vi'],
    ['CNC · MCT', 'CNC · MCT', 'km'],
    ['ខ្ញុំចង់លក់ iPhone 15 Pro Max 256GB', 'iPhone 15 Pro Max 256GB 팝니다', 'km'],
  ] as const)('with names in Latin letters: %s', (made, source, to) => {
    expect(believable(made, source, to)).toBe(made);
  });
});

describe('what a translator answers is not believed', () => {
  it.each([
    ['nothing', ' \n', NINE_SCRIPTS.ko, 'en'],
    ['a character that cannot be kept', 'good\0morning', NINE_SCRIPTS.ko, 'en'],
    ['half a character', 'good \uD83E', NINE_SCRIPTS.ko, 'en'],
    ['a novel', 'word '.repeat(500), NINE_SCRIPTS.ko, 'en'],
    ['an excuse for a page', 'Sorry, I cannot translate this.', LONG, 'en'],
    ['the text itself', NINE_SCRIPTS.vi, NINE_SCRIPTS.vi, 'en'],
    ['English for Khmer', NINE_SCRIPTS.en, NINE_SCRIPTS.ko, 'km'],
    ['Korean for Japanese', `${NINE_SCRIPTS.ko} ${NINE_SCRIPTS.ko}`, NINE_SCRIPTS.en, 'ja'],
    ['Thai for Vietnamese', NINE_SCRIPTS.th, NINE_SCRIPTS.ko, 'vi'],
  ] as const)('when it is %s', (_what, made, source, to) => {
    expect(believable(made, source, to)).toBeNull();
  });
});
