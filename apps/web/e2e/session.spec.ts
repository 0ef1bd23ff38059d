import { expect, test } from './haiko.ts';

const LOGIN_QUESTION = 'This page requires login. Would you like to go to the login page?';

test('a visitor who wants to write is asked to sign in: no stays, yes leads to sign-in', async ({ phone, page }) => {
  await phone.open('/main');
  const bar = page.getByRole('navigation', { name: 'Main navigation' });
  await bar.getByRole('link', { name: 'Writing' }).click();
  await phone.answer('No', LOGIN_QUESTION);
  await expect(page).toHaveURL(/\/main$/);
  await bar.getByRole('link', { name: 'Writing' }).click();
  await phone.answer('Yes', LOGIN_QUESTION);
  await expect(page).toHaveURL(/\/signin$/);
});
