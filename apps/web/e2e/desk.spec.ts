import { atDesk, reportedPost } from './atDesk.ts';
import { barriers } from './barriers.ts';
import { newCompany, registeredCompany } from './companyForm.ts';
import { expect, type Phone, test } from './haiko.ts';
import { anotherNewcomer, newcomer } from './newcomers.ts';
import { filled, WORDS } from './words.ts';

const { common, decisions, desk, errors, myInfo, scamShield } = WORDS.en;
const APPEAL = 'នេះជារូបភាពរបស់ខ្ញុំ។ 제 사진이에요. এটা আমার ছবি।';

/** Opens the case, and decides it by the keyboard alone: the decision, the beginning of the reason, Enter. */
async function decideByKeys({ page }: Phone, title: string, key: string, reason: string): Promise<void> {
  await page.getByRole('link', { name: title }).click();
  const form = page.getByRole('article').getByLabel(desk.decision.reason);
  await expect(form).toBeEnabled();
  // What is typed chooses among them.
  await expect(form.getByRole('option', { name: reason })).toHaveCount(1);
  await page.getByRole('heading', { level: 2 }).first().focus();
  await page.keyboard.press(key);
  await expect(form).toBeFocused();
  await page.keyboard.type(reason);
  await page.keyboard.press('Enter');
  await expect(page.getByText(desk.decision.done)).toBeVisible();
}

test('the desk shows visitors and members its frame and nothing else', async ({ phone, page }) => {
  await phone.open('/desk/reports');
  await expect(page.getByText(desk.forStaff)).toBeVisible();
  await newcomer(phone, 'Dara');
  await phone.open('/desk');
  await expect(page.getByText(desk.forStaff)).toBeVisible();
  await expect(page.getByRole('navigation', { name: desk.nav.label })).toBeHidden();
});

test('a moderator decides by keyboard; the author reads why, appeals, and another one hears it @core', async ({
  phone,
  page,
  browser,
}) => {
  const author = await newcomer(phone, 'Bopha');
  const title = await reportedPost(author, browser);
  const moderator = await atDesk(browser, 'moderator');
  await moderator.open('/myinfor');
  await moderator.page.getByRole('link', { name: myInfo.desk }).click();
  await expect(moderator.page).toHaveURL('/desk/reports');
  await expect(moderator.page.getByRole('link', { name: title })).toBeVisible();
  await moderator.page.keyboard.press('?');
  const keys = moderator.page.getByRole('dialog', { name: desk.keys.title });
  await expect(keys).toBeVisible();
  await moderator.page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await decideByKeys(moderator, title, '2', decisions.reason.SPAM.slice(0, 12));

  await phone.open('/notifications');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/decisions');
  await expect(page.getByText(decisions.reason.SPAM)).toBeVisible();
  await page.getByRole('button', { name: decisions.appeal.action, exact: true }).click();
  await page.getByLabel(decisions.appeal.question).fill(APPEAL);
  await page.getByRole('button', { name: decisions.appeal.send }).click();
  await expect(page.getByRole('button', { name: decisions.appeal.action, exact: true })).toBeHidden();
  await expect(page.getByRole('article').getByText(APPEAL)).toBeVisible();

  // Who decided first leaves it to somebody else.
  await moderator.open('/desk/reports?state=APPEALED');
  await moderator.page.getByRole('link', { name: title }).click();
  await expect(moderator.page.getByText(errors.NEEDS_SECOND_MODERATOR)).toBeVisible();
  await expect(moderator.page.getByRole('button', { name: desk.decision.submit })).toBeDisabled();
  await moderator.page.context().close();

  const admin = await atDesk(browser, 'admin');
  await admin.open('/desk/reports?state=APPEALED');
  await decideByKeys(admin, title, '1', decisions.reason.NOTHING_WRONG.slice(0, 9));
  await admin.page.context().close();
  await page.reload();
  await expect(page.getByText(decisions.what.KEEP)).toBeVisible();
  await expect(page.getByText(decisions.appeal.heard)).toBeVisible();
});

