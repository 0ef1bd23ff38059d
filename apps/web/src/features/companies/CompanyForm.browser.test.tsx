import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { clearSession, storeTokens } from '#/api/session.ts';
import { loadMoreMessages } from '#/i18n/i18n.ts';
import { openQuestions } from '#/ui/confirm.ts';
import { ConfirmHost } from '#/ui/ConfirmHost.tsx';
import type { MyCompany } from './company.schema.ts';
import { useCompanyForm } from './companyDraft.ts';
import { CompanyForm } from './CompanyForm.tsx';

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
  ...changes,
});

interface FormOfProps {
  of: MyCompany;
  onSubmit?: () => Promise<void>;
}

function FormOf({ of, onSubmit = () => Promise.resolve() }: FormOfProps) {
  const editor = useCompanyForm('linh', of);
  return (
    <>
      <CompanyForm editor={editor} onSubmit={onSubmit} submitLabel="Send" />
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
}

async function open(props: FormOfProps) {
  await loadMoreMessages();
  const routes = [
    { path: '/', element: <FormOf {...props} /> },
    { path: '/elsewhere', element: <h1>Elsewhere</h1> },
  ];
  return render(
    <>
      <RouterProvider router={createMemoryRouter(routes)} />
      <ConfirmHost />
    </>,
  );
}

const managerName = () => page.getByLabelText('Name', { exact: true });
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
  await open({ of: company({ businessRegistrationFileUrl: '' }) });
  const certificate = page.getByRole('button', { name: /^Business registration certificate/ });
  await expect.element(certificate).toHaveAccessibleDescription(/up to 1 MB/);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect.element(certificate).toHaveAccessibleDescription('This field is required.');
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
  await expect.element(page.getByText(/what is saved has changed since then/)).toBeVisible();
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
