import { ApolloProvider } from '@apollo/client/react';
import { ANY_VISA_ID, VISAS } from '@haiko/shared/reference/visas';
import { visaFit } from '@haiko/shared/rules/visaFit';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { client } from '#/api/client.ts';
import { VerdictMark } from './VerdictMark.tsx';
import { VisaFitNotice } from './VisaFitNotice.tsx';

const DAY = '2026-11-23';
const HINT = 'immigration office decides';

function fitOf(code: string, birthDate: string, jobs: readonly number[]) {
  const visaMainId = VISAS.find((visa) => visa.code === code)?.id ?? 0;
  const posting = {
    visas: [{ visaMainId: ANY_VISA_ID }],
    jobCategories: jobs.map((job) => ({ jobCategoryMainId: Math.floor(job / 100), jobCategorySubId: job })),
  };
  const { sentence, source, ...fit } = visaFit({ visaMainId, birthDate }, posting, DAY);
  return { __typename: 'VisaFit', ...fit, sentence: sentence.en, source: source ?? '' } as const;
}

async function noticeOf(...person: Parameters<typeof fitOf>): Promise<HTMLElement> {
  const notice = <VisaFitNotice fit={fitOf(...person)} onVisaTold={() => undefined} />;
  return (await render(<ApolloProvider client={client}>{notice}</ApolloProvider>)).container;
}

it.each([
  ['a job that is closed to people under 18', 'F-5', '2009-01-01', [405], null],
  ['one that they have to ask about', 'F-5', '2009-01-01', [201], 'tel:1350'],
  ['several, some of them closed', 'F-5', '2009-01-01', [405, 503], 'tel:1350'],
  ['what their parents have to agree to', 'F-5', '2009-01-01', [503], null],
])('of %s the immigration office decides nothing', async (_what, code, birthDate, jobs, call) => {
  const notice = await noticeOf(code, birthDate, jobs);
  expect(notice.textContent).not.toContain(HINT);
  expect(notice.querySelector('a[href^="tel:"]')?.getAttribute('href') ?? null).toBe(call);
});

it.each([
  ['a visa that lets work', 'F-5', '1990-01-01', null],
  ['a visa for which the state finds the work', 'E-9', '1990-01-01', null],
  ['a visa that one has to ask about', 'G-1', '2009-01-01', 'tel:1345'],
])('of %s it does', async (_what, code, birthDate, call) => {
  const notice = await noticeOf(code, birthDate, [503]);
  expect(notice.textContent).toContain(HINT);
  expect(notice.querySelector('a[href^="tel:"]')?.getAttribute('href') ?? null).toBe(call);
});

it.each([
  ['YES', 'F-5', '1990-01-01', 201],
  ['WITH_PERMIT', 'F-5', '2009-01-01', 503],
  ['ASK', 'G-1', '1990-01-01', 503],
  ['NO', 'E-9', '1990-01-01', 503],
])('an answer of %s is one sign in one colour, on a card as on the page', async (verdict, code, birthDate, job) => {
  const person = [code, birthDate, [job]] as const;
  const fit = fitOf(...person);
  expect(fit.verdict).toBe(verdict);
  const card = (await render(<VerdictMark fit={fit} />)).container;
  const notice = await noticeOf(...person);
  const [onCard, onPage] = [card.querySelector('p'), notice.querySelector('strong')].map((words) =>
    words ? getComputedStyle(words).color : undefined,
  );
  expect(onPage).toBe(onCard);
  expect(notice.querySelector('svg')?.innerHTML).toBe(card.querySelector('svg')?.innerHTML);
});

it('has the way to another visa beside what it says of this one', async () => {
  const notice = await noticeOf('E-9', '1990-01-01', [503]);
  expect([...notice.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Change my visa']);
});
