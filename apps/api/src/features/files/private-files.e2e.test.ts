import request from 'supertest';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { aNote, CONVERSATIONS, MESSAGES } from '../../../test/note-factories.js';
import { aPicture, aPost } from '../../../test/post-factories.js';
import { FilesService } from './files.service.js';

const UNKNOWN = `/files/private-${'0'.repeat(32)}.webp`;

let test: TestApp;
let sender: TestUser;
let recipient: TestUser;
let picture: string;
beforeAll(async () => {
  test = await startApp();
});
beforeEach(async () => {
  [sender, recipient] = [await aUser(test), await aUser(test)];
  picture = await aPicture(test, sender, 'note');
});
afterAll(() => test.stop());

const statusOf = async (path: string, caller = {}) => (await rest(test, 'get', path, undefined, caller)).status;

async function shown(reader: TestUser, partner: TestUser): Promise<{ fileUrl: string; thumbnailUrl: string }> {
  const { data } = await query(test, MESSAGES, { partner: partner.uuid }, reader);
  return data['readConversationMessages'].items[0];
}

describe('a picture of a note', () => {
  it('has a name that says it is private, and is no public file', async () => {
    expect(picture).toMatch(/^\/files\/private-[0-9a-f]{32}\.webp$/);
    expect(await statusOf(picture.replace('private-', ''))).toBe(404);
    expect((await rest(test, 'get', picture)).body.code).toBe('UNAUTHENTICATED');
    expect(await statusOf(picture, { token: 'bad' })).toBe(401);
    expect(await statusOf(UNKNOWN)).toBe(401);
    expect(await statusOf(UNKNOWN, sender)).toBe(404);
    // No name of ours, nor one that the database takes.
    for (const name of ['x.webp', 'a%00.webp', 'a%2F..%2Fb'])
      expect(await statusOf(`/files/private-${name}`, sender)).toBe(404);
  });

  it('is read by the bearer of its two people alone, not even by an admin', async () => {
    expect([await statusOf(picture, sender), await statusOf(picture, recipient)]).toEqual([200, 404]);
    await aNote(test, sender, recipient, '', picture);
    const thumbnail = picture.replace('.webp', '-512.webp');
    const admin = await aUser(test);
    await test.database.manager.query(`update users set role = 'ADMIN' where uuid = $1`, [admin.uuid]);
    for (const path of [picture, thumbnail]) {
      const statuses = [sender, recipient, await aUser(test), admin].map((caller) => statusOf(path, caller));
      expect(await Promise.all(statuses)).toEqual([200, 200, 404, 404]);
    }
  });

  it('comes with addresses that work without a bearer for some minutes, for this file only', async () => {
    await aNote(test, sender, recipient, 'ดูรูปนี้', picture);
    const asked = Date.now() / 1000;
    const { fileUrl, thumbnailUrl } = await shown(recipient, sender);
    const reply = await request(test.server).get(fileUrl);
    expect([reply.status, await statusOf(thumbnailUrl)]).toEqual([200, 200]);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=300, immutable',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    const { searchParams } = new URL(fileUrl, test.url);
    const expires = Number(searchParams.get('expires'));
    expect([expires >= asked + 299, expires <= Date.now() / 1000 + 601]).toEqual([true, true]);
    for (const wrong of [
      `${UNKNOWN}?${searchParams}`,
      fileUrl.replace(/expires=\d+/, 'expires=9999999999'),
      fileUrl.slice(0, -2),
      `${picture}?expires=1&signature=`,
      `${fileUrl}&signature=x`,
    ])
      expect([wrong, await statusOf(wrong)]).toEqual([wrong, 401]);
  });

  it('stays unread by those who deleted the note, and is removed when both have', async () => {
    const { uuid } = await aNote(test, sender, recipient, '', picture);
    await rest(test, 'delete', `/api/notes/received/${uuid}`, undefined, recipient);
    expect([await statusOf(picture, sender), await statusOf(picture, recipient)]).toEqual([200, 404]);
    expect(await removeOld()).toBe(0);
    await rest(test, 'delete', `/api/notes/sent/${uuid}`, undefined, sender);
    expect(await removeOld()).toBe(1);
    expect(await statusOf(picture, sender)).toBe(404);
  });

  it('stays while another note shows it', async () => {
    const { uuid } = await aNote(test, sender, recipient, '', picture);
    await aNote(test, sender, await aUser(test), '', picture);
    await rest(test, 'delete', `/api/notes/received/${uuid}`, undefined, recipient);
    await rest(test, 'delete', `/api/notes/sent/${uuid}`, undefined, sender);
    expect(await removeOld()).toBe(0);
  });

  it('goes into a note of its uploader, and into nothing else', async () => {
    const reply = await rest(test, 'post', `/api/notes/${sender.uuid}`, { fileUrl: picture }, recipient);
    expect(reply.body.code).toBe('FILE_NOT_FOUND');
    await expect(aPost(test, sender, { files: [{ name: 'a', path: picture }] })).rejects.toThrow('FILE_NOT_FOUND');
    expect((await rest(test, 'put', '/api/user', { profileImageUrl: picture }, sender)).body.code).toBe(
      'FILE_NOT_FOUND',
    );
    await aNote(test, sender, recipient, '', picture);
    const { data } = await query(test, CONVERSATIONS, {}, recipient);
    expect(data['readConversationList'].items[0].lastMessage).toMatchObject({ content: '', hasFile: true });
  });
});

async function removeOld(): Promise<number> {
  const ofThisTest = [picture];
  await test.database.manager.query(`update files set created_at = now() - interval '25 hours' where path = any($1)`, [
    ofThisTest,
  ]);
  return test.app.get(FilesService).removeAbandoned();
}