test('Enter and the arrows do what is focused; Enter opens the first case where nothing is', async ({
  phone,
  browser,
}) => {
  const author = await newcomer(phone, 'Chan');
  const title = await reportedPost(author, browser);
  const moderator = await atDesk(browser, 'moderator');
  const { page: at } = moderator;
  await moderator.open('/desk/reports');
  const rows = at.getByRole('list', { name: desk.nav.reports }).getByRole('link');
  await expect(rows.filter({ hasText: title })).toBeVisible();
  const sections = at.getByRole('navigation', { name: desk.nav.label });
  await sections.getByRole('link', { name: desk.nav.people }).press('Enter');
  await expect(at).toHaveURL('/desk/people');
  await sections.getByRole('link', { name: desk.nav.reports }).press('Enter');
  await at.getByRole('link', { name: desk.reports.state.DECIDED }).press('Enter');
  await expect(at).toHaveURL(/state=DECIDED$/);
  await moderator.open('/desk/reports');
  await expect(rows.first()).toBeVisible();
  await at.keyboard.press('Enter');
  await expect(rows.first()).toBeFocused();
  await at.keyboard.press('j');
  await expect(at.locator('[aria-current=true]')).toBeFocused();

  // The arrows go through the decisions, one after the other.
  await rows.filter({ hasText: title }).click();
  const decisionsOf = at.getByRole('article').getByRole('radio');
  await decisionsOf.first().focus();
  for (const index of [1, 2]) {
    await at.keyboard.press('ArrowDown');
    await expect(decisionsOf.nth(index)).toBeFocused();
  }
  const reason = at.getByRole('article').getByLabel(desk.decision.reason);
  for (const index of [1, 0]) {
    await at.keyboard.press('ArrowUp');
    await expect(decisionsOf.nth(index)).toBeChecked();
  }
  await expect(reason).toHaveValue('NOTHING_WRONG');
  await at.keyboard.press('ArrowDown');
  await expect(reason).toHaveValue('');
  await expect(reason.getByRole('option', { name: decisions.reason.NOTHING_WRONG })).toHaveCount(0);
  await at.context().close();
});

test('a moderator works off what reads like a scam on a phone; its author reads why it was hidden', async ({
  phone,
  page,
  browser,
}) => {
  const author = await anotherNewcomer(browser, 'Kosal');
  const write = (content: string) => author.call('post', '/api/post', { title: `알바 ${author.nickname}`, content });
  await write('합격하셨습니다. 출근 전에 유니폼비 15만원을 먼저 입금해 주세요.');
  await write('기숙사에서 지내는 동안 여권은 회사에서 보관합니다.');
  await phone.signInAs('moderator');
  const rows = page.getByRole('list', { name: desk.nav.scams }).getByRole('link', { name: author.nickname });
  // They are looked at in the background.
  await expect(async () => {
    await phone.open('/desk/scams');
    await expect(page.getByRole('navigation', { name: desk.nav.label })).toBeVisible();
    await expect(rows).toHaveCount(2);
  }).toPass();
  expect(page.viewportSize()?.width).toBeLessThanOrEqual(390);

  async function decide(text: string, why: string, hint: string, reason: string) {
    await rows.filter({ hasText: text }).click();
    const found = page.getByRole('article');
    await expect(found.getByText(why)).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await found.getByText(hint).click();
    await found.getByLabel(desk.decision.reason).selectOption(reason);
    await found.getByRole('button', { name: desk.decision.submit }).click();
    await expect(page.getByText(desk.decision.done)).toBeVisible();
    await phone.open('/desk/scams');
    await expect(page.getByRole('navigation', { name: desk.nav.label })).toBeVisible();
  }
  await decide('유니폼비', scamShield.reason.MONEY_FIRST, desk.decisionHint.HIDE, 'FRAUD');
  await expect(rows).toHaveCount(1);
  await decide('여권', scamShield.reason.DOCUMENT_KEPT, desk.decisionHint.KEEP, 'NOTHING_WRONG');
  await expect(rows).toHaveCount(0);

  await author.phone.open('/decisions');
  await expect(author.page.getByText(decisions.reason.FRAUD)).toHaveCount(1);
  await expect(author.page.getByRole('article')).toHaveCount(1);
  await author.page.context().close();
});

