import type { Transport } from './authFetch.ts';

const PATIENCE_MS = 180_000;

/** Sends like `fetch`, and says how much of the body is on its way (0 to 1), which `fetch` cannot. */
export function fetchWithProgress(onProgress: (share: number) => void): Transport {
  return (input, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, input instanceof Request ? input.url : input);
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.timeout = PATIENCE_MS;
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(loaded / total);
      };
      request.onload = () => resolve(new Response(request.responseText || null, { status: request.status }));
      request.onerror = request.ontimeout = () => reject(new TypeError('The server cannot be reached'));
      request.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body as XMLHttpRequestBodyInit | null);
    });
}
