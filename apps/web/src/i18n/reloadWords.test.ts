import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { expect, it } from 'vitest';
import { firstMessages } from './catalogues.ts';
import { RELOAD_WORDS } from './reloadWords.ts';

it.each(LANGUAGES)(
  'the button that stands without a catalogue says in %s what the catalogue says',
  async (language) => {
    expect(await firstMessages[language]()).toMatchObject({ common: { button: { reload: RELOAD_WORDS[language] } } });
  },
);
