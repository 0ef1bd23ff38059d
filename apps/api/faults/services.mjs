// What Haiko asks of others, spoken by stand-ins on this machine: translations, mail, sign-in, push messages, rates, feeds.
import http from 'node:http';
import { environmentFor } from '../../identity-provider/src/clients.ts';
import { startIdentityProvider } from '../../identity-provider/src/server.ts';
import { startMailbox } from '../../mailbox/src/server.ts';
import { startTranslationProvider } from '../bench/translation-provider.mjs';
import { largeFeed } from '../test/large-feed.ts';
import { openDoor } from './door.mjs';

/** How many postings the feed has. */
export const POSTINGS = 50;

/** Starts all of them, each behind a door. */
export async function startServices() {
  const [translation, mailbox, identity, small] = await Promise.all([
    startTranslationProvider(),
    startMailbox({ port: 0, smtpPort: 0 }),
    startIdentityProvider({ port: 0 }),
    startSmallOnes(),
  ]);
  const doors = {
    translation: await openDoor(translation.port),
    mail: await openDoor(portOf(mailbox.smtpUrl), 'smtp'),
    identity: await openDoor(portOf(identity.url)),
    small: await openDoor(small.port),
  };
  const others = Object.values(doors);
  const at = (name) => `http://127.0.0.1:${doors[name].port}`;
  return {
    mailbox,
    /** Past the door: browsers have a way of their own. */
    identityUrl: identity.url,
    /** How many push messages came to a browser. */
    pushed: (path) => small.pushed.get(path) ?? 0,
    endpoint: (path) => `${at('small')}${path}`,
    feed: `${at('small')}/feed.json`,
    /** All of them are `well`, or in the same trouble. */
    turn: (mode) => others.forEach((door) => door.turn(mode)),
    settings: settingsFor(at, doors.mail.port),
    async close() {
      for (const door of others) door.close();
      translation.stop();
      small.server.closeAllConnections();
      small.server.close();
      await Promise.all([mailbox.close(), identity.close()]);
    },
  };
}

/** What leads the server to them. */
const settingsFor = (at, mailPort) => ({
  ...environmentFor(at('identity')),
  TRANSLATION_PROVIDERS: 'libretranslate',
  LIBRETRANSLATE_URL: at('translation'),
  LIBRETRANSLATE_LANGUAGES: 'ko,en,zh,ja,th,vi,km,tl,bn',
  TRANSLATION_DAILY_CHARACTERS: '1000000000',
  TRANSLATION_DAILY_CHARACTERS_PER_AUTHOR: '1000000000',
  SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  MAIL_FROM: 'Haiko <haiko@example.test>',
  SMTP_MAILS_PER_SECOND: '100',
  JOB_FEED_PATIENCE_SECONDS: '5',
  EXCHANGE_RATE_SOURCES: `er-api=${at('small')}/rates`,
});

const portOf = (url) => Number(new URL(url).port);

/** A push service, a source of rates and a feed of postings. */
async function startSmallOnes() {
  const pushed = new Map();
  const server = http.createServer(async (request, response) => {
    request.resume();
    if (request.url === '/rates') return response.end(JSON.stringify(rates()));
    if (request.url === '/feed.json') return void largeFeed({ format: 'json', records: POSTINGS }).pipe(response);
    await new Promise((resolve) => request.on('end', resolve));
    pushed.set(request.url, (pushed.get(request.url) ?? 0) + 1);
    response.writeHead(201).end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, pushed, port: server.address().port };
}

const rates = () => ({
  result: 'success',
  time_last_update_unix: Math.floor(Date.now() / 1_000) - 3_600,
  rates: { KRW: 1_400, USD: 1, EUR: 0.92, CNY: 7.1, JPY: 150, THB: 34, VND: 25_000, KHR: 4_050, PHP: 62, BDT: 119 },
});
