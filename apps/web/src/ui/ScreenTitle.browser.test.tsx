import { expect, it, onTestFinished } from 'vitest';
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

it.each([
  ['en', 'Decisions about your content'],
  ['ko', '내 콘텐츠에 대한 결정'],
  ['th', 'การตัดสินเกี่ยวกับเนื้อหาของคุณ'],
  ['bn', 'আপনার লেখা নিয়ে সিদ্ধান্ত'],
  ['km', 'សេចក្ដីសម្រេចអំពីខ្លឹមសាររបស់អ្នក'],
])('a title of two lines stays inside the header where text is twice as large, in %s', async (lang, title) => {
  await page.viewport(390, 844);
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => {
    document.documentElement.style.removeProperty('font-size');
  });
  await render(
    <TitleInHeader value>
      <ScreenTitle lang={lang}>{title}</ScreenTitle>
    </TitleInHeader>,
  );
  const { top, bottom, height } = page.getByRole('heading').element().getBoundingClientRect();
  expect(height).toBeGreaterThan(45);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(64);
});

it('where the header has the word mark, it keeps its place', async () => {
  const { container } = await render(<HeaderKind>채용 공고</HeaderKind>);
  expect(container.textContent).toBe('');
});
