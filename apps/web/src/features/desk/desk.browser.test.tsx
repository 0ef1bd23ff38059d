import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { DeskCaseFragment, DeskCompanyFragment } from '#/api/generated.ts';
import { CaseContent } from './CaseContent.tsx';
import { isShownInList } from './CaseQueue.tsx';
import { Certificate } from './CompaniesDesk.tsx';
import { useDeskMessages } from './deskMessages.ts';
import { DeskSplit } from './DeskSplit.tsx';
import { PersonPicture } from './PeopleDesk.tsx';
import { Queues } from './SystemDesk.tsx';

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

type Content = DeskCaseFragment['content'][number];

/** A case about a post in Khmer, of which `content` was read and one picture is there. */
function Case({ content }: { content: Content }) {
  useDeskMessages('en');
  const report = {
    content: [content],
    originalLanguage: 'km',
    pictures: ['data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'],
    isChanged: false,
  } as unknown as DeskCaseFragment;
  return <CaseContent report={report} />;
}

const show = (content: Pick<Content, 'translation' | 'isByPeople'>) =>
  render(
    <Suspense>
      <Case content={{ field: 'content', original: 'ខ្ញុំត្រូវការជំនួយ', ...content } as Content} />
    </Suspense>,
  );

it.each([
  ['a user', true, 'Translation by a user'],
  ['the machine', false, 'Translation'],
])('a translation says that it is one by %s', async (_who, isByPeople, label) => {
  const screen = await show({ translation: 'I need help', isByPeople });
  await expect.element(screen.getByText('I need help')).toBeVisible();
  await expect.element(screen.getByText(label, { exact: true })).toBeVisible();
});

/** A company whose certificate is a picture. */
function Company() {
  useDeskMessages('en');
  const company = { businessRegistrationFileUrl: '/none.png', businessRegistrationFileName: '등록증.png' };
  return <Certificate company={company as unknown as DeskCompanyFragment} />;
}

const showCertificate = () =>
  render(
    <Suspense>
      <Company />
    </Suspense>,
  );

function Person() {
  useDeskMessages('en');
  return <PersonPicture nickname="ផល្លា" src="/none.webp" />;
}

const showPerson = () =>
  render(
    <Suspense>
      <Person />
    </Suspense>,
  );

it.each([
  ['a picture of a case', () => show({ translation: null, isByPeople: false })],
  ['the certificate of a company', showCertificate],
  ['the picture of a person', showPerson],
])('%s is veiled until somebody wants to see it, and again by another tap', async (_what, open) => {
  const screen = await open();
  const picture = screen.getByRole('button');
  await expect.element(picture).toHaveAttribute('aria-pressed', 'false');
  const isBlurred = () => [...picture.element().children].some((part) => getComputedStyle(part).filter !== 'none');
  await expect.poll(isBlurred).toBe(true);
  await picture.click();
  await expect.poll(isBlurred).toBe(false);
  await picture.click();
  await expect.poll(isBlurred).toBe(true);
});

it('the certificate of a company is loaded when somebody looks, and stays while it is veiled again', async () => {
  const screen = await showCertificate();
  const veil = screen.getByRole('button');
  await expect.element(veil).toBeVisible();
  const pictures = () => veil.element().querySelectorAll('img').length;
  expect(pictures()).toBe(0);
  await veil.click();
  await expect.poll(pictures).toBe(1);
  await veil.click();
  await expect.poll(pictures).toBe(1);
});

function System({ queues }: { queues: Parameters<typeof Queues>[0]['queues'] }) {
  useDeskMessages('en');
  return <Queues queues={queues} />;
}

const NONE = { waiting: 0, active: 0, failed: 0, dead: 0, oldestWaitingSeconds: null };
type QueueRows = Parameters<typeof Queues>[0]['queues'];
const IDLE = { ...NONE, queue: 'posts.cleanUp' };

const showQueues = (queues: readonly object[]) =>
  render(
    <Suspense>
      <System queues={queues as QueueRows} />
    </Suspense>,
  );

it('of background work only what there is some of has numbers; the rest is named at a tap', async () => {
  const screen = await showQueues([{ ...NONE, queue: 'mail.send', dead: 2 }, IDLE]);
  await expect.element(screen.getByRole('button', { name: 'Discard' })).toBeVisible();
  expect(screen.getByText('Failed', { exact: true }).elements()).toHaveLength(1);
  const name = screen.getByText('posts.cleanUp');
  await expect.element(name).not.toBeVisible();
  await screen.getByText('Nothing to do · 1').click();
  await expect.element(name).toBeVisible();
});

it('where there is no background work, that is said, and what kinds there are', async () => {
  const screen = await showQueues([IDLE]);
  await expect.element(screen.getByText('Nothing to do', { exact: true })).toBeVisible();
  await screen.getByText('Background work · 1').click();
  await expect.element(screen.getByText('posts.cleanUp')).toBeVisible();
});

const thing = (excerpt: string) => ({ __typename: 'ReportedThing' as const, type: 'note', uuid: '', excerpt });

it.each([
  ['what stands there as it was reported is', { isEdited: false, target: thing('ជួយខ្ញុំ') }, true],
  ['what was changed since is not', { isEdited: true, target: thing('ជួយខ្ញុំ') }, false],
  ['what two sides alone wrote is not', { isEdited: false, target: thing('') }, false],
])('of cases that are decided together %s', (_what, report, isShown) => {
  expect(isShownInList(report)).toBe(isShown);
});
