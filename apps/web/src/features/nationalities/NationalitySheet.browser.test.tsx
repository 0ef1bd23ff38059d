import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { MAX_FOLLOWED_NATIONALITIES } from '@haiko/shared/limits';
import { NationalitySheet } from './NationalitySheet.tsx';

it('at most five nationalities can be chosen; a sixth is refused in words, until one of them goes', async () => {
  const screen = await render(<NationalitySheet isOpen onClose={() => undefined} followed={[]} />);
  const countries = ['Cambodia', 'Vietnam', 'Thailand', 'Japan', 'Bangladesh', 'Philippines'];
  for (const country of countries) {
    await screen.getByRole('searchbox').fill(country);
    await screen.getByText(country, { exact: true }).click();
  }
  await expect.element(screen.getByRole('status')).toHaveTextContent('You can choose up to 5 nationalities.');
  await expect.element(screen.getByRole('checkbox', { name: 'Philippines' })).not.toBeChecked();
  await screen.getByRole('searchbox').fill('Japan');
  await screen.getByText('Japan', { exact: true }).click();
  await expect.element(screen.getByText(`Selected: 4 of ${MAX_FOLLOWED_NATIONALITIES}`)).toBeVisible();
});

it('a nationality is found under the name that it had before', async () => {
  const screen = await render(<NationalitySheet isOpen onClose={() => undefined} followed={[]} />);
  await screen.getByRole('searchbox').fill('대한민국');
  await expect.element(screen.getByText('South Korea', { exact: true })).toBeVisible();
});
