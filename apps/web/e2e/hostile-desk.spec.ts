import { seoulDay } from '@haiko/shared/format';
import { LANGUAGES } from '@haiko/shared/i18n/languages';
import {
  ADDRESS_MAX,
  ALT_MAX,
  APPEAL_MAX,
  COMPANY_NAME_MAX,
  DECISION_NOTE_MAX,
  REPORT_TEXT_MAX,
  SUB_BOARD_NAME_MAX,
  TITLE_MAX,
} from '@haiko/shared/limits';
import { ALL_HOSTILE, HOSTILE_TEXTS, packed } from '@haiko/shared/test/hostileTexts';
import { expect } from './haiko.ts';
import { THROUGH } from './hostileCoverage.ts';
import { Ledger } from './hostileFields.ts';
import { expectInert, expectInertHtml, test, Writer } from './hostileStage.ts';
import { PDF } from './companyForm.ts';
import { png } from './png.ts';
import { postingBody } from './postings.ts';

// What is written to the desk, and what the desk writes, stays words there, in the log of what was done and wherever people read it.

// One server for all of them.
test.describe.configure({ mode: 'default' });

const NOTES = packed(DECISION_NOTE_MAX);
/** Names of sources, beside their addresses. */
const SOURCES = packed(400);
const DEBTORS = packed(COMPANY_NAME_MAX);
const HEAD = 'name,representative,business,address,amount,published from,until';
const LONG = HOSTILE_TEXTS.filter((text) => text.length > SUB_BOARD_NAME_MAX);
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const nameField = (language: string) => `name${language[0]?.toUpperCase()}${language.slice(1)}`;
const at = <Item>(list: readonly Item[], index: number) => list[index % list.length] as Item;
const inEach = <Value>(valueOf: (language: string) => Value) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, valueOf(language)]));

async function registerNamed(owner: Writer, companyName: string): Promise<void> {
  const certificate = { name: '등록증.pdf', mimeType: 'application/pdf', buffer: PDF };
  await owner.write('POST /api/company/register', {
    companyName,
    businessRegistrationNumber: '999-81-20001',
    businessRegistrationFileName: '등록증.pdf',
    businessRegistrationFileUrl: await owner.upload('company-registration', certificate),
    ...{ managerName: '김하늘', managerPhone: '0200001234', managerMobile: '01000001234' },
    managerEmail: 'hire@hangang.example',
  });
}

test('reports, decisions and appeals are words to moderators and to the author', async ({ phone, page }) => {
  const ledger = new Ledger();
  const author = await Writer.signUp(page.request, ledger);
  const reporter = await Writer.signUp(page.request, ledger);
  const moderator = await Writer.signIn(page.request, ledger, 'moderator');
  const reports = packed(REPORT_TEXT_MAX);
  for (const text of reports) {
    const { uuid: targetUuid } = await author.write('POST /api/post', { title: 'Reported', content: ALL_HOSTILE });
    await reporter.write('POST /api/report', { targetType: 'post', targetUuid, reason: 'OTHER', text });
  }
  const read = '{ readReports(state: OPEN, take: 50) { items { uuid seenAt: updatedAt texts } } }';
  const decide = `mutation ($uuid: ID!, $seenAt: DateTime!, $note: String) {
    decideReport(uuid: $uuid, seenAt: $seenAt, decision: HIDE, reason: "OTHER", note: $note) { uuid } }`;
  const cases = (await moderator.ask(read)).items.filter(({ texts }: { texts: string[] }) =>
    /hostile/.test(texts.join()),
  );
  await moderator.take(phone);
  await phone.open(`/desk/reports?item=${cases[0].uuid}`);
  await expectInert(page, cases[0].texts);
  const appeals = packed(APPEAL_MAX);
  for (const [index, { uuid, seenAt }] of cases.entries()) {
    await moderator.ask(decide, { uuid, seenAt, note: at(NOTES, index) });
    await author.write('POST /api/report/{caseUuid}/appeal', { text: at(appeals, index) }, uuid);
  }
  ledger.expectAll(THROUGH.reports);

  await phone.open(`/desk/reports?state=APPEALED&item=${cases[0].uuid}`);
  await expectInert(page, [at(NOTES, 0), at(appeals, 0)]);
  await author.take(phone);
  await phone.open('/decisions');
  await expectInert(page, appeals);
});

