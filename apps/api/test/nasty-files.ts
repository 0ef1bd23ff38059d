import zlib from 'node:zlib';
import sharp from 'sharp';

/** A picture that does not compress to nothing. */
export function noise(size: number): Promise<Buffer> {
  const pixels = Buffer.from(Array.from({ length: size * size * 3 }, (_, index) => (index * 7919) % 253));
  return sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
    .png()
    .toBuffer();
}

/** Lies on its side, and says by what it was taken. */
export function jpegWithLocation(): Promise<Buffer> {
  return sharp({ create: { width: 80, height: 40, channels: 3, background: '#ffb703' } })
    .withExif({ IFD0: { Make: 'SecretCamera', Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** An empty archive: its end record alone. */
export function zip(): Buffer {
  return Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(60), Buffer.from('PK\x05\x06'), Buffer.alloc(18)]);
}

/** 30,000 × 30,000 pixels that unfold from a few bytes. */
export function hugePng(): Buffer {
  return png(30_000, Buffer.alloc(1_000), []);
}

/** Eight by eight pixels, with more chunks before them. */
export function pngWith(chunks: [type: string, data: Buffer][]): Buffer {
  return png(8, Buffer.alloc(8 * 25), chunks);
}

/** The data of a packed text (`zTXt`) of so many letters. */
export function packedText(letters: number): Buffer {
  return Buffer.concat([Buffer.from('Comment\0\0'), zlib.deflateSync(Buffer.alloc(letters))]);
}

function png(side: number, pixels: Buffer, chunks: [type: string, data: Buffer][]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...chunks.map(([type, data]) => chunk(type, data)),
    chunk('IDAT', zlib.deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type), data]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(zlib.crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** 500 frames of one pixel each, 15 bytes a frame. */
export function gifBomb(): Buffer {
  const header = Buffer.from([...Buffer.from('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  const frame = Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([header, ...Array.from({ length: 500 }, () => frame), Buffer.from([0x3b])]);
}
