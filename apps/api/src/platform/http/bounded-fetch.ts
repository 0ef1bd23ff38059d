const TIMEOUT_MS = 5_000;
const MAX_BYTES = 1_048_576;

export interface BoundedReply {
  status: number;
  body: string;
}

/**
 * Asks another server, within bounds: 5 s in all, at most 1 MB, no redirect followed (it comes back as its 3xx status).
 * Throws when the server cannot be reached or goes beyond the bounds.
 */
export async function boundedFetch(url: string, init: RequestInit = {}): Promise<BoundedReply> {
  const signals = [AbortSignal.timeout(TIMEOUT_MS), ...(init.signal ? [init.signal] : [])];
  const response = await fetch(url, { ...init, signal: AbortSignal.any(signals), redirect: 'manual' });
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early closes the connection, so an endless reply costs no more than its first megabyte.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new Error(`The reply of ${new URL(url).host} is larger than ${MAX_BYTES} bytes.`);
    chunks.push(chunk);
  }
  return { status: response.status, body: Buffer.concat(chunks).toString('utf8') };
}
