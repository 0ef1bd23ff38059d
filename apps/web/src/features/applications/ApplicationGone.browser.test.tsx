import { afterEach, expect, it } from 'vitest';
import { paths } from '#/paths.ts';
import { openAt } from '#/test/openAt.tsx';
import { ApplicationGone } from './ApplicationGone.tsx';

const before = window.location.href;
afterEach(() => window.history.replaceState(null, '', before));

it('an application that is not there leads to those that are', async () => {
  const { screen } = await openAt(paths.application('gone'), <ApplicationGone />);
  await screen.getByRole('link', { name: 'My applications' }).click();
  await expect.element(screen.getByText('Elsewhere')).toBeVisible();
  expect(window.location.pathname).toBe(paths.applications);
});
