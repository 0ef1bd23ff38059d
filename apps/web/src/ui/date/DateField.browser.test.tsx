import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { i18n } from '#/i18n/i18n.ts';
import { DateField } from './DateField.tsx';

function Held({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <DateField label="Deadline" value={value} onChange={setValue} min="2026-11-10" max="2027-11-10" />
      <output>{value}</output>
    </>
  );
}

const field = () => page.getByRole('textbox', { name: 'Deadline' });
const held = () => page.getByRole('status');
const day = (name: string) => page.getByRole('button', { name, exact: true });

it('a day is typed with or without points, and is one once it is whole', async () => {
  await render(<Held />);
  await field().fill('2026123');
  await expect.element(field()).toHaveValue('2026.12.3');
  await expect.element(held()).toHaveTextContent('2026123');
  await field().fill('2026-12-31');
  await expect.element(field()).toHaveValue('2026.12.31');
  await expect.element(held()).toHaveTextContent('2026-12-31');
});

it('a day is picked in a grid by its keys, within what is possible, and the focus comes back', async () => {
  await render(<Held start="2026-12-30" />);
  const opener = page.getByRole('button', { name: 'Deadline: open the calendar' });
  await opener.click();
  const grid = page.getByRole('grid', { name: 'December 2026' });
  await expect.element(grid).toBeVisible();
  await expect.element(grid.getByRole('gridcell', { selected: true })).toHaveTextContent('30');
  (day('Wednesday, December 30, 2026').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(day('Wednesday, January 6, 2027')).toHaveFocus();
  await userEvent.keyboard('{PageUp}');
  await expect.element(day('Sunday, December 6, 2026')).toHaveFocus();
  await userEvent.keyboard('{PageUp}');
  await expect.element(day('Tuesday, November 10, 2026')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(day('Tuesday, November 10, 2026')).toHaveFocus();
  await expect.element(day('Monday, November 9, 2026')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByRole('button', { name: 'Previous month' })).toBeDisabled();
  await userEvent.keyboard('{End}');
  await expect.element(day('Saturday, November 14, 2026')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveValue('2026.11.14');
  await expect.element(opener).toHaveFocus();
});

it('months and weekdays are named in the language, by the same calendar and digits', async () => {
  await i18n.changeLanguage('th');
  try {
    await render(<Held start="2026-12-30" />);
    await page.getByRole('button', { name: /^Deadline/ }).click();
    await expect.element(page.getByRole('grid', { name: /ธันวาคม.*2026/ })).toBeVisible();
    await expect.element(page.getByRole('button', { name: /30 ธันวาคม/ })).toBeVisible();
  } finally {
    await i18n.changeLanguage('en');
  }
});
