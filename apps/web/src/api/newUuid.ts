/** A new random UUID (version 4), also where `crypto.randomUUID` is missing: a phone that opens a development server by its address in the house. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const signs = Array.from(bytes, (byte, index) => {
    // RFC 9562, section 5.4: the version and the variant.
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  });
  return signs.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
