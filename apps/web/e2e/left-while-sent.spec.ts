import { approvedCompany, newCompany, registeredCompany } from './companyForm.ts';
import { employer, fillResume, openApplySheet, RESUME, seeker } from './applying.ts';
import { drawn, expect, type Phone, test } from './haiko.ts';
import { leaveWhileSent } from './leftWhileSent.ts';
import { anotherNewcomer, newcomer } from './newcomers.ts';
import { WORDS } from './words.ts';

// People who leave what they do about work while it is sent.

const { common, companies, companyMembers } = WORDS.en;
const { km } = WORDS;
const { apply } = km.applications;

const resume = { ...RESUME, experiences: [], skills: [], files: [], showVisa: false };

/** To the jobs, by the bottom bar. */
async function goToJobs({ page }: Phone, { nav } = common): Promise<void> {
  await page
    .getByRole('navigation', { name: nav.main })
    .getByRole('link', { name: nav.announcement, exact: true })
    .click();
}

for (const isApproved of [true, false])
  test(`who goes on while ${isApproved ? 'their company' : 'its application'} is deleted stays there`, async ({
    phone,
    page,
  }) => {
    const owner = await newcomer(phone, 'Hangang');
    await (isApproved ? approvedCompany : registeredCompany)(owner, newCompany('한강조선'));
    await phone.open(isApproved ? '/enterprisemanage' : '/myinfor');
    await leaveWhileSent(phone, {
      to: '**/api/company/delete/*',
      send: async () => {
        await page.getByRole('button', { name: companies.manage.delete }).click();
        await phone.answer(common.button.yes, companies.manage.confirmDelete);
      },
      leave: () => goToJobs(phone),
      told: companies.manage.deleted,
    });
  });

test('who goes on while they leave a company stays there', async ({ phone, page, browser }) => {
  const owner = await anotherNewcomer(browser, 'hangang');
  await approvedCompany(owner, newCompany('한강조선'));
  const colleague = await newcomer(phone, 'Dongnyo');
  const { uuid } = await owner.call('post', '/api/company/members', { nickname: colleague.nickname });
  await colleague.call('put', `/api/company/invitations/${uuid}/accept`);
  await owner.page.context().close();
  await phone.open('/enterprisemembers');
  await leaveWhileSent(phone, {
    to: '**/api/company/membership',
    send: async () => {
      const { leave } = companyMembers;
      await page.getByRole('button', { name: leave.action }).click();
      await phone.answer(leave.action, leave.question);
    },
    leave: () => goToJobs(phone),
  });
});

test('who goes on while they apply stays there, and hears that they have', async ({ phone, page, browser }) => {
  const { owner, posting } = await employer(browser);
  await owner.page.context().close();
  const somebody = await seeker(phone);
  await somebody.call('put', '/api/resume', resume);
  await phone.open('/announcement');
  const sheet = await openApplySheet(phone, posting.uuid);
  await sheet.getByText(km.applications.consent.agree).click();
  await leaveWhileSent(phone, {
    to: '**/api/job-posting/*/application',
    send: () => sheet.getByRole('button', { name: apply.send }).click(),
    leave: async () => {
      await page.goBack();
      await expect(sheet).toBeHidden();
      await page.getByRole('button', { name: km.common.nav.back, exact: true }).click();
    },
    told: apply.sent,
  });
});

test('who leaves their résumé while it is saved is not asked to apply', async ({ phone, page, browser }) => {
  const { owner, posting } = await employer(browser);
  await owner.page.context().close();
  await seeker(phone);
  const sheet = await openApplySheet(phone, posting.uuid);
  await sheet.getByRole('link', { name: km.resumes.write }).click();
  await expect(page).toHaveURL('/resumewriting');
  await leaveWhileSent(phone, {
    to: '**/api/resume',
    send: () => fillResume(phone),
    leave: async () => {
      for (const address of ['/resumewriting?step=3', '/resumewriting?step=2', '/resumewriting']) {
        await page.goBack();
        await expect(page).toHaveURL(address);
      }
      await page.goBack();
      await phone.answer(km.forms.leave.leaveYes);
    },
    told: km.resumes.saved,
  });
  await drawn(page);
  await expect(sheet).toBeHidden();
});
