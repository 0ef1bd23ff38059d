import { isIPv6 } from 'node:net';

/**
 * What stands for a visitor in rate limits and view counts: an IPv4 address, or the /64 of an IPv6 one, because a single
 * subscriber has all the addresses of a /64.
 */
export function clientNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const left = groups(head);
  const right = groups(tail ?? '');
  const gap = tail === undefined ? [] : Array<string>(Math.max(8 - left.length - right.length, 0)).fill('0');
  const first = [...left, ...gap, ...right].slice(0, 4);
  return `${first.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`;
}

const groups = (part: string) => part.split(':').filter((group) => group !== '');
