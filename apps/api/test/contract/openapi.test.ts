import { createConfig, lintFromString } from '@redocly/openapi-core';
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

  it('is what the client of the tests is made from (else: pnpm --filter @haiko/api schema)', async () => {
    const types = astToString(await openapiTS(JSON.stringify(openApi())));
    await expect(`${COMMENT_HEADER}${types}`).toMatchFileSnapshot('./client.generated.ts');
  });
});
