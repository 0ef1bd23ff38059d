import { validate } from 'graphql';
import { openApi, operations, schema } from './contract.js';
import { REST_CALLS } from './rest-calls.js';

const calls = Object.entries(openApi().paths).flatMap(([route, item]) =>
  Object.keys(item).map((method) => `${method.toUpperCase()} ${route}`),
);

describe('what clients rely on', () => {
  it.each(['operations', 'admin'] as const)('is in the schema: every document of %s.graphql validates', (file) => {
    const failing = operations(file).filter(({ document }) => validate(schema(), document).length > 0);
    expect(failing.map(({ name }) => name)).toEqual([]);
  });

  it('is among the REST calls', () => {
    expect(REST_CALLS.filter((call) => !calls.includes(call))).toEqual([]);
  });
});
