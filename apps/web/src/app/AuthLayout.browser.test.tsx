import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AuthLayout } from './AuthLayout.tsx';
import { AUTH_CONTENT_OFFSET_PX } from '#/ui/measures.ts';

it('sign-in is as high as the screen less 158 pixels, on every phone', async () => {
  const router = createMemoryRouter([{ element: <AuthLayout />, children: [{ path: '/', element: <p>សួស្ដី</p> }] }]);
  const screen = await render(<RouterProvider router={router} />);
  expect(AUTH_CONTENT_OFFSET_PX).toBe(158);
  for (const height of [844, 640]) {
    await page.viewport(390, height);
    const content = screen.getByRole('main').element();
    await expect.poll(() => content.getBoundingClientRect().height).toBe(height - AUTH_CONTENT_OFFSET_PX);
  }
  await page.viewport(390, 844);
});
