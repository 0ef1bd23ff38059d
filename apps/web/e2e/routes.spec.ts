import { expect, test } from './haiko.ts';
import { AUTH_PATHS, SCREENS } from './routes.ts';
import { WORDS } from './words.ts';

const { common } = WORDS.en;

test('every screen stands, with the header and the bar it is meant to have', async ({ phone, page }) => {
  await phone.signInAs('linh');
  for (const { path, hasBackButton, hasBottomBar } of SCREENS) {
    await test.step(path, async () => {
      await phone.open(path);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
      const first = page.getByRole('banner').getByRole('button').first();
      await expect(first).toHaveAccessibleName(hasBackButton ? common.nav.back : common.nav.menu);
      await expect(page.getByRole('navigation', { name: common.nav.main })).toHaveCount(hasBottomBar ? 1 : 0);
    });
  }
});

test('visitors see what is public, and are asked before the rest', async ({ phone, page }) => {
  for (const { path, isGuarded } of SCREENS) {
    await test.step(path, async () => {
      await page.goto(path);
      if (isGuarded) {
        await phone.answer('No', common.dialog.loginRequired);
        await expect(page).toHaveURL('/main');
      } else {
        await expect(phone.heading).toBeAttached();
        await expect(page).toHaveURL(path);
      }
    });
  }
});

test('signing in and up, the welcome and the legal pages have neither header nor bottom bar', async ({
  phone,
  page,
}) => {
  for (const path of AUTH_PATHS) {
    await test.step(path, async () => {
      await phone.open(path);
      await expect(page.getByRole('navigation', { name: common.nav.main })).toHaveCount(0);
      await expect(page.getByRole('button', { name: common.nav.menu })).toHaveCount(0);
    });
  }
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
