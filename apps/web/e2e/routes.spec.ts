import { expect, test } from './haiko.ts';
import { SCREENS } from './routes.ts';
import { WORDS } from './words.ts';

const { common } = WORDS.en;

test('visitors see what is public, and are asked before the rest', async ({ phone, page }) => {
  for (const { path, isGuarded } of SCREENS) {
    await test.step(path, async () => {
      await page.goto(path);
      if (isGuarded) await expect(phone.question).toContainText(common.dialog.loginRequired);
      else await expect(phone.heading).toBeAttached();
      await expect(page).toHaveURL(path);
    });
  }
  await phone.open('/main');
  await page.goto('/myposts');
  await phone.answer('No', common.dialog.loginRequired);
  await expect(page).toHaveURL('/main');
});

test('the root leads to the feed; lists stand for details without a name', async ({ phone, page }) => {
  await phone.open('/');
  await expect(page).toHaveURL('/main');
  await phone.open('/noticedetail');
  await expect(page).toHaveURL('/notice');
});

test('an address that does not exist says so and goes back', async ({ phone, page }) => {
  await page.goto('/no/such/page');
  await phone.answer('OK', common.dialog.unknownRoute);
  await expect(page).toHaveURL('/main');
  await expect(phone.heading).toBeAttached();
});
