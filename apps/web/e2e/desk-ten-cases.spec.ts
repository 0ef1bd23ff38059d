import { anotherNewcomer, writePost, type Newcomer } from './newcomers.ts';
import { barriers } from './barriers.ts';
import { newCompany, registeredCompany } from './companyForm.ts';
import { expect, type Phone, test } from './haiko.ts';
import { filled, WORDS } from './words.ts';

const { common, decisions, desk, errors, suggestions } = WORDS.en;
const APPEAL = 'នេះជារូបភាពរបស់ខ្ញុំ។ 제 글이에요. এটা আমার লেখা।';

test.use({ viewport: { width: 390, height: 844 } });

/** Opens a queue until what waits there, also what is looked at in the background, has arrived. */
async function openCase(phone: Phone, section: string, text: string): Promise<void> {
  const row = phone.page.getByRole('main').getByRole('link').filter({ hasText: text }).first();
  await expect(async () => {
    await phone.open(`/desk/${section}`);
    await expect(row).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await row.click();
  await expect(phone.page.getByRole('article')).toBeVisible();
}

/** Decides the case that is open, by touch. */
async function decide(phone: Phone, decision: 'KEEP' | 'HIDE' | 'DELETE' | 'WARN', reason: string): Promise<void> {
  const found = phone.page.getByRole('article');
  await found.getByText(desk.decisionHint[decision]).click();
  await found.getByLabel(desk.decision.reason).selectOption(reason);
  await found.getByRole('button', { name: desk.decision.submit }).click();
  await expect(phone.page.getByText(desk.decision.done)).toBeVisible();
}

/** What ten people have brought to the desk; all of it is named after its author. */
async function tenCases(author: Newcomer, reporter: Newcomer, watched: string) {
  const name = author.nickname;
  const post = (title: string, content = name) =>
    author.call('post', '/api/post', { title: `${title} ${name}`, content });
  const report = (targetType: string, targetUuid: string, reason: string) =>
    reporter.call('post', '/api/report', { targetType, targetUuid, reason });
  const first = await post('Cheap cards');
  const offered = `Magandang araw ${name}`;
  // Before it is reported: what one has reported one sees no more, and suggests nothing for.
  await reporter.call('post', '/api/translation/suggest', {
    ...{ subjectType: 'post', subjectUuid: first.uuid, field: 'title', language: 'tl', text: offered },
  });
  await report('post', first.uuid, 'SPAM');
  const comment = await author.call('post', '/api/comment', { postUuid: first.uuid, content: `Stupid ${name}` });
  await report('comment', comment.uuid, 'ABUSE');
  await reporter.call('post', `/api/notes/${author.uuid}`, { content: 'hello' });
  const note = await author.call('post', `/api/notes/${reporter.uuid}`, { content: `Send money ${name}` });
  await report('note', note.uuid, 'FRAUD');
  await report('user', author.uuid, 'OTHER');
  await post('알바', `합격하셨습니다 ${name}. 출근 전에 유니폼비 15만원을 먼저 입금해 주세요.`);
  await post('기숙사', `${name} 기숙사에서 지내는 동안 여권은 회사에서 보관합니다.`);
  await post('Selling', `${watched} here`);
  await post('One of many');
  const company = newCompany(`한강 ${name}`);
  await registeredCompany(author, company);
  return { name, company, offered };
}

test('a moderator works off ten cases of different queues on a phone without the playground; an author appeals and is heard', async ({
  phone,
  page,
  browser,
}) => {
  test.slow();
  const author = await anotherNewcomer(browser, 'Kosal');
  const reporter = await anotherNewcomer(browser, 'Mina');
  await phone.signInAs('moderator');

  const watched = `zq${author.nickname.slice(-6)}`;
  await phone.open('/desk/words?list=WORDS');
  await page.getByLabel(desk.words.word).fill(watched);
  await page.getByLabel(desk.words.why).fill('Papers that are not real');
  await page.getByRole('button', { name: desk.words.add }).click();
  await expect(page.getByText(desk.words.added)).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  const { name, company, offered } = await tenCases(author, reporter, watched);

  await openCase(phone, 'reports', `Cheap cards ${name}`);
  await decide(phone, 'HIDE', 'SPAM');
  await openCase(phone, 'reports', `Stupid ${name}`);
  await decide(phone, 'HIDE', 'ABUSE');
  await openCase(phone, 'reports', `Send money ${name}`);
  await decide(phone, 'WARN', 'FRAUD');
  const person = page.getByRole('main').getByRole('link').filter({ hasText: desk.reports.type.user });
  await phone.open('/desk/reports');
  await person.filter({ hasText: name }).first().click();
  await decide(phone, 'KEEP', 'NOTHING_WRONG');
  await openCase(phone, 'scams', `합격하셨습니다 ${name}`);
  await decide(phone, 'HIDE', 'FRAUD');
  await openCase(phone, 'scams', `${name} 기숙사에서`);
  await decide(phone, 'KEEP', 'NOTHING_WRONG');
  await openCase(phone, 'words', watched);
  await expect(page.getByText(filled(desk.words.found, { word: watched }))).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await decide(phone, 'DELETE', 'ILLEGAL');

  await openCase(phone, 'suggestions', offered);
  await page.getByRole('button', { name: suggestions.decision.accept, exact: true }).click();
  await expect(page.getByText(suggestions.decision.accepted)).toBeVisible();

  // All that is left of what they wrote, from the page of the person.
  await phone.open(`/desk/people?q=${author.uuid}&item=${author.uuid}`);
  const left = page.getByRole('list', { name: desk.writings.kind.POST }).getByRole('listitem');
  const many = left.filter({ hasText: `One of many ${name}` });
  await many.locator('label').click();
  await expect(many.getByRole('checkbox')).toBeChecked();
  await page.getByRole('button', { name: new RegExp(`^${desk.decision.title} ·`) }).click();
  const sheet = page.getByRole('dialog', { name: desk.decision.title });
  await sheet.getByText(desk.decisionHint.HIDE).click();
  await sheet.getByLabel(desk.decision.reason).selectOption('SPAM');
  await sheet.getByRole('button', { name: desk.decision.submit }).click();
  await expect(page.getByText(filled(desk.writings.done_one, { count: '1' }))).toBeVisible();
  await expect(many.getByText(desk.writings.hidden)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await barriers(page)).toEqual([]);

  // Companies alone are an administrator's.
  await expect(page.getByRole('link', { name: desk.nav.companies })).toHaveCount(0);
  await phone.signInAs('admin');
  await openCase(phone, 'companies', company.name);
  await page.getByRole('button', { name: desk.companies.approve, exact: true }).click();
  await phone.answer(common.button.yes, desk.companies.confirmApprove);
  await expect(page.getByText(desk.companies.approved)).toBeVisible();
  await phone.signInAs('moderator');

  await author.phone.open('/decisions');
  const decided = author.page.getByRole('article').filter({ hasText: `Cheap cards ${name}` });
  await decided.getByRole('button', { name: decisions.appeal.action, exact: true }).click();
  await author.page.getByLabel(decisions.appeal.question).fill(APPEAL);
  await author.page.getByRole('button', { name: decisions.appeal.send }).click();
  await expect(decided.getByText(APPEAL)).toBeVisible();

  // Who decided first leaves it to somebody else.
  await openCase(phone, 'reports?state=APPEALED', `Cheap cards ${name}`);
  await expect(page.getByText(errors.NEEDS_SECOND_MODERATOR)).toBeVisible();
  await phone.signInAs('admin');
  await openCase(phone, 'reports?state=APPEALED', `Cheap cards ${name}`);
  await decide(phone, 'KEEP', 'NOTHING_WRONG');
  await author.page.reload();
  await expect(decided.getByText(decisions.appeal.heard)).toBeVisible();
  await author.page.context().close();
  await reporter.page.context().close();
});

test('a word is watched no more; what it had brought leaves the desk', async ({ phone, page, browser }) => {
  const author = await anotherNewcomer(browser, 'Dara');
  const word = `qz${author.nickname.slice(-6)}`;
  await phone.signInAs('moderator');
  await phone.open('/desk/words?list=WORDS');
  await page.getByRole('button', { name: desk.words.add }).click();
  await expect(page.getByText(WORDS.en.fieldErrors.REQUIRED)).toHaveCount(2);
  await page.getByLabel(desk.words.word).fill(word);
  await page.getByLabel(desk.words.why).fill('Papers that are not real');
  await page.getByRole('button', { name: desk.words.add }).click();
  await expect(page.getByText(desk.words.added)).toBeVisible();
  await writePost(author, `Selling ${word}`);
  await author.page.context().close();
  await openCase(phone, 'words', word);
  await phone.open('/desk/words?list=WORDS');
  const row = page.getByRole('list', { name: desk.words.list.WORDS }).getByRole('listitem').filter({ hasText: word });
  await row.getByRole('button', { name: desk.words.remove }).click();
  await phone.answer(desk.words.remove, filled(desk.words.confirmRemove, { word }));
  await expect(row).toHaveCount(0);
  await phone.open('/desk/words');
  await expect(page.getByRole('navigation', { name: desk.nav.label })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').filter({ hasText: word })).toHaveCount(0);
});
