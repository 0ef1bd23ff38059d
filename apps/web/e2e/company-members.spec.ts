import { employer, offerJob, RESUME, seeker } from './applying.ts';
import { barriers } from './barriers.ts';
import { expect, test, type Phone } from './haiko.ts';
import { anotherNewcomer } from './newcomers.ts';
import { filled, WORDS } from './words.ts';

const { en, km, ko } = WORDS;

/** The row of a member in the company's list. */
const rowOf = ({ page }: Phone, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });

/** The owner asks somebody by nickname. */
async function invite(phone: Phone, nickname: string): Promise<void> {
  const { page } = phone;
  await phone.open('/enterprisemembers');
  await page.getByLabel(ko.companyMembers.invite.whom).fill(nickname);
  await page.getByRole('button', { name: ko.companyMembers.invite.send, exact: true }).click();
  await expect(rowOf(phone, nickname)).toContainText(ko.companyMembers.state.INVITED);
  expect(await barriers(page)).toEqual([]);
}

/** Who is asked finds it in my information, and accepts. */
async function accept(phone: Phone, companyName: string): Promise<void> {
  const { page } = phone;
  await phone.open('/myinfor');
  await page.getByRole('link', { name: en.companyMembers.invitations.title }).click();
  await expect(page.getByRole('heading', { name: companyName })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: en.companyMembers.invitations.accept }).click();
  await expect(page.getByText(en.companyMembers.invitations.empty)).toBeVisible();
}

/** The owner takes somebody away. */
async function remove(phone: Phone, nickname: string): Promise<void> {
  const { page } = phone;
  await phone.open('/enterprisemembers');
  await page.getByRole('button', { name: filled(ko.companyMembers.options, { name: nickname }) }).click();
  await page.getByRole('menuitem', { name: ko.companyMembers.remove.action }).click();
  await phone.answer(ko.companyMembers.remove.action, nickname);
  await expect(rowOf(phone, nickname)).toHaveCount(0);
}

test('two people of one company answer an application; who is taken away sees nothing more', async ({
  phone,
  browser,
}) => {
  const { owner, company, posting } = await employer(browser);
  const colleague = await anotherNewcomer(browser, 'dongnyo');
  const somebody = await seeker(phone);
  await somebody.call('put', '/api/resume', { ...RESUME, experiences: [], skills: [], files: [], showVisa: false });
  const sent = await somebody.call('post', `/api/job-posting/${posting.uuid}/application`, { consent: true });
  const address = `/application/${sent.uuid}`;

  await invite(owner.phone, colleague.nickname);
  await accept(colleague.phone, company.name);

  await colleague.phone.open('/inbox');
  await colleague.page.getByRole('main').getByRole('link').filter({ hasText: posting.title }).click();
  await colleague.page.getByRole('main').getByRole('link').filter({ hasText: somebody.nickname }).click();
  const question = en.applications.question.CAN_START;
  await expect(colleague.page).toHaveURL(address);
  await colleague.page.getByRole('link', { name: en.applications.act.message, exact: true }).click();
  await colleague.page.getByRole('button', { name: question }).click();
  await expect(colleague.page.getByRole('log')).toContainText(question);

  await owner.phone.open(`${address}/notes`);
  const asked = owner.page.getByRole('log');
  await expect(asked).toContainText(ko.applications.question.CAN_START);
  await expect(asked).toContainText(colleague.nickname);
  await owner.phone.open(address);
  await offerJob(owner.phone);
  await expect(owner.page.getByRole('main')).toContainText(ko.applications.state.offer);

  // Has it open, and sees at once what the other one answered.
  await expect(colleague.page.getByRole('main')).toContainText(en.applications.state.offer);
  await phone.open(address);
  await expect(phone.page.getByRole('main')).toContainText(km.applications.state.offer);
  await phone.page.getByRole('main').getByRole('link').filter({ hasText: km.applications.question.CAN_START }).click();
  await expect(phone.page.getByRole('log')).toContainText(km.applications.question.CAN_START);
  await expect(phone.page.getByRole('main')).not.toContainText(colleague.nickname);

  await remove(owner.phone, colleague.nickname);
  await colleague.phone.open(address);
  await expect(colleague.page.getByText(en.applications.gone)).toBeVisible();
  await colleague.phone.open('/enterprisemembers');
  await expect(colleague.page.getByText(en.companies.alert.none)).toBeVisible();
  for (const { page } of [owner, colleague]) await page.context().close();
});
