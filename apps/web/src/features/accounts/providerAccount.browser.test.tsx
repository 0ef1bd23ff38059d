import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { client } from '#/api/client.ts';
import { clearSession } from '#/api/session.ts';
import { FirstPasswordSheet } from '#/features/social-sign-in/FirstPasswordSheet.tsx';
import { paths } from '#/paths.ts';
import { openAt, signInHere } from '#/test/openAt.tsx';
import { Screen as ChangeEmail } from './ChangeEmailScreen.tsx';

// What an account that logs in by a provider alone meets where others type their password.

const before = window.location.href;
/** What the next write is refused for. */
let refusal = '';
beforeEach(() => {
  signInHere();
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

it('a new address, long after the login, asks to log in again, and keeps what was typed', async () => {
  refusal = 'REAUTHENTICATION_REQUIRED';
  const { screen } = await openAt(paths.changeEmail, <ChangeEmail />);
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
  const { screen, router } = await openAt('/signins', sheet);
  await screen.getByLabelText('New password').fill('korrekt pferd 2026');
  await screen.getByRole('button', { name: 'Set a password' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => router.state.location.pathname).toBe(paths.changeEmail);
});
