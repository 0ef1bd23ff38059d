import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { screen } from './screen.tsx';

function Screen(): never {
  throw new TypeError('The own data did not come');
}

it.each([
  ['that says its title keeps it', { titleKey: 'myInfo.title' } as const, 'My info', true],
  ['that says it by the address keeps it', { titleKey: () => 'postForm.titleModify' } as const, 'Edit post', true],
  ['that says none has one for who cannot see it', {}, 'This page can’t be shown.', false],
])('a screen that fails and %s', async (_what, said, title, isSeen) => {
  const load = async () => ({ Screen, Skeleton: () => null, ...said });
  const router = createMemoryRouter([screen('/', load)]);
  await render(<RouterProvider router={router} />);
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent(title);
  expect(heading.elements()).toHaveLength(1);
  expect(heading.element().classList.contains('sr-only')).toBe(!isSeen);
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
