import { describe, expect, it } from 'vitest';
import { extensionOf, isShownAsImage, isUploadableImage } from './image.ts';

describe('the extension of a file', () => {
  it('is read from names, paths and addresses, in any case and script', () => {
    expect(extensionOf('사진.JPG')).toBe('jpg');
    expect(extensionOf('a/b.c/photo.tar.gz')).toBe('gz');
    expect(extensionOf('https://x.kr/files/1.webp?size=512#top')).toBe('webp');
    expect(extensionOf('রিপোর্ট')).toBe('');
    expect(extensionOf('.htaccess')).toBe('');
    expect(extensionOf('trailing.')).toBe('');
  });

  it('decides what may be uploaded as a picture', () => {
    for (const name of ['a.jpg', 'a.JPEG', 'a.png', 'a.gif', 'a.webp']) expect(isUploadableImage(name)).toBe(true);
    for (const name of ['a.svg', 'a.bmp', 'a.pdf', 'jpg', 'a.jpg.exe', '']) expect(isUploadableImage(name)).toBe(false);
  });

  it('decides what is shown as a picture', () => {
    for (const name of ['a.bmp', 'a.svg', '/files/x.webp']) expect(isShownAsImage(name)).toBe(true);
    for (const name of ['a.pdf', 'a.hwp', 'a.docx']) expect(isShownAsImage(name)).toBe(false);
  });
});
