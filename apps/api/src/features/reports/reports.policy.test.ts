import { isChangedSince } from './reports.policy.js';

describe('isChangedSince', () => {
  it.each([
    ['the same text', '제목\n내용', ['제목', '내용'], false],
    ['a text that goes on after the excerpt', 'ចំណង', ['ចំណងជើង', 'អត្ថបទ'], false],
    ['other line breaks', 'a\n\nb', ['a', 'b'], false],
    ['another beginning', '제목\n내용', ['제목', '다른 내용'], true],
    ['what is gone', '제목', [], false],
  ])('of %s', (_, excerpt, fields, isChanged) => {
    expect(isChangedSince(excerpt, fields)).toBe(isChanged);
  });
});
