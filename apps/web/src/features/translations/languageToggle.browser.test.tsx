import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ActionBar } from '#/features/applications/ActionBar.tsx';
import { LanguageToggle } from './LanguageToggle.tsx';

it('slides under the bars of a screen', async () => {
  await page.viewport(390, 700);
  await render(
    <>
      <div style={{ height: 610 }} />
      <LanguageToggle originalLanguage="vi" isTranslation onSwitch={() => {}} />
      <div style={{ height: 800 }} />
      <ActionBar label="답하기">
        <button type="button">쪽지</button>
      </ActionBar>
    </>,
  );
  const { left, top } = page.getByText('Vietnamese', { exact: true }).element().getBoundingClientRect();
  const bar = page.getByRole('group', { name: '답하기' }).element();
  expect(bar.contains(document.elementFromPoint(left + 2, top + 2))).toBe(true);
});
