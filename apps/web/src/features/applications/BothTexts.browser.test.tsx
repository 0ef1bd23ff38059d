import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BothTexts } from './BothTexts.tsx';

const WRITTEN = 'Kailan po ang simula?';
const asWritten = { text: WRITTEN, language: 'tl', isTranslated: false } as const;

const show = (shown: Parameters<typeof BothTexts>[0]['shown']) =>
  render(<BothTexts shown={shown} original={WRITTEN} originalLanguage="tl" />);

it.each([
  ['UNSUPPORTED', 'In Tagalog'],
  ['PENDING', 'In Tagalog · Not translated yet'],
] as const)('says in which language a text stands that is not translated (%s)', async (state, words) => {
  await show({ ...asWritten, state });
  await expect.element(page.getByText(WRITTEN)).toBeVisible();
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
});

it('says nothing of a text in the language of the reader', async () => {
  await show({ text: WRITTEN, language: 'en', isTranslated: false, state: 'UNSUPPORTED' });
  await expect.element(page.getByText(WRITTEN)).toBeVisible();
  await expect.element(page.getByText(/^In /)).not.toBeInTheDocument();
});
