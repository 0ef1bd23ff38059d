import { UNSENT_KEPT_DAYS } from '@haiko/shared/limits';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storeTokens } from '#/api/session.ts';
import { keepUnsent, readUnsent } from '#/api/unsent.ts';
import { leaveSession } from '#/features/sessions/signOut.ts';
import { addOutgoing, changeOutgoing, findOutgoing, removeOutgoing, restoreOutgoing } from './outbox.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Two people whose conversation this page has not had open yet. */
const newPlace = () => ({ account: crypto.randomUUID(), partnerUuid: 'sokha' });

/** What a page that opens the conversation next would find, in its order. */
async function kept({ account }: { account: string }, now = Date.now()) {
  return (await readUnsent(account, now)).map(({ place, body, isFailed }) => [place, body['content'], isFailed]);
}

function signInAs(sub: string): void {
  const accessToken = `e30.${btoa(JSON.stringify({ sub }))}.signature`;
  storeTokens({ accessToken, refreshToken: 'r', accessExpire: 600, refreshExpire: 600 });
}

/** What is kept stands in the order of its times, and nobody writes two notes in one. */
async function nextMillisecond(): Promise<void> {
  const before = Date.now();
  await vi.waitUntil(() => Date.now() > before, { interval: 1 });
}

afterEach(() => void vi.useRealTimers());

describe('a note on its way', () => {
  it('is kept under the name that it is sent with, until it is sent or thrown away', async () => {
    const place = newPlace();
    const note = addOutgoing(place, { content: 'ขอบคุณ', picture: undefined });
    await nextMillisecond();
    const other = addOutgoing({ ...place, partnerUuid: 'dara' }, { content: 'ধন্যবাদ', picture: undefined });
    await Promise.all([note.isKept, other.isKept]);
    const waiting = [
      ['sokha', 'ขอบคุณ', false],
      ['dara', 'ধন্যবাদ', false],
    ];
    expect(await kept(place)).toEqual(waiting);
    expect((await readUnsent(place.account)).map(({ id }) => id)).toEqual([note.id, other.id]);
    changeOutgoing(place, note.id, { state: 'failed' });
    await expect.poll(() => kept(place)).toEqual([['sokha', 'ขอบคุณ', true], waiting[1]]);
    removeOutgoing(place, note.id);
    await expect.poll(() => kept(place)).toEqual([waiting[1]]);
  });

  it('is there again when the page was left, in its own conversation, with its picture', async () => {
    const place = newPlace();
    const picture = new File(['x'], 'ảnh.png', { type: 'image/png' });
    const times = { createdAt: new Date().toISOString(), keptAt: Date.now() };
    const left = {
      ...times,
      kind: 'note',
      body: { content: 'សួស្តី 안녕' },
      pictures: [{ name: picture.name, file: picture }],
      isFailed: false,
    } as const;
    await keepUnsent({ ...left, id: 'a', account: place.account, place: 'sokha' });
    await keepUnsent({ ...left, id: 'b', account: place.account, place: 'dara' });
    await Promise.all([restoreOutgoing(place), restoreOutgoing({ ...place, account: 'mina' })]);
    expect(findOutgoing(place, 'a')).toMatchObject({ content: 'សួស្តី 안녕', state: 'waiting', picture });
    expect(findOutgoing(place, 'b')).toBeUndefined();
    expect(findOutgoing({ ...place, account: 'mina' }, 'a')).toBeUndefined();
  });

  it('has one picture, also once the server has it', async () => {
    const place = newPlace();
    const picture = new File(['x'], 'ảnh.png', { type: 'image/png' });
    const { id, isKept } = addOutgoing(place, { content: '', picture });
    await isKept;
    changeOutgoing(place, id, { fileUrl: '/files/private-a.webp' });
    const pictures = async () => (await readUnsent(place.account)).flatMap((note) => note.pictures);
    const both = { name: 'ảnh.png', path: '/files/private-a.webp', file: expect.any(File) };
    await expect.poll(pictures).toEqual([both]);
  });

  it('goes out by itself for some days, and afterwards when its writer says so, also on a phone whose clock is wrong', async () => {
    const place = newPlace();
    const now = Date.now() + 30 * DAY;
    vi.useFakeTimers({ now, toFake: ['Date'] });
    await addOutgoing(place, { content: 'বার্তা', picture: undefined }).isKept;
    expect(await kept(place, now + (UNSENT_KEPT_DAYS - 1) * DAY)).toEqual([['sokha', 'বার্তা', false]]);
    expect(await kept(place, now + (UNSENT_KEPT_DAYS + 1) * DAY)).toEqual([['sokha', 'বার্তা', true]]);
  });

  it('waits in the page where the phone has no room for it, and that is not left without a question', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const place = newPlace();
    const { id, isKept } = addOutgoing(place, { content: 'মেঘ', picture: undefined });
    await isKept;
    put.mockRestore();
    expect([await kept(place), isAsked()]).toEqual([[['sokha', 'মেঘ', false]], true]);
    changeOutgoing(place, id, { state: 'failed' });
    expect(await kept(place)).toEqual([['sokha', 'মেঘ', true]]);
    removeOutgoing(place, id);
    expect([await kept(place), isAsked()]).toEqual([[], false]);
  });

  it('is forgotten when its writer leaves, and stays when another one does', async () => {
    const place = newPlace();
    const { id, isKept } = addOutgoing(place, { content: 'さようなら', picture: undefined });
    await isKept;
    signInAs(crypto.randomUUID());
    await leaveSession();
    expect(await kept(place)).toHaveLength(1);
    signInAs(place.account);
    await leaveSession();
    expect([findOutgoing(place, id), await kept(place)]).toEqual([undefined, []]);
  });
});
