import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { clearSession, storeTokens } from '#/api/session.ts';
import { openQuestions } from '#/ui/confirm.ts';
import { ConfirmHost } from '#/ui/ConfirmHost.tsx';
import { valuesOf, type MyCompany } from './company.schema.ts';
import { CompanyForm } from './CompanyForm.tsx';
import { useCompanyForm } from './useCompanyForm.ts';

let signature = 0;

/** As the server says it; links of certificates are signed anew every time. */
const company = (changes: Partial<MyCompany> = {}): MyCompany => ({
  __typename: 'CompanyDetail',
  uuid: 'a-company',
  ...{ companyName: '한강식품 ហានកាង', businessRegistrationNumber: '999-81-20001', homepageUrl: '' },
  ...{ logoFileName: '', logoFileUrl: '', businessRegistrationFileName: '등록증.pdf' },
  businessRegistrationFileUrl: `/files/a.pdf?signature=${(signature += 1)}`,
  ...{ managerName: 'Nguyễn 하늘', managerMobile: '01000001234', managerPhone: '0200001234' },
  ...{ managerEmail: 'hire@hangang.example', rejectionReason: '', status: 'rejected' },
  updatedAt: '2026-11-20T02:30:00.123Z',
  isOwner: true,
  ...changes,
});

interface FormOfProps {
  of: MyCompany;
  /** What is found to be saved when the form is sent: the first time, and each time after. */
  thenSaved?: MyCompany[];
  /** Whether that is somebody else's change. */
  onNote?: (isOvertaken: boolean) => void;
  onSubmit?: () => Promise<void>;
}

function FormOf({ of, thenSaved = [], onNote, onSubmit = () => Promise.resolve() }: FormOfProps) {
  const editor = useCompanyForm('linh', of);
  function handleSubmit() {
    const found = thenSaved.shift();
    const isOvertaken = found && editor.rebase({ saved: valuesOf(found), version: found.updatedAt });
    if (isOvertaken !== undefined) onNote?.(isOvertaken);
    return onSubmit();
  }
  return (
    <>
      <CompanyForm isModify editor={editor} onSubmit={handleSubmit} submitLabel="Send" />
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
}

async function open(props: FormOfProps, { step = 3 } = {}) {
  const routes = [
    { path: '/', element: <FormOf {...props} /> },
    { path: '/elsewhere', element: <h1>Elsewhere</h1> },
  ];
  return render(
    <>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [`/?step=${step}`] })} />
      <ConfirmHost />
    </>,
  );
}

const managerName = () => page.getByLabelText('Name', { exact: true });
const goTo = (step: number) => page.getByRole('button', { name: new RegExp(`^Step ${step} of 3`) }).click();
const restored = () => page.getByText('Your draft has been restored.');

beforeEach(() => {
  sessionStorage.clear();
  clearSession();
  openQuestions.set([]);
});

it('shows that it is sending, and takes no second tap meanwhile', async () => {
  const sending = Promise.withResolvers<void>();
  let sent = 0;
  await open({
    of: company(),
    onSubmit() {
      sent += 1;
      return sending.promise;
    },
  });
  const submit = page.getByRole('button', { name: 'Send' }).element() as HTMLButtonElement;
  submit.click();
  await expect.element(submit).toHaveAttribute('aria-busy', 'true');
  submit.click();
  expect(sent).toBe(1);
  sending.resolve();
  await expect.element(submit).not.toHaveAttribute('aria-busy');
});

it('ties to the buttons of files what is to be known, and what is wrong', async () => {
  await open({ of: company({ businessRegistrationFileUrl: '' }) }, { step: 2 });
  const certificate = page.getByRole('button', { name: /^Business registration certificate/ });
  await expect.element(certificate).toHaveAccessibleDescription(/up to 1 MB/);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect.element(certificate).toHaveAccessibleDescription('Please fill in “Business registration certificate”.');
});

it('the company is shown as it will stand on its postings, and what is missing is asked for in its step', async () => {
  await open({ of: company({ managerName: '' }) }, { step: 1 });
  const preview = page.getByRole('region', { name: 'This is what people see on your jobs' });
  await page.getByLabelText('Company name', { exact: true }).fill('나래 ន៉ារ៉េ');
  await page.getByLabelText(/^Website/).fill('https://narae.example/ko');
  await expect.element(preview.getByText(/^나래/)).toBeVisible();
  await expect.element(preview.getByText('narae.example')).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByRole('heading', { name: 'Step 3 of 3: Contact person' })).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect.element(managerName()).toHaveFocus();
  await expect.element(managerName()).toHaveAccessibleDescription('Please fill in “Name”.');
});

