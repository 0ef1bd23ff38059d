import type { Page, Request } from '@playwright/test';

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
