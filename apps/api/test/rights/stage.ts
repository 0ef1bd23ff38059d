import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startMailbox } from '@haiko/mailbox/server';
import type { Language } from '@haiko/shared/i18n/languages';
import { startApp, type TestApp } from '../app.js';
import { asOwner } from '../as-owner.js';
import { applyTo } from '../application-factories.js';
import { aModerator, anAdmin, answer } from '../board-factories.js';
import { query, type Reached, rest } from '../client.js';
import { aMember, anApprovedCompany, NOTIFICATIONS, type TestCompany } from '../company-factories.js';
import { setStage, type Stage } from '../contract/stage.js';
import { aUser, type TestUser } from '../factories.js';
import { areFriends } from '../friend-factories.js';
import { aPosting } from '../job-posting-factories.js';
import { metricsSettings } from '../metrics.js';
import { NINE_SCRIPTS } from '../nine-scripts.js';
import { aNote } from '../note-factories.js';
import { aComment, aPicture, aPost } from '../post-factories.js';
import { hide, thePost } from '../report-factories.js';
import { aResume, aResumeFile } from '../resume-factories.js';
import { watchListening, watchMounts } from './mounts.js';
import { aDecidedCase, aSuggestion } from './new-things.js';
import { oneOfEach } from './one-of-each.js';
import type { Person } from './people.js';

/** Texts of the owner's and of the companies' that stand nowhere else, by what they are. */
export const PRIVATE_TEXTS = {
  address: 'owner.of.it.all@example.test',
  note: `${NINE_SCRIPTS.km} written to one person`,
  resume: `${NINE_SCRIPTS.bn} told to companies`,
  application: `${NINE_SCRIPTS.th} told to one company`,
  alert: 'Việc làm bí mật',
  hidden: `${NINE_SCRIPTS.ja} hidden by reports`,
  unlisted: `${NINE_SCRIPTS.zh} not public`,
  manager: 'manager.of.the.company@example.test',
};

export const MAIL_REPORT_SECRET = 'what the mail server and Haiko alone know';

export interface Someone {
  person: Person;
  token?: string;
  refreshToken?: string;
  email?: string;
  password?: string;
  uuid?: string;
  language: Language;
}

/** What the calls are about; everything is the owner's, or the approved company's. */
interface Things {
  post: string;
  comment: string;
  hiddenPost: string;
  /** Of the hidden post. */
  hiddenComment: string;
  /** By the owner, to the partner. */
  note: string;
  /** By the partner, to the owner. */
  answer: string;
  /** That the owner got of the friendship. */
  notification: string;
  application: string;
  /** By the owner, to the company. */
  applicationNote: string;
  alert: string;
  /** That the owner opened a post of the partner's. */
  viewLog: string;
  posting: string;
  hiddenPosting: string;
  companyNotification: string;
  pendingPosting: string;
  /** Paths of files: of the two posts, of the résumé, of the company's registration. */
  shownFile: string;
  resumeFile: string;
  certificate: string;
  hiddenFile: string;
}

/** What is made when all of that is there. */
export interface Besides {
  /** By the owner, with a sign of a scam. */
  scamPost: string;
  /** A posting of a city's table, with words that are forbidden here. */
  imported: string;
}

/** Before there is one of everything. */
export interface MadeStage extends Stage, Things {
  /** On the same database, with the same sessions, each as strong as in production they have to be. */
  production: TestApp;
  /** Where the figures are. */
  metrics: Reached;
  /** What is mounted on the server, in its order. */
  mounts: readonly string[];
  /** The addresses at which its process listens. */
  listening: readonly string[];
  people: Record<Person, Someone>;
  /** Who gets no more anywhere than any other suspended person. */
  suspendedAdmin: Someone;
  owner: TestUser;
  partner: TestUser;
  pending: TestCompany;
}

export interface RightsStage extends MadeStage, Besides {}

