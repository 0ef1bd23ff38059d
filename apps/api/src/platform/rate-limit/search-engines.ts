import { Resolver } from 'node:dns/promises';
import { isIPv6 } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { BoundedMap } from '../bounded-map.js';

/**
 * By the name that a crawler gives itself: the domains that the names of its machines end in, as its operator tells them. Not every
 * crawler, as for `IsNoReader`: those alone whose word can be checked.
 */
const ENGINES: { agent: RegExp; domains: readonly string[] }[] = [
  // Not google.com, by whose machines anybody can have a page fetched.
  { agent: /googlebot|google-inspectiontool/i, domains: ['googlebot.com'] },
  { agent: /bingbot/i, domains: ['search.msn.com'] },
  { agent: /\byeti\b/i, domains: ['naver.com'] },
  { agent: /applebot/i, domains: ['applebot.apple.com'] },
  { agent: /yandex/i, domains: ['yandex.ru', 'yandex.net', 'yandex.com'] },
  { agent: /baiduspider/i, domains: ['baidu.com', 'baidu.jp'] },
];

const DAY_MS = 86_400_000;
/** Who could not be verified may only have met a name server that was away. */
const UNKNOWN_MS = 600_000;
const MAX_KEPT = 1_000;
const MAX_ASKED_AT_ONCE = 20;
/** An address has one name, or few. */
const MAX_NAMES = 3;

/** What is asked of the name servers. */
type Names = Record<'reverse' | 'resolve4' | 'resolve6', (asked: string) => Promise<string[]>>;

/**
 * Tells the crawlers of search engines from those who only say that they are one: the address has a name of the engine's domain, and
 * that name leads to the address. Answers are kept for a day.
 */
@Injectable()
export class SearchEngines {
  readonly #kept = new BoundedMap<string, { isVerified: Promise<boolean>; until: number }>(MAX_KEPT);
  #asking = 0;

  constructor(@Inject(Resolver) private readonly resolver: Names) {}

  /** Whether the caller at this address is the search engine that it says it is; false where nobody can tell. */
  async isVerified(address: string, agent = ''): Promise<boolean> {
    const engine = ENGINES.find((each) => each.agent.test(agent));
    if (!engine) return false;
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
    const key = `${plain} ${engine.domains[0]}`;
    const kept = this.#kept.get(key);
    if (kept && Date.now() < kept.until) return kept.isVerified;
    if (this.#asking >= MAX_ASKED_AT_ONCE) return false;
    return this.#keep(key, this.#ask(plain, engine.domains));
  }

  async #keep(key: string, isVerified: Promise<boolean>): Promise<boolean> {
    const entry = { isVerified, until: Date.now() + UNKNOWN_MS };
    this.#kept.set(key, entry);
    if (await isVerified) entry.until = Date.now() + DAY_MS;
    return isVerified;
  }

  async #ask(address: string, domains: readonly string[]): Promise<boolean> {
    this.#asking += 1;
    try {
      const names = await this.resolver.reverse(address);
      const own = names.filter((name) => domains.some((domain) => name.toLowerCase().endsWith(`.${domain}`)));
      const found = await Promise.all(own.slice(0, MAX_NAMES).map((name) => this.#addressesOf(name, address)));
      return found.flat().some((each) => written(each) === written(address));
    } catch {
      return false;
    } finally {
      this.#asking -= 1;
    }
  }

  #addressesOf(name: string, like: string): Promise<string[]> {
    return isIPv6(like) ? this.resolver.resolve6(name) : this.resolver.resolve4(name);
  }
}

/** An IPv6 address can be written in several ways. */
function written(address: string): string {
  return isIPv6(address) ? new URL(`http://[${address}]`).hostname : address;
}
