import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { firstMessages } from 'virtual:messages';
import { expect, it } from 'vitest';
import index from '../../index.html?raw';
import { RELOAD_WORDS } from './reloadWords.ts';

it.each(LANGUAGES)(
  'the button that stands without a catalogue says in %s what the catalogue says',
  async (language) => {
    expect((await firstMessages[language]()).messages).toMatchObject({
      common: { button: { reload: RELOAD_WORDS[language] } },
    });
  },
);

it('the page itself says the same where not even the code comes', () => {
  const [, words = ''] = /data-words='([^']*)'/.exec(index) ?? [];
  expect(JSON.parse(words)).toEqual(RELOAD_WORDS);
});
