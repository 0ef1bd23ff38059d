import { expect, type Phone, test } from './haiko.ts';
import { lockOf } from './lock.ts';
import { newcomer } from './newcomers.ts';
import { filled, WORDS } from './words.ts';

const { common, myInfo, passkeys, sessions, socialSignIn } = WORDS.en;
const lastUsed = sessions.list.lastUsed.replace('{{time}}', '');

/** Logs out, and in again by the passkey of the lock. */
async function logOutAndTouch(phone: Phone, lock: Awaited<ReturnType<typeof lockOf>>): Promise<void> {
  const { page } = phone;
  await lock.leave();
  await phone.open('/myinfor');
  await page.getByRole('button', { name: myInfo.logOut }).click();
  await phone.answer(common.button.yes, myInfo.confirmLogOut);
  await expect(page).toHaveURL('/main');
  // What the field offers waits for an answer: this lock forgets who asks for it before it is touched, and with the touch ahead of
  // the tap it would open for the field.
  await page.route('**/api/user/signin/passkey/options', () => undefined, { times: 1 });
  const offer = page.waitForRequest('**/api/user/signin/passkey/options');
  await phone.open('/signin');
  await offer;
  await lock.touch();
  await page.getByRole('button', { name: passkeys.signIn }).click();
}

test('somebody adds a passkey, logs in by it without a name, and removes it; what the phone keeps of it is told', async ({
  phone,
  page,
}) => {
  const me = await newcomer(phone, 'Sokha');
  const lock = await lockOf(page);
  await phone.open('/signins');
  const list = page.getByRole('list', { name: passkeys.own.title });
  await expect(list.getByRole('listitem')).toHaveCount(0);
  await lock.touch();
  await page.getByRole('button', { name: passkeys.own.add }).click();
  await expect(page.getByText(passkeys.own.added)).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  // The same lock keeps one for each account.
  await page.getByRole('button', { name: passkeys.own.add }).click();
  await phone.answer(common.button.ok, passkeys.own.exists);
  await logOutAndTouch(phone, lock);
  await expect(page).toHaveURL('/main');

  await phone.open('/myinfor');
  await expect(page.getByText(me.nickname).first()).toBeVisible();
  await phone.open('/signins');
  const row = list.getByRole('listitem');
  await expect(row).toContainText(lastUsed);
  const name = filled(socialSignIn.own.removeOf, { provider: filled(passkeys.own.name, { device: '' }) });
  await row.getByRole('button', { name }).click();
  await phone.answer(common.button.yes, socialSignIn.own.removeQuestion);
  await expect(list.getByRole('listitem')).toHaveCount(0);

  // The phone has it still.
  await logOutAndTouch(phone, lock);
  await phone.answer(common.button.ok, passkeys.unknown);
  await expect(page).toHaveURL('/signin');
});

test('a passkey that arrives broken, and a provider that is left, say what was not added and nothing of a login', async ({
  phone,
  page,
}) => {
  await newcomer(phone, 'Rahim');
  const lock = await lockOf(page);
  await lock.touch();
  await page.route(
    '**/api/user/passkeys',
    (route) => {
      const made = route.request().postDataJSON();
      const response = { ...made.response, attestationObject: 'AAAA' };
      return route.continue({ postData: JSON.stringify({ ...made, response }) });
    },
    { times: 1 },
  );
  await phone.open('/signins');
  await page.getByRole('button', { name: passkeys.own.add }).click();
  await phone.answer(common.button.ok, socialSignIn.own.addFailed);
  await expect(page.getByRole('list', { name: passkeys.own.title }).getByRole('listitem')).toHaveCount(0);
  await phone.open('/signins?error=SIGN_IN_CANCELLED');
  await phone.answer(common.button.ok, socialSignIn.own.addCancelled);
});
