import { currentVersion } from './current-version.js';
import { startApp, type TestApp } from './app.js';
import { aModerator } from './board-factories.js';
import { query, rest } from './client.js';
import {
  aCompanyFile,
  anAdmin,
  anApprovedCompany,
  APPROVE,
  COMPANIES,
  companyFields,
  DETAIL,
  NOTIFICATIONS,
  ONE_NOTIFICATION,
  REJECT,
  rejectCompany,
  STATUS,
  type TestCompany,
} from './company-factories.js';
import { aUser } from './factories.js';
import { aPosting, postingFields } from './job-posting-factories.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

/** What a call is made against: a company with a public and a hidden posting, and what it was told of its review. */
interface Scene {
  company: TestCompany;
  posting: string;
  hidden: string;
  notification: string;
}

const PEOPLE = [
  'visitor',
  'user',
  'other company',
  'owner, approved',
  'owner, pending',
  'owner, resubmitted',
  'owner, rejected',
  'moderator',
  'admin',
] as const;
type Person = (typeof PEOPLE)[number];
type Caller = { uuid?: string; token?: string };

const run = (statement: string, values: unknown[]) => test.database.manager.query(statement, values);

async function aScene(): Promise<Scene> {
  const company = await anApprovedCompany(test);
  const { uuid: posting } = await aPosting(test, company);
  const { uuid: hidden } = await aPosting(test, company, { isPublic: false });
  // What others save is nobody's business.
  await rest(test, 'post', `/api/scraps/job-postings/${posting}`, undefined, await aUser(test));
  const { data } = await query(test, NOTIFICATIONS, {}, company.owner);
  return { company, posting, hidden, notification: data['readMyCompanyNotifications'].items[0].uuid };
}

/** Somebody of this kind; owners are the scene's own, whose company is brought to where it stands. */
async function somebody(person: Person, { company }: Scene): Promise<Caller> {
  if (person === 'visitor') return {};
  if (person === 'user') return aUser(test);
  if (person === 'other company') return (await anApprovedCompany(test)).owner;
  if (person === 'moderator') return aModerator(test);
  if (person === 'admin') {
    // There is something to decide.
    await stand(company, 'resubmitted');
    return anAdmin(test);
  }
  await stand(company, person.replace('owner, ', ''));
  return company.owner;
}

/** As the reviews leave a company that was approved once; one that waits for its first approval was not. */
async function stand({ uuid }: TestCompany, status: string): Promise<void> {
  if (status === 'approved') return;
  const isRejected = status === 'rejected';
  const approvedAt = status === 'pending' ? 'null' : 'approved_at';
  const waiting = isRejected ? 'resubmitted' : status;
  await run(`update companies set status = $2, approved_at = ${approvedAt} where uuid = $1`, [uuid, waiting]);
  if (!isRejected) return;
  const { errors } = await rejectCompany(test, uuid, '흐립니다', await anAdmin(test));
  expect(errors).toEqual([]);
}

type Call = (caller: Caller, scene: Scene) => Promise<number | string>;

const call =
  (
    method: 'post' | 'put' | 'delete',
    path: (scene: Scene) => string,
    body?: (caller: Caller, scene: Scene) => unknown,
  ): Call =>
  async (caller, scene) => {
    const sent = body && ((await body(caller, scene)) as object);
    return (await rest(test, method, path(scene), sent, caller)).status;
  };

/** `yes`, `nothing` (null, or an empty list), or the status of the refusal. */
const read =
  (document: string, variables: (scene: Scene) => object | Promise<object> = () => ({})): Call =>
  async (caller, scene) => {
    const { data, errors, status } = await query(test, document, { ...(await variables(scene)) }, caller);
    if (errors.length > 0) return status;
    const [answer] = Object.values(data);
    return answer === null || answer?.items?.length === 0 ? 'nothing' : 'yes';
  };

const READ_POSTING = 'query ($uuid: ID!) { readJobPosting(uuid: $uuid) { uuid } }';
const READ_OWN = 'query ($uuid: ID!) { readJobPostingForCompany(uuid: $uuid) { uuid } }';
const BLOCK = `mutation ($uuid: ID!) { blockJobPosting(uuid: $uuid, isBlocked: true, reason: "x") { uuid } }`;
const ofPosting = ({ posting }: Scene) => ({ uuid: posting });
const ofHidden = ({ hidden }: Scene) => ({ uuid: hidden });
const ofCompany = ({ company }: Scene) => currentVersion(test, 'company', company.uuid);
const registration = async (caller: Caller) => ({
  ...companyFields(),
  businessRegistrationFileUrl: caller.token ? await aCompanyFile(test, { token: caller.token }) : '/files/x.pdf',
});