it('what was changed comes back after a reload and can be discarded; a link that was signed anew is no change', async () => {
  const first = await open({ of: company() });
  await managerName().fill('ผู้จัดการ 김하늘');
  await first.unmount();
  const second = await open({ of: company() });
  await expect.element(managerName()).toHaveValue('ผู้จัดการ 김하늘');
  await expect.element(restored()).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect.element(managerName()).toHaveValue('Nguyễn 하늘');
  await second.unmount();
  await open({ of: company() });
  await expect.element(managerName()).toHaveValue('Nguyễn 하늘');
  await expect.element(restored()).not.toBeInTheDocument();
});

it('a draft says when the company was changed elsewhere since', async () => {
  const first = await open({ of: company() });
  await managerName().fill('김하늘');
  await first.unmount();
  await open({ of: company({ managerPhone: '0200009999' }) });
  await expect.element(page.getByText(/the original has been changed since/)).toBeVisible();
});

it('what was changed elsewhere while the form was open is told, and shown instead of what was typed on request', async () => {
  const elsewhere = company({
    ...{ managerPhone: '0200009999', updatedAt: '2026-11-21T02:30:00.123Z' },
    ...{ businessRegistrationFileName: '새 등록증.pdf', businessRegistrationFileUrl: '/files/b.pdf?signature=1' },
  });
  await open({ of: company(), thenSaved: [elsewhere] });
  await managerName().fill('ผู้จัดการ 김하늘');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText(/^The original was changed while you were writing/)).toBeVisible();
  await expect.element(managerName()).toHaveValue('ผู้จัดการ 김하늘');
  // A file that was not touched here is the one that is there by now; the old one may be gone.
  await goTo(2);
  await expect.element(page.getByText('새 등록증.pdf')).toBeVisible();
  await goTo(3);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect.element(managerName()).toHaveValue('Nguyễn 하늘');
  await expect.element(page.getByLabelText('Office phone', { exact: true })).toHaveValue('0200009999');
  await expect.element(page.getByText(/^The original was changed/)).not.toBeInTheDocument();
});

it('a file that was not touched here follows each change elsewhere while the form stays open', async () => {
  const certified = (name: string) =>
    company({ businessRegistrationFileName: `${name}.pdf`, businessRegistrationFileUrl: `/files/${name}.pdf` });
  await open({ of: company(), thenSaved: [certified('둘째'), certified('ទីបី')] });
  await managerName().fill('ผู้จัดการ 김하늘');
  for (const name of ['둘째', 'ទីបី']) {
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(page.getByText(`${name}.pdf`)).toBeInTheDocument();
  }
  await expect.element(managerName()).toHaveValue('ผู้จัดการ 김하늘');
});

it('what changed meanwhile and is not in the form disturbs nobody', async () => {
  await open({ of: company(), thenSaved: [company({ status: 'approved', updatedAt: '2026-11-21T02:30:00.123Z' })] });
  await managerName().fill('김하늘');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(managerName()).toHaveValue('김하늘');
  await expect.element(page.getByText(/^The original was changed/)).not.toBeInTheDocument();
});

it("one's own change whose reply was lost is nobody else's, now and after a reload", async () => {
  const own = company({ managerName: 'ผู้จัดการ 김하늘', updatedAt: '2026-11-21T02:30:00.123Z' });
  const notes: boolean[] = [];
  const first = await open({ of: company(), thenSaved: [own], onNote: (isOvertaken) => notes.push(isOvertaken) });
  await managerName().fill('ผู้จัดการ 김하늘 ');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => notes).toEqual([false]);
  await expect.element(page.getByText(/^The original was changed/)).not.toBeInTheDocument();
  await first.unmount();
  await open({ of: own });
  await expect.element(managerName()).toHaveValue('ผู้จัดการ 김하늘');
  await expect.element(restored()).not.toBeInTheDocument();
  await expect.element(page.getByText(/the original has been changed since/)).not.toBeInTheDocument();
});

it('leaving asks while a change would be left behind', async () => {
  storeTokens({ accessToken: 'leaving:2', refreshToken: 'leaving:2', accessExpire: 60, refreshExpire: 600 });
  await open({ of: company() });
  await managerName().fill('김하늘');
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  await page.getByRole('button', { name: 'Keep writing' }).click();
  await expect.element(managerName()).toHaveValue('김하늘');
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect.element(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
});
