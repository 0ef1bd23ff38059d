import { seoulDay } from '@haiko/shared/format';
import { VISA_RULES } from '@haiko/shared/reference/visaRules';
import { VISAS } from '@haiko/shared/reference/visas';
import { seoulDayAfter } from '@haiko/shared/rules/deadline';
import request from 'supertest';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { anAdmin, anApprovedCompany } from '../../../test/company-factories.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { aPosting } from '../../../test/job-posting-factories.js';
import { until } from '../../../test/until.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { TELL_OF_RELEASE } from './visa-holders.service.js';

const FIELDS = `uuid state replacesUuid visa course job hoursAWeek koreanLevel under verdict reason from until sentence
  sentenceKo sentenceKm source checkedAt updatedAt confirmableAt proposedBy { uuid } decidedBy { uuid }`;
const PROPOSE = `mutation ($input: VisaRuleInput!, $replaces: ID) { proposeVisaRule(input: $input, replaces: $replaces) { ${FIELDS} } }`;
const CONFIRM = `mutation ($uuid: ID!, $seenAt: DateTime!) { confirmVisaRule(uuid: $uuid, seenAt: $seenAt) { ${FIELDS} } }`;
const END = `mutation ($uuid: ID!, $seenAt: DateTime!, $until: String) {
  endVisaRule(uuid: $uuid, seenAt: $seenAt, until: $until) { ${FIELDS} } }`;
const READ = `query ($state: VisaRuleState, $visa: String, $take: Int) {
  readVisaRules(state: $state, visa: $visa, take: $take) { items { ${FIELDS} } totalCount hasMore } }`;
const UNKNOWN = '0190f0f0-0000-7000-8000-000000000000';
const WELDING = 103;
const TODAY = seoulDay(new Date());

let test: TestApp;
let admin: TestUser;
let second: TestUser;
beforeAll(async () => {
  test = await startApp({ BACKGROUND_JOBS: 'on' });
  admin = await anAdmin(test);
  second = await anAdmin(test);
});
afterAll(() => test.stop());

const rule = (changes: object = {}) => ({
  ...{ visa: 'F-5', job: WELDING, verdict: 'ASK', from: '2026-01-01', checkedAt: TODAY },
  sentences: { en: 'Please ask 1345 first.', km: 'សូមសួរលេខ 1345 ជាមុនសិន។' },
  source: '법무부 고시, https://www.moj.go.kr/notice',
  ...changes,
});
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
const propose = (input: object, caller: object = admin, replaces?: string) =>
  query(test, PROPOSE, { input, replaces }, caller);
interface Seen {
  uuid: string;
  updatedAt: string;
}
const confirm = ({ uuid, updatedAt }: Seen, caller: object = second) =>
  query(test, CONFIRM, { uuid, seenAt: updatedAt }, caller);
const end = ({ uuid, updatedAt }: Seen, lastDay?: string, caller: object = admin) =>
  query(test, END, { uuid, seenAt: updatedAt, until: lastDay }, caller);
const entered = async (changes: object = {}) => (await propose(rule(changes))).data['proposeVisaRule'];
const idOf = (code: string) => VISAS.find((visa) => visa.code === code)?.id ?? 0;
const publicRules = async () => (await request(test.server).get('/visa-rules.json')).body.rules as { uuid: string }[];
const sql = <Row = object>(text: string, values: unknown[] = []) => test.database.manager.query<Row[]>(text, values);

describe('who enters rules', () => {
  it('is an administrator', async () => {
    const { uuid, updatedAt } = await entered();
    const person = await aUser(test);
    for (const [caller, status, code] of [
      [{}, 401, 'UNAUTHENTICATED'],
      [person, 403, 'FORBIDDEN'],
    ] as const) {
      const replies = [
        await propose(rule(), caller),
        await confirm({ uuid, updatedAt }, caller),
        await end({ uuid, updatedAt }, TODAY, caller),
        await query(test, READ, {}, caller),
      ];
      expect(replies.map((reply) => [reply.status, codeOf(reply)])).toEqual(Array(4).fill([status, code]));
    }
    await end({ uuid, updatedAt });
  });

  it.each([
    ['a visa that there is not', { visa: 'Z-9' }, 'input.visa'],
    ['neither a visa nor an age', { visa: null }, 'input.visa'],
    ['a course of another visa', { course: 'BACHELOR' }, 'input.course'],
    ['a job that there is not', { job: 9999 }, 'input.job'],
    ['more hours than a week has', { hoursAWeek: 169 }, 'input.hoursAWeek'],
    ['a day that is none', { from: '2026-02-30' }, 'input.from'],
    ['an end before the beginning', { until: '2025-12-31' }, 'input.until'],
    ['a check in days to come', { checkedAt: seoulDayAfter(1, new Date()) }, 'input.checkedAt'],
    ['no address of the source', { source: '법무부' }, 'input.source'],
    ['an address that hides its host', { source: '법무부, https://moj.go.kr@evil.example/' }, 'input.source'],
    ['a blank sentence', { sentences: { en: '\u200B' } }, 'input.sentences.en'],
  ])('does not enter %s', async (_, changes, path) => {
    const reply = await propose(rule(changes));
    expect(codeOf(reply)).toBe('VALIDATION_FAILED');
    expect(reply.errors[0]?.extensions.fields?.map((field: { path: string }) => field.path)).toEqual([path]);
  });
});

