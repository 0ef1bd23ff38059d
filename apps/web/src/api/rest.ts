import type { ErrorBody, ErrorCode, FieldError } from '@haiko/shared/errors';
import { authFetch, type AuthInit } from './authFetch.ts';
import { fetchWithProgress } from './fetchWithProgress.ts';
import { forgetKey, keyOf, nameOf } from './unansweredWrites.ts';

/** An error that the server answered. `message` is in the reader's language; screens show `errorMessage(error)`. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: FieldError[];
  readonly changeableAt: string | undefined;

  constructor(body: ErrorBody) {
    super(body.message);
    this.name = 'ApiError';
    this.status = body.statusCode;
    this.code = body.code;
    this.fields = body.fields ?? [];
    this.changeableAt = body.changeableAt;
  }
}

export interface RestOptions extends Pick<AuthInit, 'skipAuth' | 'keepalive' | 'signal'> {
  body?: unknown;
  /** A uuid that names this write: sent again with the same one it is not done twice. */
  key?: string;
}

export interface UploadedFile {
  name: string;
  path: string;
  size: number;
  type: string;
  width?: number;
  height?: number;
}

export interface UploadOptions {
  purpose?: string;
  signal?: AbortSignal;
  /** Called with the share that has been sent, 0 to 1. */
  onProgress?: (share: number) => void;
}

async function call<T>(method: string, path: string, { body, key, ...options }: RestOptions = {}): Promise<T> {
  const headers = new Headers();
  const init: AuthInit = { method, headers, ...options };
  if (key !== undefined) headers.set('Idempotency-Key', key);
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    headers.set('Content-Type', 'application/json');
  }
  return readReply<T>(await authFetch(path, init));
}

async function postOnce<T>(path: string, body: unknown): Promise<T> {
  const write = await nameOf(path, body);
  try {
    const reply = await call<T>('POST', path, { body, key: keyOf(write) });
    forgetKey(write);
    return reply;
  } catch (error) {
    // What the server has refused is not done: only what it may have done is named again.
    if (error instanceof ApiError && error.status < 500) forgetKey(write);
    throw error;
  }
}

async function readReply<T>(response: Response): Promise<T> {
  const text = await response.text();
  const body: unknown = text ? parse(text) : undefined;
  if (response.ok) return body as T;
  throw new ApiError(isErrorBody(body) ? body : { ...UNREADABLE, statusCode: response.status });
}

const UNREADABLE = { code: 'INTERNAL', message: 'The server answered in an unknown way.', requestId: '' } as const;

/** Whether a reply has the product's error shape; a proxy's error page has not. */
export function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'statusCode' in body;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Writes are REST: every method rejects with ApiError, or with ConnectionError when there is no connection. */
export const rest = {
  get: <T>(path: string, options?: RestOptions) => call<T>('GET', path, options),
  post: <T>(path: string, body?: unknown, options?: RestOptions) => call<T>('POST', path, { ...options, body }),
  /** As `post`, for what must not be there twice: the same body that is sent again after a lost reply is answered by the first one. */
  postOnce,
  put: <T>(path: string, body?: unknown, options?: RestOptions) => call<T>('PUT', path, { ...options, body }),
  del: <T = void>(path: string, body?: unknown) => call<T>('DELETE', path, { body }),
  /** The bytes of a file that only the signed-in person may have. */
  async download(path: string): Promise<Blob> {
    const response = await authFetch(path);
    return response.ok ? response.blob() : readReply(response);
  },
  /** One file; `purpose` says what it is for, `post` when left out. */
  async upload(file: File, { purpose, signal, onProgress }: UploadOptions = {}): Promise<UploadedFile> {
    const form = new FormData();
    if (purpose) form.append('purpose', purpose);
    form.append('file', file);
    const init: AuthInit = { method: 'POST', body: form, signal: signal ?? null };
    if (onProgress) init.transport = fetchWithProgress(onProgress);
    return readReply(await authFetch('/api/file/upload/one', init));
  },
};
