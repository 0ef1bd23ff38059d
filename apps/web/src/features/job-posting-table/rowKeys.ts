import { newUuid } from '#/api/newUuid.ts';

/**
 * The idempotency keys of rows: the same row of the same table has the same one whenever it is sent, so that a table whose sending was
 * interrupted is sent again from its beginning, and nothing is posted twice. Rows that say the same are told apart by their order.
 */
export async function rowKeys(rows: readonly unknown[]): Promise<string[]> {
  const counts = new Map<string, number>();
  const words = rows.map((row) => {
    const said = JSON.stringify(row);
    const number = (counts.get(said) ?? 0) + 1;
    counts.set(said, number);
    return `${number} ${said}`;
  });
  return Promise.all(words.map(keyOf));
}

async function keyOf(words: string): Promise<string> {
  // Missing where the server is opened by its address in the house, without https.
  if (!('subtle' in crypto)) return newUuid();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words)));
  const hex = Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
  // RFC 9562, section 5.8: version 8 is for what one makes oneself.
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5');
}
