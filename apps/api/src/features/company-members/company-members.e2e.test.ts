import { MAX_COMPANY_MEMBERS } from '@haiko/shared/limits';
import type { TestApp } from '../../../test/app.js';
import { asOwner } from '../../../test/as-owner.js';
import { codeOf, query, rest } from '../../../test/client.js';
import {
  acceptInvitation,
  aCompany,
  aMember,
  anApprovedCompany,
  companyFields,
  aCompanyFile,
  invite,
  STATUS,
  type TestCompany,
} from '../../../test/company-factories.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { type MailStage, startMailStage } from '../../../test/mail.js';
import { until } from '../../../test/until.js';
import { holding, untilWaiting } from '../../../test/waiting.js';
import { CompanyMembersService } from './company-members.service.js';

let stage: MailStage;
let test: TestApp;
let company: TestCompany;
/** Whoever signs up has proved their address at once. */
const EVERYBODY_CONFIRMS = `
  create function confirm() returns trigger language plpgsql as $$ begin new.email_confirmed_at = now(); return new; end $$;
  create trigger confirm before insert or update of email_confirmed_at on users for each row execute function confirm()`;
const unconfirm = ({ uuid }: TestUser) =>
  asOwner(
    test,
    `alter table users disable trigger confirm;
     update users set email_confirmed_at = null where uuid = '${uuid}';
     alter table users enable trigger confirm`,
  );
const confirm = ({ uuid }: TestUser) =>
  test.database.manager.query('update users set email_confirmed_at = now() where uuid = $1', [uuid]);

beforeAll(async () => {
  stage = await startMailStage();
  test = stage.test;
  await asOwner(test, EVERYBODY_CONFIRMS);
});
beforeEach(async () => {
  company = await anApprovedCompany(test);
});
afterAll(() => stage.stop());

const decline = (uuid: string, caller: object) =>
  rest(test, 'delete', `/api/company/invitations/${uuid}`, undefined, caller);
const remove = (uuid: string, caller: object) =>
  rest(test, 'delete', `/api/company/members/${uuid}`, undefined, caller);
const leave = (caller: object) => rest(test, 'delete', '/api/company/membership', undefined, caller);
const handOver = (memberUuid: string, caller: object) =>
  rest(test, 'put', '/api/company/owner', { memberUuid }, caller);
