import type { Browser, Response } from '@playwright/test';
import { seoulDayAfter } from '@haiko/shared/rules/deadline';
import { atDesk, reportedPost, staff } from './atDesk.ts';
import { employer, offerJob, seeker } from './applying.ts';
import { asks } from './broken.ts';
import { expect, Phone, test } from './haiko.ts';
import { anotherNewcomer, type Newcomer } from './newcomers.ts';
import { filled, WORDS } from './words.ts';

// A decision names what was seen: who decides about something that is another thing by then is told so, loses nothing of what was
// typed, and decides anew.

const TYPED = 'সহকর্মীদের জন্য: 동료에게 · សម្រាប់មិត្តរួមការងារ';

test('two moderators decide about one case', async ({ browser }) => {
  const { common, decisions, desk, errors } = WORDS.vi;
  const author = await anotherNewcomer(browser, 'Bopha');
  const title = await reportedPost(author, browser);
  const second = await staff(browser, 'vi', 'MODERATOR');
  const { page } = second;
  await second.phone.open('/desk/reports');
  await page.getByRole('link', { name: title }).click();
  const form = page.getByRole('article');
  await form.getByText(desk.decisionHint.HIDE).click();
  await form.getByLabel(desk.decision.reason).selectOption({ label: decisions.reason.SPAM });
  await form.getByLabel(desk.decision.note).fill(TYPED);

  const first = await atDesk(browser, 'moderator');
  await first.open('/desk/reports');
  await first.page.getByRole('link', { name: title }).click();
  const inEnglish = WORDS.en.desk.decision;
  const firstForm = first.page.getByRole('article');
  await firstForm.getByText(WORDS.en.desk.decisionHint.KEEP).click();
  await firstForm.getByLabel(inEnglish.reason).selectOption('NOTHING_WRONG');
  await firstForm.getByRole('button', { name: inEnglish.submit }).click();
  await expect(first.page.getByText(inEnglish.done)).toBeVisible();

  const decide = page.getByRole('button', { name: desk.decision.submit });
  await decide.click();
  await second.phone.answer(common.button.ok, errors.CHANGED_MEANWHILE);
  await expect(form).toContainText(`${desk.decision.KEEP} · `);
  await expect(form.getByRole('radio', { checked: true })).toHaveValue('HIDE');
  await expect(form.getByLabel(desk.decision.reason)).toHaveValue('SPAM');
  await expect(form.getByLabel(desk.decision.note)).toHaveValue(TYPED);
  await decide.click();
  await expect(page.getByText(desk.decision.done)).toBeVisible();
  await author.phone.open('/decisions');
  await expect(author.page.getByText(WORDS.en.decisions.reason.SPAM)).toBeVisible();
  await close(author.phone, first, second.phone);
});

test('two administrators confirm and change one visa rule', async ({ browser }) => {
  const first = await staff(browser, 'en', 'ADMIN');
  const second = await staff(browser, 'km', 'ADMIN');
  const uuid = await enterRule(browser, `Please ask 1345 first, ${first.nickname}.`);
  for (const { phone } of [first, second]) await phone.open(`/desk/rules?item=${uuid}`);
  const confirm = ({ page }: Newcomer, language: 'en' | 'km') =>
    page.getByRole('button', { name: WORDS[language].desk.rules.confirm, exact: true });
  await confirm(first, 'en').click();
  await expect(first.page.getByText(WORDS.en.desk.people.done)).toBeVisible();
  await confirm(second, 'km').click();
  await second.phone.answer(WORDS.km.common.button.ok, WORDS.km.errors.CHANGED_MEANWHILE);
  await expect(confirm(second, 'km')).toHaveCount(0);

  const inForce = `/desk/rules?state=CONFIRMED&visa=D-1&item=${uuid}`;
  const sentence = ({ page }: Newcomer, language: 'en' | 'km') => {
    const { languages, desk } = WORDS[language];
    return page.getByLabel(filled(desk.rules.sentence, { language: languages.name.en }));
  };
  for (const [person, language] of [
    [first, 'en'],
    [second, 'km'],
  ] as const) {
    await person.phone.open(inForce);
    await person.page.getByRole('button', { name: WORDS[language].desk.rules.change }).click();
    await sentence(person, language).fill(`${TYPED} ${language}`);
  }
  const { rules } = WORDS.en.desk;
  await first.page.getByRole('button', { name: rules.propose }).click();
  await expect(first.page.getByRole('heading', { name: rules.replaces })).toBeVisible();
  const propose = second.page.getByRole('button', { name: WORDS.km.desk.rules.propose });
  await propose.click();
  await second.phone.answer(WORDS.km.common.button.ok, WORDS.km.errors.CHANGED_MEANWHILE);
  await expect(sentence(second, 'km')).toHaveValue(`${TYPED} km`);

  await first.page.getByRole('button', { name: rules.end }).click();
  await first.phone.answer(WORDS.en.common.button.yes, rules.confirmEnd);
  await expect(first.page.getByRole('heading', { name: rules.replaces })).toHaveCount(0);
  await propose.click();
  await expect(second.page.getByRole('heading', { name: WORDS.km.desk.rules.replaces })).toBeVisible();
  await expect(second.page.getByRole('article')).toContainText(`${TYPED} km`);

  // Who takes back what somebody else has taken back is told, and it is gone.
  const proposal = new URL(second.page.url()).searchParams.get('item');
  await first.phone.open(`/desk/rules?item=${proposal}`);
  await expect(first.page.getByRole('article')).toContainText(`${TYPED} km`);
  await second.page.getByRole('button', { name: WORDS.km.desk.rules.end }).click();
  await second.phone.answer(WORDS.km.common.button.yes, WORDS.km.desk.rules.confirmEnd);
  await expect(second.page.getByRole('heading', { name: WORDS.km.desk.rules.replaces })).toHaveCount(0);
  await first.page.getByRole('button', { name: rules.end }).click();
  await first.phone.answer(WORDS.en.common.button.yes, rules.confirmEnd);
  await first.phone.answer(WORDS.en.common.button.ok, WORDS.en.errors.CHANGED_MEANWHILE);
  await expect(first.page.getByText(`${TYPED} km`)).toHaveCount(0);
  await close(first.phone, second.phone);
});

