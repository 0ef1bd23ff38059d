import { barriers } from './barriers.ts';
import { expect, test, type Phone } from './haiko.ts';
import { AUTH_PATHS } from './routes.ts';
import { samplePost, samplePosting } from './samples.ts';

const PATHS = [
  ...AUTH_PATHS,
  '/main',
  '/searchresult',
  '/searchresult?q=korea',
  '/searchresult?tab=haikoNews',
  '/notice',
  '/info',
  '/place',
  '/exchange',
  '/myposts',
  '/mylikeandscrapposts',
  '/writing',
  '/myinfor',
  '/friendmanage',
  '/friendrequest',
  '/nicknamemodify',
  '/withdrawal',
  '/blockedpeople',
  '/decisions',
  '/notifications',
  '/notemanager',
  '/notesend',
  'a conversation',
  '/announcement',
  '/announcement?type=5',
  '/scrapannouncement',
  '/jobalerts',
  'a posting',
  'a post',
] as const;
const LOOKS = [
  ['light', 'en'],
  ['dark', 'km'],
] as const;

async function addressOfConversation({ page }: Phone): Promise<string> {
  await page.goto('/notemanager');
  const rows = page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('time') });
  return (await rows.first().getAttribute('href')) ?? '';
}

async function addressOf(phone: Phone, path: string): Promise<string> {
  if (path.startsWith('/')) return path;
  if (path === 'a conversation') return addressOfConversation(phone);
  return path === 'a posting' ? samplePosting(phone.page) : samplePost(phone.page);
}

for (const path of PATHS) {
  test(`${path} is open to everybody: readers of the screen, keyboards, narrow phones, both themes`, async ({
    phone,
    page,
  }) => {
    // Signing in and up are for visitors.
    const isForVisitors = (AUTH_PATHS as readonly string[]).includes(path);
    if (!isForVisitors) await phone.signInAs('linh');
    const address = await addressOf(phone, path);
    // Each theme in another language: what is wrong with a screen seldom needs both.
    for (const [theme, language] of LOOKS) {
      await page.setViewportSize({ width: 390, height: 844 });
      await phone.store({ theme, language });
      await phone.open(address);
      await expect(page.locator('.late')).toHaveCount(0);
      if (path === '/signin') await expect(page.locator('[data-provider]')).toHaveCount(6);
      expect(await barriers(page)).toEqual([]);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 700 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `${language} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
}
