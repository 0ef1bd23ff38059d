import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TabLinks } from './TabLinks.tsx';

const NAMES = ['ការរាយការណ៍', '사기 의심', 'নজরে রাখা শব্দ', 'บริษัท', 'Kumpanya', 'Tài khoản', '公告栏', 'ビザの規定'];

function Tabs({ count }: { count?: number }) {
  return (
    <MemoryRouter>
      <TabLinks
        label="lists"
        tabs={NAMES.map((label) => ({
          to: `/${label}`,
          label,
          isActive: label === 'Kumpanya',
          ...(count !== undefined && { count }),
        }))}
      />
    </MemoryRouter>
  );
}

/** How far the middle of the tab that is shown stands from the middle of the row. */
function besideMiddle(): number {
  const middle = (element: Element) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  const row = page.getByRole('navigation').element();
  return Math.abs(middle(row) - middle(page.getByRole('link', { name: /^Kumpanya/ }).element()));
}

it('the tab that is shown stands in the middle, also when counts come that move it', async () => {
  await page.viewport(320, 640);
  const screen = await render(<Tabs />);
  await expect.poll(besideMiddle).toBeLessThan(2);
  await screen.rerender(<Tabs count={1_234} />);
  await expect.element(screen.getByText('1234').first()).toBeInTheDocument();
  await expect.poll(besideMiddle).toBeLessThan(2);
});

it('who has moved the row keeps their place', async () => {
  await page.viewport(320, 640);
  const screen = await render(<Tabs />);
  await expect.poll(besideMiddle).toBeLessThan(2);
  const row = page.getByRole('navigation').element();
  row.dispatchEvent(new WheelEvent('wheel'));
  row.scrollLeft = 0;
  await screen.rerender(<Tabs count={1_234} />);
  await expect.element(screen.getByText('1234').first()).toBeInTheDocument();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(row.scrollLeft).toBe(0);
});