/** A rule that waits for another administrator, of days to come, so that nobody else meets it. */
async function enterRule(browser: Browser, en: string): Promise<string> {
  const admin = await atDesk(browser, 'admin');
  const query = 'mutation ($input: VisaRuleInput!) { proposeVisaRule(input: $input) { uuid } }';
  const said = { visa: 'D-1', verdict: 'ASK', from: '2099-01-01', checkedAt: '2026-01-01' };
  const input = { ...said, sentences: { en }, source: 'Notice, https://www.moj.go.kr/notice' };
  const headers = { authorization: `Bearer ${await admin.stored('accessToken')}` };
  const reply = await admin.page.request.post('/graphql', { headers, data: { query, variables: { input } } });
  const { data, errors } = await reply.json();
  expect(errors).toBeUndefined();
  await close(admin);
  return data.proposeVisaRule.uuid;
}

test('two phones of a company answer one application', async ({ browser }) => {
  const { applications, common } = WORDS.ko;
  const { act } = applications;
  const { owner, posting } = await employer(browser);
  const applicant = new Phone(await (await browser.newContext()).newPage());
  const { call } = await seeker(applicant);
  await call('put', '/api/resume', { headline: 'ជាងផ្សារ', introduction: 'ខ្ញុំ', skills: [], experiences: [], files: [] });
  const { uuid } = await call('post', `/api/job-posting/${posting.uuid}/application`, { consent: true });

  const other = new Phone(await (await browser.newContext()).newPage());
  const tokens = ['accessToken', 'refreshToken', 'accessExpire', 'refreshExpire'] as const;
  for (const name of tokens) await other.store({ [name]: (await owner.phone.stored(name)) ?? '' });
  await other.store({ language: 'ko' });
  for (const phone of [owner.phone, other]) {
    await phone.open(`/application/${uuid}`);
    await expect(phone.page.getByRole('main')).toContainText(applications.state.read);
  }
  const isRefused = (reply: Response) => reply.url().endsWith(`/application/${uuid}/state`) && reply.status() === 409;
  const refused = other.page.waitForResponse(isRefused, { timeout: 0 });
  // News would show it the other phone's answer before it sends its own.
  await other.page.route('**/graphql', async (route) => {
    if (asks(route.request(), 'Application')) await refused;
    await route.continue();
  });
  const day = seoulDayAfter(2, new Date());
  await other.page.getByRole('button', { name: applications.detail.interview }).click();
  const sheet = other.page.getByRole('dialog', { name: act.interview });
  await sheet.getByLabel(act.day, { exact: true }).fill(day);
  await sheet.getByLabel(act.time).selectOption('15:30');
  await offerJob(owner.phone);
  const states = ({ page }: Phone) => page.getByRole('main').locator('[aria-current="step"]');
  await expect(states(owner.phone)).toContainText(applications.state.offer);

  const send = sheet.getByRole('button', { name: act.send });
  await send.click();
  await other.answer(common.button.ok, act.changed);
  await expect(states(other)).toContainText(applications.state.offer);
  await expect(sheet.getByLabel(act.day, { exact: true })).toHaveValue(day.replaceAll('-', '.'));
  await expect(sheet.getByLabel(act.time)).toHaveValue('15:30');
  await send.click();
  await expect(sheet).toBeHidden();
  await expect(other.page.getByRole('main')).toContainText(`${day.replaceAll('-', '.')} 15:30`);
  await close(owner.phone, other, applicant);
});

async function close(...phones: Phone[]): Promise<void> {
  await Promise.all(phones.map(({ page }) => page.context().close()));
}
