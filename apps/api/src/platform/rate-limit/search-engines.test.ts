import { Resolver } from 'node:dns/promises';
import { type DnsServer, startDnsServer } from '../../../test/dns-server.js';
import { SearchEngines } from './search-engines.js';

const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const NAVER = 'Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)';

let names: DnsServer;
let resolver: Resolver;
beforeAll(async () => {
  names = await startDnsServer({
    '1.64.249.66.in-addr.arpa': 'crawl-66-249-64-1.googlebot.com',
    'crawl-66-249-64-1.googlebot.com': '66.249.64.1',
    '11.222.209.125.in-addr.arpa': 'crawl.125-209-222-11.web.naver.com',
    'crawl.125-209-222-11.web.naver.com': '125.209.222.11',
    // Whoever has an address may call it what they like; but the name does not lead there.
    '7.113.0.203.in-addr.arpa': 'crawl-66-249-64-1.googlebot.com',
    '8.113.0.203.in-addr.arpa': 'googlebot.com.example.test',
    'googlebot.com.example.test': '203.0.113.8',
    '9.113.0.203.in-addr.arpa': 'notgooglebot.com',
    'notgooglebot.com': '203.0.113.9',
    '11.113.0.203.in-addr.arpa': 'google-proxy-203-0-113-11.google.com',
    'google-proxy-203-0-113-11.google.com': '203.0.113.11',
  });
  resolver = new Resolver({ timeout: 1_000, tries: 1 });
  resolver.setServers([names.address]);
});
afterAll(() => names.stop());

describe('a search engine', () => {
  it.each([
    ['has a name of its engine that leads to it', '66.249.64.1', GOOGLE, true],
    ['has it over IPv6 sockets, too', '::ffff:66.249.64.1', GOOGLE, true],
    ['is another one than Google', '125.209.222.11', NAVER, true],
    ['says that it is another one', '125.209.222.11', GOOGLE, false],
    ['has a name that leads to somebody else', '203.0.113.7', GOOGLE, false],
    ['has a name in which the engine\u2019s stands somewhere', '203.0.113.8', GOOGLE, false],
    ['has a name that only ends so', '203.0.113.9', GOOGLE, false],
    ['fetches for anybody who asks Google', '203.0.113.11', GOOGLE, false],
    ['has no name', '203.0.113.10', GOOGLE, false],
    ['does not say that it is one', '66.249.64.1', 'Mozilla/5.0 (Linux; Android 16)', false],
    ['says nothing', '66.249.64.1', undefined, false],
  ])('%s', async (_what, address, agent, isVerified) => {
    expect(await new SearchEngines(resolver).isVerified(address, agent)).toBe(isVerified);
  });

  it('is looked for once, and not while too many are', async () => {
    const asked: string[] = [];
    const late = Promise.withResolvers<string[]>();
    const reverse = (address: string) => {
      asked.push(address);
      return late.promise;
    };
    const engines = new SearchEngines({
      reverse,
      resolve4: () => Promise.resolve(['66.249.64.1']),
      resolve6: () => Promise.resolve([]),
    });
    const answers = ['66.249.64.1', ...Array.from({ length: 30 }, (_, n) => `198.51.100.${n}`), '66.249.64.1'].map(
      (address) => engines.isVerified(address, GOOGLE),
    );
    late.resolve(['crawl-66-249-64-1.googlebot.com']);
    const [first, ...others] = await Promise.all(answers);
    expect([first, others.at(-1), others.slice(0, -1).includes(true)]).toEqual([true, true, false]);
    expect(asked).toHaveLength(20);
  });
});
