import { isIPv6 } from 'node:net';

/** As some proxies name a client: with the port that it called from, which is another one each time. */
const BESIDE_PORT = /^\[([^\]]+)\](?::\d+)?$|^(\d+\.\d+\.\d+\.\d+):\d+$/;
/** What the last 32 bits of an address may be written as. */
const DOTTED = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/;
/** Before the four bytes of an IPv4 address in the place of an IPv6 one (::ffff:0:0/96). */
const MAPPED = '0:0:0:0:0:ffff';

/**
 * What stands for a visitor in rate limits and view counts: an IPv4 address, or the /64 of an IPv6 one, because a single
 * subscriber has all the addresses of a /64. The same one however the address is written.
 */
export function clientNetwork(address: string): string {
  if (!address.includes(':')) return address;
  const [, bracketed, plain] = BESIDE_PORT.exec(address) ?? [];
  const host = bracketed ?? plain ?? address;
  if (!isIPv6(host)) return host;
  const groups = groupsOf(host);
  if (groups.slice(0, 6).map(hex).join(':') === MAPPED) return groups.slice(6).flatMap(bytesOf).join('.');
  return `${groups.slice(0, 4).map(hex).join(':')}::/64`;
}

const hex = (group: number) => group.toString(16);
const bytesOf = (group: number) => [group >> 8, group & 0xff];

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [withoutZone = ''] = address.split('%');
  const written = withoutZone.replace(DOTTED, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${hex(a * 256 + b)}:${hex(c * 256 + d)}`;
  });
  const [head = '', tail] = written.split('::');
  const left = numbersOf(head);
  const right = numbersOf(tail ?? '');
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right];
}

const numbersOf = (part: string) =>
  part
    .split(':')
    .filter((group) => group !== '')
    .map((group) => parseInt(group, 16));