/** Whoever signs up from then on has confirmed their address at once. */
const EVERYBODY_CONFIRMS = `
  create function confirm() returns trigger language plpgsql
    as $$ begin new.email_confirmed_at = now(); return new; end $$;
  create trigger confirm before insert or update of email_confirmed_at on users for each row execute function confirm()`;

/** The server with mail, somebody of each kind, and one of each thing that belongs to somebody. */
export async function setRightsStage(): Promise<RightsStage> {
  const mailbox = await startMailbox({ port: 0, smtpPort: 0 });
  const settings = {
    MAIL_REPORT_SECRET,
    SMTP_URL: mailbox.smtpUrl,
    MAIL_FROM: 'Haiko <haiko@example.test>',
    MAILBOX_URL: mailbox.url,
  };
  const unconfirmed: TestUser[] = [];
  const web = await aWebApp();
  const figures = await metricsSettings();
  let mounts: readonly string[] = [];
  let listening: readonly string[] = [];
  let listeners = (): string[] => [];
  const stage = await setStage(
    { ...settings, ...figures, WEB_DIST: web.folder },
    async (test) => {
      listening = listeners();
      unconfirmed.push(await aUser(test));
      await asOwner(test, EVERYBODY_CONFIRMS);
    },
    (app) => {
      mounts = watchMounts(app);
      listeners = watchListening();
    },
  );
  const { test, reader: partner } = stage;
  const owner = await aUser(test, { email: PRIVATE_TEXTS.address, language: 'ko' });
  const company = await anApprovedCompany(test, { managerEmail: PRIVATE_TEXTS.manager });
  const pending = await anApprovedCompany(test);
  const member = await aMember(test, company);
  const things = await makeThings(stage, { owner, company, pending, partner });
  await test.database.manager.query(
    `update companies set status = 'pending', approved_at = null, submitted_at = now() where uuid = $1`,
    [pending.uuid],
  );
  const people = await gather(stage, { owner, company, pending, member, unconfirmed: unconfirmed[0] });
  const suspendedAdmin = await aSuspendedAdmin(test);
  const production = await inProduction(test);
  const metrics = { server: `http://127.0.0.1:${figures['METRICS_PORT']}` };
  const close = async () => {
    await production.stop();
    await stage.close();
    await Promise.all([mailbox.close(), web.remove()]);
  };
  const doors = { production, metrics, mounts, listening };
  const whole = { ...stage, ...things, ...doors, company, owner, partner, pending, people, suspendedAdmin, close };
  await aSuggestion(whole);
  await aDecidedCase(whole);
  return { ...whole, ...(await oneOfEach(whole)) };
}

/** A folder with what the build of the web app has of each kind. */
async function aWebApp() {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'haiko-web-'));
  await fs.mkdir(path.join(folder, 'assets'));
  const shell = '<!doctype html><html lang="en"><head><title>Haiko</title></head><body></body></html>';
  const files = {
    'index.html': shell,
    'manifest.webmanifest': '{"shortcuts":[]}',
    'worker.js': '',
    'assets/a-1.js': '',
  };
  for (const [name, text] of Object.entries(files)) await fs.writeFile(path.join(folder, name), text);
  return { folder, remove: () => fs.rm(folder, { recursive: true }) };
}

async function inProduction({ databaseUrl, database }: TestApp): Promise<TestApp> {
  await database.manager.query('update sessions set passkey_used_at = now()');
  const production = { HAIKO_ENV: 'production', NODE_ENV: 'production', PUBLIC_URL: 'https://haiko.test' };
  return startApp({ ...production, DATABASE_URL: databaseUrl });
}

interface Owners {
  owner: TestUser;
  partner: TestUser;
  company: TestCompany;
  pending: TestCompany;
}

