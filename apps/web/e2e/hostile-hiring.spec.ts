import { randomBytes } from 'node:crypto';
import {
  ADDRESS_MAX,
  APPLICATION_MESSAGE_MAX,
  COMPANY_NAME_MAX,
  JOB_TABLE_NOTICE_MAX,
  MAX_RESUME_EXPERIENCES,
  REJECTION_REASON_MAX,
  RESUME_EXPERIENCE_MAX,
  RESUME_HEADLINE_MAX,
  TITLE_MAX,
} from '@haiko/shared/limits';
import { normalizeText } from '@haiko/shared/rules/text';
import { ALL_HOSTILE, HOSTILE_TEXTS, packed, packedNames } from '@haiko/shared/test/hostileTexts';
import type { Page } from '@playwright/test';
import { PDF } from './companyForm.ts';
import { expect } from './haiko.ts';
import { THROUGH } from './hostileCoverage.ts';
import { Ledger } from './hostileFields.ts';
import { expectInert, expectInertHtml, test, Writer } from './hostileStage.ts';
import { png } from './png.ts';
import { postingBody } from './postings.ts';
import { WORDS } from './words.ts';

// What companies and those who look for work write stays words, on every screen of hiring.

// One server for all of them.
test.describe.configure({ mode: 'default' });

const NAMES = packedNames(COMPANY_NAME_MAX);
const FILE_NAMES = packed(200);
const HOMEPAGE = 'https://evil.example/"><script>hostile()</script>';
const PLACE = '경기 이천시 장호원읍';

/** What turns a name around is refused in it. */
const TURNED = HOSTILE_TEXTS.filter((text) => text.includes('\u202e'));

const at = <Item>(list: readonly Item[], index: number) => list[index % list.length] as Item;

/** A company that has changed its application once. */
async function company(owner: Writer, index: number): Promise<string> {
  const certificate = { name: '등록증.pdf', mimeType: 'application/pdf', buffer: PDF };
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: png(64, 64, index) };
  const fields = (shift: number) => ({
    companyName: at(NAMES, index + shift),
    managerName: at(NAMES, index + shift + 1),
    logoFileName: at(FILE_NAMES, index + shift),
    businessRegistrationFileName: at(FILE_NAMES, index + shift + 1),
  });
  const body = {
    ...fields(0),
    businessRegistrationNumber: `999-81-${20_000 + (randomBytes(4).readUInt32BE() % 70_000)}`,
    businessRegistrationFileUrl: await owner.upload('company-registration', certificate),
    logoFileUrl: await owner.upload('company-logo', logo),
    homepageUrl: HOMEPAGE,
    ...{ managerPhone: '0200001234', managerMobile: '01000001234', managerEmail: 'hire@hangang.example' },
  };
  const { uuid } = await owner.write('POST /api/company/register', body);
  // Who changes the name hands in the certificate again.
  const again = { ...fields(2), businessRegistrationFileUrl: await owner.upload('company-registration', certificate) };
  await owner.write('PUT /api/company/update/{id}', { ...body, ...again }, uuid);
  return uuid;
}

const WAITING = `query ($skip: Int) { readCompanies(skip: $skip, take: 50) { items { uuid seenAt: submittedAt } } }`;

async function seen(admin: Writer, uuid: string): Promise<object> {
  const { items } = await admin.ask(WAITING, { skip: 0 });
  return items.find((item: { uuid: string }) => item.uuid === uuid);
}

/** Somebody whose company is approved. */
async function employer(page: Page, ledger: Ledger): Promise<Writer> {
  const owner = await Writer.signUp(page.request, ledger);
  const uuid = await company(owner, 0);
  const admin = await Writer.signIn(page.request, ledger, 'admin');
  const approve = 'mutation ($uuid: ID!, $seenAt: DateTime!) { approveCompany(uuid: $uuid, seenAt: $seenAt) { uuid } }';
  await admin.ask(approve, await seen(admin, uuid));
  return owner;
}

