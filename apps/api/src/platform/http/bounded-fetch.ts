import { span } from '../tracing/trace.js';

export interface FetchBounds {
  milliseconds: number;
  bytes: number;
}

const BOUNDS: FetchBounds = { milliseconds: 5_000, bytes: 1_048_576 };

export interface BoundedReply {
  status: number;
  headers: Headers;
  body: string;
}

/**
 * Asks another server, within bounds: by default 5 s in all and at most 1 MB; no redirect followed (it comes back as its 3xx status).
 * Throws when the server cannot be reached or goes beyond the bounds.
 */
export function boundedFetch(url: string, init: RequestInit = {}, bounds: FetchBounds = BOUNDS): Promise<BoundedReply> {
  const { method = 'GET' } = init;
  // The host alone: paths and questions hold keys and what people wrote.
  const attributes = { 'http.request.method': method, 'server.address': URL.parse(url)?.hostname ?? '' };
  return span({ name: method, kind: 'client', attributes }, () => fetchWithin(url, init, bounds));
}

async function fetchWithin(
  url: string,
  init: RequestInit,
  { milliseconds, bytes }: FetchBounds,
): Promise<BoundedReply> {
  const signals = [AbortSignal.timeout(milliseconds), ...(init.signal ? [init.signal] : [])];
  const response = await fetch(url, { ...init, signal: AbortSignal.any(signals), redirect: 'manual' });
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early closes the connection, so an endless reply costs no more than what is allowed.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > bytes) throw new Error(`The reply of ${new URL(url).host} is larger than ${bytes} bytes.`);
    chunks.push(chunk);
  }
  return { status: response.status, headers: response.headers, body: Buffer.concat(chunks).toString('utf8') };
}
