import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { unpack } from './unpack.ts';

const MEGABYTE = 1024 ** 2;
const zeros = (bytes: number) => new Uint8Array(bytes);
const namesOf = (parts: Map<string, Uint8Array>) => [...parts].map(([name, { length }]) => [name, length]);
const all = (bytes: Uint8Array<ArrayBuffer>, maxBytes = MEGABYTE) => unpack(bytes, { maxBytes, isWanted: () => true });

/** Has every entry of its directory say something else. */
function saying(
  bytes: Uint8Array<ArrayBuffer>,
  say: (entry: DataView, index: number) => void,
): Uint8Array<ArrayBuffer> {
  const changed = bytes.slice();
  const view = new DataView(changed.buffer);
  let at = view.getUint32(changed.length - 6, true);
  for (let index = 0; index < view.getUint16(changed.length - 14, true); index++) {
    say(new DataView(changed.buffer, at), index);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return changed;
}

describe('a packed file', () => {
  it('gives its parts, packed or stored, that are wanted', () => {
    const bytes = zipSync({
      '표.xml': strToU8('សុខា'),
      'b.xml': [strToU8('b'), { level: 0 }],
      'c.png': zeros(2 * MEGABYTE),
    });
    const parts = unpack(bytes, { maxBytes: 20, isWanted: (name) => name.endsWith('.xml') });
    expect([...parts].map(([name, part]) => [name, new TextDecoder().decode(part)])).toEqual([
      ['표.xml', 'សុខា'],
      ['b.xml', 'b'],
    ]);
  });

  it('is as large as what comes out of it, whatever it says', () => {
    const half = zipSync({ a: zeros(MEGABYTE / 2), b: [zeros(MEGABYTE / 2), { level: 0 }] });
    for (const says of [0, 7, 0xffff_ffff]) {
      const lying = saying(half, (entry) => entry.setUint32(24, says, true));
      expect(namesOf(all(lying))).toEqual([
        ['a', MEGABYTE / 2],
        ['b', MEGABYTE / 2],
      ]);
      expect(() => all(lying, MEGABYTE - 1)).toThrow('too large');
    }
    const large = saying(zipSync({ a: zeros(64 * MEGABYTE) }), (entry) => entry.setUint32(24, 0, true));
    expect(() => all(large)).toThrow('too large');
  });

  it('is not unpacked a second time for another name', () => {
    const noise = crypto.getRandomValues(new Uint8Array(10_000));
    const bytes = zipSync({ a: [noise, { level: 0 }], b: strToU8('b'), c: strToU8('c'), d: strToU8('d') });
    const repeated = saying(bytes, (entry) => {
      entry.setUint16(10, 0, true);
      entry.setUint32(20, noise.length, true);
      entry.setUint32(42, 0, true);
    });
    expect(() => all(repeated)).toThrow('lie in each other');
  });

  it('is refused when it is broken', () => {
    const bytes = zipSync({ a: strToU8('one '.repeat(1_000)) });
    for (let length = 0; length < bytes.length; length++) expect(() => all(bytes.slice(0, length))).toThrow();
    expect(() => all(saying(bytes, (entry) => entry.setUint32(20, 20, true)))).toThrow();
    expect(() => all(saying(bytes, (entry) => entry.setUint16(10, 9, true)))).toThrow('broken');
  });
});