test('an administrator approves a company whose certificate and standing at the tax office are beside its words', async ({
  phone,
  browser,
}) => {
  const owner = await newcomer(phone, 'Minh');
  const company = newCompany('한강식품');
  const { uuid, fields } = await registeredCompany(owner, company);
  const admin = await atDesk(browser, 'admin');
  await admin.open('/desk/companies');
  await admin.page.getByRole('link', { name: company.name }).click();
  await expect(admin.page.getByRole('link', { name: desk.companies.open })).toHaveAttribute('href', /private-/);
  await admin.page.getByRole('button', { name: desk.companies.ask }).click();
  await expect(admin.page.getByText(desk.companies.businessStatus.ACTIVE, { exact: true })).toBeVisible();
  await admin.page.getByRole('button', { name: desk.companies.reject }).click();
  await admin.page.getByRole('button', { name: desk.companies.reject }).click();
  await expect(admin.page.getByText(WORDS.en.fieldErrors.REQUIRED)).toBeVisible();
  await admin.page.getByLabel(desk.companies.reason).selectOption(desk.companies.otherCause);
  await admin.page.getByRole('button', { name: desk.companies.reject }).click();
  await expect(admin.page.getByText(WORDS.en.fieldErrors.REQUIRED)).toBeVisible();
  expect(await barriers(admin.page)).toEqual([]);
  await admin.page.getByRole('button', { name: common.button.cancel }).click();
  // What the owner has handed in again is shown before anybody decides on it.
  const businessRegistrationNumber = newCompany('').number.join('-');
  await owner.call('put', `/api/company/update/${uuid}`, { ...fields, businessRegistrationNumber });
  await admin.page.getByRole('button', { name: desk.companies.approve }).click();
  await admin.answer(common.button.yes, desk.companies.confirmApprove);
  await admin.answer(common.button.ok, errors.COMPANY_CHANGED);
  await expect(admin.page.getByRole('article').getByText(businessRegistrationNumber)).toBeVisible();
  // One letter is soon typed: the key asks as the button does.
  await admin.page.keyboard.press('a');
  await admin.answer(common.button.no, desk.companies.confirmApprove);
  await expect(admin.page.getByRole('button', { name: desk.companies.approve })).toBeEnabled();
  await admin.page.keyboard.press('a');
  await admin.answer(common.button.yes, desk.companies.confirmApprove);
  await expect(admin.page.getByText(desk.companies.approved)).toBeVisible();
  await expect(admin.page.getByRole('link', { name: company.name })).toBeHidden();
  await admin.page.context().close();
});

test('who is rejected for a cause of the list reads it in Bengali, and beneath it what the administrator wrote', async ({
  phone,
  browser,
}) => {
  const owner = await newcomer(phone, 'Rahim', { language: 'bn' });
  await phone.store({ language: 'bn' });
  const company = newCompany('두물머리');
  await registeredCompany(owner, company);
  const admin = await atDesk(browser, 'admin');
  await admin.open('/desk/companies');
  await admin.page.getByRole('link', { name: company.name }).click();
  const words = '두 번째 쪽도 올려 주세요.';
  await admin.page.getByRole('button', { name: desk.companies.reject }).click();
  await admin.page.getByLabel(desk.companies.reason).selectOption('UNREADABLE');
  await admin.page.getByLabel(desk.companies.rejectReason).fill(words);
  await admin.page.getByRole('button', { name: desk.companies.reject }).click();
  await expect(admin.page.getByText(desk.companies.rejected)).toBeVisible();
  await owner.phone.open('/enterprisemodify');
  await expect(owner.page.getByText(WORDS.bn.companies.cause.UNREADABLE)).toBeVisible();
  await expect(owner.page.getByText(words)).toBeVisible();
  await admin.page.context().close();
});

test('an administrator loads a list of wage defaulters, and says that a company is none of them', async ({
  phone,
  browser,
}) => {
  const owner = await newcomer(phone, 'Dao');
  const company = newCompany(`나루 ${Date.now()}`);
  await registeredCompany(owner, company);
  const admin = await atDesk(browser, 'admin');
  const at = admin.page;
  await admin.open('/desk/defaulters');
  const lines = [
    'name,representative,business,address,amount,published from,until',
    `${company.name},Kim,,Seoul,1000000,2026-01-01,2099-12-31`,
  ];
  await at.getByLabel(desk.defaulters.load).setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  });
  await expect(at.getByText(filled(desk.defaulters.loaded_one, { count: '1' }))).toBeVisible();
  const row = at.getByRole('link', { name: company.name });
  await expect(async () => {
    await at.reload();
    await expect(row).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await row.click();
  await expect(at.getByRole('heading', { name: desk.defaulters.onList })).toBeVisible();
  await at.getByRole('button', { name: desk.defaulters.other }).click();
  await expect(row).toBeHidden();
  expect(await barriers(at)).toEqual([]);
  await at.context().close();
});

