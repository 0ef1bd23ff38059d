import { NICKNAME_LOCK_DAYS } from '@haiko/shared/limits';
import { seoulDate } from '@haiko/shared/format';
import { expect, test } from './haiko.ts';
import { anotherNewcomer, newcomer, writePost } from './newcomers.ts';
import { png } from './png.ts';
import { filled, WORDS } from './words.ts';

const { accounts, blocks, common, errors, forms, jobAlerts, legal, myInfo, users } = WORDS.en;
const DAY_MS = 24 * 60 * 60 * 1000;

test('a nickname is checked while it is typed, confirmed, changed everywhere, and then locked for seven days', async ({
  phone,
  page,
  browser,
}) => {
  const dara = await newcomer(phone, 'Dara');
  const linh = await anotherNewcomer(browser, 'Linh');
  await phone.open('/myinfor');
  await page.getByRole('link', { name: myInfo.nickname.title }).click();
  const field = page.getByLabel(accounts.signUp.nickname, { exact: true });
  const save = page.getByRole('button', { name: myInfo.nickname.save });
  await expect(field).toHaveValue(dara.nickname);

  await field.fill('');
  await save.click();
  await phone.answer(common.button.ok, myInfo.nickname.empty);
  await field.fill(linh.nickname.toUpperCase());
  await expect(page.getByText(errors.NICKNAME_TAKEN).first()).toBeVisible();
  await save.click();
  await phone.answer(common.button.ok, errors.NICKNAME_TAKEN);
  await expect(phone.question).toBeHidden();

  const wanted = `សុខា_${dara.nickname.slice(-6)}`;
  await field.fill(wanted);
  await expect(page.getByText(accounts.signUp.nicknameFree).first()).toBeVisible();
  await save.click();
  await phone.answer(common.button.no, filled(myInfo.nickname.confirm, { nickname: wanted }));
  await save.click();
  await phone.answer(common.button.yes);
  await expect(page.getByText(myInfo.nickname.done)).toBeVisible();
  await expect(page).toHaveURL('/myinfor');
  await expect(page.getByRole('main')).toContainText(wanted);

  await page.getByRole('link', { name: myInfo.nickname.title }).click();
  const date = seoulDate(Date.now() + NICKNAME_LOCK_DAYS * DAY_MS);
  await expect(page.getByText(filled(myInfo.nickname.locked, { date }))).toBeVisible();
  await expect(save).toHaveCount(0);
  await linh.page.context().close();
});

test('saving the same nickname changes nothing, and locks nothing', async ({ phone, page }) => {
  const dara = await newcomer(phone, 'Dara');
  await phone.open('/nicknamemodify');
  await expect(page.getByLabel(accounts.signUp.nickname, { exact: true })).toHaveValue(dara.nickname);
  await page.getByRole('button', { name: myInfo.nickname.save }).click();
  await expect(page).toHaveURL('/myinfor');
  await phone.open('/nicknamemodify');
  await expect(page.getByText(myInfo.nickname.lead)).toBeVisible();
});

test('a profile image is checked, sent, shown and removed', async ({ phone, page }) => {
  await newcomer(phone, 'Dara');
  await phone.open('/myinfor');
  const input = page.getByLabel(myInfo.picture.choose, { exact: true });
  const files = {
    text: { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
    bitmap: { name: 'me.bmp', mimeType: 'image/bmp', buffer: Buffer.from('BM') },
    empty: { name: 'me.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
    good: { name: 'me.png', mimeType: 'image/png', buffer: png(600, 600, 40) },
  };
  for (const [file, problem] of [
    [files.text, forms.onlyImages],
    [files.bitmap, errors.UNSUPPORTED_FILE_TYPE],
    [files.empty, errors.FILE_TOO_LARGE],
  ] as const) {
    await input.setInputFiles(file);
    await phone.answer(common.button.ok, problem);
  }
  const picture = page.getByRole('main').locator('img[src^="/files/"]');
  await input.setInputFiles(files.good);
  await expect(page.getByText(myInfo.picture.changed)).toBeVisible();
  await expect(picture).toHaveCount(1);
  await expect(page.getByRole('banner').locator('img[src^="/files/"]')).toHaveCount(1);
  await page.getByRole('button', { name: myInfo.picture.change }).click();
  await page.getByRole('menuitem', { name: myInfo.picture.remove }).click();
  await phone.answer(myInfo.picture.remove, myInfo.picture.removeQuestion);
  await expect(page.getByText(myInfo.picture.removed)).toBeVisible();
  await expect(picture).toHaveCount(0);
});

test('the languages that somebody reads, and a new password, are kept', async ({ phone, page }) => {
  const dara = await newcomer(phone, 'Dara');
  await phone.open('/myinfor');
  await page.getByRole('button', { name: myInfo.reading.title }).click();
  const languages = page.getByRole('dialog', { name: myInfo.reading.title });
  await languages.getByText('ខ្មែរ').click();
  await languages.getByRole('button', { name: common.button.apply }).click();
  await expect(page.getByText(myInfo.reading.saved)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: myInfo.reading.title })).toContainText('ខ្មែរ');

  await page.getByRole('button', { name: accounts.password.title }).click();
  const sheet = page.getByRole('dialog', { name: accounts.password.title });
  const submit = sheet.getByRole('button', { name: accounts.password.title });
  await sheet.getByLabel(accounts.password.current, { exact: true }).fill('not this one');
  await sheet.getByLabel(accounts.password.next, { exact: true }).fill('the mountain at dusk');
  await submit.click();
  await expect(sheet.getByText(errors.WRONG_PASSWORD)).toBeVisible();
  await sheet.getByLabel(accounts.password.current, { exact: true }).fill(dara.password);
  await submit.click();
  await expect(page.getByText(accounts.password.done)).toBeVisible();
  await expect(sheet).toBeHidden();
});