test('what administrators publish is words in nine languages', async ({ phone, page }) => {
  const ledger = new Ledger();
  const admin = await Writer.signIn(page.request, ledger, 'admin');
  const titles = packed(TITLE_MAX);
  const names = packed(200);
  const addresses = packed(ADDRESS_MAX);
  const alts = packed(ALT_MAX);
  const create = 'mutation ($input: BoardPostInput!) { createBoardPost(input: $input) { uuid } }';
  const update =
    'mutation ($uuid: ID!, $input: BoardPostInput!) { updateBoardPost(uuid: $uuid, input: $input) { uuid } }';
  const plain = { board: 'PLACE', title: 'A place', content: 'A place', originalLanguage: 'en' };
  const input = (index: number) => ({
    ...plain,
    ...{ title: at(titles, index), content: ALL_HOSTILE, address: at(addresses, index) },
    ...{ titles: inEach(() => at(titles, index)), contents: inEach(() => ALL_HOSTILE) },
  });
  const places: string[] = [];
  for (const index of titles.keys()) {
    const name = names[index];
    const picture = { name: 'a.png', mimeType: 'image/png', buffer: png(64, 64, index) };
    const alt = alts[index] ?? null;
    const files = name ? [{ name, alt, path: await admin.upload('post', picture) }] : [];
    const { uuid } = await admin.ask(create, { input: { ...input(index), files } });
    await admin.ask(update, { uuid, input: { ...input(index + 1), files } });
    places.push(uuid);
  }
  const { uuid: other } = await admin.ask(create, { input: plain });
  for (const document of [create, update]) {
    await admin.offerTo(document, 'input.hashtagNames.0', (text) => ({
      uuid: other,
      input: { ...plain, hashtagNames: [text] },
    }));
    await admin.offerTo(document, 'input.mapUrl', (mapUrl) => ({ uuid: other, input: { ...plain, mapUrl } }));
  }
  const save = 'mutation ($input: SubBoardInput!) { saveSubBoard(input: $input) { uuid } }';
  for (const language of LANGUAGES) {
    const name = nameField(language);
    await admin.offerTo(save, `input.${name}`, (text) => ({ input: { board: 'PLACE', [name]: text } }), LONG);
  }
  for (const text of HOSTILE_TEXTS.filter((one) => !LONG.includes(one))) {
    const named = Object.fromEntries(LANGUAGES.map((language) => [nameField(language), text]));
    await admin.ask(save, { input: { board: 'NEWS', ...named } });
  }
  ledger.expectAll(THROUGH.boards);

  await page.goto('about:blank');
  for (const [index, uuid] of places.entries()) {
    const written = [at(titles, index + 1), ALL_HOSTILE, at(addresses, index + 1)];
    await expectInertHtml(page, `/placedetail/${uuid}?lang=${at(LANGUAGES, index)}`, written);
  }
  for (const address of ['/place', '/place?lang=km']) await expectInertHtml(page, address);
  await phone.open('/place');
  await expectInert(page);
  await phone.open(`/placedetail/${places[0]}`);
  await expectInert(page, [at(titles, 1), ALL_HOSTILE, at(addresses, 1)]);
  await phone.open('/searchresult?tab=haikoNews');
  await expectInert(page);
  await admin.take(phone);
  await phone.open(`/desk/boards?board=PLACE&item=${places[0]}`);
  await expectInert(page, [at(titles, 1), ALL_HOSTILE, at(addresses, 1)]);
});

