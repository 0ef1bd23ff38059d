import type { Page, Request, Route } from '@playwright/test';

/** Whether a request is this query. */
export const asks = (request: Request, query: string) =>
  request.url().endsWith('/graphql') && request.postData()?.includes(`"${query}"`) === true;

/** Cuts the connection for one query. */
export async function cut(page: Page, query: string): Promise<void> {
  await page.route('**/graphql', (route) => (asks(route.request(), query) ? route.abort() : route.continue()));
}

/** Cuts the connection for the calls to an address. */
export async function cutCall(page: Page, address: string): Promise<void> {
  await page.route(address, (route) => route.abort());
}

/** Lets the next call to an address arrive, and loses its reply. */
export async function loseReply(page: Page, address: string): Promise<void> {
  async function lose(route: Route): Promise<void> {
    await route.fetch();
    await route.abort();
  }
  await page.route(address, lose, { times: 1 });
}

/** Takes what is sent to an address and says nothing, until it is let go. */
export async function hang(page: Page, address: string, query?: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(address, (route) =>
    query && !asks(route.request(), query) ? route.continue() : void held.push(route),
  );
  return async () => {
    await page.unroute(address);
    await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
  };
}
