import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useDeskMessages } from './deskMessages.ts';
import { DeskSplit } from './DeskSplit.tsx';

const ITEMS = Array.from({ length: 30 }, (_each, index) => `report ${index}`);

beforeEach(() => page.viewport(390, 700));

function Desk() {
  useDeskMessages('en');
  return (
    <DeskSplit
      label="Reports"
      items={ITEMS}
      hasMore={false}
      keyOf={(item) => item}
      renderRow={(item) => item}
      renderCase={(item) => <p style={{ height: '3000px' }}>{`About ${item}`}</p>}
    />
  );
}

it('on a phone a case begins at its top, and its row is where one is again behind it', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Desk /> }]);
  const screen = await render(
    <Suspense>
      <RouterProvider router={router} />
    </Suspense>,
  );
  const row = screen.getByRole('link', { name: 'report 25' });
  await row.click();
  await expect.element(screen.getByText('About report 25')).toBeVisible();
  await expect.poll(() => window.scrollY).toBe(0);
  expect(document.activeElement?.textContent).toContain('About report 25');
  await screen.getByRole('button', { name: 'Back to the list' }).click();
  await expect.element(row).toHaveFocus();
  expect(window.scrollY).toBeGreaterThan(0);

  await row.click();
  window.scrollTo({ top: 2000 });
  await userEvent.keyboard('j');
  await expect.element(screen.getByText('About report 26')).toBeVisible();
  await expect.poll(() => window.scrollY).toBe(0);
});
