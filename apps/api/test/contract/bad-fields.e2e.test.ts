import { anAdmin } from '../board-factories.js';
import { startApp, type TestApp } from '../app.js';
import type { TestUser } from '../factories.js';
import { faultOf, sendBad } from './bad-answers.js';
import { badRequests } from './bad-requests.js';

const REQUESTS = badRequests({ isWhole: false });
const OF = Map.groupBy(REQUESTS, ({ of }) => of);

let test: TestApp;
let admin: TestUser;
beforeAll(async () => {
  test = await startApp();
  admin = await anAdmin(test);
});
afterAll(() => test.stop());

describe('what is wrong or strange in a request', () => {
  it('is tried in fields however deep, in arguments, paths, searches, forms and headers, alone and in pairs', () => {
    expect(REQUESTS.map(({ of, what }) => `${of}: ${what}`)).toEqual(
      expect.arrayContaining([
        'POST /api/post: title with a list',
        'PUT /api/resume: experiences.0.title with a number',
        'POST /api/push/subscriptions: keys.auth with a NUL',
        'POST /api/file/upload/one: purpose with a NUL',
        expect.stringMatching(/^PUT \/api\/post\/\{id\}: \{id\} with /),
        expect.stringMatching(/^readJobPostings: regions\.0\.\w+ with /),
        expect.stringMatching(/^readAuditLog: \w+ with .* and \w+ with /),
        expect.stringMatching(/^POST \/graphql: accept-language with /),
      ]),
    );
  });

  it.each([...OF.keys()])('gets a clean answer, and a refusal that names it where no call takes it: %s', async (of) => {
    const faults: (string | null)[] = [];
    for (const request of OF.get(of) ?? [])
      faults.push(faultOf(request, await sendBad(test.url, request, admin.token)));
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
  });
});
