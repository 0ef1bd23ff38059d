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
