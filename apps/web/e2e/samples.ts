import type { Page } from '@playwright/test';
import { expect } from './haiko.ts';

// What is first in a list may be deleted by another journey at any time. These are of the sample content, which nobody changes,
// and found by words that no journey writes.
const POST = '하숙집';
const POSTING = '딸기';

/** Screens that list one thing alone. */
export const SAMPLE_LISTS = {
  post: `/searchresult?q=${encodeURIComponent(POST)}`,
  posting: `/announcement?q=${encodeURIComponent(POSTING)}`,
  ownPosting: `/registeredannouncement?q=${encodeURIComponent(POSTING)}`,
} as const;

/** The address of a post, six days old, by somebody who signs in nowhere. */
export const samplePost = (page: Page) => addressOf(page, `readPostsByKeyword(keyword: "${POST}")`, '/postdetail');

/** The address of a posting of the company that `company` owns. */
export const samplePosting = (page: Page) =>
  addressOf(page, `readJobPostings(keyword: "${POSTING}")`, '/announcementdetail');

/** Of the sample content, too: an application as `linh` sees it, and as the company that `company` owns does. */
export const ownApplication = (page: Page) => firstLink(page, '/applications', '/application/');
export const applicationOfInbox = async (page: Page) => firstLink(page, await postingOfInbox(page), '/application/');

/** Who has applied for one of the postings of that company. */
export const postingOfInbox = (page: Page) => firstLink(page, '/inbox', '/inbox/');

/** The address of the first thing of a list that begins so. */
export async function firstLink(page: Page, list: string, start: string): Promise<string> {
  await page.goto(list);
  const link = page.locator(`main a[href^="${start}"]`).first();
  return (await link.getAttribute('href')) ?? list;
}

async function addressOf(page: Page, list: string, start: string): Promise<string> {
  const reply = await page.request.post('/graphql', { data: { query: `{ list: ${list} { items { uuid } } }` } });
  const { items } = (await reply.json()).data.list;
  expect(items).toHaveLength(1);
  return `${start}/${items[0].uuid}`;
}
