import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HeaderKind, ScreenTitle, TitleInHeader } from './ScreenTitle.tsx';

it('a page of details says in the header what it is, and has one title, with its content', async () => {
  await render(
    <TitleInHeader value>
      <HeaderKind>ដំណឹងជ្រើសរើសការងារ</HeaderKind>
      <ScreenTitle isContent lang="ko">
        딸기 농장에서 함께 일할 분
      </ScreenTitle>
    </TitleInHeader>,
  );
  const kind = page.getByText('ដំណឹងជ្រើសរើសការងារ');
  await expect.element(kind).toBeVisible();
  expect(kind.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(64);
  await expect.element(page.getByRole('heading')).toHaveTextContent('딸기 농장에서 함께 일할 분');
});

it('where the header has the word mark, it keeps its place', async () => {
  const { container } = await render(<HeaderKind>채용 공고</HeaderKind>);
  expect(container.textContent).toBe('');
});
