import request from 'supertest';
import { squarePicture } from '@haiko/shared/rules/pictureSizes';
import { startApp, type TestApp } from '../../../test/app.js';
import { aModerator, anAdmin, answer, CREATE, notice } from '../../../test/board-factories.js';
import { query, rest } from '../../../test/client.js';
import { countStatements } from '../../../test/count-statements.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { aPicture, aPost } from '../../../test/post-factories.js';
import { decide, hide, thePost } from '../../../test/report-factories.js';
import { pdfDocument } from '../../../test/documents.js';

const READ = `query ($uuid: ID!) { readPost(uuid: $uuid) { thumbnailImageUrl post_files { name path thumbnailPath } } }`;
const OWN = `{ readOwnedPosts { items { thumbnailImageUrl } } }`;
const AUDIT = `query ($targetUuid: ID) { readAuditLog(targetUuid: $targetUuid) { items { action actor { uuid } } } }`;

let test: TestApp;
let author: TestUser;
let moderator: TestUser;
beforeAll(async () => {
  test = await startApp();
  [author, moderator] = [await aUser(test), await aModerator(test)];
});
afterAll(() => test.stop());

const statusOf = async (path: string, caller = {}) => (await rest(test, 'get', path, undefined, caller)).status;
const small = (path: string) => path.replace('.webp', '-512.webp');

/** A post with a picture in it, by the author. */
async function aPostWithPicture(): Promise<{ uuid: string; picture: string }> {
  const picture = await aPicture(test, author);
  const { uuid } = await aPost(test, author, { content: NINE_SCRIPTS.km, files: [named(picture)] });
  return { uuid, picture };
}
const named = (path: string) => ({ name: '옷.png', path });

describe('a picture of a post that reports have hidden', () => {
  it('is there for its author and for moderators, and for nobody else', async () => {
    const { uuid, picture } = await aPostWithPicture();
    expect([await statusOf(picture), await statusOf(small(picture))]).toEqual([200, 200]);
    await hide(test, thePost(uuid));
    const suspended = await aModerator(test);
    await test.database.manager.query(`update users set suspended_until = now() + interval '1 day' where uuid = $1`, [
      suspended.uuid,
    ]);
    for (const path of [picture, small(picture), squarePicture(picture)]) {
      const { status, body, headers } = await rest(test, 'get', path);
      expect([status, body.code, headers['cache-control']]).toEqual([404, 'NOT_FOUND', 'no-store']);
      expect([await statusOf(path, await aUser(test)), await statusOf(path, suspended)]).toEqual([404, 404]);
      const seen = await rest(test, 'get', path, undefined, author);
      expect([seen.status, seen.headers['cache-control']]).toEqual([200, 'private, max-age=300, immutable']);
      expect([await statusOf(path, moderator), await statusOf(path, await anAdmin(test))]).toEqual([200, 200]);
    }
    const [{ uuid: fileUuid }] = await test.database.manager.query('select uuid from files where path = $1', [picture]);
    const { items } = await answer(test, moderator, AUDIT, { targetUuid: fileUuid });
    expect(items).toContainEqual({ action: 'openHiddenFile', actor: { uuid: moderator.uuid } });
    expect(items).toHaveLength(6);
    await decide(test, moderator, thePost(uuid), 'KEEP');
    const { status, headers } = await rest(test, 'get', picture);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, s-maxage=300, immutable']);
  });

  it('comes to its author with addresses that an <img> can use for some minutes, and that can be saved again', async () => {
    const { uuid, picture } = await aPostWithPicture();
    await hide(test, thePost(uuid));
    const { data } = await query(test, READ, { uuid }, author);
    const { post_files: files, thumbnailImageUrl } = data['readPost'];
    expect(files[0].path).toMatch(new RegExp(`^${picture}\\?expires=\\d+&signature=`));
    expect((await query(test, OWN, {}, author)).data['readOwnedPosts'].items[0]).toEqual({ thumbnailImageUrl });
    for (const path of [files[0].path, files[0].thumbnailPath, thumbnailImageUrl]) {
      const { status, headers } = await request(test.server).get(path);
      expect([status, headers['cache-control']]).toEqual([200, 'private, max-age=300, immutable']);
    }
    expect(await statusOf(files[0].path.slice(0, -2))).toBe(404);
    const other = (await aPostWithPicture()).picture;
    await hide(test, thePost((await aPost(test, author, { files: [named(other)] })).uuid));
    expect(await statusOf(files[0].path.replace(picture, UNKNOWN))).toBe(404);
    const edit = { title: NINE_SCRIPTS.th, content: NINE_SCRIPTS.bn, files: [named(files[0].path)] };
    const saved = await rest(test, 'put', `/api/post/${uuid}`, edit, author);
    expect([saved.status, saved.body.post_files[0].path.split('?')[0]]).toEqual([200, picture]);
    expect(await statusOf(picture)).toBe(404);
  });

  it('is shown as long as another post shows it', async () => {
    const { uuid, picture } = await aPostWithPicture();
    await aPost(test, author, { files: [named(picture)] });
    await hide(test, thePost(uuid));
    expect(await statusOf(picture)).toBe(200);
  });
});