test('an administrator enters a visa rule, another one confirms and changes it', async ({ phone, page, browser }) => {
  const { rules } = desk;
  const second = await newcomer(phone, 'Rina');
  const admin = await atDesk(browser, 'admin');
  const at = admin.page;
  const headers = { authorization: `Bearer ${await admin.stored('accessToken')}` };
  const reply = await at.request.put(`/api/user/${second.uuid}/ADMIN`, { headers });
  expect(reply.ok()).toBe(true);

  await admin.open('/desk/rules');
  await at.getByRole('link', { name: rules.new }).click();
  const english = filled(rules.sentence, { language: WORDS.en.languages.name.en });
  const sentence = `Please ask 1345 first, ${second.nickname}.`;
  await at.getByRole('button', { name: rules.propose }).click();
  await expect(at.getByLabel(english)).toBeFocused();
  await at.getByLabel(rules.field.visa, { exact: true }).selectOption('D-1');
  // Of days to come, so that nobody else meets it.
  await at.getByRole('textbox', { name: rules.field.from }).fill('2099-01-01');
  await at.getByLabel(english).fill(sentence);
  const source = at.getByRole('textbox', { name: rules.field.source, exact: true });
  await source.fill('Notice without an address');
  await at.getByRole('button', { name: rules.propose }).click();
  await admin.answer(common.button.ok);
  await expect(at.getByText(WORDS.en.fieldErrors.INVALID)).toBeVisible();
  await source.fill('Notice, https://www.moj.go.kr/notice');
  await at.getByRole('button', { name: rules.propose }).click();
  await expect(at.getByText(rules.second)).toBeVisible();
  await expect(at.getByRole('button', { name: rules.confirm, exact: true })).toBeDisabled();
  expect(await barriers(at)).toEqual([]);
  await at.context().close();

  await phone.open('/desk/rules');
  await page.getByRole('link', { name: sentence }).click();
  await page.getByRole('button', { name: rules.confirm, exact: true }).click();
  await expect(page.getByText(desk.people.done)).toBeVisible();
  await phone.open('/desk/rules?state=CONFIRMED');
  await page.getByLabel(rules.field.visa, { exact: true }).selectOption('D-1');
  await page.getByRole('link', { name: sentence }).click();
  await page.getByRole('button', { name: rules.change }).click();
  await page.getByRole('textbox', { name: rules.field.until }).fill('2099-12-31');
  await page.getByRole('button', { name: rules.propose }).click();
  await expect(page.getByRole('heading', { name: rules.replaces })).toBeVisible();
  await page.getByRole('button', { name: rules.end }).click();
  await phone.answer(common.button.yes, rules.confirmEnd);
  await expect(page.getByRole('link', { name: sentence })).toBeHidden();
});

for (const width of [390, 1280]) {
  test(`an administrator sees where postings come from, stops a source and starts it again, ${width} wide`, async ({
    browser,
  }) => {
    const { page } = await atDesk(browser, 'admin');
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/desk/sources');
    // As the samples import them; each width has one of its own.
    const row = page.getByRole('listitem').filter({ hasText: width === 390 ? 'ilteo' : 'narae-jobs' });
    await expect(row.getByText(desk.sources.kind.COMMAND)).toBeVisible();
    await expect(row.getByText(desk.sources.state.MANUAL)).toBeVisible();
    await row.getByRole('button', { name: desk.sources.stop }).click();
    await expect(page.getByText(desk.sources.stopped)).toBeVisible();
    await expect(row.getByText(filled(desk.sources.stoppedSince, { time: '' }).trim())).toBeVisible();
    await row.getByRole('button', { name: desk.sources.start }).click();
    await expect(row.getByText(desk.sources.state.MANUAL)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.context().close();
  });
}
