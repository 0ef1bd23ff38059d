import { UNSENT_NOTES_KEPT_DAYS } from '@haiko/shared/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveSession } from '#/features/sessions/signOut.ts';
import { readServerClock } from '#/i18n/serverClock.ts';
import { addOutgoing, changeOutgoing, findOutgoing, removeOutgoing } from './outbox.ts';
import { keepUnsent, readUnsent, type UnsentNote, MAX_UNSENT_NOTES } from './unsentNotes.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Two people whose conversation this page has not had open yet. */
const newPlace = () => ({ account: crypto.randomUUID(), partnerUuid: 'sokha' });
const note = (id: string, changes: Partial<UnsentNote> = {}): Omit<UnsentNote, 'keptAt'> => ({
  ...{ id, partnerUuid: 'sokha', createdAt: new Date().toISOString(), content: 'សួស្តី 안녕' },
  ...changes,
});

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.useRealTimers());

describe('a note on its way', () => {
  it('is kept under the name that it is sent with, until it is sent or thrown away', () => {
    const place = newPlace();
    const { id, createdAt } = addOutgoing(place, { content: 'ขอบคุณ', picture: undefined });
    const { id: other } = addOutgoing({ ...place, partnerUuid: 'dara' }, { content: 'ধন্যবাদ', picture: undefined });
    const kept = { id, createdAt, content: 'ขอบคุณ', partnerUuid: 'sokha', keptAt: expect.any(Number) as number };
    expect(readUnsent(place.account)[0]).toEqual(kept);
    changeOutgoing(place, id, { state: 'failed' });
    expect(readUnsent(place.account)[0]).toEqual(kept);
    removeOutgoing(place, id);
    expect(readUnsent(place.account).map((note) => note.id)).toEqual([other]);
  });

  it('when the page was left is there again as unsent, in its own conversation', () => {
    const place = newPlace();
    keepUnsent(place.account, note('a'));
    keepUnsent(place.account, note('b', { partnerUuid: 'dara' }));
    expect(findOutgoing(place, 'a')).toMatchObject({ id: 'a', content: 'សួស្តី 안녕', state: 'failed' });
    expect(findOutgoing(place, 'b')).toBeUndefined();
    expect(findOutgoing({ ...place, account: 'mina' }, 'a')).toBeUndefined();
    expect(findOutgoing({ ...place, partnerUuid: 'dara' }, 'b')).toMatchObject({ state: 'failed' });
  });

  it.each([30, -30])('is kept on a phone whose clock is wrong by %i days, too', (days) => {
    const now = Date.now();
    vi.useFakeTimers({ now: now + days * DAY, toFake: ['Date'] });
    const place = newPlace();
    readServerClock(new Response(null, { headers: { Date: new Date(now).toUTCString() } }), Date.now());
    const { id, createdAt } = addOutgoing(place, { content: 'বার্তা', picture: undefined });
    readServerClock(new Response(null, { headers: { Date: new Date().toUTCString() } }), Date.now());
    expect(Math.abs(Date.parse(createdAt) - now)).toBeLessThan(2000);
    expect(readUnsent(place.account)).toMatchObject([{ id }]);
    vi.setSystemTime(Date.now() + (UNSENT_NOTES_KEPT_DAYS + 1) * DAY);
    expect(readUnsent(place.account)).toEqual([]);
  });

  it('with a picture is not kept: the picture could not be', () => {
    const place = newPlace();
    addOutgoing(place, { content: 'ảnh', picture: new File(['x'], 'ảnh.png') });
    expect(readUnsent(place.account)).toEqual([]);
  });

  it('is forgotten with the session', async () => {
    const place = newPlace();
    const { id } = addOutgoing(place, { content: 'さようなら', picture: undefined });
    await leaveSession();
    expect([findOutgoing(place, id), readUnsent(place.account)]).toEqual([undefined, []]);
  });
});

describe('what is kept of unsent notes', () => {
  it('is the newest ones, for some days', () => {
    for (let number = 1; number <= MAX_UNSENT_NOTES + 2; number += 1) keepUnsent('linh', note(String(number)));
    const kept = readUnsent('linh').map(({ id }) => id);
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([MAX_UNSENT_NOTES, '3', String(MAX_UNSENT_NOTES + 2)]);
    expect(readUnsent('linh', Date.now() + (UNSENT_NOTES_KEPT_DAYS - 1) * DAY)).toHaveLength(MAX_UNSENT_NOTES);
    expect(readUnsent('linh', Date.now() + (UNSENT_NOTES_KEPT_DAYS + 1) * DAY)).toEqual([]);
  });

  it.each([
    '',
    '{',
    'null',
    '{}',
    '[1]',
    '[{"id":1}]',
    '[{"id":"a","partnerUuid":"b","createdAt":"2026-11-20T03:00:00Z","content":"c"}]',
  ])('is nothing where %j stands', (stored) => {
    sessionStorage.setItem('unsent:notes:linh', stored);
    expect(readUnsent('linh')).toEqual([]);
    keepUnsent('linh', note('1'));
    expect(readUnsent('linh')).toHaveLength(1);
  });
});
