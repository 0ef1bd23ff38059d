const SIGNATURE_BYTES = 8;
/** Length and type before the data of a chunk, the checksum behind it. */
const [HEAD_BYTES, CHECKSUM_BYTES] = [8, 4];
/** Encoders cut the pixels into pieces of some kilobytes. */
const MAX_CHUNKS = 20_000;
/** What is seen of a picture: its pixels, how their colours are meant, which side is up. */
const SEEN = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'bKGD', 'eXIf']);

/**
 * A PNG without what nobody sees. Its texts may be packed, each a thousandfold and as many as there is room for: ten megabytes of them
 * took a decoder minutes. Null for what is no whole PNG.
 */
export function onlySeen(png: Buffer): Buffer | null {
  const kept = [png.subarray(0, SIGNATURE_BYTES)];
  let at = SIGNATURE_BYTES;
  for (let chunks = 0; chunks < MAX_CHUNKS && at + HEAD_BYTES <= png.length; chunks += 1) {
    const type = png.toString('latin1', at + 4, at + HEAD_BYTES);
    const end = at + HEAD_BYTES + png.readUInt32BE(at) + CHECKSUM_BYTES;
    if (end > png.length) return null;
    if (SEEN.has(type)) kept.push(png.subarray(at, end));
    if (type === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return null;
}
