import { seoulDay } from '@haiko/shared/format';
import { isLive } from '@haiko/shared/contract/health';
import { daysLeft } from '@haiko/shared/rules/deadline';
import { drawn, expect, test } from './haiko.ts';
import { publishPosting } from './postings.ts';
import { holdScripts, openRendered } from './rendered.ts';
import { filled, WORDS } from './words.ts';

const { card } = WORDS.en.jobPostings;
const DAY_MS = 24 * 60 * 60 * 1000;

for (const days of [40, -40]) {
  test(`postings tell the days of Korea on a phone whose clock is ${days} days off @core`, async ({ page }) => {
    const { uuid, title } = await publishPosting(page);
    const query = `{ readJobPostings(keyword: "${title}", take: 1) { items { deadlineDate createdAt } } }`;
    const reply = await (await page.request.post('/graphql', { data: { query } })).json();
    const [{ deadlineDate, createdAt }] = reply.data.readJobPostings.items;
    const left = daysLeft(deadlineDate, new Date());
    const age = -daysLeft(seoulDay(createdAt), new Date());
    await page.clock.setFixedTime(Date.now() + days * DAY_MS);
    // Not before the page is one that the server has rendered: an app that asks for its content is told the time with it.
    const release = await holdScripts(page);
    await openRendered(page, `/announcement?q=${encodeURIComponent(title)}`);
    // It stands as it is until the server's clock is told; then it is told anew.
    const told = page.waitForResponse((reply) => reply.url().endsWith(isLive.path));
    release();
    await told;
    await page.evaluate(() => new Promise<unknown>((done) => requestIdleCallback(() => requestIdleCallback(done))));
    await drawn(page);
    const posting = page.getByRole('article').filter({ has: page.locator(`a[href$="${uuid}"]`) });
    await expect(posting).toContainText(filled(card.daysLeft_other, { count: left }));
    const before = age === 1 ? card.daysAgo_one : card.daysAgo_other;
    await expect(posting).toContainText(age === 0 ? card.new : filled(before, { count: age }));
  });
}
