import { describe, expect, it } from 'vitest';
import { chosenInForm, contentLanguage } from './contentLanguage.ts';

describe('the language of what is written', () => {
  it("is told from the text; the writer's own decides where letters do not", () => {
    expect(contentLanguage('สวัสดี', '', 'ko')).toBe('th');
    expect(contentLanguage('Magandang umaga', '', 'tl')).toBe('tl');
    expect(contentLanguage('\n12345', '', 'km')).toBe('km');
  });

  it('is what the writer chose, whatever the text says', () => {
    expect(contentLanguage('Magandang umaga', 'tl', 'en')).toBe('tl');
  });

  it('of a saved text counts as chosen where its letters do not tell it', () => {
    expect(chosenInForm('Adobo\nAnsan, Suwon', 'tl', 'ko')).toBe('tl');
    expect(chosenInForm('Adobo\nAnsan, Suwon', 'tl', 'tl')).toBe('');
    expect(chosenInForm('Kumusta\nNasaan ang klinika?', 'tl', 'ko')).toBe('');
  });
});
