import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Screen as SignIn } from '#/features/sessions/SignInScreen.tsx';
import { Screen as Callback } from '#/features/social-sign-in/SignInCallbackScreen.tsx';
import { ConfirmHost } from '#/ui/ConfirmHost.tsx';
import { Screen as ResetPassword } from './ResetPasswordScreen.tsx';
import { Screen as SignUp } from './SignUpScreen.tsx';

async function open(address: string | { pathname: string; state: unknown }) {
  const routes = [
    { path: '/signin', element: <SignIn /> },
    { path: '/signin/callback', element: <Callback /> },
    { path: '/signup', element: <SignUp /> },
    { path: '/resetpassword', element: <ResetPassword /> },
    { path: '*', element: <p /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const screen = await render(
    <Suspense fallback={<p />}>
      <RouterProvider router={router} />
      <ConfirmHost />
    </Suspense>,
  );
  return { screen, router };
}

it('a callback without a key leads to sign-in, which says why', async () => {
  const { screen, router } = await open('/signin/callback');
  await expect.poll(() => router.state.location.search).toBe('?error=KEY_EXPIRED');
  await expect.element(screen.getByText('That took too long. Please start again.')).toBeVisible();
});

it('an error that is no code of ours is still told in words', async () => {
  const { screen } = await open('/signin?error=%3Cscript%3E');
  await expect.element(screen.getByText('Couldn’t log you in. Please try again.')).toBeVisible();
});

it('an incomplete sign-up is told once, and typing goes on in the first wrong field', async () => {
  const { screen } = await open('/signup');
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.element(screen.getByText('Please fill in all required fields.')).toBeVisible();
  await screen.getByRole('button', { name: 'OK' }).click();
  await expect.element(screen.getByLabelText('Email')).toHaveFocus();
  await userEvent.keyboard('linh@haiko.test');
  await expect.element(screen.getByLabelText('Email')).toHaveValue('linh@haiko.test');
});

it('a nationality is found by a part of its name and shown with its flag', async () => {
  const { screen } = await open('/signup?step=2');
  await screen.getByRole('button', { name: 'Nationality' }).click();
  await screen.getByRole('searchbox', { name: 'Search for a country' }).fill('ambod');
  await screen.getByRole('button', { name: 'Cambodia' }).click();
  await expect.element(screen.getByRole('button', { name: 'Nationality' })).toHaveTextContent('Cambodia');
  expect(screen.container.querySelector('use')?.getAttribute('href')).toBe('/flags/frequent.svg#KH');
});

it('a person sent by a provider sees by which one, and is asked for no password', async () => {
  const ticket = { key: 'k', provider: 'kakao', email: null, name: '김민준' };
  const { screen } = await open({ pathname: '/signup', state: { ticket } });
  await expect.element(screen.getByText('You are signing up with Kakao.')).toBeVisible();
  await expect.element(screen.getByText('김민준')).toBeVisible();
  expect(screen.container.querySelector('input[type="password"]')).toBeNull();
});

it('who was robbed of their address reads that they get it back, and is offered no mail to whoever has it now', async () => {
  const { screen } = await open('/resetpassword?left=1&token=from-a-mail');
  await expect.element(screen.getByRole('heading', { name: 'Take your account back' })).toBeVisible();
  await expect.element(screen.getByText(/gets back the email address that this link was sent to/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Send another email' })).not.toBeInTheDocument();
});

it('who has forgotten a password reads nothing of another address', async () => {
  const { screen } = await open('/resetpassword?token=from-a-mail');
  await expect.element(screen.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expect.element(screen.getByText(/gets back the email address/)).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: 'Send another email' })).toBeVisible();
});
