import {
  type Call,
  type ParamsOf,
  pathOf,
  type ReplyOf,
  type SentBodyOf,
  type SentQueryOf,
} from '@haiko/shared/contract/call';
import { uploadFile } from '@haiko/shared/contract/files';
import { ApiError, isErrorBody } from './apiError.ts';
import { authFetch, type AuthInit } from './authFetch.ts';
import { askBeforeWrite } from './beforeWrite.ts';
import { fetchWithProgress } from './fetchWithProgress.ts';
import { forgetIdempotencyKey, idempotencyKeyOf, digestOf } from './idempotencyKeys.ts';
import { currentAccount } from './session.ts';

export interface RestOptions extends Pick<AuthInit, 'skipAuth' | 'account' | 'keepalive' | 'signal'> {
  body?: unknown;
  /** A uuid that names this write: sent again with the same one it is not done twice. */
  key?: string;
}

export type UploadedFile = ReplyOf<typeof uploadFile>;

export interface UploadOptions extends Pick<AuthInit, 'account'> {
  purpose?: SentBodyOf<typeof uploadFile>['purpose'];
  signal?: AbortSignal;
  /** Called with the share that has been sent, 0 to 1. */
  onProgress?: (share: number) => void;
}

type Needs<Name extends string, Value> = Value extends undefined ? { [Key in Name]?: never } : Record<Name, Value>;

/** What a call of the contract is sent with: the parameters of its path, its query and its body, those that it has. */
type Input<C extends Call> = (keyof ParamsOf<C> extends never ? { params?: never } : { params: ParamsOf<C> }) &
  Needs<'query', SentQueryOf<C>> &
  Needs<'body', SentBodyOf<C>>;

/** Nothing has to be given for a call without any. */
type Given<C extends Call, Options> =
  object extends Input<C> ? [input?: Input<C> & Options] : [input: Input<C> & Options];

/** A call without its types. */
interface AnyInput extends RestOptions {
  params?: Record<string, string>;
  query?: unknown;
}

function addressOf({ path }: Call, { params, query }: AnyInput): string {
  const address = pathOf(path, params ?? {});
  return query ? `${address}?${new URLSearchParams(query as Record<string, string>).toString()}` : address;
}

async function send<T>(method: string, path: string, { body, key, ...options }: RestOptions = {}): Promise<T> {
  const headers = new Headers();
  const init: AuthInit = { method, headers, ...options };
  if (key !== undefined) headers.set('Idempotency-Key', key);
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    headers.set('Content-Type', 'application/json');
  }
  return readReply<T>(await authFetch(path, init));
}

async function postIdempotent<T>(path: string, { body, account }: RestOptions): Promise<T> {
  const digest = await digestOf(path, body);
  try {
    const reply = await send<T>('POST', path, { body, account, key: idempotencyKeyOf(digest) });
    forgetIdempotencyKey(digest);
    return reply;
  } catch (error) {
    // What the server has refused is not done: only what it may have done keeps its key.
    if (error instanceof ApiError && error.status < 500) forgetIdempotencyKey(digest);
    throw error;
  }
}

async function readReply<T>(response: Response): Promise<T> {
  const text = await response.text();
  const body: unknown = text ? parse(text) : undefined;
  if (response.ok) return body as T;
  const retryAfter = response.headers.get('Retry-After');
  const said = isErrorBody(body) ? body : { ...UNREADABLE, statusCode: response.status };
  throw new ApiError(said, retryAfter === null ? undefined : Number(retryAfter));
}

const UNREADABLE = { code: 'INTERNAL', message: 'The server answered in an unknown way.', requestId: '' } as const;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Writes are REST: every method rejects with ApiError, or with ConnectionError when there is no connection. What somebody has asked for never
 * goes out as who has signed in while it waited, for a question or a network: it is `UNAUTHENTICATED` then.
 */
export const rest = {
  /** A call of the contract: `rest.call(updatePost, { params: { id }, body })`. */
  async call<C extends Call>(to: C, ...[input]: Given<C, RestOptions>): Promise<ReplyOf<C>> {
    const { params, query, ...options }: AnyInput = { account: currentAccount(), ...input };
    if (to.method !== 'GET' && !options.skipAuth) await askBeforeWrite(to.path);
    return send<ReplyOf<C>>(to.method, addressOf(to, { params, query }), options);
  },
  /** As `call`, for what must not be there twice: what is sent again after a lost reply gets the first one's reply. */
  async callIdempotent<C extends Call>(to: C, ...[input]: Given<C, Pick<RestOptions, 'account'>>): Promise<ReplyOf<C>> {
    const { body, account, ...place }: AnyInput = { account: currentAccount(), ...input };
    await askBeforeWrite(to.path);
    return postIdempotent<ReplyOf<C>>(addressOf(to, place), { body, account });
  },
  /**
   * The key under which such a write was sent and not answered, for whoever keeps it until it can be sent. The same words written
   * once more have one of their own.
   */
  async takeKey<C extends Call>(to: C, ...[input]: Given<C, object>): Promise<string> {
    const { body, ...place }: AnyInput = input ?? {};
    const digest = await digestOf(addressOf(to, place), body);
    const key = idempotencyKeyOf(digest);
    forgetIdempotencyKey(digest);
    return key;
  },
  /** The bytes of a file that only the signed-in person may have. */
  async download({ path }: Call): Promise<Blob> {
    const response = await authFetch(path);
    return response.ok ? response.blob() : readReply(response);
  },
  /** One file; `purpose` says what it is for, `post` when left out. */
  async upload(
    file: File,
    { purpose, signal, onProgress, account = currentAccount() }: UploadOptions = {},
  ): Promise<UploadedFile> {
    const form = new FormData();
    if (purpose) form.append('purpose', purpose);
    form.append('file', file);
    const init: AuthInit = { method: uploadFile.method, body: form, signal: signal ?? null, account };
    if (onProgress) init.transport = fetchWithProgress(onProgress);
    return readReply(await authFetch(uploadFile.path, init));
  },
};
