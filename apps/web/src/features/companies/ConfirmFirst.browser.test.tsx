import { afterEach, expect, it, vi } from 'vitest';
import { client } from '#/api/client.ts';
import { clearSession } from '#/api/session.ts';
import { RETURN_KEY } from '#/features/sessions/keepReturn.ts';
import { paths } from '#/paths.ts';
import { tabStorage } from '#/storage.ts';
import { openAt, signInHere } from '#/test/openAt.tsx';
import { ConfirmFirst } from './ConfirmFirst.tsx';

const before = window.location.href;
afterEach(async () => {
  clearSession();
  tabStorage.remove(RETURN_KEY);
  window.history.replaceState(null, '', before);
  vi.unstubAllGlobals();
  await client.clearStore();
});

/** Above the form of a new company, where its owner's address is confirmed or not. */
function openForm(isEmailConfirmed: boolean) {
  signInHere();
  const me = {
    ...{ uuid: crypto.randomUUID(), nickname: 'Linh', profileImageUrl: null, friendsCount: 0, unreadNotesCount: 0 },
    ...{ openSuggestionsCount: 0, moderatedSuggestionsCount: null, nicknameChangeableAt: null, hasPassword: true },
    ...{ email: 'linh@haiko.test', isEmailRefused: false, pendingEmail: null, confirmEmailBy: null },
    nationalityInfo: { __typename: 'NationalityInfo', nationality: null },
  };
  const readUserInformation = { __typename: 'UserInformation', ...me, readingLanguages: [], isEmailConfirmed };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: { readUserInformation } })));
  const form = (
    <>
      <ConfirmFirst />
      <p>The form</p>
    </>
  );
  return openAt(paths.companyRegister, form);
}

it('says above a form that the address has to be confirmed, and leads there and back', async () => {
  const { screen } = await openForm(false);
  await expect.element(screen.getByText('Please confirm your email address first.')).toBeVisible();
  await screen.getByRole('button', { name: 'Confirm email address' }).click();
  expect(tabStorage.read(RETURN_KEY)).toMatchObject({ to: paths.companyRegister });
});

it('says nothing to who has confirmed it', async () => {
  const { screen } = await openForm(true);
  await expect.element(screen.getByText('The form')).toBeVisible();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});