/** Until somebody waits for a company's row, whatever else waits. */
const untilLocking = () =>
  until(async () => {
    const locking = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and query like '%from companies c%for update of c%'`;
    return (await test.database.manager.query<unknown[]>(locking)).length > 0;
  });
const expire = (uuid: string) =>
  test.database.manager.query(`update company_invitations set expires_at = now() where uuid = $1`, [uuid]);

const membersOf = async (reader: object) =>
  (await query(test, '{ readCompanyMembers { uuid state email user { uuid } } }', {}, reader)).data[
    'readCompanyMembers'
  ];
const invitationsOf = async (reader: object) =>
  (await query(test, '{ readCompanyInvitations { uuid companyName invitedBy { uuid } } }', {}, reader)).data[
    'readCompanyInvitations'
  ];
const statusOf = async (reader: object) => (await query(test, STATUS, {}, reader)).data['getMyCompanyStatus'].status;
const notified = async (reader: object) => {
  const asked = '{ readReceivedNotifications { items { type path } } }';
  return (await query(test, asked, {}, reader)).data['readReceivedNotifications'].items;
};

describe('an invitation', () => {
  it('requires sign-in, a company and its approval', async () => {
    const somebody = await aUser(test);
    expect(await codeOf(invite(test, {}, { nickname: 'A' }))).toEqual([401, 'UNAUTHENTICATED']);
    expect(await codeOf(invite(test, somebody, { nickname: company.owner.nickname }))).toEqual([403, 'FORBIDDEN']);
    const pending = await aCompany(test);
    const asked = invite(test, pending.owner, { nickname: somebody.nickname });
    expect(await codeOf(asked)).toEqual([403, 'COMPANY_NOT_APPROVED']);
  });

  it.each([
    ['nobody', {}],
    ['two at once', { nickname: '김하늘', email: 'a@example.test' }],
    ['no address', { email: 'a@b' }],
  ])('rejects %s', async (_, whom) => {
    expect(await codeOf(invite(test, company.owner, whom))).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('is refused for a nickname that nobody has, across a block, for a member, and when there are enough', async () => {
    const unknown = invite(test, company.owner, { nickname: '아무도없음' });
    expect(await codeOf(unknown)).toEqual([404, 'NOT_FOUND']);
    const blocking = await aUser(test);
    await rest(test, 'post', `/api/user/block/${company.owner.uuid}`, undefined, blocking);
    expect(await codeOf(invite(test, company.owner, { nickname: blocking.nickname }))).toEqual([404, 'NOT_FOUND']);
    const member = await aMember(test, company);
    expect(await codeOf(invite(test, company.owner, { nickname: member.nickname }))).toEqual([409, 'ALREADY_MEMBER']);
    expect(await codeOf(invite(test, member, { nickname: '아무도없음' }))).toEqual([403, 'FORBIDDEN']);
    await test.database.manager.query(
      `insert into company_invitations (company_uuid, email, expires_at)
       select $1, n || '@example.test', now() + interval '1 day' from generate_series(3, $2::int) n`,
      [company.uuid, MAX_COMPANY_MEMBERS],
    );
    const another = invite(test, company.owner, { email: 'one.more@example.test' });
    expect(await codeOf(another)).toEqual([409, 'TOO_MANY_MEMBERS']);
  });

  it('across a block is answered as one to a stranger’s address, and neither mailed nor shown', async () => {
    const blocking = await aUser(test);
    const owner = `/api/user/block/${company.owner.uuid}`;
    const { body: before } = await invite(test, company.owner, { nickname: blocking.nickname });
    await rest(test, 'post', owner, undefined, blocking);
    const { status, body } = await invite(test, company.owner, { email: blocking.email });
    expect([status, body.state, body.user]).toEqual([201, 'INVITED', null]);
    const mails = `select from mails where kind = 'company-invitation' and email = $1`;
    // That of before.
    expect(await test.database.manager.query(mails, [blocking.email])).toHaveLength(1);
    expect(await invitationsOf(blocking)).toEqual([]);
    expect(await codeOf(acceptInvitation(test, before.uuid, blocking))).toEqual([404, 'NOT_FOUND']);
    await rest(test, 'delete', owner, undefined, blocking);
    expect(await invitationsOf(blocking)).toHaveLength(2);
  });

  it('takes the last place once, of two at the same time', async () => {
    await test.database.manager.query(
      `insert into company_invitations (company_uuid, email, expires_at)
       select $1, n || '@example.test', now() + interval '1 day' from generate_series(3, $2::int) n`,
      [company.uuid, MAX_COMPANY_MEMBERS],
    );
    const lock = 'select from companies where uuid = $1 for update';
    const asked = await holding(test, [lock, [company.uuid]], async () => {
      const both = ['one@example.test', 'other@example.test'].map((email) =>
        codeOf(invite(test, company.owner, { email })),
      );
      await untilWaiting(test, both.length);
      return { both };
    });
    expect((await Promise.all(asked.both)).toSorted()).toEqual([
      [201, undefined],
      [409, 'TOO_MANY_MEMBERS'],
    ]);
  });

  it('is told to somebody here and by mail, and makes a member who sees the company but not its certificate', async () => {
    const invited = await aUser(test, { language: 'ko' });
    const { body: invitation } = await invite(test, company.owner, { nickname: invited.nickname });
    expect(invitation).toMatchObject({ state: 'INVITED', email: null, user: { uuid: invited.uuid } });
    expect(await notified(invited)).toEqual([{ type: 'Company Invitation', path: '/enterpriseinvitations' }]);
    expect((await stage.mailTo(invited.email, /기업에서 Haiko로/)).text).toContain(company.fields.companyName);
    const { fields, owner } = company;
    const mine = { uuid: invitation.uuid, companyName: fields.companyName, invitedBy: { uuid: owner.uuid } };
    expect(await invitationsOf(invited)).toEqual([mine]);
    expect(await codeOf(acceptInvitation(test, invitation.uuid, owner))).toEqual([404, 'NOT_FOUND']);
    expect((await acceptInvitation(test, invitation.uuid, invited)).status).toBe(204);
    expect(await membersOf(invited)).toMatchObject([
      { state: 'OWNER', user: { uuid: owner.uuid } },
      { state: 'MEMBER', user: { uuid: invited.uuid } },
    ]);
    const detail = '{ getMyCompanyDetail { uuid isOwner businessRegistrationFileUrl } }';
    const { data } = await query(test, detail, {}, invited);
    expect(data['getMyCompanyDetail']).toEqual({ uuid: company.uuid, isOwner: false, businessRegistrationFileUrl: '' });
    expect(await codeOf(rest(test, 'delete', `/api/company/delete/${company.uuid}`, undefined, invited))).toEqual([
      404,
      'NOT_FOUND',
    ]);
  });

  it('waits for an address until somebody has proved that it is theirs', async () => {
    const email = `neu.${company.uuid}@example.test`;
    const { body } = await invite(test, company.owner, { email: email.toUpperCase() });
    expect(body).toMatchObject({ state: 'INVITED', email, user: null });
    expect((await stage.mailTo(email, /Haiko/)).text).toContain(company.fields.companyName);
    const invited = await aUser(test, { email });
    await unconfirm(invited);
    expect(await invitationsOf(invited)).toEqual([]);
    await confirm(invited);
    expect((await acceptInvitation(test, body.uuid, invited)).status).toBe(204);
    expect(await statusOf(invited)).toBe('approved');
  });

  it('names the company so that mail programs make no link of it', async () => {
    const email = `${crypto.randomUUID()}@example.test`;
    const name = 'www.evil.test';
    await test.database.manager.query('update companies set company_name = $2 where uuid = $1', [company.uuid, name]);
    expect((await invite(test, company.owner, { email })).status).toBe(201);
    const mails = () => stage.mailbox.mailsTo(email);
    await until(() => mails().length > 0);
    const { subject = '', text = '', html = '' } = mails()[0] ?? {};
    expect(subject + text + html).not.toContain(name);
    for (const each of [text, html]) expect(each.replaceAll('\u2060', '')).toContain(name);
  });

  it('is mailed a few times an hour, whoever is asked how', async () => {
    const strict = await startMailStage({ RATE_LIMIT_FACTOR: '1' });
    try {
      await asOwner(strict.test, EVERYBODY_CONFIRMS);
      const invited = await aUser(strict.test);
      const mails = async () =>
        (await strict.test.database.manager.query(`select from mails where kind = 'company-invitation'`)).length;
      for (let n = 0; n < 3; n += 1) {
        const { owner } = await anApprovedCompany(strict.test);
        for (let times = 0; times < 3; times += 1)
          expect((await invite(strict.test, owner, { nickname: invited.nickname })).status).toBe(201);
      }
      expect(await mails()).toBe(7);
    } finally {
      await strict.stop();
    }
  });

  it('is good for a while, and as long again when it is sent again', async () => {
    const invited = await aUser(test);
    const { body: first } = await invite(test, company.owner, { nickname: invited.nickname });
    await expire(first.uuid);
    expect(await invitationsOf(invited)).toEqual([]);
    expect(await codeOf(acceptInvitation(test, first.uuid, invited))).toEqual([404, 'NOT_FOUND']);
    const { body: again } = await invite(test, company.owner, { nickname: invited.nickname });
    expect(again.uuid).toBe(first.uuid);
    expect((await decline(again.uuid, invited)).status).toBe(204);
    expect(await codeOf(decline(again.uuid, invited))).toEqual([404, 'NOT_FOUND']);
    const { body: last } = await invite(test, company.owner, { nickname: invited.nickname });
    await expire(last.uuid);
    await test.app.get(CompanyMembersService).forgetExpired();
    expect(await test.database.manager.query('select 1 from company_invitations where uuid = $1', [last.uuid])).toEqual(
      [],
    );
  });

  it('of two companies at once makes a member of one, who registers none', async () => {
    const [other, invited] = [await anApprovedCompany(test), await aUser(test)];
    const invitations = await Promise.all(
      [company, other].map(async ({ owner }) => (await invite(test, owner, { nickname: invited.nickname })).body.uuid),
    );
    const replies = await Promise.all(invitations.map((uuid) => codeOf(acceptInvitation(test, uuid, invited))));
    expect(replies.toSorted()).toEqual([
      [204, undefined],
      [409, 'COMPANY_EXISTS'],
    ]);
    const fields = { ...companyFields(), businessRegistrationFileUrl: await aCompanyFile(test, invited) };
    const registered = rest(test, 'post', '/api/company/register', fields, invited);
    expect(await codeOf(registered)).toEqual([409, 'COMPANY_EXISTS']);
  });
});

describe('a member', () => {
  it('leaves, and is taken away by the owner alone', async () => {
    const [one, two] = [await aMember(test, company), await aMember(test, company)];
    const [stranger] = [await anApprovedCompany(test)];
    expect(await codeOf(leave({}))).toEqual([401, 'UNAUTHENTICATED']);
    expect(await codeOf(leave(company.owner))).toEqual([404, 'NOT_FOUND']);
    for (const caller of [one, stranger.owner])
      expect(await codeOf(remove(two.member, caller))).toEqual([404, 'NOT_FOUND']);
    const [{ uuid: owner }] = await membersOf(company.owner);
    expect(await codeOf(remove(owner, company.owner))).toEqual([404, 'NOT_FOUND']);
    expect((await remove(two.member, company.owner)).status).toBe(204);
    expect((await leave(one)).status).toBe(204);
    for (const gone of [one, two]) expect([await statusOf(gone), await membersOf(gone)]).toEqual(['', []]);
    expect(await membersOf(company.owner)).toHaveLength(1);
  });

  it('becomes the owner, who can hand in the certificate again, and the old one stays', async () => {
    const member = await aMember(test, company);
    expect(await codeOf(handOver(member.member, member))).toEqual([404, 'NOT_FOUND']);
    expect(await codeOf(handOver('x', company.owner))).toEqual([400, 'VALIDATION_FAILED']);
    expect((await handOver(member.member, company.owner)).status).toBe(204);
    expect(await notified(member)).toContainEqual({ type: 'Company', path: '/enterprisemembers' });
    const change = rest(test, 'put', `/api/company/update/${company.uuid}`, company.fields, member);
    expect((await change).status).toBe(200);
    expect(await membersOf(company.owner)).toMatchObject([
      { state: 'OWNER', user: { uuid: member.uuid } },
      { state: 'MEMBER', user: { uuid: company.owner.uuid } },
    ]);
    expect((await leave(company.owner)).status).toBe(204);
  });

  it.each<[string, (member: Awaited<ReturnType<typeof aMember>>) => ReturnType<typeof leave>]>([
    ['is taken away', ({ member }) => remove(member, company.owner)],
    ['leaves', (member) => leave(member)],
    ['closes the account', (member) => withdraw(member)],
  ])('who %s while the company is handed to them does not become its owner', async (_, goes) => {
    const member = await aMember(test, company);
    const lock = 'select from companies where uuid = $1 for update';
    const replies = await holding(test, [lock, [company.uuid]], async () => {
      const going = goes(member).then((reply) => reply);
      // Whoever does not wait for the company is done before it is handed over.
      const waiting = await Promise.race([going.then(() => 0), untilLocking().then(() => 1)]);
      const handing = handOver(member.member, company.owner).then((reply) => reply);
      // Who comes just as the lock is given back may pass those who wait for it.
      await untilWaiting(test, waiting + 1);
      return { going, handing };
    });
    expect([(await replies.going).status, (await replies.handing).status]).toEqual([204, 404]);
    expect(await membersOf(company.owner)).toMatchObject([{ state: 'OWNER', user: { uuid: company.owner.uuid } }]);
  });

  it('is in the export and goes with the account; with that of its owner the company goes, too', async () => {
    const [member, invited] = [await aMember(test, company), await aUser(test)];
    await invite(test, company.owner, { nickname: invited.nickname });
    for (const [reader, isMember] of [
      [member, true],
      [invited, false],
    ] as const) {
      const { body } = await rest(test, 'get', '/api/user/export', undefined, reader);
      expect(body.companyMemberships).toMatchObject([{ company: company.fields.companyName, isMember }]);
    }
    await withdraw(member);
    expect(await membersOf(company.owner)).toHaveLength(2);
    await withdraw(company.owner);
    expect(await invitationsOf(invited)).toEqual([]);
    const left = 'select 1 from company_members where company_uuid = $1';
    expect(await test.database.manager.query(left, [company.uuid])).toEqual([]);
  });
});

const withdraw = ({ token, password }: TestUser) =>
  rest(test, 'delete', '/api/user', { posts: 'keep', password }, { token });
