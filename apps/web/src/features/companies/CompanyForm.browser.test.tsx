import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadMoreMessages } from '#/i18n/i18n.ts';
import { useValibotForm } from '#/ui/form/useValibotForm.ts';
import { companySchema, EMPTY_COMPANY, type CompanyValues } from './company.schema.ts';
import { CompanyForm } from './CompanyForm.tsx';

const FILLED: CompanyValues = {
  ...EMPTY_COMPANY,
  ...{ companyName: '한강식품 ហានកាង', businessRegistrationNumber: '999-81-20001' },
  ...{ managerName: 'Nguyễn 하늘', managerMobile: '01000001234', managerPhone: '0200001234' },
  ...{ managerEmail: 'hire@hangang.example', certificate: { name: '등록증.pdf', path: '/files/a.pdf' } },
};

function FormOf({ onSubmit }: { onSubmit: () => Promise<void> }) {
  const form = useValibotForm<CompanyValues, CompanyValues>(companySchema, FILLED);
  return <CompanyForm form={form} onSubmit={onSubmit} submitLabel="Send" />;
}

async function open(onSubmit: () => Promise<void>) {
  await render(
    <RouterProvider router={createMemoryRouter([{ path: '/', element: <FormOf onSubmit={onSubmit} /> }])} />,
  );
}

beforeEach(() => loadMoreMessages());

it('shows that it is sending, and takes no second tap meanwhile', async () => {
  const sending = Promise.withResolvers<void>();
  let sent = 0;
  await open(() => {
    sent += 1;
    return sending.promise;
  });
  const submit = page.getByRole('button', { name: 'Send' }).element() as HTMLButtonElement;
  submit.click();
  await expect.element(submit).toHaveAttribute('aria-busy', 'true');
  submit.click();
  expect(sent).toBe(1);
  sending.resolve();
  await expect.element(submit).not.toHaveAttribute('aria-busy');
});