async function makeThings({ test }: Stage, owners: Owners): Promise<Things> {
  const { owner, partner, company, pending } = owners;
  await areFriends(test, partner, owner);
  const shownFile = await aPicture(test, owner);
  const post = await aPost(test, owner, { content: NINE_SCRIPTS.ko, files: [{ name: '옷.png', path: shownFile }] });
  await rest(test, 'post', `/api/likes_dislikes/${post.uuid}/like`, undefined, partner);
  const comment = await aComment(test, owner, { postUuid: post.uuid });
  const hiddenFile = await aPicture(test, owner);
  const files = [{ name: '비밀.png', path: hiddenFile }];
  const hiddenPost = await aPost(test, owner, { content: PRIVATE_TEXTS.hidden, files });
  const hiddenComment = await aComment(test, owner, { postUuid: hiddenPost.uuid });
  await hide(test, thePost(hiddenPost.uuid));
  const note = await aNote(test, owner, partner, PRIVATE_TEXTS.note);
  const reply = await aNote(test, partner, owner, NINE_SCRIPTS.ko);
  const opened = await answer(test, owner, 'query ($uuid: ID!) { readPost(uuid: $uuid) { postViewLogUuid } }', {
    uuid: (await aPost(test, partner)).uuid,
  });
  const { body: alert } = await rest(test, 'post', '/api/job-alerts', { keyword: PRIVATE_TEXTS.alert }, owner);
  const received = await answer(test, owner, '{ readReceivedNotifications { items { uuid } } }');
  const { data: told } = await query(test, NOTIFICATIONS, {}, company.owner);
  return {
    ...(await makeHiring(test, owners)),
    post: post.uuid,
    comment: comment.uuid,
    hiddenPost: hiddenPost.uuid,
    hiddenComment: hiddenComment.uuid,
    note: note.uuid,
    answer: reply.uuid,
    notification: received.items[0].uuid,
    alert: alert.uuid,
    viewLog: opened.postViewLogUuid,
    companyNotification: told['readMyCompanyNotifications'].items[0].uuid,
    pendingPosting: (await aPosting(test, pending)).uuid,
    shownFile,
    hiddenFile,
    certificate: company.fields.businessRegistrationFileUrl,
  };
}

async function makeHiring(test: TestApp, { owner, company }: Owners) {
  const posting = await aPosting(test, company);
  const hidden = await aPosting(test, company, { isPublic: false, extraInfo: PRIVATE_TEXTS.unlisted });
  const resumeFile = await aResumeFile(test, owner);
  await aResume(test, owner, { headline: PRIVATE_TEXTS.resume, files: [resumeFile] });
  const { body, status } = await applyTo(test, posting.uuid, owner, { message: PRIVATE_TEXTS.application });
  expect(status).toBe(201);
  const notes = `/api/application/${body.uuid}/notes`;
  const { body: note } = await rest(test, 'post', notes, { content: PRIVATE_TEXTS.application }, owner);
  const application = { application: body.uuid, applicationNote: note.uuid };
  return { posting: posting.uuid, hiddenPosting: hidden.uuid, resumeFile, ...application };
}

const SUSPEND = `update users set suspended_until = now() + interval '1 day' where uuid = $1`;

async function aSuspendedAdmin(test: TestApp): Promise<Someone> {
  const admin = await anAdmin(test);
  await test.database.manager.query(SUSPEND, [admin.uuid]);
  return { ...admin, person: 'suspended', language: 'en' };
}

async function gather(
  { test, admin }: Stage,
  {
    owner,
    company,
    pending,
    member,
    unconfirmed,
  }: Omit<Owners, 'partner'> & {
    member: TestUser;
    unconfirmed: TestUser | undefined;
  },
): Promise<Record<Person, Someone>> {
  const [suspended, user] = [await aUser(test), await aUser(test)];
  await test.database.manager.query(SUSPEND, [suspended.uuid]);
  const found = {
    visitor: {},
    unconfirmed,
    suspended,
    user,
    owner,
    pending: pending.owner,
    company: company.owner,
    member,
    moderator: await aModerator(test),
    admin,
  };
  return Object.fromEntries(
    Object.entries(found).map(([person, who]) => [person, { ...who, person, language: 'en' }]),
  ) as Record<Person, Someone>;
}
