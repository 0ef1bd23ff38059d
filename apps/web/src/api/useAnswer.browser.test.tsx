import { Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askFirstQuestions, keepFirstQuestion } from './firstQuestions.ts';
import { TodayDocument } from './generated.ts';
import { loadApollo } from './loadApollo.ts';
import { clearSession, storeTokens } from './session.ts';
import { useAnswer } from './useAnswer.ts';

const NAMES = ['추석', 'Trung Thu', 'ភ្ជុំបិណ្ឌ', 'ঈদ', 'สงกรานต์', 'お盆', '中秋节', 'Chuseok', 'Navro‘z'].join();
const QUESTION = { query: TodayDocument, variables: { language: 'km' as const } };
// As the server orders it: Apollo names the type first.
const feast = { key: 'CHUSEOK', name: NAMES, country: null, countryName: null, __typename: 'Feast' as const };
const today = { season: 'AUTUMN' as const, feast, __typename: 'Today' as const };

const seen = () => document.body.textContent.trim();
const rendered = vi.fn();
let page: Root;
let answer: () => void;

beforeEach(() => {
  const reply = new Promise<Response>(
    (resolve) => (answer = () => resolve(Response.json({ data: { readToday: today } }))),
  );
  vi.stubGlobal('fetch', () => reply);
  storeTokens({ accessToken: `.${btoa('{"sub":"sokha"}')}.`, refreshToken: 'r', accessExpire: 60, refreshExpire: 600 });
  keepFirstQuestion('sokha', JSON.stringify({ operationName: 'Today', variables: QUESTION.variables }));
  askFirstQuestions();
  rendered.mockReset();
  page = createRoot(document.body.appendChild(document.createElement('div')));
  page.render(
    <Suspense fallback="…">
      <Feast />
    </Suspense>,
  );
});
afterEach(() => {
  page.unmount();
  document.body.replaceChildren();
  clearSession();
  vi.unstubAllGlobals();
});

function Feast() {
  const name = useAnswer(QUESTION.query, QUESTION.variables).readToday.feast?.name;
  rendered(name);
  return name;
}

it('renders what has waited for an answer once, also when Apollo is told of it, and then follows Apollo', async () => {
  await expect.poll(seen).toBe('…');
  answer();
  await expect.poll(seen).toBe(NAMES);
  const { client } = await loadApollo();
  const asked = vi.spyOn(client, 'watchQuery');
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(rendered.mock.calls).toEqual([[NAMES]]);
  client.writeQuery({ ...QUESTION, data: { readToday: { ...today, feast: { ...feast, name: 'Tết' } } } });
  await expect.poll(seen).toBe('Tết');
});