const UNKNOWN = `/files/${'0'.repeat(32)}.webp`;

describe('a file of a deleted post', () => {
  it('is gone for everybody, its author too, and open to moderators until it is purged', async () => {
    const { uuid, picture } = await aPostWithPicture();
    expect((await rest(test, 'delete', `/api/post/${uuid}`, undefined, author)).status).toBe(204);
    for (const path of [picture, small(picture)]) {
      const statuses = [{}, author, await aUser(test), moderator].map((caller) => statusOf(path, caller));
      expect(await Promise.all(statuses)).toEqual([404, 404, 404, 200]);
    }
  });

  it('is gone with a notice as well, under its name', async () => {
    const admin = await anAdmin(test);
    const upload = await request(test.server)
      .post('/api/file/upload/one')
      .set('Authorization', `Bearer ${admin.token}`)
      .attach('file', pdfDocument('Notice', ['Line']), 'ប្រកាស.pdf')
      .field('purpose', 'attachment');
    const { path } = upload.body as { path: string };
    const { uuid } = await answer(test, admin, CREATE, { input: notice({ files: [{ name: 'ប្រកាស.pdf', path }] }) });
    expect(await statusOf(path)).toBe(200);
    expect((await rest(test, 'delete', `/api/post/${uuid}`, undefined, admin)).status).toBe(204);
    expect([await statusOf(path), await statusOf(path, author)]).toEqual([404, 404]);
    const { status, headers } = await rest(test, 'get', path, undefined, admin);
    expect([status, headers['content-disposition']]).toEqual([200, expect.stringContaining('%E1%9E%94')]);
  });
});

describe('an upload that nothing refers to', () => {
  it('is there for a day, as its writer looks at it before posting, and then for nobody else', async () => {
    const picture = await aPicture(test, author);
    expect(await statusOf(picture)).toBe(200);
    await test.database.manager.query(`update files set created_at = now() - interval '25 hours' where path = $1`, [
      picture,
    ]);
    expect([await statusOf(picture), await statusOf(picture, author)]).toEqual([404, 200]);
  });

  it('that a profile has left is gone too, however old it is', async () => {
    const [person, first] = [await aUser(test), await aPicture(test, author, 'profile')];
    const own = await aPicture(test, person, 'profile');
    expect((await rest(test, 'put', '/api/user', { profileImageUrl: own }, person)).status).toBe(200);
    const age = `update files set created_at = now() - interval '25 hours' where path = any($1)`;
    await test.database.manager.query(age, [[own, first]]);
    expect([await statusOf(own), await statusOf(first)]).toEqual([200, 404]);
    const next = await aPicture(test, person, 'profile');
    expect((await rest(test, 'put', '/api/user', { profileImageUrl: next }, person)).status).toBe(200);
    expect([await statusOf(own), await statusOf(next)]).toEqual([404, 200]);
  });
});

describe('a file that everybody may see', () => {
  it('costs one statement, and what is no name of ours none', async () => {
    const { picture } = await aPostWithPicture();
    expect(await countStatements(() => statusOf(picture))).toBe(1);
    expect(await countStatements(() => statusOf('/files/none.webp'))).toBe(0);
  });
});