test('what a company says of itself is words to its owner and at the desk', async ({ phone, page }) => {
  const ledger = new Ledger();
  const owners: Writer[] = [];
  const uuids: string[] = [];
  for (const [index] of NAMES.entries()) {
    const owner = await Writer.signUp(page.request, ledger);
    owners.push(owner);
    uuids.push(await company(owner, index));
  }
  const [owner, first] = [owners[0] as Writer, uuids[0] ?? ''];
  for (const call of ['POST /api/company/register', 'PUT /api/company/update/{id}']) {
    const alone = (path: string) => (text: string) => ({ [path]: text });
    for (const path of ['companyName', 'managerName']) {
      await owner.offer(call, path, alone(path), { ids: [first], texts: TURNED });
    }
    for (const path of ['homepageUrl', 'managerEmail']) await owner.offer(call, path, alone(path), { ids: [first] });
  }
  const admin = await Writer.signIn(page.request, ledger, 'admin');
  const reject = `mutation ($uuid: ID!, $seenAt: DateTime!, $reason: String!) {
    rejectCompany(uuid: $uuid, seenAt: $seenAt, reason: $reason) { uuid } }`;
  const reasons = packed(REJECTION_REASON_MAX);
  for (const [index, reason] of reasons.entries()) {
    await admin.ask(reject, { ...(await seen(admin, uuids[index] ?? '')), reason });
  }
  ledger.expectAll(THROUGH.companies);

  await owner.take(phone);
  const [name, manager] = [at(NAMES, 2), at(NAMES, 3)];
  await phone.open('/enterprisenotifications');
  await expectInert(page);
  await page.locator('main a[href^="/enterprisecertificationdetail/"]').first().click();
  await expectInert(page, [reasons[0] ?? '']);
  await phone.open('/enterprisemodify');
  await expectInert(page, [name, manager]);
  await phone.open('/enterprisemanage');
  await expectInert(page);
  await admin.take(phone);
  await phone.open('/desk/companies?state=resubmitted');
  await expectInert(page);
  await phone.open(`/desk/companies?state=rejected&item=${first}`);
  await expectInert(page, [name, manager, reasons[0] ?? '']);
});

test('postings are words to crawlers, visitors, those who look for work and their company', async ({ phone, page }) => {
  const ledger = new Ledger();
  const owner = await employer(page, ledger);
  const titles = packed(TITLE_MAX);
  const places = packed(ADDRESS_MAX - PLACE.length - 1);
  const plain = { ...postingBody(''), originalLanguage: 'en', description: ALL_HOSTILE, extraInfo: ALL_HOSTILE };
  const body = (index: number) => ({
    ...plain,
    title: at(titles, index),
    contactName: at(NAMES, index),
    regions: [{ region: `${PLACE} ${at(places, index)}`, detailRegion: at(places, index + 1) }],
  });
  const postings: string[] = [];
  for (const [index] of titles.entries()) {
    const { uuid } = await owner.write('POST /api/job-posting', body(index));
    await owner.write('PUT /api/job-posting/{id}', body(index + 1), uuid);
    postings.push(uuid);
  }
  const [first = ''] = postings;
  for (const call of ['POST /api/job-posting', 'PUT /api/job-posting/{id}']) {
    await owner.offer(call, 'contactName', (contactName) => ({ contactName }), { ids: [first], texts: TURNED });
    await owner.offer(call, 'contactEmail', (contactEmail) => ({ contactEmail }), { ids: [first] });
  }
  ledger.expectAll(THROUGH.postings);

  await page.goto('about:blank');
  for (const [index, uuid] of postings.entries()) {
    const sight = await expectInertHtml(page, `/announcementdetail/${uuid}?lang=en`, [at(titles, index + 1)]);
    // As it is stored: control characters are dropped.
    const titlesOfData = sight.data.map((data) => (JSON.parse(data) as { title?: string }).title);
    expect(titlesOfData).toContain(normalizeText(at(titles, index + 1)));
  }
  await expectInertHtml(page, '/announcement');

  const written = [at(titles, 1), `${PLACE} ${at(places, 1)}`, at(places, 2)];
  await phone.open(`/announcementdetail/${first}`);
  await expectInert(page, written);
  await phone.open(`/announcementdetail/${first}?tab=qualification`);
  await expectInert(page);
  await phone.open('/announcement?q=hostile');
  await expectInert(page);
  const seeker = await Writer.signUp(page.request, ledger);
  await seeker.take(phone);
  await phone.open('/announcementsearchresult?q=hostile');
  await expectInert(page);
  await phone.open(`/announcementdetail/${first}`);
  await expectInert(page, [...written, ALL_HOSTILE, at(NAMES, 1)]);
  await owner.take(phone);
  await phone.open('/registeredannouncement');
  await expectInert(page);
  await phone.open(`/announcementmodify/${first}`);
  await expectInert(page, [at(titles, 1), ALL_HOSTILE, at(NAMES, 1)]);
});

test('what the source of a table says stands beside its postings as words', async ({ phone, page }) => {
  const ledger = new Ledger();
  const admin = await Writer.signIn(page.request, ledger, 'admin');
  const START = 'POST /api/job-tables';
  const notices = packed(JOB_TABLE_NOTICE_MAX);
  const url = 'https://city.example/"><script>hostile()</script>';
  const aSource = (index: number) => ({ name: at(NAMES, index), url, notice: at(notices, index) });
  await admin.offer(START, 'name', (name) => ({ name, url }), { texts: TURNED });
  await admin.offer(START, 'url', (link) => ({ name: '시흥시', url: link }));
  const open = `query ($keyword: String!) { readJobPostings(keyword: $keyword, take: 50) { items { uuid title } } }`;
  for (let index = 0; index < Math.max(NAMES.length, notices.length); index += 1) {
    const { uuid: table } = await admin.write(START, aSource(index));
    const posting = { ...postingBody(`Welder${index}`), originalLanguage: 'en' };
    const rows = [{ reference: String(index), companyName: '시흥조선', posting }];
    await admin.write(`${START}/{id}/rows`, { rows }, table);
    await admin.write(`${START}/{id}/end`, { holdsAll: false, refused: [], refusedCount: 0 }, table);
  }
  ledger.expectAll(THROUGH.sources);

  await page.goto('about:blank');
  for (let index = 0; index < Math.max(NAMES.length, notices.length); index += 1) {
    const { items } = await admin.ask(open, { keyword: `Welder${index}` });
    const found = items.find(({ title }: { title: string }) => title === `Welder${index}`);
    const address = `/announcementdetail/${found.uuid}`;
    const { name, notice } = aSource(index);
    await expectInertHtml(page, `${address}?lang=en`, [name, notice]);
    if (index > 0) continue;
    await phone.open(address);
    await expectInert(page, [name, notice]);
  }
  await admin.take(phone);
  await phone.open('/desk/sources');
  await expectInert(page);
});

