import { fc, runs } from '@haiko/shared/test/anyTexts';
import sharp from 'sharp';
import { pngWith, packedText } from '../../../test/nasty-files.js';
import { onlySeen } from './png-chunks.js';

const TEXTS = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'sPLT', 'hIST', 'prVt'];

describe('what a decoder is given of a PNG', () => {
  it('has no texts, packed or not, and all that is seen', async () => {
    const plain = pngWith([]);
    const hidden = TEXTS.map((type): [string, Buffer] => [type, packedText(1_000)]);
    expect(onlySeen(pngWith(hidden))).toEqual(plain);
    const colours = pngWith([['gAMA', Buffer.from([0, 0, 0xb1, 0x8f])]]);
    expect(onlySeen(colours)).toEqual(colours);
    expect(onlySeen(Buffer.concat([plain, Buffer.from('<script>')]))).toEqual(plain);
    const { width, height } = await sharp(onlySeen(pngWith(hidden)) ?? Buffer.of()).metadata();
    expect([width, height]).toEqual([8, 8]);
  });

  it('is nothing where it ends too early, is longer than it is, or is made of crumbs', () => {
    const plain = pngWith([]);
    for (let length = 0; length < plain.length; length += 1) expect(onlySeen(plain.subarray(0, length))).toBeNull();
    const lying = Buffer.from(plain);
    lying.writeUInt32BE(0xffffffff, 8);
    expect(onlySeen(lying)).toBeNull();
    expect(onlySeen(pngWith(Array.from({ length: 20_000 }, () => ['tEXt', Buffer.of()])))).toBeNull();
  });

  it('is the same when it is cleaned again, whatever was in it', () => {
    const chunk = fc.tuple(fc.constantFrom(...TEXTS, 'gAMA', 'IDAT', 'bKGD'), fc.uint8Array({ maxLength: 40 }));
    fc.assert(
      fc.property(fc.array(chunk, { maxLength: 20 }), (chunks) => {
        const once = onlySeen(pngWith(chunks.map(([type, data]) => [type, Buffer.from(data)])));
        expect(once && onlySeen(once)).toEqual(once);
        expect(TEXTS.some((type) => once?.includes(type))).toBe(false);
      }),
      runs(100),
    );
  });
});