describe('a rule', () => {
  it('waits for another administrator, then answers everywhere', async () => {
    const seeker = await aUser(test);
    await rest(test, 'put', '/api/user', { visaMainId: idOf('F-5') }, seeker);
    const company = await anApprovedCompany(test);
    const { uuid: posting } = await aPosting(test, company, { visas: [{ visaMainId: idOf('F-5') }] });
    const fit = async () => {
      const read = `query ($uuid: ID!) { readJobPosting(uuid: $uuid) { visaFit { verdict ruleUuid sentence source } } }`;
      return (await query(test, read, { uuid: posting }, { ...seeker, language: 'km' })).data['readJobPosting'].visaFit;
    };
    const proposed = await entered();
    expect(proposed).toMatchObject({
      ...{ state: 'PROPOSED', reason: 'CHECK_JOB_LIST', sentenceKo: 'Please ask 1345 first.', confirmableAt: null },
      ...{ sentenceKm: 'សូមសួរលេខ 1345 ជាមុនសិន។', proposedBy: { uuid: admin.uuid }, decidedBy: null },
    });
    expect((await fit()).ruleUuid).not.toBe(proposed.uuid);
    expect(codeOf(await confirm(proposed, admin))).toBe('NEEDS_SECOND_ADMIN');
    const later = new Date(Date.parse(proposed.updatedAt) + 1).toISOString();
    expect(codeOf(await confirm({ ...proposed, updatedAt: later }))).toBe('CHANGED_MEANWHILE');
    expect(codeOf(await confirm({ ...proposed, uuid: UNKNOWN }))).toBe('NOT_FOUND');
    expect((await fit()).ruleUuid).not.toBe(proposed.uuid);

    const { data } = await confirm(proposed);
    expect(data['confirmVisaRule']).toMatchObject({ state: 'CONFIRMED', decidedBy: { uuid: second.uuid } });
    expect(codeOf(await confirm(proposed))).toBe('CHANGED_MEANWHILE');
    expect(await fit()).toEqual({
      ...{ verdict: 'ASK', ruleUuid: proposed.uuid, sentence: 'សូមសួរលេខ 1345 ជាមុនសិន។' },
      source: '법무부 고시, https://www.moj.go.kr/notice',
    });
    expect((await publicRules()).map(({ uuid }) => uuid)).toContain(proposed.uuid);
    const acts = await sql('select action, detail from audit_log where target_uuid = $1 order by created_at', [
      proposed.uuid,
    ]);
    const detail = `F-5 ${WELDING} ASK 2026-01-01`;
    expect(acts).toEqual(['proposeVisaRule', 'confirmVisaRule'].map((action) => ({ action, detail })));
  });

  it('takes the place of one that the product comes with, once of two at a time', async () => {
    const old = VISA_RULES.find(({ visa, job }) => visa === 'F-4' && job === 602);
    const input = rule({ visa: 'F-4', job: 602, verdict: 'NO', from: old?.from });
    const replies = await Promise.all([propose(input, admin, old?.uuid), propose(input, second, old?.uuid)]);
    const codes = replies.map(codeOf).sort();
    expect(codes).toEqual(['CHANGED_MEANWHILE', undefined]);
    const [{ proposedBy, ...proposed }] = replies.flatMap(({ data }) => data?.['proposeVisaRule'] ?? []);
    expect(codeOf(await propose(input, admin, UNKNOWN))).toBe('NOT_FOUND');
    const read = '{ readVisaRules(state: PROPOSED) { items { uuid replaces { uuid verdict sentenceKo } } } }';
    const waiting = (await query(test, read, {}, admin)).data['readVisaRules'].items as { uuid: string }[];
    expect(waiting.find(({ uuid }) => uuid === proposed.uuid)).toEqual({
      uuid: proposed.uuid,
      replaces: { uuid: old?.uuid, verdict: old?.verdict, sentenceKo: old?.sentence.ko },
    });
    await confirm(proposed, proposedBy.uuid === admin.uuid ? second : admin);
    const uuids = (await publicRules()).map(({ uuid }) => uuid);
    expect([uuids.includes(old?.uuid ?? ''), uuids.includes(proposed.uuid)]).toEqual([false, true]);
    const { data } = await query(test, READ, { visa: 'F-4', take: 50 }, admin);
    const listed = data['readVisaRules'].items as { uuid: string; visa: string }[];
    expect(listed.every(({ visa }) => visa.startsWith('F-4'))).toBe(true);
    expect(listed.map(({ uuid }) => uuid)).toContain(proposed.uuid);
  });

  it('is confirmed by one of two administrators who do so at once, or taken back', async () => {
    const proposed = await entered({ visa: 'F-2', job: 101 });
    const third = await anAdmin(test);
    const both = await Promise.all([confirm(proposed, second), confirm(proposed, third)]);
    expect(both.map(codeOf).sort()).toEqual(['CHANGED_MEANWHILE', undefined]);
    const [confirmed] = both.flatMap(({ data }) => data?.['confirmVisaRule'] ?? []);
    expect(confirmed.decidedBy.uuid).toBe(codeOf(both[0]) === undefined ? second.uuid : third.uuid);
    const acts = `select action from audit_log where target_uuid = $1 and action <> 'proposeVisaRule'`;
    expect(await sql(acts, [proposed.uuid])).toEqual([{ action: 'confirmVisaRule' }]);

    const another = await entered({ visa: 'F-2', job: 102 });
    const [taken, given] = await Promise.all([end(another), confirm(another)]);
    const { state } =
      (await sql<{ state: string }>('select state from visa_rules where uuid = $1', [another.uuid]))[0] ?? {};
    expect(state).toBe(codeOf(given) === undefined ? 'CONFIRMED' : 'WITHDRAWN');
    if (state === 'WITHDRAWN') expect([codeOf(taken), codeOf(given)]).toEqual([undefined, 'CHANGED_MEANWHILE']);
    else expect([codeOf(taken), codeOf(given)]).toEqual(['CHANGED_MEANWHILE', undefined]);
  });

  it('is ended by another look, and taken back while it waits', async () => {
    const proposed = await entered({ job: 104, from: '2026-03-01' });
    const confirmed = (await confirm(proposed)).data['confirmVisaRule'];
    const { uuid } = confirmed;
    const listed = (await query(test, READ, { visa: 'F-5', take: 50 }, admin)).data['readVisaRules'].items as Seen[];
    expect(listed.find((each) => each.uuid === uuid)?.updatedAt).toBe(confirmed.updatedAt);
    // Seen while it waited: who means to take it back does not end one in force.
    expect(codeOf(await end(proposed))).toBe('CHANGED_MEANWHILE');
    const ending = (await end(confirmed, '2026-10-31')).data['endVisaRule'];
    expect(ending).toMatchObject({ state: 'PROPOSED', replacesUuid: uuid, until: '2026-10-31', job: 104 });
    const later = new Date(Date.parse(ending.updatedAt) + 1).toISOString();
    expect(codeOf(await end({ ...ending, updatedAt: later }))).toBe('CHANGED_MEANWHILE');
    expect((await end(ending)).data['endVisaRule']).toMatchObject({ uuid: ending.uuid, state: 'WITHDRAWN' });
    expect(codeOf(await end(ending))).toBe('CHANGED_MEANWHILE');
    expect(codeOf(await confirm(ending))).toBe('CHANGED_MEANWHILE');
    // What was taken back stands in nobody's way; a last day before the first is the end of it altogether.
    const never = (await end(confirmed, '2026-01-31')).data['endVisaRule'];
    expect(never.until).toBe('2026-02-28');
    await confirm(never);
    const uuids = (await publicRules()).map((each) => each.uuid);
    expect([uuids.includes(uuid), uuids.includes(never.uuid)]).toEqual([false, false]);
    expect(codeOf(await end(confirmed))).toBe('CHANGED_MEANWHILE');
    expect(codeOf(await end({ ...confirmed, uuid: UNKNOWN }))).toBe('NOT_FOUND');
  });

  it('is confirmed a day later by whoever is the only administrator, and no sooner', async () => {
    const proposed = await entered({ job: 105 });
    await sql(`update users set suspended_until = now() + interval '1 day' where role = 'ADMIN' and uuid <> $1`, [
      admin.uuid,
    ]);
    const { data } = await query(test, READ, { state: 'PROPOSED' }, admin);
    const [listed] = data['readVisaRules'].items.filter(({ uuid }: { uuid: string }) => uuid === proposed.uuid);
    expect(Date.parse(listed.confirmableAt) - Date.parse(listed.updatedAt)).toBe(86_400_000);
    expect(codeOf(await confirm(proposed, admin))).toBe('NEEDS_SECOND_ADMIN');
    await sql(`update visa_rules set created_at = created_at - interval '24 hours' where uuid = $1`, [proposed.uuid]);
    expect((await confirm(proposed, admin)).data['confirmVisaRule'].state).toBe('CONFIRMED');
    await sql(`update users set suspended_until = null where role = 'ADMIN'`);
  });

  it('is news to those alone whose visa it touches, and only where it says something else', async () => {
    const [holder, friend, other] = [await aUser(test), await aUser(test), await aUser(test)];
    for (const [user, code] of [
      [holder, 'G-1'],
      [friend, 'G-1'],
      [other, 'F-6'],
    ] as const) {
      await rest(test, 'put', '/api/user', { visaMainId: idOf(code) }, user);
    }
    const news = async (user: TestUser) => {
      const read = '{ readReceivedNotifications { items { type path messageKm } } }';
      return (await query(test, read, {}, user)).data['readReceivedNotifications'].items;
    };
    const told = async ({ uuid }: TestUser) =>
      (await sql('select from notifications where receiver_uuid = $1', [uuid])).length;
    const proposed = await entered({ visa: 'G-1', job: 106 });
    await confirm(proposed);
    await until(async () => (await told(holder)) + (await told(friend)) === 2);
    expect(await news(holder)).toEqual([
      { type: 'Visa Rule', path: '/announcement', messageKm: expect.stringMatching(/វីសា/) },
    ]);
    expect(await news(other)).toEqual([]);
    // Checked again, and nothing else.
    await sql('delete from notifications where receiver_uuid = $1', [holder.uuid]);
    const again = await propose(rule({ visa: 'G-1', job: 106 }), admin, proposed.uuid);
    await confirm(again.data['proposeVisaRule']);
    const changed = await propose(rule({ visa: 'F-6', job: 106 }), admin);
    await confirm(changed.data['proposeVisaRule']);
    await until(async () => (await told(other)) === 1);
    expect(await told(holder)).toBe(0);
  });
});

