import { currentVersion } from '../current-version.js';
import { print, validate } from 'graphql';
import { answer, CREATE, notice } from '../board-factories.js';
import { query } from '../client.js';
import { aCompany } from '../company-factories.js';
import { aUser } from '../factories.js';
import { aPosting } from '../job-posting-factories.js';
import { NINE_SCRIPTS } from '../nine-scripts.js';
import { aPost } from '../post-factories.js';
import { caseOf, report, thePost } from '../report-factories.js';
import { operations, schema } from './contract.js';
import { setStage, type Stage } from './stage.js';

const known = schema();
const mutations = operations('admin').filter(
  ({ isQuery, document }) => !isQuery && validate(known, document).length === 0,
);

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

const uuidOf = async (thing: Promise<{ uuid: string }>) => ({ uuid: (await thing).uuid });
const aNotice = () => uuidOf(answer(stage.test, stage.admin, CREATE, { input: notice() }));

async function aCase() {
  const { test, author, reader, admin } = stage;
  const target = thePost((await aPost(test, author)).uuid);
  await report(test, reader, target);
  return uuidOf(caseOf(test, admin, target));
}

const aSeenCompany = async () => currentVersion(stage.test, 'company', (await aCompany(stage.test)).uuid);

/** Something new for each to be done to. */
const VARIABLES: Record<string, () => Promise<object>> = {
  ApproveCompany: () => aSeenCompany(),
  RejectCompany: async () => ({ ...(await aSeenCompany()), reason: '등록증이 흐립니다.' }),
  CreateBoardPost: async () => ({ input: notice({ title: NINE_SCRIPTS.km, titles: { ko: '안내', bn: 'নোটিশ' } }) }),
  UpdateBoardPost: async () => ({ ...(await aNotice()), input: notice({ title: NINE_SCRIPTS.th }) }),
  DeleteBoardPost: aNotice,
  PinNotice: aNotice,
  UnpinNotice: async () => ({}),
  SaveSubBoard: async () => ({ input: { board: 'PLACE', nameKo: '병원', nameEn: 'Hospitals', nameKm: 'មន្ទីរពេទ្យ' } }),
  DecideReport: async () => ({
    ...(await currentVersion(stage.test, 'case', (await aCase()).uuid)),
    decision: 'HIDE',
    note: NINE_SCRIPTS.vi,
  }),
  SuspendUser: async () => ({
    ...(await uuidOf(aUser(stage.test))),
    until: new Date(Date.now() + 86_400_000).toISOString(),
    reason: 'Spam',
  }),
  BlockJobPosting: async () => ({ ...(await uuidOf(aPosting(stage.test, stage.company))), reason: 'Fees' }),
  RetryDead: async () => ({ queue: 'notifications.announcePost' }),
  Translate: async () => ({
    subjectType: 'post',
    subjectUuid: (await aPost(stage.test, stage.author, { content: NINE_SCRIPTS.ko })).uuid,
  }),
};

describe('what an administrator does', () => {
  it.each(mutations.map((mutation) => [mutation.name, mutation] as const))(
    '%s is done for an administrator, whole, and for no resident',
    async (name, { document }) => {
      const { test, admin, reader } = stage;
      const variables = (await VARIABLES[name]?.()) ?? {};
      const refused = await query(test, print(document), { ...variables }, reader);
      expect([refused.status, refused.errors[0]?.extensions.code]).toEqual([403, 'FORBIDDEN']);
      const { status, data, errors } = await query(test, print(document), { ...variables }, admin);
      expect({ status, errors }).toEqual({ status: 200, errors: [] });
      expect(Object.values(data)).not.toContain(null);
    },
  );
});
