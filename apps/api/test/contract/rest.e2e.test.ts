import { ERRORS, type ErrorCode } from '@haiko/shared/errors';
import { COMMUNITY } from './community.rows.js';
import { EXCHANGE } from './exchange.rows.js';
import { JOBS } from './jobs.rows.js';
import { PEOPLE } from './people.rows.js';
import { REST_CALLS } from './rest-calls.js';
import { type Call, setStage, type Stage } from './stage.js';

const ROWS = [...PEOPLE, ...COMMUNITY, ...EXCHANGE, ...JOBS];
const refusals = ROWS.flatMap(({ call, refuses }) =>
  Object.entries(refuses).map(([code, meet]) => [call, code as ErrorCode, meet] satisfies [string, ErrorCode, Call]),
);

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());
beforeEach(() => {
  stage.translator.answer = undefined;
});

describe('the REST calls that clients rely on', () => {
  it('are all called here', () => {
    expect(ROWS.map(({ call }) => call).sort()).toEqual([...REST_CALLS].sort());
  });

  it.each(ROWS.map(({ call, answers, succeed }) => [call, answers, succeed] as const))(
    '%s answers %i to whoever may',
    async (_call, answers, succeed) => {
      const { status, body } = await succeed(stage);
      expect({ status, code: body.code }).toEqual({ status: answers, code: undefined });
    },
  );

  it.each(refusals)('%s refuses with %s', async (_call, code, meet) => {
    const { status, body } = await meet(stage);
    expect({ status, code: body.code }).toEqual({ status: ERRORS[code], code });
  });
});
