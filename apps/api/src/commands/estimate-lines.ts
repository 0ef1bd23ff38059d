import type { Estimate } from '../features/translations/translation-backlog.js';

const number = (count: number) => count.toLocaleString('en');
const days = (count: number) => (count === 1 ? '1 day' : `${number(count)} days`);

/** What somebody should know before everything is translated anew, a line each. */
export function estimateLines(estimate: Estimate): string[] {
  const { texts, providers, dailyCharacters, dailyCharactersPerAuthor } = estimate;
  const total = texts.reduce((sum, { count }) => sum + count, 0);
  const kinds = texts.map(({ type, count }) => `${type} ${number(count)}`).join(', ');
  return [
    `${number(total)} texts (${kinds}) would be translated anew, all but what people wrote.`,
    ...providers.map(
      (one) =>
        `${one.name}: about ${number(one.characters)} characters, ${days(one.days)} at ${number(dailyCharacters)} a day.`,
    ),
    `Of one person\u2019s texts no more than ${number(dailyCharactersPerAuthor)} characters go out a day; what people write meanwhile comes first.`,
  ];
}
