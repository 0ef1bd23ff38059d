import { describe, expect, it } from 'vitest';
import { checkPictures } from './uploadRules.ts';

const MB = 1024 * 1024;
const picture = (name: string, type = 'image/jpeg', size = MB) => ({ name, type, size });

describe('chosen pictures', () => {
  it.each(['사진.jpg', '写真.JPEG', 'រូប.png', 'ছবি.gif', 'ảnh.webp'])('may be %s', (name) => {
    expect(checkPictures([picture(name)], 0)).toEqual({ accepted: [picture(name)], problems: [] });
  });

  it('are images, of a kind that every phone can show', () => {
    expect(checkPictures([picture('a.pdf', 'application/pdf')], 0).problems).toEqual(['forms.onlyImages']);
    expect(checkPictures([picture('a.svg', 'image/svg+xml')], 0).problems).toEqual(['errors.UNSUPPORTED_FILE_TYPE']);
    expect(checkPictures([picture('a.heic', '')], 0).problems).toEqual(['errors.UNSUPPORTED_FILE_TYPE']);
  });

  it('may be large where they are made smaller before they are sent', () => {
    expect(checkPictures([picture('a.jpg', 'image/jpeg', 12 * MB)], 0).problems).toEqual([]);
    expect(checkPictures([picture('a.gif', 'image/gif', 12 * MB)], 0).problems).toEqual(['errors.FILE_TOO_LARGE']);
    expect(checkPictures([picture('a.jpg', 'image/jpeg', 60 * MB)], 0).problems).toEqual(['errors.FILE_TOO_LARGE']);
    expect(checkPictures([picture('a.jpg', 'image/jpeg', 0)], 0).problems).toEqual(['errors.FILE_TOO_LARGE']);
  });

  it('are at most ten; the first ones are taken, and one sentence is said about the rest', () => {
    const twelve = Array.from({ length: 12 }, (_, index) => picture(`${index}.jpg`));
    expect(checkPictures(twelve, 0)).toEqual({ accepted: twelve.slice(0, 10), problems: ['errors.TOO_MANY_FILES'] });
    expect(checkPictures(twelve, 9).accepted).toHaveLength(1);
  });
});
