import { fc, holds } from '@haiko/shared/test/anyTexts';
import { DEFAULT_NOTIFICATION_SETTINGS } from '@haiko/shared/notifications';
import { isAllowedEndpoint, isQuiet, isWanted, outcomeOf, retryAfterSeconds } from './push.policy.js';

const HOSTS = ['fcm.googleapis.com', '*.push.apple.com'];
/** By the clock of Korea. */
const at = (time: string) => new Date(`2026-11-21T${time}:00+09:00`);

describe('quiet hours', () => {
  const night = { isOn: true, from: '22:00', to: '08:00' };

  it.each([
    ['21:59', false],
    ['22:00', true],
    ['00:00', true],
    ['07:59', true],
    ['08:00', false],
    ['12:00', false],
  ])('over midnight hold at %s: %s', (time, isHeld) => {
    expect(isQuiet(night, at(time))).toBe(isHeld);
    expect(isQuiet({ ...night, isOn: false }, at(time))).toBe(false);
  });

  it('within a day, and for a whole one', () => {
    const noon = { isOn: true, from: '12:00', to: '13:00' };
    expect([isQuiet(noon, at('11:59')), isQuiet(noon, at('12:30')), isQuiet(noon, at('13:00'))]).toEqual([
      false,
      true,
      false,
    ]);
    expect(isQuiet({ isOn: true, from: '09:00', to: '09:00' }, at('03:00'))).toBe(true);
  });

  it('and muted types are what people do not want', () => {
    expect(isWanted(DEFAULT_NOTIFICATION_SETTINGS, 'Note', at('23:00'))).toBe(true);
    expect(isWanted({ ...DEFAULT_NOTIFICATION_SETTINGS, mutedTypes: ['Note'] }, 'Note', at('12:00'))).toBe(false);
    expect(isWanted({ mutedTypes: [], quietHours: night }, 'Note', at('23:00'))).toBe(false);
  });
});

describe('the address of a push service', () => {
  it.each(['https://fcm.googleapis.com/fcm/send/abc', 'https://web.push.apple.com/QGuQ'])(
    'is allowed: %s',
    (endpoint) => {
      expect(isAllowedEndpoint(endpoint, HOSTS, { isLocal: false })).toBe(true);
    },
  );

  it.each([
    'http://fcm.googleapis.com/send',
    'https://fcm.googleapis.com:8443/send',
    'https://evil@fcm.googleapis.com/send',
    'https://fcm.googleapis.com.evil.example/send',
    'https://xfcm.googleapis.com/send',
    'https://push.apple.com.evil.example/',
    'https://evilpush.apple.com/',
    'https://169.254.169.254/latest/meta-data',
    'https://127.0.0.1/',
    'http://localhost:3000/',
    'https://0.0.0.0/',
    'file:///etc/passwd',
    'no address',
    '',
  ])('is refused: %s', (endpoint) => {
    expect(isAllowedEndpoint(endpoint, HOSTS, { isLocal: false })).toBe(false);
  });

  it('is this machine only while developing', () => {
    expect(isAllowedEndpoint('http://127.0.0.1:4130/send', HOSTS, { isLocal: true })).toBe(true);
    expect(isAllowedEndpoint('http://10.0.0.1:4130/send', HOSTS, { isLocal: true })).toBe(false);
  });
});

describe('a push service that is busy', () => {
  it.each([
    ['30', 30],
    ['0', 1],
    ['999999', 3_600],
    ['Sat, 21 Nov 2026 03:01:00 GMT', 60],
    ['soon', undefined],
    [null, undefined],
  ])('says %s and is left alone for %s seconds', (header, seconds) => {
    expect(retryAfterSeconds(header, at('12:00'))).toBe(seconds);
  });
});

describe('a push service', () => {
  const of = (status: number, headers = {}) => outcomeOf({ status, headers: new Headers(headers) });

  it.each([
    [201, {}],
    [201, { location: 'https://fcm.googleapis.com/message/1' }],
    // With a receipt to come; Mozilla's once, of a browser that was away.
    [202, {}],
    // Mozilla's for Firefox on Android, before it was mended.
    [200, { location: 'https://updates.push.services.mozilla.com/m/1', ttl: '86400' }],
    [200, { 'x-wns-status': 'received' }],
  ])('takes a message by %i %j', (status, headers) => {
    expect(of(status, headers)).toBe('taken');
  });

  it.each([
    [200, { 'content-type': 'text/html' }],
    [200, {}],
    [204, {}],
    [302, { location: 'https://wifi.example/' }],
    [406, {}],
    [429, {}],
    [500, {}],
    [511, {}],
  ])('has not taken it yet by %i %j', (status, headers) => {
    expect(of(status, headers)).toBe('later');
  });

  it('is tried again when it does not answer', () => {
    expect(outcomeOf(null)).toBe('later');
  });

  it.each([
    [404, 'gone'],
    [410, 'gone'],
    [400, 'refused'],
    [401, 'refused'],
    [403, 'refused'],
    [413, 'refused'],
  ])('says by %i that it is %s', (status, outcome) => {
    expect(of(status)).toBe(outcome);
  });
});

describe('any hours of quiet', () => {
  const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
  const written = time.map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

  it('and those between them are the whole day, each minute in one of the two', () => {
    holds(
      fc.property(
        written,
        written,
        fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }),
        (from, to, now) => {
          const isOne = isQuiet({ isOn: true, from, to }, now);
          const isOther = isQuiet({ isOn: true, from: to, to: from }, now);
          expect(from === to ? isOne && isOther : isOne !== isOther).toBe(true);
          expect(isQuiet({ isOn: false, from, to }, now)).toBe(false);
        },
      ),
    );
  });

  it('are no reason to wait for longer than an hour, whatever a service says', () => {
    const header = fc.oneof(fc.string(), fc.nat().map(String), fc.date().map(String), fc.bigInt().map(String));
    holds(
      fc.property(header, (said) => {
        const seconds = retryAfterSeconds(said, new Date());
        expect(seconds === undefined || (Number.isInteger(seconds) && seconds >= 1 && seconds <= 3_600)).toBe(true);
      }),
    );
  });

  it('let nobody be called but the services of the list', () => {
    const hosts = ['fcm.googleapis.com', '*.notify.windows.com'];
    const host = fc.oneof(fc.domain(), fc.constantFrom(...hosts, 'wns2.notify.windows.com', 'notify.windows.com'));
    const address = fc
      .tuple(
        fc.constantFrom('https', 'http', 'ftp'),
        fc.constantFrom('', 'a@', 'fcm.googleapis.com@'),
        host,
        fc.constantFrom('', ':443', ':8443'),
        fc.constantFrom('/a', '/@fcm.googleapis.com', '?x'),
      )
      .map(([scheme, user, name, port, rest]) => `${scheme}://${user}${name}${port}${rest}`);
    holds(
      fc.property(fc.oneof(address, fc.webUrl(), fc.string()), (endpoint) => {
        if (!isAllowedEndpoint(endpoint, hosts, { isLocal: false })) return;
        const { protocol, hostname, port, username } = new URL(endpoint);
        expect([protocol, port, username]).toEqual(['https:', '', '']);
        expect(hostname).toMatch(/^(fcm\.googleapis\.com|[^@]+\.notify\.windows\.com)$/);
      }),
    );
  });
});
