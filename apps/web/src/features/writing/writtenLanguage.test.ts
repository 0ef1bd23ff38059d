import { describe, expect, it } from 'vitest';
import { chosenBefore, writtenLanguage } from './writtenLanguage.ts';

describe('the language of what is written', () => {
  it("is told from the text; the writer's own decides where letters do not", () => {
    expect(writtenLanguage('สวัสดี', '', 'ko')).toBe('th');
    expect(writtenLanguage('Magandang umaga', '', 'tl')).toBe('tl');
    expect(writtenLanguage('\n12345', '', 'km')).toBe('km');
  });

  it('is what the writer chose, whatever the text says', () => {
    expect(writtenLanguage('Magandang umaga', 'tl', 'en')).toBe('tl');
  });

  it('of a saved text counts as chosen where its letters do not tell it', () => {
    expect(chosenBefore('Adobo\nAnsan, Suwon', 'tl', 'ko')).toBe('tl');
    expect(chosenBefore('Adobo\nAnsan, Suwon', 'tl', 'tl')).toBe('');
    expect(chosenBefore('Kumusta\nNasaan ang klinika?', 'tl', 'ko')).toBe('');
  });
});
