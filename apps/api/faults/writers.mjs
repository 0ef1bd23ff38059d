// Six people who write posts, comments, notes, likes and applications as fast as they are answered.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { signUp } from '../bench/stage.mjs';
import { send } from './ledger.mjs';

export const WRITERS = 6;
const POSTINGS = 12;
const PATIENCE_MS = 60_000;
/** What each writes in turn. */
const ROUND = [
  'post',
  'comment',
  'note',
  'like',
  'comment',
  'note',
  'post',
  'like',
  'comment',
  'application',
  'note',
  'like',
];
const RESUME = { headline: '용접공', experiences: [], skills: ['용접'], files: [], originalLanguage: 'ko' };
const PDF = '%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n';
const COMPANY = {
  companyName: '한강식품',
  businessRegistrationFileName: '사업자등록증.pdf',
  managerName: '김하늘',
  managerPhone: '0212345678',
  managerMobile: '01012345678',
  managerEmail: 'hire@example.test',
};
const DAY_MS = 86_400_000;
export const posting = () => ({
  title: '용접 기능공 모집',
  description: '용접을 합니다.',
  ...{
    jobCategories: [{ jobCategoryMainId: 1, jobCategorySubId: 103 }],
    regions: [{ region: '경기 수원시 장안구 정자로 1', detailRegion: '2층' }],
  },
  ...{ salaryTypeId: 5, salaryAmountMin: 2_600_000, salaryAmountMax: 3_100_000, workingTime: 8, workingDays: 5 },
  ...{ career: 4, educationId: 1, employmentType: 1, visas: [{ visaMainId: 26 }], languageLevels: [111] },
  deadlineDate: new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10),
  ...{
    contactName: '김하늘',
    contactMobile: '01012345678',
    contactPhone: '0311234567',
    contactEmail: 'hire@example.test',
  },
  isPublic: true,
  originalLanguage: 'ko',
});

let people = 0;
/** Somebody new whose address is confirmed. */
export async function somebody(machine, name) {
  const person = await patiently(() => signUp(machine.urls()[0], `${name}${(people += 1)}`));
  await machine.sql('update users set email_confirmed_at = now() where uuid = $1', [person.uuid]);
  return person;
}

