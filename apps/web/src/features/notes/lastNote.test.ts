import { LANGUAGE_SUFFIXES, LANGUAGES } from '@haiko/shared/i18n/languages';
import { describe, expect, it } from 'vitest';
import type { ConversationRowFragment } from '#/api/generated.ts';
import { lastNoteText } from './lastNote.ts';

type LastMessage = ConversationRowFragment['lastMessage'];

function said(original: string, others: Partial<LastMessage> = {}): LastMessage {
  const texts = Object.fromEntries(LANGUAGES.map((code) => [`content${LANGUAGE_SUFFIXES[code]}`, original]));
  return { content: original, hasFile: false, ...texts, ...others } as LastMessage;
}

describe('the last message of a conversation', () => {
  it('is in the reader’s language where it was translated', () => {
    const message = said('Xin chào bạn, khỏe không?', { contentKm: 'សួស្តី សុខសប្បាយទេ?' });
    expect(lastNoteText(message, 'km')).toEqual({ text: 'សួស្តី សុខសប្បាយទេ?', language: 'km' });
    expect(lastNoteText(message, 'ko')).toEqual({ text: 'Xin chào bạn, khỏe không?', language: 'vi' });
  });

  it('is its beginning, in one line', () => {
    const { text } = lastNoteText(said('첫째 줄\n둘째 줄 '.repeat(50)), 'ko');
    expect(text.length).toBeLessThanOrEqual(120);
    expect(text).not.toContain('\n');
  });

  it('is empty for a mere picture', () => {
    expect(lastNoteText(said(''), 'bn').text).toBe('');
  });
});
