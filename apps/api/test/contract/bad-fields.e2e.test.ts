import { anAdmin } from '../board-factories.js';
import { startApp, type TestApp } from '../app.js';
import { rest } from '../client.js';
import type { TestUser } from '../factories.js';
import { bodyWith, type Field, fieldsOfBodies, strangeFor, wrongFor } from './fields.js';
import { NOTHING } from './stage.js';

const FIELDS = fieldsOfBodies();
const CALLS = [...new Set(FIELDS.map(({ call }) => call))];
const HOW_WE_WORK = /at .*\(.*:\d+:\d+\)|QueryFailedError|syntax for type|node_modules|violates|ECONN/;

let test: TestApp;
let admin: TestUser;
beforeAll(async () => {
  test = await startApp();
  admin = await anAdmin(test);
});
afterAll(() => test.stop());

/** Sends the field alone: what else is required is missing, so that nothing is written whatever the value. */
async function send({ call, path }: Field, value: unknown) {
  const [method = '', route = ''] = call.split(' ');
  const address = route
    .replace('{provider}', 'google')
    .replace('{role}', 'USER')
    .replace(/\{\w+\}/g, NOTHING);
  const body = bodyWith(path, value) as object;
  return rest(test, method.toLowerCase() as 'put', address, body, admin);
}

/** What is wrong with the answer to a value; null for a clean one. */
async function faultOf(
  field: Field,
  [name, value]: readonly [string, unknown],
  isWrong: boolean,
): Promise<string | null> {
  const { status, body, text } = await send(field, value);
  const answer = `${field.path} with ${name}: ${status} ${text.slice(0, 200)}`;
  // No provider is configured here.
  const isOurFault = status >= 500 && body.code !== 'PROVIDER_NOT_CONFIGURED';
  if (isOurFault || HOW_WE_WORK.test(text) || (status >= 400 && body.code === undefined)) return answer;
  return isWrong && !(status === 400 && names(body.fields, field)) ? answer : null;
}

/** Whether an error is about the field, what it stands in, or something in it: what is too deep is not looked into. */
function names(errors: { path: string }[] = [], { path: own }: Field): boolean {
  return errors.some(({ path }) => path === own || path.startsWith(`${own}.`) || own.startsWith(`${path}.`));
}

describe('every field of every body', () => {
  it('is found', () => {
    expect(FIELDS.map(({ call, path }) => `${call} ${path}`)).toEqual(
      expect.arrayContaining([
        'POST /api/post title',
        'PUT /api/resume experiences.0.title',
        'POST /api/push/subscriptions keys.auth',
      ]),
    );
  });

  it.each(CALLS)('gets a clean refusal that names it for what it cannot be: %s', async (call) => {
    const faults: (string | null)[] = [];
    for (const field of FIELDS.filter((each) => each.call === call)) {
      for (const wrong of wrongFor(field)) faults.push(await faultOf(field, wrong, true));
      for (const strange of strangeFor(field)) faults.push(await faultOf(field, strange, false));
    }
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
  });
});
