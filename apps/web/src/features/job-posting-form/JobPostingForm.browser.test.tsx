import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { clearSession } from '#/api/session.ts';
import { openQuestions } from '#/ui/confirm.ts';
import { ConfirmHost } from '#/ui/ConfirmHost.tsx';
import { JobPostingForm } from './JobPostingForm.tsx';
import type { JobPostingToModify } from './jobPostingFields.ts';

const JOB: JobPostingToModify = {
  __typename: 'JobPosting',
  uuid: 'a-posting',
  updatedAt: '2026-11-20T02:30:00.123Z',
  originalLanguage: 'th',
  ...{
    title: 'ช่างเชื่อม 용접공',
    description: 'নৌকা 溶接 焊接',
    extraInfo: '',
    isRemote: false,
    housing: 'none',
    isPublic: true,
    hiddenReason: null,
  },
  ...{ salaryTypeId: 5, salaryAmountMin: 2_500_000, salaryAmountMax: 3_000_000, workingTime: 8, workingDays: 5 },
  ...{ hasProbation: false, isPieceRate: false, career: 4 },
  ...{ educationId: 1, employmentType: 2, deadlineDate: '2020-01-31', contactName: 'Nguyễn Thị Hoa' },
  ...{ contactMobile: '01000001234', contactPhone: '0200001234', contactEmail: 'hire@hangang.example' },
  jobCategories: [{ __typename: 'JobPostingCategory', jobCategorySubId: 101 }],
  visas: [{ __typename: 'JobPostingVisa', visaSubId: 9900 }],
  regions: [
    { __typename: 'JobPostingRegion', regionOriginal: '서울특별시 강남구', detailRegion: '3층' },
    { __typename: 'JobPostingRegion', regionOriginal: '부산광역시 해운대구', detailRegion: 'ជាន់ទី 2' },
  ],
  languageLevels: [{ __typename: 'LanguageLevel', id: 101, languageId: 1 }],
};

const COMPANY = {
  ...{ companyName: '한강조선 ហានកាង', logoFileUrl: '', status: 'approved' as const, managerName: '김하늘' },
  ...{ managerMobile: '01000009999', managerPhone: '0200009999', managerEmail: 'hire@narae.example' },
};

