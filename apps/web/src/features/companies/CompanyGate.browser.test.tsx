import { afterEach, expect, it, vi } from 'vitest';
import { client } from '#/api/client.ts';
import { CompanyStatusDocument } from '#/api/generated.ts';
import { clearSession } from '#/api/session.ts';
import { paths } from '#/paths.ts';
import { openAt, signInHere } from '#/test/openAt.tsx';
import { registerCompany } from './company.actions.ts';
import { CompanyGate } from './CompanyGate.tsx';

const before = window.location.href;
afterEach(() => {
  clearSession();
  window.history.replaceState(null, '', before);
  vi.unstubAllGlobals();
});

const readStatus = () => client.query({ query: CompanyStatusDocument, fetchPolicy: 'network-only' });

/** A server on which a company waits for its review once it is registered. Its news is here before its reply. */
function standIn(): void {
  let status = '';
  vi.stubGlobal('fetch', async (address: string) => {
    if (new URL(address, before).pathname === '/api/company/register') {
      status = 'pending';
      await readStatus();
      await new Promise(requestAnimationFrame);
      return Response.json({}, { status: 201 });
    }
    const standing = { status, newNotificationCount: '0', isOwner: true, managesPostings: false };
    return Response.json({ data: { getMyCompanyStatus: { __typename: 'MyCompanyStatus', ...standing } } });
  });
}

function openGate() {
  signInHere();
  const gate = (
    <CompanyGate allows={['none']}>
      <p>The form</p>
    </CompanyGate>
  );
  return openAt(paths.companyRegister, gate);
}

it('who registers a company is not told unasked that it waits', async () => {
  standIn();
  const { screen, router } = await openGate();
  await expect.element(screen.getByText('The form')).toBeVisible();
  await registerCompany({} as never, () => router.navigate(paths.jobPostings, { replace: true }));
  await expect.element(screen.getByText('Elsewhere')).toBeVisible();
  expect(document.querySelector('dialog[open]')).toBeNull();
});

it('who opens the form by its address while the company waits is told so', async () => {
  standIn();
  await registerCompany({} as never, () => undefined);
  const { screen } = await openGate();
  await expect.element(screen.getByText('Your company is still being verified.')).toBeVisible();
});
