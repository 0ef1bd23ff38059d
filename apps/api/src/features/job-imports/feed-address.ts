import type { LookupFunction } from 'node:net';
import { lookup } from 'node:dns';
import ipaddr from 'ipaddr.js';
import { FeedError } from './feed-error.js';

/** A feed that is imported by itself. */
export interface Feed {
  source: string;
  url: string;
}

interface Surroundings {
  isLocal: boolean;
}

const SOURCE = /^[a-z0-9][a-z0-9-]{0,39}$/;
/** Has a feed of its own (features/work24), of which nothing is closed because it is missing. */
const RESERVED = 'work24';

/** Whether a source may be called so: what it is called is part of addresses, logs and locks. */
export function isSourceName(name: string): boolean {
  return SOURCE.test(name) && name !== RESERVED;
}

/** The feeds of the setting `name=url, name=url`. Throws for one that is misspelt, may not be read, or stands there twice. */
export function feedsOf(setting: string, surroundings: Surroundings): Feed[] {
  const feeds = setting
    .split(/[\s,]+/u)
    .filter(Boolean)
    .map((entry) => {
      const [, source = '', url = ''] = /^([^=]*)=(.*)$/.exec(entry) ?? [];
      if (!isSourceName(source)) throw new Error(`JOB_FEEDS: "${entry}" is not name=https://…`);
      if (!isAllowedAddress(url, surroundings)) throw new Error(`JOB_FEEDS: ${source} must be an https address`);
      return { source, url };
    });
  if (new Set(feeds.map(({ source }) => source)).size < feeds.length) throw new Error('JOB_FEEDS: a name stands twice');
  return feeds;
}

/** https without a password in it; while developing also this machine, in the clear. Redirects are judged by the same. */
export function isAllowedAddress(address: string, { isLocal }: Surroundings): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return false;
  const host = literalOf(url.hostname);
  if (isLocal && isLoopback(url.hostname)) return url.protocol === 'http:' || url.protocol === 'https:';
  return url.protocol === 'https:' && (!ipaddr.isValid(host) || isPublic(host));
}

/**
 * Looks a name up for a connection and refuses one that leads into a private network, so that what is checked is what is
 * connected to, however often the name changes its mind.
 */
export function publicLookup({ isLocal }: Surroundings): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      const isOwn = isLocal && isLoopback(hostname);
      if (!isOwn && !found.every(({ address }) => isPublic(address)))
        return callback(new FeedError('PRIVATE_ADDRESS'), []);
      const [first] = found;
      if (options.all || !first) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };
}

/** Of the new protocol nothing else is routed on the internet, and this part of it no more. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');
const FORMER_6BONE = ipaddr.parseCIDR('3ffe::/16');

/** Of the ranges that are routed on the internet; one of the old protocol inside one of the new counts as itself. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || (parsed.match(GLOBAL_UNICAST) && !parsed.match(FORMER_6BONE));
}

function isLoopback(hostname: string): boolean {
  const host = literalOf(hostname);
  return host === 'localhost' || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback');
}

/** `[::1]` without its brackets. */
function literalOf(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}
