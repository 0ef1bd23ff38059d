import { createConfig, lintFromString } from '@redocly/openapi-core';
import { COMMENT_MAX, CONTENT_MAX, NOTE_MAX, TITLE_MAX } from '@haiko/shared/limits';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { openApi } from './contract.js';

/** Both addresses are given; the server tries the first one first, and no uuid is `bulk`. */
const GIVEN_PAIR = ['/api/comment/bulk/{id}', '/api/comment/{id}/language'];

describe('openapi.json', () => {
  it("follows Redocly's recommended rules", async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const source = JSON.stringify(openApi());
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
    const isGiven = ({ ruleId, message }: { ruleId: string; message: string }) =>
      ruleId === 'no-ambiguous-paths' && GIVEN_PAIR.every((path) => message.includes(`\`${path}\``));
    expect(problems.filter(isGiven)).toHaveLength(1);
    expect(problems.filter((problem) => !isGiven(problem))).toEqual([]);
  });

  it('says of each call what it is, and who may make it', () => {
    const operations = Object.values(openApi().paths).flatMap((item) => Object.values(item));
    for (const { operationId, summary, tags, security } of operations)
      expect([operationId, summary.length > 5, tags.length, Array.isArray(security)]).toEqual([
        operationId,
        true,
        1,
        true,
      ]);
  });

  it('says whose uuid a path takes (`ids` of its handler, which knows the names of the contract)', () => {
    const unsaid = Object.entries(openApi().paths).flatMap(([path, item]) =>
      Object.values(item)
        .flatMap(({ parameters = [] }) => parameters)
        .filter((parameter) => 'format' in parameter.schema && parameter.schema.format === 'uuid')
        .filter((parameter) => parameter.in === 'path' && !('description' in parameter))
        .map(({ name }) => `${path}: ${name}`),
    );
    expect(unsaid).toEqual([]);
  });

  it('says how long a text may be, as the code that checks it counts', () => {
    const bodies = JSON.stringify(Object.values(openApi().paths).flatMap((item) => Object.values(item)));
    for (const max of [TITLE_MAX, CONTENT_MAX, COMMENT_MAX, NOTE_MAX])
      expect(bodies).toContain(`At most ${max} characters`);
  });

  it('is what the client of the tests is made from (else: pnpm --filter @haiko/api schema)', async () => {
    const types = astToString(await openapiTS(JSON.stringify(openApi())));
    await expect(`${COMMENT_HEADER}${types}`).toMatchFileSnapshot('./client.generated.ts');
  });
});
