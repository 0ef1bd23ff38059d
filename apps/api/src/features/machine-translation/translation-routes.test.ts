import { orderOf, routesOf } from './translation-routes.js';

const KNOWN = ['deepl', 'google', 'chat'];

describe('the routes of translations', () => {
  const routes = routesOf('ko>km: chat google;\n *>bn:google ; vi > *: deepl, chat; ko>th:', KNOWN);

  it.each([
    ['ko', 'km', ['chat', 'google']],
    ['vi', 'bn', ['google']],
    ['vi', 'en', ['deepl', 'chat']],
    ['ko', 'th', []],
    ['ko', 'en', undefined],
  ] as const)('lead from %s to %s by the first line that has the pair', (from, to, order) => {
    expect(orderOf(routes, from, to)).toEqual(order);
  });

  it('are none where nothing is said', () => {
    expect(routesOf(' ; ', KNOWN)).toEqual([]);
  });

  it.each(['ko:chat', 'ko>fr: chat', 'ko>km chat', 'ko>km: papago'])('refuse %s', (line) => {
    expect(() => routesOf(line, KNOWN)).toThrow('TRANSLATION_ROUTES');
  });
});