async function open(posting?: JobPostingToModify, { step = 1 } = {}) {
  const form = <JobPostingForm me={{ uuid: 'linh', language: 'vi' }} posting={posting} company={COMPANY} />;
  const routes = [
    { path: '/', element: form },
    { path: '/main', element: <h1>Main</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/main', `/?step=${step}`] });
  const screen = await render(
    <>
      <RouterProvider router={router} />
      <ConfirmHost />
    </>,
  );
  return { ...screen, router };
}

const goTo = (step: number) => page.getByRole('button', { name: new RegExp(`^Step ${step} of 4`) }).click();

const field = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const alert = () => page.getByRole('alertdialog');

beforeEach(() => {
  sessionStorage.clear();
  clearSession();
  openQuestions.set([]);
});

const preview = () => page.getByRole('region', { name: 'This is what people see in the list' });

it('a step is checked by itself: what is missing is named, one thing at a time, in the field that has the focus', async () => {
  await open();
  await button('Next').click();
  await expect.element(alert().getByText('Please fill in everything that is required.')).toBeVisible();
  await button('OK').click();
  await expect.element(field('Title')).toHaveFocus();
  await expect.element(field('Title')).toHaveAccessibleDescription('Please fill in “Title”.');
  await expect.element(field('Description')).not.toHaveAccessibleDescription();
  await field('Title').fill('용접공');
  await expect.element(field('Title')).not.toHaveAccessibleDescription();
  await button('Next').click();
  await button('OK').click();
  await expect.element(page.getByRole('button', { name: /^Job category/ })).toHaveFocus();
  await expect.element(page.getByText('Please fill in “Job category”.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Step 2 of 4: Workplace and pay' })).toBeDisabled();
});

it('sending looks at every step, and leads to the first thing that is missing', async () => {
  await open(undefined, { step: 4 });
  await button('Post').click();
  await expect.element(alert().getByText('Please fill in everything that is required.')).toBeVisible();
  await button('OK').click();
  await expect.element(page.getByRole('heading', { name: 'Step 1 of 4: Job details' })).toBeVisible();
  await expect.element(field('Title')).toHaveFocus();
});

it('steps that are right are gone through forth and back, by the form and by the browser, without loss', async () => {
  const { router } = await open({ ...JOB, deadlineDate: '2099-01-31' });
  await field('Title').fill('용접공 សារ');
  await button('Next').click();
  await expect.element(page.getByRole('heading', { name: 'Step 2 of 4: Workplace and pay' })).toHaveFocus();
  await field('Working hours per day').fill('7');
  await button('Next').click();
  await expect.element(page.getByRole('heading', { name: 'Step 3 of 4: Requirements' })).toBeVisible();
  await button('Back').click();
  await expect.element(field('Working hours per day')).toHaveValue('7');
  await router.navigate(-1);
  await expect.element(field('Title')).toBeVisible();
  await expect.element(field('Title')).toHaveValue('용접공 សារ');
  await router.navigate(-1);
  await expect.element(page.getByText('Leave without saving?')).not.toBeInTheDocument();
});

it('the card shows what seekers will see while it is written', async () => {
  await open(JOB);
  await expect.element(preview().getByText(/^한강조선/)).toBeVisible();
  await expect.element(preview().getByText('2,500,000–3,000,000 won')).toBeVisible();
  await expect.element(preview().getByText('Gangnam-gu, Seoul')).toBeVisible();
  await field('Title').fill('ช่างเชื่อม');
  await expect.element(preview().getByRole('heading')).toHaveTextContent('ช่างเชื่อม');
  await expect.element(preview().getByRole('link')).not.toBeInTheDocument();
  await goTo(2);
  await field('Salary type').selectOptions('1');
  await expect.element(preview().getByText(/won$/)).not.toBeInTheDocument();
});

it('a posting that nobody has begun shows no card; what comes with its first letter stands below the fields', async () => {
  await open();
  await expect.element(field('Title')).toBeVisible();
  await expect.element(preview()).not.toBeInTheDocument();
  const place = () => field('Title').element().getBoundingClientRect().top;
  const before = place();
  await field('Title').fill('용');
  await expect.element(preview().getByRole('heading')).toHaveTextContent('용');
  expect(place()).toBe(before);
});

it('the contact of a new posting is the one of its company', async () => {
  await open(undefined, { step: 4 });
  await expect.element(field('Name')).toHaveValue('김하늘');
  await expect.element(field('Email')).toHaveValue('hire@narae.example');
});

it('a negotiable salary clears and closes its amounts; another one opens them', async () => {
  await open(JOB, { step: 2 });
  const min = field('Minimum salary (won)');
  await expect.element(min).toHaveValue('2,500,000');
  await field('Salary type').selectOptions('1');
  await expect.element(min).toHaveValue('');
  await expect.element(min).toBeDisabled();
  await field('Salary type').selectOptions('2');
  await min.fill('12,0a00원');
  await expect.element(min).toHaveValue('12,000');
});

it('an amount can be mended in its middle: the caret stays between its digits, and a separator is no wall', async () => {
  await open(JOB, { step: 2 });
  const min = field('Minimum salary (won)');
  await expect.element(min).toHaveValue('2,500,000');
  const input = min.element() as HTMLInputElement;
  const caretAt = (position: number) => {
    input.focus();
    input.setSelectionRange(position, position);
  };
  caretAt('2,5'.length);
  await userEvent.keyboard('67');
  await expect.element(min).toHaveValue('256,700,000');
  expect(input.selectionStart).toBe('256,7'.length);
  caretAt('256,'.length);
  await userEvent.keyboard('{Backspace}');
  await expect.element(min).toHaveValue('25,700,000');
  expect(input.selectionStart).toBe('25'.length);
  await userEvent.keyboard('{Delete}');
  await expect.element(min).toHaveValue('2,500,000');
  await min.fill('１２０００');
  await expect.element(min).toHaveValue('12,000');
  await field('Working hours per day').fill('８시간');
  await expect.element(field('Working hours per day')).toHaveValue('8');
});

it('a posting that is changed shows all its places, and what is wrong with it now', async () => {
  await open(JOB, { step: 2 });
  await expect.element(page.getByText('Gangnam-gu, Seoul').last()).toBeVisible();
  await expect.element(page.getByText('Haeundae-gu, Busan')).toBeVisible();
  await button('Save').click();
  await expect.element(alert().getByText(/^Please choose a date within/)).toBeVisible();
  await button('OK').click();
  await expect.element(page.getByRole('heading', { name: 'Step 3 of 4: Requirements' })).toBeVisible();
  await expect.element(field('Deadline')).toHaveFocus();
  await goTo(2);
  await button('Remove workplace 1').click();
  await expect.element(page.getByText('Gangnam-gu, Seoul')).not.toBeInTheDocument();
  await expect.element(field('Street address')).toHaveValue('ជាន់ទី 2');
  // Not lost with the row: on the place that is left, which says what was picked.
  await expect.element(page.getByRole('button', { name: 'Workplace 부산광역시 해운대구' })).toHaveFocus();
});

it('the language of the texts is told from them until the writer says otherwise', async () => {
  const first = await open();
  const language = page.getByRole('combobox', { name: 'Written in' });
  await expect.element(language).not.toBeInTheDocument();
  await field('Title').fill('ជាងផ្សារ');
  await expect.element(language).toHaveValue('km');
  await expect.element(field('Title')).toHaveAttribute('lang', 'km');
  await field('Title').fill('Kitchen helper');
  await language.selectOptions('tl');
  await field('Description').fill('Naghahanap kami ng katulong sa kusina');
  await first.unmount();
  await open();
  await expect.element(language).toHaveValue('tl');
  await expect.element(field('Title')).toHaveAttribute('lang', 'fil');
});

it('a language stands in one row alone, and its level waits for it', async () => {
  await open(undefined, { step: 3 });
  await expect.element(field('Level')).toBeDisabled();
  await field('Language').selectOptions('2');
  await expect.element(field('Level')).toBeEnabled();
  await button('Add a language').click();
  await field('Language').nth(1).selectOptions('2');
  await expect.element(alert().getByText('You’ve already added this language.')).toBeVisible();
  await button('OK').click();
  await expect.element(field('Language').nth(1)).toHaveValue('');
  await button('Remove Language').click();
  await expect.element(field('Language')).toHaveValue('2');
  await expect.element(field('Language')).toHaveFocus();
});

it('what is typed is there when the form is opened again, for its own posting alone, and can be discarded', async () => {
  const first = await open();
  await field('Title').fill('주방 보조 ผู้ช่วยครัว');
  await first.unmount();
  const other = await open(JOB);
  await expect.element(field('Title')).toHaveValue(JOB.title);
  await other.unmount();
  await open();
  await expect.element(field('Title')).toHaveValue('주방 보조 ผู้ช่วยครัว');
  await button('Discard').click();
  await alert().getByRole('button', { name: 'Discard' }).click();
  await expect.element(field('Title')).toHaveValue('');
});

it('a draft of a posting that nobody else has changed says nothing of changes', async () => {
  const first = await open(JOB);
  await field('Title').fill('용접공 ช่างเชื่อม');
  await first.unmount();
  await open(JOB);
  await expect.element(page.getByText('Your draft has been restored.')).toBeVisible();
  await expect.element(page.getByText(/the original has been changed since/)).not.toBeInTheDocument();
});

it('a draft says when the posting was changed elsewhere since, also after another reload', async () => {
  const first = await open(JOB);
  await field('Title').fill('용접공 ช่างเชื่อม');
  await first.unmount();
  const elsewhere = { ...JOB, description: '다른 곳에서 바뀐 설명' };
  for (const title of ['용접공 ช่างเชื่อม', '용접공 ২']) {
    const again = await open(elsewhere);
    await expect.element(page.getByText(/the original has been changed since/)).toBeVisible();
    await field('Title').fill(title);
    await again.unmount();
  }
});

it('the contact person is cleared with one tap, the rest stays', async () => {
  await open(JOB, { step: 4 });
  await button('Reset').click();
  for (const name of ['Name', 'Mobile phone', 'Office phone', 'Email'])
    await expect.element(field(name)).toHaveValue('');
  await goTo(1);
  await expect.element(field('Title')).toHaveValue(JOB.title);
});

it('pay that is certainly below the minimum wage is refused with its sum, and warned of where its days vary', async () => {
  await open({ ...JOB, deadlineDate: '2099-01-31' }, { step: 2 });
  await field('Minimum salary (won)').fill('1000000');
  await field('Maximum salary (won)').fill('1000000');
  await expect.element(page.getByText(/1,000,000 won ÷ 209 paid hours/)).toBeVisible();
  await field('Working days per week').selectOptions('3');
  await expect.element(page.getByText(/÷ 125\.1 paid hours.* = 7,990 won an hour/)).toBeVisible();
  await button('Save').click();
  await button('OK').click();
  await expect.element(field('Minimum salary (won)')).toHaveAccessibleDescription(/below the minimum wage/);
  await field('Working days per week').selectOptions('Varies');
  await expect.element(page.getByText(/pay may be less than/)).toBeVisible();
});
