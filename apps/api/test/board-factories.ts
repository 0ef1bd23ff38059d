import type { Role } from '../src/platform/access/caller.js';
import type { TestApp } from './app.js';
import { query } from './client.js';
import { aUser, type TestUser } from './factories.js';

export const UNKNOWN = '0190f0f0-0000-7000-8000-000000000000';
export const CREATE = `mutation ($input: BoardPostInput!) { createBoardPost(input: $input) { uuid title sub_board { uuid } } }`;
export const SAVE = `mutation ($uuid: ID, $input: SubBoardInput!) { saveSubBoard(uuid: $uuid, input: $input) { uuid nameEn } }`;

export const notice = (changes: object = {}) => ({ board: 'NOTICE', title: 'Notice', content: 'Text', ...changes });
export const category = (changes: object = {}) => ({ board: 'PLACE', nameKo: '병원', nameEn: 'Hospitals', ...changes });

/** Somebody who has been made an administrator. */
export const anAdmin = (test: TestApp): Promise<TestUser> => somebodyAs(test, 'ADMIN');

/** Somebody who has been made a moderator. */
export const aModerator = (test: TestApp): Promise<TestUser> => somebodyAs(test, 'MODERATOR');

async function somebodyAs(test: TestApp, role: Role): Promise<TestUser> {
  const user = await aUser(test);
  await test.database.manager.query('update users set role = $2 where uuid = $1', [user.uuid, role]);
  return user;
}

/** What the document's root field returns for this person; a refusal fails the test. */
export async function answer(test: TestApp, caller: { token: string }, document: string, variables: object = {}) {
  const { data, errors } = await query(test, document, { ...variables }, caller);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0];
}

/** Status, code and fields of a refusal. */
export async function refusalOf(test: TestApp, caller: { token?: string }, document: string, variables: object) {
  const { status, errors } = await query(test, document, { ...variables }, caller);
  const { code, fields } = errors[0]?.extensions ?? {};
  return { status, code, ...(fields && { fields }) };
}

/** The uuids on a page. */
export const uuids = (page: { items: { uuid: string }[] }) => page.items.map(({ uuid }) => uuid);
