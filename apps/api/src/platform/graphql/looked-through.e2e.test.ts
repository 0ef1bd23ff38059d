import type { RequestHandler } from 'express';
import { startApp, type TestApp } from '../../../test/app.js';
import { query } from '../../../test/client.js';
import { anApprovedCompany } from '../../../test/company-factories.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { aPosting } from '../../../test/job-posting-factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { aPost } from '../../../test/post-factories.js';
import type { CallerRequest } from '../access/caller.js';

// Rules that look a text through letter by letter, whoever asks for what they say, and under however many names.

const SIGNS = 'query ($uuid: ID!) { readPost(uuid: $uuid) { a: scamSigns b: scamSigns c: scamSigns } }';
const TITLE = 'หางาน';

let test: TestApp;
let writer: TestUser;
const requests: CallerRequest[] = [];
beforeAll(async () => {
  const keep: RequestHandler = (request, _response, next) => {
    requests.push(request as CallerRequest);
    next();
  };
  test = await startApp({ VISITOR_ANSWERS_MB: '8' }, (app) => void app.use(keep));
  writer = await aUser(test);
});
afterAll(() => test.stop());

/** How many letters were looked through for an answer. */
async function lookedThrough(document: string, uuid: string, caller: { token?: string } = {}): Promise<number> {
  const { errors } = await query(test, document, { uuid }, caller);
  expect(errors).toEqual([]);
  return requests.at(-1)?.lettersLookedThrough ?? 0;
}

describe('what rules say of a long text', () => {
  it.each([
    ['who is signed in', () => writer],
    ['a visitor', () => ({})],
  ])('is worked out once, and charged to %s who asks first', async (who, caller) => {
    const content = `${who} ${NINE_SCRIPTS.th.repeat(50)}`;
    const { uuid } = await aPost(test, writer, { title: TITLE, content });
    const letters = `${TITLE}\n${content}`.length;
    expect(await lookedThrough(SIGNS, uuid, caller())).toBe(letters);
    expect(await lookedThrough(SIGNS, uuid, writer)).toBe(0);
    expect(await lookedThrough(SIGNS, uuid)).toBe(0);
  });

  it('is charged for each rule of a posting', async () => {
    const company = await anApprovedCompany(test);
    const { uuid } = await aPosting(test, company, { description: NINE_SCRIPTS.ko.repeat(50) });
    const document = (fields: string) => `query ($uuid: ID!) { readJobPosting(uuid: $uuid) { ${fields} } }`;
    const [signs, wishes] = [document('scamSigns'), document('forbiddenWishes { kind }')];
    const letters = await lookedThrough(signs, uuid, writer);
    expect(letters).toBeGreaterThan(NINE_SCRIPTS.ko.length * 50);
    expect(await lookedThrough(wishes, uuid, writer)).toBe(letters);
    expect([await lookedThrough(signs, uuid, writer), await lookedThrough(wishes, uuid, writer)]).toEqual([0, 0]);
  });
});
