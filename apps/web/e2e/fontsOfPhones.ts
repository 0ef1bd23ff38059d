import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inflateSync } from 'node:zlib';

const { resolve } = createRequire(import.meta.url);
const fontsource = (name: string) => join(dirname(resolve(`@fontsource/noto-sans-${name}/400.css`)), 'files');

/** The files of each package; of the Chinese one, which has kana too, those with the most used signs. */
const CUTS = {
  thai: /-thai-400-normal\.woff$/,
  khmer: /-khmer-400-normal\.woff$/,
  bengali: /-bengali-400-normal\.woff$/,
  sc: /-1\d\d-400-normal\.woff$/,
};

/** Writes fonts for the product's scripts as a phone has them into `folder`, made of those that come with the npm packages. */
export function writeFontsOfPhones(folder: string): void {
  mkdirSync(folder, { recursive: true });
  copyFileSync(resolve('pretendard/dist/public/static/Pretendard-Regular.otf'), join(folder, 'korean.otf'));
  for (const [script, cuts] of Object.entries(CUTS)) {
    for (const name of readdirSync(fontsource(script)).filter((file) => cuts.test(file))) {
      writeFileSync(
        join(folder, name.replace('.woff', '.ttf')),
        unpackedWoff(readFileSync(join(fontsource(script), name))),
      );
    }
  }
}

/** A font as a system takes it, of a font for the web (https://www.w3.org/TR/WOFF/): the same tables, not compressed. */
function unpackedWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(12 + 16 * count);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const parts: Buffer[] = [directory];
  let offset = directory.length;
  for (let index = 0; index < count; index += 1) {
    const from = 44 + 20 * index;
    const [place, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(from + at)) as [number, number, number];
    const table = woff.subarray(place, place + packed);
    const content = packed < length ? inflateSync(table) : table;
    const to = 12 + 16 * index;
    woff.copy(directory, to, from, from + 4);
    woff.copy(directory, to + 4, from + 16, from + 20);
    directory.writeUInt32BE(offset, to + 8);
    directory.writeUInt32BE(length, to + 12);
    parts.push(content, Buffer.alloc(-length & 3));
    offset += (length + 3) & ~3;
  }
  return Buffer.concat(parts);
}
