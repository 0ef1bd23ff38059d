import { atDesk } from './atDesk.ts';
import { barriers } from './barriers.ts';
import { expect, test } from './haiko.ts';
import { publishPosting } from './postings.ts';
import { WORDS } from './words.ts';

const { desk, fieldErrors, jobPostings } = WORDS.en;

for (const width of [390, 1280]) {
  test(`an administrator hides a job that nobody has reported, ${width} wide`, async ({ phone, page, browser }) => {
    const { uuid, title } = await publishPosting(page);
    const admin = await atDesk(browser, 'admin');
    const at = admin.page;
    await at.setViewportSize({ width, height: 844 });
    if (width === 390) {
      // From its own page.
      await admin.open(`/announcementdetail/${uuid}`);
      await at.getByRole('button', { name: jobPostings.detail.more }).click();
      await at.getByRole('menuitem', { name: jobPostings.detail.hideAtDesk }).click();
      await expect(at).toHaveURL(`/desk/sources?list=POSTINGS&item=${uuid}`);
    } else {
      await admin.open('/desk/sources?list=POSTINGS');
      await at.getByRole('searchbox').fill(title);
      await at.getByRole('searchbox').press('Enter');
      await at.getByRole('list', { name: desk.sources.list.POSTINGS }).getByRole('link', { name: title }).click();
    }
    const found = at.getByRole('article');
    await expect(found).toContainText(title);
    expect(await barriers(at)).toEqual([]);
    expect(await at.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const hide = found.getByRole('button', { name: desk.sources.hide });
    await hide.click();
    await expect(found.getByText(fieldErrors.REQUIRED)).toHaveCount(2);
    await found.getByLabel(desk.decision.reason).selectOption('FRAUD');
    await found.getByLabel(desk.people.reason).fill('Asks for money first');
    await hide.click();
    await expect(at.getByText(desk.people.done)).toBeVisible();
    await at.context().close();

    await phone.open(`/announcementdetail/${uuid}`);
    await expect(page.getByRole('paragraph').filter({ hasText: jobPostings.detail.missing })).toBeVisible();
  });
}
