import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import type { JobPostingCardFragment } from '#/api/generated.ts';
import { JobPostingLink } from './JobPostingLink.tsx';

const SITE = 'https://jobs.example/1';
const fit = (verdict: 'ASK' | 'NO') => ({ verdict }) as JobPostingCardFragment['visaFit'];

it.each([
  ['a job of ours', { url: '', visaFit: null }, '/announcementdetail/a-posting'],
  ['an imported one', { url: SITE, visaFit: null }, SITE],
  ['an imported one that one asks about first', { url: SITE, visaFit: fit('ASK') }, SITE],
  [
    'an imported one that the law closes to the reader',
    { url: SITE, visaFit: fit('NO') },
    '/announcementdetail/a-posting',
  ],
])('leads to %s', async (_, posting, href) => {
  const element = (
    <JobPostingLink posting={{ uuid: 'a-posting', ...posting }} className="">
      Welder
    </JobPostingLink>
  );
  const screen = await render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  await expect.element(screen.getByRole('link', { name: /Welder/ })).toHaveAttribute('href', href);
});
