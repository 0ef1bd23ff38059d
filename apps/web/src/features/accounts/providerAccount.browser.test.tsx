import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, Suspense } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { client } from '#/api/client.ts';
import { clearSession, storeTokens } from '#/api/session.ts';
import { FirstPasswordSheet } from '#/features/social-sign-in/FirstPasswordSheet.tsx';
import { paths } from '#/paths.ts';
import { ConfirmHost } from '#/ui/ConfirmHost.tsx';
import { Screen as ChangeEmail } from './ChangeEmailScreen.tsx';

// What an account that logs in by a provider alone meets where others type their password.

const before = window.location.href;
/** What the next write is refused for. */
let refusal = '';
beforeEach(() => {
  storeTokens({
    accessToken: `e30.${btoa(JSON.stringify({ sub: crypto.randomUUID() }))}.signature`,
    ...{ refreshToken: 'r', accessExpire: 600, refreshExpire: 600 },
  });
  vi.stubGlobal('fetch', (address: string) => {
    if (new URL(address, before).pathname !== '/graphql') {
      return Promise.resolve(Response.json({ statusCode: 403, code: refusal, message: refusal }, { status: 403 }));
    }
    const me = {
      ...{ __typename: 'UserInformation', uuid: crypto.randomUUID(), nickname: 'Linh', profileImageUrl: null },
      ...{ friendsCount: 0, unreadNotesCount: 0, openSuggestionsCount: 0, moderatedSuggestionsCount: 0 },
      ...{ nicknameChangeableAt: null, hasPassword: false, email: null, isEmailConfirmed: true, isEmailRefused: false },
      ...{ pendingEmail: null, confirmEmailBy: null, readingLanguages: [], nationalityInfo: null },
    };
    return Promise.resolve(Response.json({ data: { readUserInformation: me } }));
  });
});
afterEach(async () => {
  clearSession();
  await client.clearStore();
  window.history.replaceState(null, '', before);
  vi.unstubAllGlobals();
});

async function open(at: string, element: ReactNode) {
  window.history.replaceState(null, '', at);
  const router = createBrowserRouter([
    { path: at, element },
    { path: '*', element: <p>Elsewhere</p> },
  ]);
  const screen = await render(
    <ApolloProvider client={client}>
      <Suspense fallback={<p />}>
        <RouterProvider router={router} />
        <ConfirmHost />
      </Suspense>
    </ApolloProvider>,
  );
  return { screen, router };
}

it('a new address, long after the login, asks to log in again, and keeps what was typed', async () => {
  refusal = 'REAUTHENTICATION_REQUIRED';
  const { screen } = await open(paths.changeEmail, <ChangeEmail />);
  await screen.getByLabelText('New email address').fill('linh@haiko.test');
  await screen.getByRole('button', { name: 'Send email' }).click();
  const question = screen.getByRole('alertdialog');
  await expect.element(question.getByText('Log in again, then come back here', { exact: false })).toBeVisible();
  await question.getByRole('button', { name: 'No' }).click();
  await expect.element(screen.getByLabelText('New email address')).toHaveValue('linh@haiko.test');
});

it('a first password, where there is no address to log in by, leads to where one is added', async () => {
  refusal = 'EMAIL_REQUIRED';
  const sheet = <FirstPasswordSheet isOpen onClose={() => undefined} onDone={() => undefined} />;
  const { screen, router } = await open('/signins', sheet);
  await screen.getByLabelText('New password').fill('korrekt pferd 2026');
  await screen.getByRole('button', { name: 'Set a password' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => router.state.location.pathname).toBe(paths.changeEmail);
});
