import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { startApp, type TestApp } from './app.js';
import { codeOf, rest } from './client.js';
import { anApprovedCompany } from './company-factories.js';
import { aUser, type TestUser } from './factories.js';
import { aPosting, postingFields } from './job-posting-factories.js';
import { NINE_SCRIPTS } from './nine-scripts.js';
import { aPost } from './post-factories.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

/** Something that its owner changes as a whole. */
interface Thing {
  owner: TestUser;
  path: string;
  /** The whole body of a change that writes this text. */
  body: (text: string) => object;
  /** Where a reply says it. */
  field: string;
}

const aPostOfSomebody = async (): Promise<Thing> => {
  const owner = await aUser(test);
  const { uuid } = await aPost(test, owner);
  return { owner, path: `/api/post/${uuid}`, body: (title) => ({ title, content: '내용' }), field: 'title' };
};
const aPostingOfSomebody = async (): Promise<Thing> => {
  const company = await anApprovedCompany(test);
  const { uuid } = await aPosting(test, company);
  const body = (title: string) => postingFields({ title });
  return { owner: company.owner, path: `/api/job-posting/${uuid}`, body, field: 'title' };
};
const aCompanyOfSomebody = async (): Promise<Thing> => {
  const { uuid, owner, fields } = await anApprovedCompany(test);
  const body = (managerName: string) => ({ ...fields, managerName });
  return { owner, path: `/api/company/update/${uuid}`, body, field: 'managerName' };
};

describe.each([
  ['a post', aPostOfSomebody],
  ['a posting', aPostingOfSomebody],
  ['a company', aCompanyOfSomebody],
])('a change of %s that says which version it is of', (_, create) => {
  const put = ({ path, body, owner }: Thing, text: string, updatedAt?: unknown, language = 'en') =>
    rest(test, 'put', path, { ...body(text), ...(updatedAt !== undefined && { updatedAt }) }, { ...owner, language });

  it('needs sign-in first, whatever the version', async () => {
    const thing = await create();
    const reply = rest(test, 'put', thing.path, { ...thing.body('하늘'), updatedAt: 'yesterday' });
    expect(await codeOf(reply)).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('takes no version that is none', async () => {
    const thing = await create();
    for (const updatedAt of ['yesterday', 5, {}]) {
      const { status, body } = await put(thing, '하늘', updatedAt);
      expect([status, body.fields]).toEqual([400, [{ path: 'updatedAt', code: 'INVALID' }]]);
    }
  });

  it('is refused in nine languages once another one is saved, which stays', async () => {
    const thing = await create();
    const seen = (await put(thing, 'ត្រូវបានឃើញ')).body.updatedAt;
    const { [thing.field]: text, updatedAt } = (await put(thing, NINE_SCRIPTS.bn, seen)).body;
    const refusals = await Promise.all(LANGUAGES.map((language) => put(thing, 'สาย', seen, language)));
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual(
      LANGUAGES.map(() => [409, 'CHANGED_MEANWHILE']),
    );
    expect(new Set(refusals.map(({ body }) => body.message)).size).toBe(LANGUAGES.length);
    // The version of the second one is still the one that is there.
    const last = await put(thing, text, updatedAt);
    expect([last.status, last.body[thing.field]]).toEqual([200, NINE_SCRIPTS.bn]);
  });

  it('is saved over that version, of two at once one, and over any where it says none', async () => {
    const thing = await create();
    const seen = (await put(thing, '하나')).body.updatedAt;
    const raced = await Promise.all(['둘', '셋', '넷'].map((text) => put(thing, text, seen)));
    expect(raced.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    for (const none of [undefined, null]) expect((await put(thing, '다섯', none)).status).toBe(200);
  });
});
