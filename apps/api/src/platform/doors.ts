import { PRICES } from './rate-limit/prices.js';

/** What stands behind an address, as far as it matters before any handler looks at it. */
export interface Door {
  path: RegExp;
  /** Nest's patterns of what stands here without the prefix of the API. */
  routes?: string[];
  /** A file or a page of the web app; everything else is the server's own. */
  isOfWebApp?: true;
  /** Milliseconds of CPU time; that of an ordinary call where it is left out. */
  price?: number;
  /** Its bytes are not made for the call, and cost next to nothing. */
  isSentAsItIs?: true;
  /** Paid by the network, whatever bearer comes along: each new account would bring an allowance of its own. */
  isEntrance?: true;
  /** It waits for a phone that sends pictures, or for another service, not for us; each of these has limits of its own. */
  isSlow?: true;
  /**
   * Stands open also for a caller whose allowance is used up: by an allowance of its own, of so much of a processor, which is a part of the
   * caller's. All of them together are less than that (doors.test.ts).
   */
  ownShare?: OwnShare;
}

interface OwnShare {
  name: string;
  share: number;
  /** For how many seconds of it may be saved up, where it is not for as many as usual. */
  savedSeconds?: number;
}

// Whoever shares an address with a noisy visitor gets in; then they are counted by account. Three hundred phones that open the page
// within a minute, and all that the limits of frequency let through, are less than is saved up and comes (rate-limit/crowded-address.test.ts).
const SIGN_IN: Pick<Door, 'ownShare'> = { ownShare: { name: 'sign-in', share: 0.02, savedSeconds: 150 } };

// A search engine asks for all of us.
const SITEMAP: Pick<Door, 'ownShare'> = { ownShare: { name: 'sitemap', share: 0.01 } };

/** The first whose path fits; read as the router reads them, in any case and with a slash at their end or without. */
export const DOORS: readonly Door[] = [
  { path: /^\/api\/user\/signin\/[^/]+\/step2\/?$/i, ...SIGN_IN, isEntrance: true, isSlow: true },
  { path: /^\/api\/user\/(signin|signup)\/?$/i, price: PRICES.signIn, ...SIGN_IN, isEntrance: true },
  { path: /^\/api\/user\/(signin|signup)\//i, ...SIGN_IN, isEntrance: true },
  { path: /^\/api\/user\/(userInfo|auth)(\/|$)/i, ...SIGN_IN },
  // Whatever takes a password hashes it (doors.test.ts).
  {
    path: /^\/api\/user(\/(password(\/reset)?|email(\/another)?|(sign-ins|passkeys|second-factor)(\/.*)?))?\/?$/i,
    price: PRICES.signIn,
  },
  { path: /^\/api\/(job-posting-rows|job-tables\/[^/]+\/rows)\/?$/i, price: PRICES.postingRows },
  { path: /^\/api\/(file\/upload\/(one|many)|notes\/message\/[^/]+\/translate)\/?$/i, isSlow: true },
  { path: /^\/api(\/|$)/i },
  // A balancer asks for everybody behind it.
  {
    path: /^\/health(\/|$)/i,
    routes: ['health/*path'],
    price: PRICES.probe,
    ownShare: { name: 'health', share: 0.01 },
  },
  // A page has many pictures, and there are caches for them: only looking for what is not there costs.
  {
    path: /^\/files(\/|$)/i,
    routes: ['files/*path'],
    price: 0,
    isSentAsItIs: true,
    ownShare: { name: 'files', share: 0.01 },
  },
  { path: /^\/graphql(\/|$)/i, routes: ['graphql'] },
  { path: /^\/sitemap\//i, routes: ['sitemap/*path'], price: PRICES.sitemap, ...SITEMAP },
  { path: /^\/(sitemap|robots)\./i, routes: ['robots.txt', 'sitemap.xml'], ...SITEMAP },
  // Written anew for each reader.
  { path: /^\/visa-rules\.json$/i, routes: ['visa-rules.json'] },
  { path: /^\/mailbox(\.json)?(\/|$)/i, routes: ['mailbox', 'mailbox.json', 'mailbox/bounce'] },
  // A hundred for each new phone; three hundred phones behind one address have them within minutes.
  {
    path: /^\/(assets\/|.*\.\w+$)/i,
    isOfWebApp: true,
    price: PRICES.built,
    isSentAsItIs: true,
    ownShare: { name: 'built', share: 0.04 },
  },
  { path: /^/, isOfWebApp: true },
];

/** The empty page of the app, in which visitors whose network has used up its allowance can sign in. */
export const SHELL: Required<Pick<Door, 'price' | 'ownShare'>> = {
  price: PRICES.probe,
  ownShare: { name: 'shell', share: 0.01 },
};

/** What stands at an address without what is behind its `?`. */
export function doorOf(address: string): Door {
  return DOORS.find(({ path }) => path.test(address)) ?? { path: /^/ };
}