/** For each call what each of the people above gets, in their order. */
const RIGHTS: [name: string, make: Call, answers: (number | string)[]][] = [
  [
    'company/register',
    call('post', () => '/api/company/register', registration),
    [401, 201, 409, 409, 409, 409, 409, 201, 201],
  ],
  [
    'company/update',
    call(
      'put',
      ({ company }) => `/api/company/update/${company.uuid}`,
      (_, { company }) => company.fields,
    ),
    [401, 404, 404, 200, 200, 200, 200, 404, 404],
  ],
  [
    'company/delete',
    call('delete', ({ company }) => `/api/company/delete/${company.uuid}`),
    [401, 404, 404, 204, 204, 204, 204, 404, 204],
  ],
  ['approveCompany', read(APPROVE, ofCompany), [401, 403, 403, 403, 403, 403, 403, 403, 'yes']],
  [
    'rejectCompany',
    read(REJECT, async (scene) => ({ ...(await ofCompany(scene)), reason: 'x' })),
    [401, 403, 403, 403, 403, 403, 403, 403, 'yes'],
  ],
  ['readCompanies', read(COMPANIES), [401, 403, 403, 403, 403, 403, 403, 403, 'yes']],
  ['getMyCompanyDetail', read(DETAIL), [401, 'nothing', 'yes', 'yes', 'yes', 'yes', 'yes', 'nothing', 'nothing']],
  ['getMyCompanyStatus', read(STATUS), [401, 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes']],
  [
    'readMyCompanyNotifications',
    read(NOTIFICATIONS),
    [401, 'nothing', 'yes', 'yes', 'yes', 'yes', 'yes', 'nothing', 'nothing'],
  ],
  [
    'readMyCompanyNotification',
    read(ONE_NOTIFICATION, ({ notification }) => ({ uuid: notification })),
    [401, 'nothing', 'nothing', 'yes', 'yes', 'yes', 'yes', 'nothing', 'nothing'],
  ],
  [
    'job-posting create',
    call(
      'post',
      () => '/api/job-posting',
      () => postingFields(),
    ),
    [401, 403, 201, 201, 403, 403, 403, 403, 403],
  ],
  [
    'job-posting update',
    call(
      'put',
      ({ posting }) => `/api/job-posting/${posting}`,
      () => postingFields(),
    ),
    [401, 403, 403, 200, 403, 200, 403, 403, 403],
  ],
  [
    'job-posting update of a hidden one',
    call(
      'put',
      ({ hidden }) => `/api/job-posting/${hidden}`,
      () => postingFields(),
    ),
    [401, 404, 404, 200, 403, 200, 403, 404, 403],
  ],
  [
    'job-posting state',
    call(
      'put',
      ({ posting }) => `/api/job-posting/${posting}/state`,
      () => ({ state: 'CLOSED' }),
    ),
    [401, 403, 403, 200, 403, 200, 403, 403, 403],
  ],
  [
    'job-posting delete',
    call('delete', ({ posting }) => `/api/job-posting/${posting}`),
    [401, 403, 403, 204, 204, 204, 204, 403, 204],
  ],
  ['blockJobPosting', read(BLOCK, ofPosting), [401, 403, 403, 403, 403, 403, 403, 403, 'yes']],
  [
    'scrap',
    call('post', ({ posting }) => `/api/scraps/job-postings/${posting}`),
    [401, 200, 200, 200, 200, 200, 200, 200, 200],
  ],
  [
    'scrap of a hidden one',
    call('post', ({ hidden }) => `/api/scraps/job-postings/${hidden}`),
    [401, 404, 404, 200, 200, 200, 200, 404, 404],
  ],
  ['readJobPosting', read(READ_POSTING, ofPosting), ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes']],
  [
    'readJobPosting of a hidden one',
    read(READ_POSTING, ofHidden),
    ['nothing', 'nothing', 'nothing', 'yes', 'yes', 'yes', 'yes', 'nothing', 'yes'],
  ],
  [
    'readJobPostingForCompany',
    read(READ_OWN, ofPosting),
    [401, 'nothing', 'nothing', 'yes', 'yes', 'yes', 'yes', 'nothing', 'nothing'],
  ],
  [
    'readJobPostingsForCompany',
    read('{ readJobPostingsForCompany { items { uuid } } }'),
    [401, 'nothing', 'nothing', 'yes', 'yes', 'yes', 'yes', 'nothing', 'nothing'],
  ],
  [
    'readScrappedJobPostings',
    read('{ readScrappedJobPostings { items { uuid } } }'),
    [401, 'nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'nothing'],
  ],
];

const CELLS = RIGHTS.flatMap(([name, make, answers]) =>
  PEOPLE.map((person, index) => ({ name, person, make, answer: answers[index] ?? '' })),
);

const scenes = new Map<Person, Promise<{ scene: Scene; caller: Caller }>>();

async function staged(person: Person): Promise<{ scene: Scene; caller: Caller }> {
  const scene = await aScene();
  return { scene, caller: await somebody(person, scene) };
}

/** A scene that all reads and all refusals of a person share: they change nothing. */
function shared(person: Person): Promise<{ scene: Scene; caller: Caller }> {
  const known = scenes.get(person) ?? staged(person);
  scenes.set(person, known);
  return known;
}

describe('companies and postings', () => {
  it.each(CELLS)('$name by: $person → $answer', async ({ name, make, person, answer }) => {
    const isHarmless = /^(read|get)/.test(name) || Number(answer) >= 400;
    const { scene, caller } = await (isHarmless ? shared(person) : staged(person));
    expect(await make(caller, scene)).toBe(answer);
  });
});