test('résumés, applications and what is written about them are words to both sides', async ({ phone, page }) => {
  const ledger = new Ledger();
  const owner = await employer(page, ledger);
  const { uuid: posting } = await owner.write('POST /api/job-posting', postingBody('A place to work'));
  const seeker = await Writer.signUp(page.request, ledger);
  const headlines = packed(RESUME_HEADLINE_MAX);
  const texts = packed(RESUME_EXPERIENCE_MAX);
  const papers = FILE_NAMES.slice(0, 3);
  const files: string[] = [];
  for (const name of papers)
    files.push(await seeker.upload('resume', { name, mimeType: 'application/pdf', buffer: PDF }));
  const resume = (index: number) => ({
    headline: at(headlines, index),
    introduction: ALL_HOSTILE,
    experiences: Array.from({ length: MAX_RESUME_EXPERIENCES }, (_, n) => ({
      ...{ title: at(headlines, index + n), place: at(headlines, index + n + 1), text: at(texts, index + n) },
      from: '2020-01',
    })),
    ...{ skills: ['<b id=hostile>'], files, originalLanguage: 'en' },
  });
  await seeker.offer('PUT /api/resume', 'skills.0', (text) => ({ ...resume(0), skills: [text] }));
  for (const index of headlines.keys()) await seeker.write('PUT /api/resume', resume(index));
  const applications: string[] = [];
  const messages = packed(APPLICATION_MESSAGE_MAX);
  for (const message of messages) {
    const applicant = applications.length === 0 ? seeker : await Writer.signUp(page.request, ledger);
    if (applicant !== seeker) await applicant.write('PUT /api/resume', { ...resume(0), files: [] });
    const sent = { message, consent: true };
    applications.push((await applicant.write('POST /api/job-posting/{id}/application', sent, posting)).uuid);
  }
  const [first = ''] = applications;
  for (const side of [owner, seeker])
    await side.write('POST /api/application/{id}/notes', { content: ALL_HOSTILE }, first);
  ledger.expectAll(THROUGH.applications);

  const last = resume(headlines.length - 1);
  const paper = [
    last.headline,
    ALL_HOSTILE,
    ...last.experiences.flatMap(({ title, place, text }) => [title, place, text]),
  ];
  await seeker.take(phone);
  await phone.open('/resume');
  await expectInert(page, paper);
  await phone.open('/resumewriting');
  await expectInert(page, [last.headline, ALL_HOSTILE]);
  await phone.open('/applications');
  await expectInert(page);
  await phone.open(`/application/${first}`);
  await page.getByRole('button', { name: WORDS.en.applications.detail.sent }).click();
  await expectInert(page, [messages[0] ?? '']);
  await phone.open(`/application/${first}/notes`);
  await expectInert(page, [ALL_HOSTILE]);
  await owner.take(phone);
  for (const address of ['/inbox', `/inbox/${posting}`]) {
    await phone.open(address);
    await expectInert(page);
  }
  await phone.open(`/application/${first}`);
  await page.getByRole('button', { name: WORDS.en.applications.detail.wholeResume }).click();
  await expectInert(page, [messages[0] ?? '', ...paper]);
  await phone.open(`/application/${first}/notes`);
  await expectInert(page, [ALL_HOSTILE]);
});

test('kept searches are words to whoever keeps them', async ({ phone, page }) => {
  const ledger = new Ledger();
  let kept = 0;
  let seeker = await Writer.signUp(page.request, ledger);
  const alerts = packed(50, (text) => text.length <= 50);
  for (const keyword of alerts) {
    if (kept === 9) [seeker, kept] = [await Writer.signUp(page.request, ledger), 0];
    await seeker.write('POST /api/job-alerts', { keyword });
    kept += 1;
  }
  await seeker.take(phone);
  await phone.open('/jobalerts');
  await expectInert(page, alerts.slice(-kept));
  const long = HOSTILE_TEXTS.filter((text) => text.length > 50);
  await seeker.offer('POST /api/job-alerts', 'keyword', (keyword) => ({ keyword }), { texts: long });
  ledger.expectAll(THROUGH.alerts);
});
