import { print, validate } from 'graphql';
import { DataSource } from 'typeorm';
import { Passwords } from '../../src/features/accounts/passwords.js';
import { FileStore } from '../../src/features/files/file-store.js';
import { AppConfig } from '../../src/platform/config.js';
import { loadSamples } from '../../src/samples/load-samples.js';
import { startApp, type TestApp } from '../app.js';
import { query, rest } from '../client.js';
import { type Operation, operations, schema } from './contract.js';

const PASSWORD = 'haiko-demo-2026';
/** What is asked by somebody who has a company; everything else by a resident. */
const isOfCompany = (name: string) => name.includes('Company');
const known = schema();
const queriesOf = (file: 'operations' | 'admin') =>
  operations(file).filter(({ isQuery, document }) => isQuery && validate(known, document).length === 0);

let test: TestApp;
let resident: string;
let owner: string;
let admin: string;
beforeAll(async () => {
  test = await startApp();
  const { app } = test;
  const passwordHash = await app.get(Passwords).hash(PASSWORD);
  await loadSamples(app.get(DataSource), { store: app.get(FileStore), config: app.get(AppConfig), passwordHash });
  [resident, owner, admin] = [
    await signIn('linh@haiko.test'),
    await signIn('company@haiko.test'),
    await signIn('admin@haiko.test'),
  ];
});
afterAll(() => test.stop());

async function signIn(email: string): Promise<string> {
  return (await rest(test, 'post', '/api/user/signin', { email, password: PASSWORD })).body.accessToken as string;
}

/** The largest page, where a query has pages. */
const PAGE = { take: 50, skip: 0 };

/** Something of the resident's or the company's, by one column of one row. */
async function one(column: string, from: string): Promise<string> {
  const me = `(select user_uuid from identities where sub = 'linh@haiko.test')`;
  const company = `(select c.uuid from companies c join identities i on i.user_uuid = c.owner_uuid
    where i.sub = 'company@haiko.test')`;
  const [row] = await test.database.manager.query<{ value: string }[]>(
    `select ${column} as value from ${from.replaceAll(':me', me).replaceAll(':company', company)} limit 1`,
  );
  if (!row) throw new Error(`The samples have nothing in ${from}`);
  return row.value;
}

const VARIABLES: Record<string, () => Promise<Record<string, string>>> = {
  ReadUser: async () => ({ uuid: await one('uuid', 'users where uuid <> :me') }),
  CheckNickname: async () => ({ nickname: '소나무' }),
  ReadConversationMessages: async () => ({
    partnerUserUuid: await one('partner_uuid', 'conversations where user_uuid = :me'),
  }),
  ReadNotification: async () => ({ uuid: await one('uuid', 'notifications where receiver_uuid = :me') }),
  ReadPost: async () => ({ uuid: await one('uuid', `posts where board = 'COMMUNITY' and comment_count > 0`) }),
  ReadPostsByKeyword: async () => ({ keyword: '비자' }),
  ReadMyCompanyNotification: async () => ({
    uuid: await one('uuid', 'company_notifications where company_uuid = :company'),
  }),
  ReadJobPosting: async () => ({ uuid: await one('uuid', 'job_postings where is_public') }),
  ReadJobPostingForCompany: async () => ({ uuid: await one('uuid', 'job_postings where company_uuid = :company') }),
};

async function expectAnswer({ name, document }: Operation, token: string): Promise<void> {
  const variables = { ...PAGE, ...(await VARIABLES[name]?.()) };
  const { status, data, errors } = await query(test, print(document), variables, { token, language: 'km' });
  expect({ status, errors }).toEqual({ status: 200, errors: [] });
  expect(Object.values(data)).not.toContain(null);
}

describe('a whole document of a client', () => {
  it.each(queriesOf('operations').map((operation) => [operation.name, operation] as const))(
    '%s is answered without an error, inside all limits, with the largest page',
    (name, operation) => expectAnswer(operation, isOfCompany(name) ? owner : resident),
  );

  it.each(queriesOf('admin').map((operation) => [operation.name, operation] as const))(
    '%s is answered for an administrator, and for no resident',
    async (_name, operation) => {
      await expectAnswer(operation, admin);
      const { errors } = await query(test, print(operation.document), {}, { token: resident });
      expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
    },
  );
});
