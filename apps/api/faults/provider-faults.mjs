// The services of others are slow, lie, are silent or away: what people do here is answered all the same, and what waited for them is
// done when they are back, once.
import { createECDH, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { PASSWORD, run, signUp } from '../bench/stage.mjs';
import { assertJobsAreDone } from './clock-faults.mjs';
import { TROUBLES } from './door.mjs';
import { call } from './ledger.mjs';
import { POSTINGS } from './services.mjs';
import { somebody } from './writers.mjs';

const TROUBLE_MS = 15_000;
const PAUSE_MS = 500;
/** What does not wait for others has no reason to wait at all; a social sign-in waits for its provider, within its time-out. */
const LONGEST_MS = { note: 10_000, 'sign-in': 10_000, 'social sign-in': 20_000 };
const QUEUES = ['mail.send', 'push.deliver', 'translations.translate', 'exchangeRates.refresh'];
const SOURCE = 'faults';
const PUSHED_WITHIN_MS = 200_000;

export const PROVIDER_FAULTS = [
  {
    name: 'providers are slow, lie, are silent or away',
    needs: { hasServices: true },
    paceMs: 1_000,
    async harm(machine, ledger) {
      const reader = await subscribed(machine);
      const sender = await somebody(machine, 'sender');
      const visits = { notes: 0, mails: [] };
      const recoveries = [];
      for (const mode of TROUBLES) {
        machine.services.turn(mode);
        await inTrouble(machine, { reader, sender, visits, mode });
        machine.services.turn('well');
        const moment = Date.now();
        for (const kinds of QUEUES) await assertJobsAreDone(machine, { kinds, withinMs: 300_000 });
        recoveries.push(Date.now() - moment);
        await ledger.nextAfter(moment);
        await assertPushed(machine, reader, visits.notes, mode);
      }
      await assertOnce(machine, visits);
      return recoveries;
    },
  },
];

/** Somebody with a browser that has asked for push messages. */
async function subscribed(machine) {
  const person = await somebody(machine, 'reader');
  const path = `/push/${randomBytes(16).toString('hex')}`;
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  const body = { endpoint: machine.services.endpoint(path), keys };
  await mustBe(201, call(`${machine.urls()[0]}/api/push/subscriptions`, { body, token: person.token }));
  return { ...person, path };
}

/** For a while people sign up, sign in in both ways and write notes; a server starts, and a feed is imported. */
async function inTrouble(machine, { reader, sender, visits, mode }) {
  const importing = importFeed(machine).catch(() => undefined);
  // It asks for exchange rates when it starts.
  const second = await machine.startServer();
  for (const end = Date.now() + TROUBLE_MS; Date.now() < end; await sleep(PAUSE_MS)) {
    const url = machine.urls()[0];
    const { email } = await within('sign-in', signUp(url, `${mode}${visits.mails.length}`));
    visits.mails.push(email);
    await within('sign-in', mustBe(200, call(`${url}/api/user/signin`, { body: { email, password: PASSWORD } })));
    const note = { body: { content: `${mode} 안녕하세요` }, token: sender.token };
    await within('note', mustBe(201, call(`${url}/api/notes/${reader.uuid}`, note)));
    visits.notes += 1;
    await within('social sign-in', signInAtProvider(machine, url));
  }
  await machine.stopServer(second, 'SIGTERM');
  await importing;
}

const importFeed = ({ env, services }) =>
  run(['dist/commands/import.js', services.feed, '--source', SOURCE], env, 'ignore');

/** As a browser does it, which has reached the provider; where it is led back to, with a key or an error. */
async function signInAtProvider({ services }, url) {
  const departure = await fetch(`${url}/api/user/signin/naver/step1`);
  const cookie = departure.headers.get('set-cookie').split(';')[0];
  const asked = new URL((await departure.json()).url);
  const back = await fetch(`${services.identityUrl}${asked.pathname}${asked.search}&as=linh`, { redirect: 'manual' });
  const { search } = new URL(back.headers.get('location'));
  const reply = await fetch(`${url}/api/user/signin/naver/step2${search}`, { redirect: 'manual', headers: { cookie } });
  if (reply.status !== 302) throw new Error(`A sign-in by a provider was answered by ${reply.status}`);
  return new URL(reply.headers.get('location'), url).searchParams;
}

/** Each note so far has been pushed once. What a push service did not take is asked for anew, later and later. */
async function assertPushed({ services }, { path }, notes, mode) {
  for (
    const end = Date.now() + PUSHED_WITHIN_MS;
    services.pushed(path) < notes && Date.now() < end;
    await sleep(PAUSE_MS)
  );
  const pushed = services.pushed(path);
  if (pushed !== notes) throw new Error(`After ${mode}, ${pushed} messages were pushed of ${notes} notes`);
}

/** What was asked for while nobody answered has been done, and once. */
async function assertOnce(machine, { mails }) {
  const { services } = machine;
  // One that was taken, whose reply was cut off, comes again under the same id: SMTP knows no better, mail programs tell by it.
  const countsOfMails = mails.map((address) => idsOfMailsTo(services.mailbox, address).size);
  const wrong = countsOfMails.filter((count) => count !== 1);
  if (wrong.length > 0) throw new Error(`Of ${mails.length} people, some had ${wrong.join(', ')} mails instead of one`);
  const [translated] = await machine.sql(
    `select count(*) filter (where state = 'DONE')::int as done,
       count(*) filter (where state = 'FAILED' or is_final)::int as failed from translations`,
  );
  if (translated.done === 0 || translated.failed > 0) throw new Error(`Translations: ${JSON.stringify(translated)}`);
  if (!(await signInAtProvider(machine, machine.urls()[0])).get('key')) throw new Error('No sign-in by a provider');
  const rates = await machine.sql(`select source from exchange_rates where currency = 'USD'`);
  if (rates[0]?.source !== 'er-api') throw new Error('There are no rates of today');
  await importFeed(machine);
  const [postings] = await machine.sql('select count(*)::int as count from job_postings where source = $1', [SOURCE]);
  if (postings.count !== POSTINGS) throw new Error(`${postings.count} postings of ${POSTINGS} were imported`);
}

const idsOfMailsTo = (mailbox, address) => new Set(mailbox.mailsTo(address).map(({ messageId }) => messageId));

async function within(what, promise) {
  const began = Date.now();
  const answer = await promise;
  if (Date.now() - began > LONGEST_MS[what]) throw new Error(`A ${what} took ${Date.now() - began} ms`);
  return answer;
}

async function mustBe(status, promise) {
  const reply = await promise;
  if (reply.status !== status) throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`);
  return reply;
}