/** Does again what a machine refuses that is only busy, or a database that is away. */
export async function patiently(work) {
  for (const end = Date.now() + PATIENCE_MS; ; await sleep(500)) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

/** Six people with a résumé each, the next one of whom each writes to, and postings to apply for. */
export async function gatherWriters(machine) {
  const url = machine.urls()[0];
  const writers = [];
  for (let n = 0; n < WRITERS; n += 1) {
    const person = await somebody(machine, 'writer');
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${person.token}` };
    const reply = await fetch(`${url}/api/resume`, { method: 'PUT', headers, body: JSON.stringify(RESUME) });
    if (!reply.ok) throw new Error(await reply.text());
    writers.push(Object.assign(person, { liked: new Set(), own: [] }));
  }
  const postings = await makePostings(machine, url);
  for (const writer of writers) writer.open = [...postings];
  const size = { width: 240, height: 240, channels: 3, background: 'teal' };
  const noise = { type: 'gaussian', mean: 128, sigma: 30 };
  const picture = await sharp({ create: { ...size, noise } })
    .jpeg()
    .toBuffer();
  return { writers, posts: [], picture };
}

/** What people apply for. */
async function makePostings(machine, url) {
  const employer = await somebody(machine, 'employer');
  const call = await openCompany(url, employer, `${100 + people}-81-10000`, machine.sql.bind(machine));
  const postings = [];
  for (let n = 0; n < POSTINGS; n += 1) postings.push((await call('/api/job-posting', JSON.stringify(posting()))).uuid);
  return postings;
}

/** Registers a company of this person and approves it by `sql`; gives a way to call the server as its owner. */
export async function openCompany(url, { token, uuid }, number, sql) {
  const call = async (path, body, headers = { 'content-type': 'application/json' }) => {
    const reply = await fetch(`${url}${path}`, {
      method: 'POST',
      body,
      headers: { ...headers, authorization: `Bearer ${token}` },
    });
    if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
    return reply.json();
  };
  const form = new FormData();
  form.append('purpose', 'company-registration');
  form.append('file', new Blob([PDF]), '사업자등록증.pdf');
  const { path } = await call('/api/file/upload/one', form, {});
  const company = { ...COMPANY, businessRegistrationNumber: number, businessRegistrationFileUrl: path };
  await call('/api/company/register', JSON.stringify(company));
  await sql(`update companies set status = 'approved', approved_at = now() where owner_uuid = $1`, [uuid]);
  return call;
}

/** Lets them write until `stop` is called, which waits until each has its last answer; with a pause, where they shall not hurry. */
export function startWriting(machine, ledger, town, { round = ROUND, paceMs = 0 } = {}) {
  let isOver = false;
  const everybody = town.writers.map(async (writer, n) => {
    for (let turn = n; !isOver; turn += 1) {
      const entry = await writeOnce(machine, ledger, town, n, round[turn % round.length]);
      await sleep(entry && (entry.status === 0 || entry.status >= 500) ? 50 + paceMs : paceMs);
    }
  });
  return {
    async stop() {
      isOver = true;
      await Promise.all(everybody);
    },
  };
}

/** One write of the nth of them; its entry in the ledger, or undefined where there is nothing to write. */
export async function writeOnce(machine, ledger, town, n, kind, more = {}) {
  const person = town.writers[n];
  const partner = town.writers[(n + 1) % town.writers.length];
  const mark = `mark-${randomUUID()}-`;
  const write = whatIs(kind, { mark, person, partner, ...town });
  if (!write) return undefined;
  const { done, ...sent } = write;
  const entry = await send(ledger, machine.urls, { ...sent, person, mark, ...more });
  done?.();
  if (entry.kind === 'post' && entry.uuid) {
    town.posts.push(entry.uuid);
    person.own.push({ uuid: entry.uuid, title: mark });
  }
  return entry;
}

const one = (list) => list[Math.floor(Math.random() * list.length)];
const HASHTAGS = ['겨울', 'market'];

function whatIs(kind, { mark, person, partner, posts, picture }) {
  const content = `${mark} 오늘 시장에서 តម្លៃ ราคา`;
  const on = one(posts);
  const writes = {
    post: () => ({ kind: 'post', path: '/api/post', body: { title: mark, content, hashtagNames: HASHTAGS } }),
    comment: () => ({ path: '/api/comment', body: { postUuid: on, content }, on }),
    note: () => ({ path: `/api/notes/${partner.uuid}`, body: { content } }),
    like: () => like(person, on),
    scrap: () => ({ path: `/api/scraps/${on}`, on, again: 'same' }),
    change: () => change(person, content),
    picture: () => ({ path: '/api/file/upload/one', form: () => formOf(picture), again: 'once' }),
    application: () => application(person, content),
  };
  const write = (posts.length === 0 && kind !== 'picture' ? writes.post : writes[kind])();
  return write && { kind, ...write };
}

function like({ liked }, on) {
  if (liked.has(on)) return undefined;
  liked.add(on);
  return { path: `/api/likes_dislikes/${on}/like`, body: { isOn: true }, on, again: 'same' };
}

/** Of a post of one's own; no second one before the first is answered, so that it is known which is the last. */
function change({ own }, content) {
  const post = one(own.filter(({ isBusy }) => !isBusy));
  if (!post) return undefined;
  post.isBusy = true;
  const body = { title: post.title, content, hashtagNames: HASHTAGS };
  const done = () => (post.isBusy = false);
  return { path: `/api/post/${post.uuid}`, method: 'PUT', body, on: post.uuid, again: 'same', done };
}

function application({ open }, message) {
  const on = open.pop();
  return on && { path: `/api/job-posting/${on}/application`, body: { consent: true, message }, on };
}

function formOf(picture) {
  const form = new FormData();
  form.append('file', new Blob([picture]), 'picture.jpg');
  return form;
}