test('rules, reasons and lists of administrators are words at the desk and to whom they concern', async ({
  phone,
  page,
}) => {
  const ledger = new Ledger();
  const admin = await Writer.signIn(page.request, ledger, 'admin');
  const somebody = await Writer.signUp(page.request, ledger);
  const suspend = `mutation ($uuid: ID!, $until: DateTime, $reason: String!) {
    suspendUser(uuid: $uuid, until: $until, reason: $reason) { uuid } }`;
  for (const reason of NOTES) await admin.ask(suspend, { uuid: somebody.uuid, until: '2099-01-01T00:00:00Z', reason });
  await admin.offer('PUT /api/user/{id}', 'nickname', (nickname) => ({ nickname }), { ids: [somebody.uuid] });
  const company = await Writer.signIn(page.request, ledger, 'company');
  const { uuid: posting } = await company.write('POST /api/job-posting', postingBody('A place to work'));
  const block = 'mutation ($uuid: ID!, $reason: String!) { blockJobPosting(uuid: $uuid, reason: $reason) { uuid } }';
  for (const reason of NOTES) await admin.ask(block, { uuid: posting, reason });

  const today = seoulDay(new Date());
  const rule = (index: number) => ({
    ...{ visa: 'D-1', job: 107, verdict: 'ASK', from: '2099-01-01', checkedAt: today },
    sentences: inEach(() => at(NOTES, index)),
    source: `${at(SOURCES, index)}, https://www.moj.go.kr/notice`,
  });
  const propose = 'mutation ($input: VisaRuleInput!) { proposeVisaRule(input: $input) { uuid seenAt: updatedAt } }';
  const rules: { uuid: string; seenAt: string }[] = [];
  for (const index of Array.from({ length: Math.max(NOTES.length, SOURCES.length) }).keys()) {
    rules.push(await admin.ask(propose, { input: rule(index) }));
  }
  for (const path of ['visa', 'from', 'until', 'checkedAt']) {
    await admin.offerTo(propose, `input.${path}`, (text) => ({ input: { ...rule(0), [path]: text } }));
  }
  const end = `mutation ($uuid: ID!, $seenAt: DateTime!, $until: String) {
    endVisaRule(uuid: $uuid, seenAt: $seenAt, until: $until) { uuid } }`;
  await admin.offerTo(end, 'until', (until) => ({ ...rules[0], until }));
  const [debtor = ''] = DEBTORS;
  const owner = await Writer.signUp(page.request, ledger);
  await registerNamed(owner, debtor);
  const line = (name: string, index: number) => [
    name,
    at(DEBTORS, index + 1),
    at(DEBTORS, index + 2),
    at(DEBTORS, index + 3),
  ];
  const rows = DEBTORS.map((name, index) =>
    [...line(name, index).map(quoted), '31500000,2026-01-01,2099-12-31'].join(','),
  );
  await admin.write('PUT /api/wage-defaulters', { list: [HEAD, ...rows].join('\n') });
  // As it is read: in the list itself a quotation mark is doubled.
  ledger.kept('PUT /api/wage-defaulters', { list: DEBTORS.join('\n') });
  ledger.expectAll(THROUGH.desk);

  await admin.take(phone);
  await phone.open(`/desk/rules?item=${rules.at(-1)?.uuid}`);
  const shown = rule(rules.length - 1);
  await expectInert(page, [shown.sentences['km'] ?? '', shown.source]);
  await phone.open(`/desk/audit?target=${somebody.uuid}`);
  await expectInert(page, NOTES);
  await phone.open(`/desk/audit?target=${posting}`);
  await expectInert(page, NOTES);
  // A job compares the names.
  const found = '{ readWageDefaulterMatches(state: PROPOSED) { items { uuid } } }';
  await expect.poll(async () => (await admin.ask(found)).items.length).toBeGreaterThan(0);
  await phone.open('/desk/defaulters');
  // Names are compared without their signs: more than one of the list may be meant.
  await page.getByRole('main').locator('a[href*="item="]').last().click();
  await expectInert(page, [debtor]);
  await phone.open('/desk/people?q=%3Cscript%3Ehostile()%3C/script%3E');
  await expectInert(page);
});
