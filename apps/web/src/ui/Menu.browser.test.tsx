import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Menu } from './Menu.tsx';

it('a tap outside closes the menu and does nothing else; the next one is heard again', async () => {
  const selected: string[] = [];
  await render(
    <>
      <Menu
        label="Language"
        trigger="L"
        items={[{ key: 'th', label: 'ไทย', lang: 'th', onSelect: () => selected.push('th') }]}
      />
      <button type="button" style={{ position: 'fixed', bottom: 0, left: 0 }} onClick={() => selected.push('below')}>
        Below
      </button>
    </>,
  );
  const menu = page.getByRole('menu', { name: 'Language' });
  const trigger = page.getByRole('button', { name: 'Language' });
  const below = page.getByRole('button', { name: 'Below' });
  await trigger.click();
  await expect.element(menu).toBeVisible();
  await below.click();
  await expect.element(menu).not.toBeInTheDocument();
  expect(selected).toEqual([]);
  await below.click();
  expect(selected).toEqual(['below']);
  await trigger.click();
  await page.getByRole('menuitem', { name: 'ไทย' }).click();
  expect(selected).toEqual(['below', 'th']);
});
