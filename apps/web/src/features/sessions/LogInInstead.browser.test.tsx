import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ApiError } from '#/api/apiError.ts';
import { LogInInstead } from './LogInInstead.tsx';

const refusal = (statusCode: number, code: 'TOO_MANY_REQUESTS' | 'UNAVAILABLE') =>
  new ApiError({ statusCode, code, message: code, requestId: '1' });
const shown = (error: unknown) => render(<LogInInstead error={error} />, { wrapper: MemoryRouter });

it('leads a visitor whose network has used up its share to where they are counted alone', async () => {
  const screen = await shown(refusal(429, 'TOO_MANY_REQUESTS'));
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/signin');
});

it('says nothing below other failures', async () => {
  const screen = await shown(refusal(503, 'UNAVAILABLE'));
  expect(screen.container.textContent).toBe('');
});
