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
