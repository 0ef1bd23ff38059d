import { loseReply } from './broken.ts';
import { approvedCompany, newCompany } from './companyForm.ts';
import { expect, test, type Phone } from './haiko.ts';
import { newcomer } from './newcomers.ts';
import { postingBody } from './postings.ts';
import { WORDS } from './words.ts';

const { common, companies, forms, jobPostingForm, postForm } = WORDS.en;
const MINE = 'របស់ខ្ញុំ 나의 글 আমার';

/** The forms of what one person has written, and how each is changed on another phone of theirs. */
async function ownForms(phone: Phone) {
  const { page } = phone;
  const owner = await newcomer(phone, 'hana');
  const company = await approvedCompany(owner, newCompany('Hana 하나'));
  const post = await owner.call('post', '/api/post', { title: '처음', content: '내용' });
  const posting = await owner.call('post', '/api/job-posting', postingBody('처음'));
  const title = page.getByLabel(postForm.field.title);
  const save = page.getByRole('button', { name: companies.form.save, exact: true });
  return [
    {
      path: `/modify/${post.uuid}`,
      field: title,
      save: page.getByRole('button', { name: postForm.button.save }),
      question: postForm.confirm.modify,
      sentTo: `**/api/post/${post.uuid}`,
      elsewhere: (text: string) => owner.call('put', `/api/post/${post.uuid}`, { title: text, content: '내용' }),
    },
    {
      path: `/announcementmodify/${posting.uuid}`,
      field: title,
      save,
      question: jobPostingForm.confirmModify,
      sentTo: `**/api/job-posting/${posting.uuid}`,
      elsewhere: (text: string) => owner.call('put', `/api/job-posting/${posting.uuid}`, postingBody(text)),
    },
    {
      path: '/enterprisemodify?step=3',
      field: page.getByLabel(companies.form.managerName, { exact: true }),
      save,
      question: companies.form.confirmModify,
      sentTo: `**${company.path}`,
      elsewhere: (text: string) => owner.call('put', company.path, { ...company.fields, managerName: text }),
    },
  ];
}

test('who changes what was changed elsewhere meanwhile is asked, and nothing that was typed is lost @core', async ({
  phone,
  page,
}) => {
  for (const { path, field, save, question, elsewhere } of await ownForms(phone)) {
    await phone.open(path);
    await field.fill(MINE);
    await elsewhere('다른 전화에서');
    await save.click();
    await phone.answer(common.button.yes, question);
    await phone.answer(forms.leave.stay, forms.draft.conflict);
    await expect(field).toHaveValue(MINE);
    await expect(page.getByRole('main').getByText(forms.draft.overtaken)).toBeVisible();

    await elsewhere('다시 다른 전화에서');
    await save.click();
    await phone.answer(common.button.yes, question);
    await phone.answer(forms.draft.saveAnyway, forms.draft.conflict);
    await expect(page).not.toHaveURL(path);
    await phone.open(path);
    await expect(field).toHaveValue(MINE);
    await expect(page.getByText(forms.draft.overtaken)).toHaveCount(0);
  }
});

test('who saves again because the first reply was lost is not told of their own change', async ({
  phone,
  page,
  complaints,
}) => {
  for (const { path, field, save, question, sentTo } of await ownForms(phone)) {
    await phone.open(path);
    // Keyboards of phones leave a space behind the last word.
    await field.fill(`${MINE} `);
    await loseReply(page, sentTo);
    await save.click();
    await phone.answer(common.button.yes, question);
    await phone.answer(common.button.ok);
    complaints.length = 0;
    await save.click();
    await phone.answer(common.button.yes, question);
    await expect(page).not.toHaveURL(path);
    await phone.open(path);
    await expect(field).toHaveValue(MINE);
    await expect(page.getByText(forms.draft.restored)).toHaveCount(0);
  }
});