test('what is known about somebody is theirs to download', async ({ phone, page }) => {
  const dara = await newcomer(phone, 'ডারা');
  await phone.open('/myinfor');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: myInfo.download.action }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('haiko-my-data.json');
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  expect(JSON.stringify(JSON.parse(Buffer.concat(chunks).toString()))).toContain(dara.nickname);
  await expect(page.getByText(myInfo.download.done)).toBeVisible();
});

test('leaving for good takes a choice, the password, a tick and a yes; what was written stays without a name @core', async ({
  phone,
  page,
  browser,
}) => {
  test.slow();
  const dara = await newcomer(phone, 'Dara');
  const linh = await anotherNewcomer(browser, 'Linh');
  const address = await writePost(dara, 'ពាក្យដែលនៅសល់');
  await phone.open('/myinfor');
  await page.getByRole('link', { name: accounts.withdrawal.title }).click();
  const submit = page.getByRole('button', { name: accounts.withdrawal.title });
  const password = page.getByLabel(accounts.signUp.password, { exact: true });
  await submit.click();
  await phone.answer(common.button.ok, accounts.withdrawal.postsMissing);
  await page.locator('label', { hasText: accounts.withdrawal.keep }).click();
  await password.fill('not this one');
  await submit.click();
  await phone.answer(common.button.ok, accounts.withdrawal.notUnderstood);
  await page.getByText(accounts.withdrawal.understood).click();
  await submit.click();
  await phone.answer(accounts.withdrawal.title, accounts.withdrawal.question);
  await phone.answer(common.button.ok, errors.WRONG_PASSWORD);
  await password.fill(dara.password);
  await submit.click();
  await phone.answer(accounts.withdrawal.title, accounts.withdrawal.questionHint);
  await phone.answer(common.button.ok, accounts.withdrawal.done);
  await expect(page).toHaveURL('/main');
  expect(await phone.stored('accessToken')).toBeNull();

  await linh.phone.open(address);
  await expect(linh.phone.heading).toHaveText('ពាក្យដែលនៅសល់');
  const author = linh.page.getByRole('main').getByText(users.person.withdrawn);
  await expect(author).toBeVisible();
  await expect(linh.page.getByRole('button', { name: /^Profile of/ })).toHaveCount(0);
  await linh.page.context().close();
});

test('one’s own page leads to friends, notes and everything that is one’s own', async ({ phone, page }) => {
  await phone.signInAs('linh');
  await phone.open('/myinfor');
  const main = page.getByRole('main');
  for (const [name, address] of [
    [myInfo.friends, '/friendmanage'],
    [myInfo.notes, '/notemanager'],
    [myInfo.myPosts, '/myposts'],
    [myInfo.likedAndScrapped, '/mylikeandscrapposts'],
    [myInfo.scrappedJobs, '/scrapannouncement'],
    [jobAlerts.title, '/jobalerts'],
    [blocks.list.title, '/blockedpeople'],
  ] as const) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', address);
  }
});

test('what a sign-up told is corrected, and the optional consent taken back with what it was for', async ({
  phone,
  page,
}) => {
  const { signUp } = accounts;
  const purpose = 'រៀនភាសាកូរ៉េ';
  await newcomer(phone, 'Rith');
  await phone.open('/myinfor');
  await page.getByRole('link', { name: myInfo.about.title }).click();
  await expect(page.getByLabel(signUp.female, { exact: true })).toBeChecked();
  await page.getByText(signUp.male, { exact: true }).click();
  await page.getByRole('button', { name: signUp.nationality }).click();
  const sheet = page.getByRole('dialog', { name: signUp.nationality });
  await sheet.getByRole('searchbox').fill('Vietnam');
  await sheet.getByRole('button', { name: 'Vietnam' }).click();
  await page.getByLabel(signUp.year).selectOption('1997');
  await page.getByLabel(signUp.purpose).fill(purpose);
  const save = page.getByRole('button', { name: myInfo.about.save });
  await save.click();
  await expect(page.getByText(legal.consent.mustAgreeOrEmpty)).toBeVisible();
  await page.getByText(`[${legal.consent.optional}] ${legal.consent.purpose}`).click();
  await save.click();
  await expect(page.getByText(myInfo.about.done)).toBeVisible();
  await phone.open('/aboutme');
  await expect(page.getByLabel(signUp.male, { exact: true })).toBeChecked();
  await expect(page.getByRole('button', { name: signUp.nationality })).toContainText('Vietnam');
  await expect(page.getByLabel(signUp.year)).toHaveValue('1997');
  await expect(page.getByLabel(signUp.purpose)).toHaveValue(purpose);

  await phone.open('/myinfor');
  await page.getByRole('button', { name: myInfo.consents.title }).click();
  const given = page.getByRole('dialog', { name: myInfo.consents.title });
  await expect(given.getByRole('link', { name: legal.title.terms })).toBeVisible();
  await given.getByRole('button', { name: myInfo.consents.withdraw }).click();
  await phone.answer(common.button.yes, myInfo.consents.question);
  await expect(given.getByText(myInfo.consents.takenBack.split('{{')[0] ?? '')).toBeVisible();
  await phone.open('/aboutme');
  await expect(page.getByLabel(signUp.purpose)).toHaveValue('');
});