describe('a release with other rules', () => {
  it('is news to those whose visa it touches, once', async () => {
    await until(async () => (await sql('select from shipped_visa_rules')).length === VISA_RULES.length);
    const [holder, other] = [await aUser(test), await aUser(test)];
    await rest(test, 'put', '/api/user', { visaMainId: idOf('D-10') }, holder);
    await rest(test, 'put', '/api/user', { visaMainId: idOf('F-6') }, other);
    const news = async ({ uuid }: TestUser) =>
      (await sql(`select from notifications where receiver_uuid = $1 and type = 'Visa Rule'`, [uuid])).length;
    const released = async () => {
      await test.app.get(Jobs).send(TELL_OF_RELEASE, {});
      await until(
        async () =>
          (await sql(`select from jobs.job where state < 'completed' and name like 'visaRules.%'`)).length === 0,
      );
    };
    await released();
    expect(await news(holder)).toBe(0);
    await sql(`update shipped_visa_rules set answer_hash = 'other' where visa_main_id = $1`, [idOf('D-10')]);
    await released();
    expect([await news(holder), await news(other)]).toEqual([1, 0]);
    await sql('delete from notifications where receiver_uuid = $1', [holder.uuid]);
    await released();
    expect(await news(holder)).toBe(0);
  });
});

describe('the policy of a visa', () => {
  it('follows the rules', async () => {
    const policyOf = async (wanted: string) => {
      const { data } = await query(test, '{ readVisas { code policy } }');
      return data['readVisas'].find(({ code }: { code: string }) => code === wanted).policy as string;
    };
    expect(await policyOf('E-9')).toBe('GOVERNMENT');
    const old = VISA_RULES.find(({ visa, job }) => visa === 'H-2' && job === null);
    const { data } = await propose(rule({ visa: 'H-2', job: null, verdict: 'NO' }), admin, old?.uuid);
    await confirm(data['proposeVisaRule']);
    expect(await policyOf('H-2')).toBe('NONE');
  });
});
