import { ApolloProvider } from '@apollo/client/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { client } from '#/api/client.ts';
import { clearSession, storeTokens } from '#/api/session.ts';
import { openQuestions } from '#/ui/confirm.ts';
import { ConfirmHost } from '#/ui/ConfirmHost.tsx';
import { PostForm } from './PostForm.tsx';

const me = { uuid: 'linh', language: 'vi' } as const;

async function open() {
  const router = createMemoryRouter(
    [
      { path: '/writing', element: <PostForm me={me} /> },
      { path: '/main', element: <h1>Main</h1> },
    ],
    { initialEntries: ['/main', '/writing'] },
  );
  const screen = await render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
      <ConfirmHost />
    </ApolloProvider>,
  );
  return { router, screen };
}

const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const alert = () => page.getByRole('alertdialog');

async function aPicture(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(2400, 1200);
  canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

beforeEach(() => {
  sessionStorage.clear();
  clearSession();
  openQuestions.set([]);
});

it('an empty form says what is missing, under the field and in an alert, and sends nothing', async () => {
  await open();
  await button('Post').click();
  await expect.element(alert().getByText('Please enter a title.')).toBeVisible();
  await button('OK').click();
  await expect.element(field('Title')).toHaveAccessibleDescription('Please enter a title.');
  await expect.element(field('Content')).toHaveAccessibleDescription('Please enter the content.');
  await expect.element(field('Title')).toHaveFocus();
});

it('words become hashtags at Enter, space and comma; a sign and a repetition are refused with the reason', async () => {
  await open();
  await field('Hashtags').fill('비자');
  await userEvent.keyboard('{Enter}');
  await field('Hashtags').fill('ការងារ, ');
  await expect.element(page.getByRole('list', { name: 'Added hashtags' })).toHaveTextContent('#비자#ការងារ');
  await field('Hashtags').fill('＃서울');
  await expect.element(field('Hashtags')).toHaveAccessibleDescription('Please enter hashtags without the # symbol.');
  await field('Hashtags').fill('비자 ');
  await expect.element(field('Hashtags')).toHaveAccessibleDescription('You can’t use duplicate hashtags.');
  await page.getByRole('button', { name: 'Remove 비자' }).click();
  await expect.element(page.getByRole('list', { name: 'Added hashtags' })).toHaveTextContent('#ការងារ');
});

it('a word that cannot be a hashtag stays apart from the next one', async () => {
  await open();
  await field('Hashtags').click();
  await userEvent.keyboard('#tag one one ');
  await expect.element(field('Hashtags')).toHaveValue('#tag one one ');
  await expect.element(field('Hashtags')).toHaveAccessibleDescription('Please enter hashtags without the # symbol.');
  await userEvent.keyboard('{Home}{Delete}');
  await expect.element(page.getByRole('list', { name: 'Added hashtags' })).toHaveTextContent('#tag#one');
  await expect.element(field('Hashtags')).toHaveValue('one ');
});

it('the language is told from the text until the author says otherwise', async () => {
  await open();
  await field('Title').fill('สวัสดีค่ะ');
  const language = page.getByRole('combobox', { name: 'Written in' });
  await expect.element(language).toHaveValue('th');
  await language.selectOptions('km');
  await field('Content').fill('আমি ঢাকা থেকে এসেছি');
  await expect.element(language).toHaveValue('km');
});

it('pictures are sent at once and can be put in order; the wrong ones are told', async () => {
  storeTokens({ accessToken: 'pictures:2', refreshToken: 'pictures:2', accessExpire: 60, refreshExpire: 600 });
  await open();
  const chooser = page.getByLabelText('Add photos');
  await chooser.upload([await aPicture('하나.png'), await aPicture('둘.png')]);
  await expect.element(page.getByText('Cover')).toBeVisible();
  await page.getByRole('button', { name: 'Move photo 1 right' }).click();
  await expect.element(page.getByRole('button', { name: 'Move photo 2 right' })).toHaveFocus();
  await chooser.upload([new File(['%PDF'], 'a.pdf', { type: 'application/pdf' })]);
  await expect.element(alert().getByText('Only images can be uploaded.')).toBeVisible();
});

it('a picture is dragged to another place', async () => {
  storeTokens({ accessToken: 'dragging:2', refreshToken: 'dragging:2', accessExpire: 60, refreshExpire: 600 });
  await open();
  await page.getByLabelText('Add photos').upload([await aPicture('하나.png'), await aPicture('둘.png')]);
  // Either may be there first.
  for (const number of [1, 2])
    await expect.element(page.getByRole('img', { name: `Photo ${number} of 2` })).toBeVisible();
  const source = () => page.getByRole('img', { name: 'Photo 1 of 2' }).element().getAttribute('src');
  const first = source();
  const [from, to] = [1, 2].map((number) => page.getByRole('img', { name: `Photo ${number} of 2` }).element());
  const at = (element: Element | undefined) => {
    const { x, y, width, height } = (element as Element).getBoundingClientRect();
    return { bubbles: true, clientX: x + width / 2, clientY: y + height / 2 };
  };
  from?.dispatchEvent(new PointerEvent('pointerdown', at(from)));
  window.dispatchEvent(new PointerEvent('pointermove', at(to)));
  await expect.poll(source).not.toBe(first);
  window.dispatchEvent(new PointerEvent('pointerup', at(to)));
  window.dispatchEvent(new PointerEvent('pointermove', at(from)));
  await expect.element(page.getByRole('img', { name: 'Photo 2 of 2' })).toHaveAttribute('src', first ?? '');
});

it('a picture that could not be sent says so, and can be sent again or removed', async () => {
  await open();
  await page.getByLabelText('Add photos').upload([await aPicture('x.png')]);
  await expect.element(page.getByText('Please log in to continue.')).toBeVisible();
  storeTokens({ accessToken: 'retry:2', refreshToken: 'retry:2', accessExpire: 60, refreshExpire: 600 });
  await page.getByRole('button', { name: 'Upload photo 1 again' }).click();
  await expect.element(page.getByText('Cover')).toBeVisible();
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await expect.element(page.getByText('1 of 10')).not.toBeInTheDocument();
});

it('what was written comes back, and can be discarded', async () => {
  const { screen } = await open();
  await field('Title').fill('ជំរាបសួរ');
  await field('Hashtags').fill('ភាសា ');
  await screen.unmount();
  await open();
  await expect.element(page.getByText('Your draft has been restored.')).toBeVisible();
  await expect.element(field('Title')).toHaveValue('ជំរាបសួរ');
  await button('Discard').click();
  await alert().getByRole('button', { name: 'Discard' }).click();
  await expect.element(field('Title')).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

it('leaving asks while something would be left behind', async () => {
  storeTokens({ accessToken: 'leaving:2', refreshToken: 'leaving:2', accessExpire: 60, refreshExpire: 600 });
  const { router } = await open();
  await field('Title').fill('ভিসা');
  void router.navigate('/main');
  await expect.element(alert().getByText('Leave without posting?')).toBeVisible();
  await button('Keep writing').click();
  await expect.element(field('Title')).toHaveValue('ভিসা');
  void router.navigate('/main');
  await button('Leave').click();
  await expect.element(page.getByRole('heading', { name: 'Main' })).toBeVisible();
});

it('a title near its limit is counted', async () => {
  await open();
  await field('Title').fill('한'.repeat(95));
  await expect.element(page.getByText('95 of 100 characters')).toBeVisible();
});
