import { Suspense } from 'react';
import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import type { DeskCaseFragment } from '#/api/generated.ts';
import { CaseContent } from './CaseContent.tsx';
import { useDeskMessages } from './deskMessages.ts';

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

it('a picture is veiled until somebody wants to see it, and again by another tap', async () => {
  await page.viewport(390, 700);
  const screen = await show({ translation: null, isByPeople: false });
  const picture = screen.getByRole('button');
  await expect.element(picture).toHaveAttribute('aria-pressed', 'false');
  const isBlurred = () => [...picture.element().children].some((part) => getComputedStyle(part).filter !== 'none');
  await expect.poll(isBlurred).toBe(true);
  await picture.click();
  await expect.poll(isBlurred).toBe(false);
  await picture.click();
  await expect.poll(isBlurred).toBe(true);
});
