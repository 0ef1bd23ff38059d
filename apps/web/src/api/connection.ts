/** No answer at all came from the server: no connection, or nobody at its other end. */
export class ConnectionError extends TypeError {
  constructor(cause: unknown) {
    super('The server cannot be reached', { cause });
    this.name = 'ConnectionError';
  }
}

/** Waits for a reply; what `fetch` rejects with when there is none (a TypeError) becomes a ConnectionError. */
export async function withConnectionError(reply: Promise<Response>): Promise<Response> {
  try {
    return await reply;
  } catch (error) {
    throw error instanceof TypeError ? new ConnectionError(error) : error;
  }
}

/** Rejects as `fetch` does where there is none, once it has been waited for so long: a network may keep silent instead of failing. */
export async function inTime<T>(promise: Promise<T>, patienceMs: number): Promise<T> {
  const isLate = Symbol('late');
  const first = await unlessLate(promise, patienceMs, isLate);
  if (first === isLate) throw new TypeError('The server keeps silent');
  return first as T;
}

/** What comes, or `late` where it has not come by then. */
export async function unlessLate<T, L>(promise: Promise<T>, patienceMs: number, late: L): Promise<T | L> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lateness = new Promise<L>((resolve) => {
    timer = setTimeout(resolve, patienceMs, late);
  });
  return Promise.race([promise, lateness]).finally(() => clearTimeout(timer));
}
