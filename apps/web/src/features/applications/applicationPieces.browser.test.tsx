import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ApplicationRowFragment } from '#/api/generated.ts';
import { paths } from '#/paths.ts';
import { openAt } from '#/test/openAt.tsx';
import { ApplicationGone } from './ApplicationGone.tsx';
import { OwnApplicationRow } from './ApplicationRow.tsx';

const before = window.location.href;
afterEach(() => window.history.replaceState(null, '', before));

const TITLE = 'Naghahanap ng crew sa gabi';

type Shown = NonNullable<ApplicationRowFragment['jobPosting']>['shown'];

function anApplication(shown: Pick<Shown, 'language' | 'isTranslated'>): ApplicationRowFragment {
  const side = { __typename: 'User', nationalityInfo: { __typename: 'NationalityInfo', nationality: null } } as const;
  return {
    __typename: 'Application',
    ...{ uuid: 'a', createdAt: '2026-11-26T00:00:00.000Z', updatedAt: '2026-11-26T00:00:00.000Z', state: 'sent' },
    ...{ readAt: null, interviewAt: null, unreadCount: 0, lastMessageAt: null, lastMessage: null, resume: null },
    jobPosting: {
      __typename: 'JobPosting',
      uuid: 'j',
      company: { __typename: 'JobPostingCompany', uuid: null, companyName: 'Daehan', logoFileUrl: null },
      shown: { __typename: 'ShownJobPosting', title: TITLE, ...shown },
    },
    seeker: { ...side, uuid: 's', nickname: 'Linh' },
    conversationPartner: { ...side, uuid: 'c', nickname: 'Daehan' },
  };
}

it.each([
  ['as it was written', { language: 'tl', isTranslated: false }, 1],
  ['in the language of the reader', { language: 'en', isTranslated: false }, 0],
  ['translated', { language: 'en', isTranslated: true }, 0],
] as const)('a job in a list of applications says its language where it stands %s', async (_, shown, times) => {
  await render(
    <MemoryRouter>
      <OwnApplicationRow application={anApplication(shown)} />
    </MemoryRouter>,
  );
  await expect.element(page.getByText(TITLE)).toBeVisible();
  expect(page.getByText(/^In (Tagalog|English)$/).elements()).toHaveLength(times);
});

it('one that is not there leads to those that are', async () => {
  const { screen } = await openAt(paths.application('gone'), <ApplicationGone />);
  await screen.getByRole('link', { name: 'My applications' }).click();
  await expect.element(screen.getByText('Elsewhere')).toBeVisible();
  expect(window.location.pathname).toBe(paths.applications);
});
