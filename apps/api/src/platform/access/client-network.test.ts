import { fc, holds } from '@haiko/shared/test/anyTexts';
import { clientNetwork } from './client-network.js';

describe('the network of a client', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
    ['unknown', 'unknown'],
    // One client, however a proxy or a socket writes the address.
    ['203.0.113.7:53211', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:53211', '203.0.113.7'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:53211', '2001:db8:1:2::/64'],
    // These only look like mapped ones.
    ['2001:db8::ffff:203.0.113.7', '2001:db8:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ])('of %s is %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });
});

describe('any address', () => {
  const group = fc.oneof(fc.constantFrom(0, 0xffff), fc.integer({ min: 0, max: 0xffff }));
  const eight = fc.array(group, { minLength: 8, maxLength: 8 });
  const hex = (groups: number[]) => groups.map((one) => one.toString(16)).join(':');
  /** The ways in which one address is written: every run of zeros may be left out once. */
  function spellings(groups: number[]): string[] {
    const [a = 0, b = 0] = groups.slice(6);
    const dotted = [a >> 8, a & 255, b >> 8, b & 255].join('.');
    const short = groups.flatMap((_, from) =>
      groups.flatMap((__, to) =>
        to > from && groups.slice(from, to + 1).every((one) => one === 0)
          ? [`${hex(groups.slice(0, from))}::${hex(groups.slice(to + 1))}`]
          : [],
      ),
    );
    const full = groups.map((one) => one.toString(16).padStart(4, '0')).join(':');
    const plain = [hex(groups), full, full.toUpperCase(), `${hex(groups.slice(0, 6))}:${dotted}`, ...short];
    return plain.flatMap((text) => [text, `[${text}]`, `[${text}]:53211`]);
  }

  it('is one network however it is written, and another where its first 64 bits are', () => {
    holds(
      fc.property(eight, eight, (groups, other) => {
        const networks = new Set(spellings(groups).map(clientNetwork));
        expect([...networks]).toHaveLength(1);
        const isMapped = (all: number[]) => all.slice(0, 5).every((one) => one === 0) && all[5] === 0xffff;
        if (isMapped(groups) || isMapped(other)) return;
        const isSame = hex(groups.slice(0, 4)) === hex(other.slice(0, 4));
        expect(networks.has(clientNetwork(hex(other)))).toBe(isSame);
      }),
    );
  });

  it('of the old protocol is the same within the new one', () => {
    holds(
      fc.property(fc.ipV4(), fc.integer({ min: 1, max: 65_535 }), (address, port) => {
        expect(clientNetwork(address)).toBe(address);
        expect(clientNetwork(`${address}:${port}`)).toBe(address);
        expect(clientNetwork(`::ffff:${address}`)).toBe(address);
      }),
    );
  });
});
