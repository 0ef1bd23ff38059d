import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import type { DeskSourceFragment } from '#/api/generated.ts';
import { useDeskMessages } from '#/features/desk/deskMessages.ts';
import { SourceRow } from './SourceRow.tsx';

const SOURCE: DeskSourceFragment = {
  ...{ __typename: 'JobSource', source: 'work24', name: '고용24', kind: 'WORK24', link: null, notice: null },
  ...{ state: 'RUNNING', stoppedAt: null, failingSince: null, problem: null, isReading: false, nextReadAt: null },
  ...{ openPostings: 100_000, hiddenPostings: 0, postingsWithoutJob: 25_000, translated: 'TITLES' },
  ...{ lastImport: null, refused: [] },
};
const OTHER = [
  { __typename: 'Work24Job', code: '024', name: '정보보안 전문가', postings: 12_345 },
  { __typename: 'Work24Job', code: '999999', name: '', postings: 3 },
] as const;

function Row({ wanted }: { wanted: number }) {
  useDeskMessages('en');
  return <SourceRow source={SOURCE} work24={{ __typename: 'Work24', wanted, otherJobs: [...OTHER] }} />;
}

it('the public employment service says how many details are still to be read, as long as there are any', async () => {
  const screen = await render(<Row wanted={98_432} />, { wrapper: Suspense });
  await expect.element(screen.getByText('98,432 descriptions still to be read', { exact: false })).toBeVisible();
  await expect.element(screen.getByText('100,000 open jobs', { exact: false })).toBeVisible();
  await screen.rerender(<Row wanted={0} />);
  await expect.element(screen.getByText('still to be read', { exact: false })).not.toBeInTheDocument();
});

it('kinds of work that none of ours is are counted, and listed by code and name where one looks', async () => {
  const screen = await render(<Row wanted={0} />, { wrapper: Suspense });
  await expect.element(screen.getByText('25,000 (25%)', { exact: false })).toBeVisible();
  const name = screen.getByText('정보보안 전문가');
  await expect.element(name).not.toBeVisible();
  await screen.getByText('Types of work under “Other”').click();
  await expect.element(name).toBeVisible();
  const rows = [...screen.container.querySelectorAll('details li')].map((row) => row.textContent);
  expect(rows).toEqual(['024 정보보안 전문가 12,345', '999999  3']);
});
