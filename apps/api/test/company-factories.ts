import { currentVersion } from './current-version.js';
import request from 'supertest';
import sharp from 'sharp';
import type { TestApp } from './app.js';
import { query, rest } from './client.js';
import { aUser, type TestUser } from './factories.js';

export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n');

const COMPANY = `uuid companyName businessRegistrationNumber homepageUrl logoFileName logoFileUrl
  businessRegistrationFileName businessRegistrationFileUrl managerName managerPhone managerMobile managerEmail
  rejectionReason status`;

export const DETAIL = `{ getMyCompanyDetail { ${COMPANY} } }`;
export const STATUS = '{ getMyCompanyStatus { status newNotificationCount managesPostings } }';
const NOTIFICATION = `uuid type message state createdAt isRead rejectionReason company { uuid companyName status }`;
export const NOTIFICATIONS = `query ($skip: Int, $take: Int) {
  readMyCompanyNotifications(skip: $skip, take: $take) { items { ${NOTIFICATION} } totalCount hasMore }
}`;
export const ONE_NOTIFICATION = `query ($uuid: ID!) { readMyCompanyNotification(uuid: $uuid) { ${NOTIFICATION} } }`;
export const COMPANIES = `query ($status: CompanyStatus, $keyword: String, $skip: Int, $take: Int) {
  readCompanies(status: $status, keyword: $keyword, skip: $skip, take: $take) {
    items { ${COMPANY} registrationNumberValid owner { uuid nickname } createdAt updatedAt submittedAt } totalCount hasMore
  }
}`;
export const APPROVE = `mutation ($uuid: ID!, $seenAt: DateTime!) {
  approveCompany(uuid: $uuid, seenAt: $seenAt) { uuid status }
}`;
export const REJECT = `mutation ($uuid: ID!, $reason: String!, $seenAt: DateTime!) {
  rejectCompany(uuid: $uuid, reason: $reason, seenAt: $seenAt) { uuid status rejectionReason }
}`;

let count = 0;

/** A registration number that no other call gave. */
export function aNumber(): string {
  count += 1;
  return `${String(100 + (count % 900))}-81-${String(10_000 + Math.floor(Math.random() * 89_999))}`;
}

/** Uploads a certificate (a PDF) or a logo (a picture); returns its path. */
export async function aCompanyFile(
  { server }: TestApp,
  { token }: { token: string },
  purpose: 'company-registration' | 'company-logo' = 'company-registration',
): Promise<string> {
  const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: '#0f766e' } }).png();
  const bytes = purpose === 'company-logo' ? await picture.toBuffer() : PDF;
  const reply = await request(server)
    .post('/api/file/upload/one')
    .set('Authorization', `Bearer ${token}`)
    .field('purpose', purpose)
    .attach('file', bytes, '사업자등록증.pdf');
  if (reply.status !== 201) throw new Error(`The upload answered ${reply.status}: ${reply.text}`);
  return (reply.body as { path: string }).path;
}

/** The body of a registration, without its certificate. */
export function companyFields(changes: Record<string, unknown> = {}) {
  return {
    companyName: '한강식품 Hangang 汉江 ハンガン ฮันกัง Sông Hàn ហានកាំង হানগাং',
    businessRegistrationNumber: aNumber(),
    homepageUrl: 'https://hangang.example',
    businessRegistrationFileName: '사업자등록증.pdf',
    managerName: '김하늘',
    managerPhone: '0212345678',
    managerMobile: '01012345678',
    managerEmail: 'Hire@Hangang.Example',
    ...changes,
  };
}

export interface TestCompany {
  uuid: string;
  status: string;
  owner: TestUser;
  fields: ReturnType<typeof companyFields> & { businessRegistrationFileUrl: string };
}

/** A company that waits for its review, registered through the API, by somebody new where nobody is named. */
export async function aCompany(
  test: TestApp,
  changes: Record<string, unknown> = {},
  by?: TestUser,
): Promise<TestCompany> {
  const owner = by ?? (await aUser(test));
  const fields = { ...companyFields(changes), businessRegistrationFileUrl: await aCompanyFile(test, owner) };
  const reply = await rest(test, 'post', '/api/company/register', fields, owner);
  if (reply.status !== 201) throw new Error(`The registration answered ${reply.status}: ${reply.text}`);
  return { uuid: reply.body.uuid, status: reply.body.status, owner, fields };
}

export async function anAdmin(test: TestApp): Promise<TestUser> {
  const admin = await aUser(test);
  await test.database.manager.query(`update users set role = 'ADMIN' where uuid = $1`, [admin.uuid]);
  return admin;
}

/** Approves a company as it stands. */
export const approveCompany = async (test: TestApp, uuid: string, caller: { token?: string }) =>
  query(test, APPROVE, await currentVersion(test, 'company', uuid), caller);

/** Rejects a company as it stands. */
export const rejectCompany = async (test: TestApp, uuid: string, reason: string, caller: { token?: string }) =>
  query(test, REJECT, { ...(await currentVersion(test, 'company', uuid)), reason }, caller);

/** A company that an admin has approved. */
export async function anApprovedCompany(
  test: TestApp,
  changes: Record<string, unknown> = {},
  by?: TestUser,
): Promise<TestCompany> {
  const company = await aCompany(test, changes, by);
  await approveCompany(test, company.uuid, await anAdmin(test));
  return { ...company, status: 'approved' };
}

export const invite = (test: TestApp, caller: { token?: string }, whom: object) =>
  rest(test, 'post', '/api/company/members', whom, caller);
export const acceptInvitation = (test: TestApp, uuid: string, caller: { token?: string }) =>
  rest(test, 'put', `/api/company/invitations/${uuid}/accept`, undefined, caller);

/** Somebody who works for a company: invited by nickname, and accepted. */
export async function aMember(test: TestApp, { owner }: TestCompany): Promise<TestUser & { member: string }> {
  const user = await aUser(test);
  const { body: invitation, status } = await invite(test, owner, { nickname: user.nickname });
  if (status !== 201) throw new Error(`The invitation answered ${status}: ${JSON.stringify(invitation)}`);
  await acceptInvitation(test, invitation.uuid, user);
  const members = (await query(test, '{ readCompanyMembers { uuid user { uuid } } }', {}, user)).data[
    'readCompanyMembers'
  ] as { uuid: string; user: { uuid: string } }[];
  return { ...user, member: members.find((each) => each.user.uuid === user.uuid)?.uuid ?? '' };
}
