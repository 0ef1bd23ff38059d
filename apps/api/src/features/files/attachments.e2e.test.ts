import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { ATTACHMENT_BYTES, POST_IMAGE_BYTES } from '@haiko/shared/limits';
import { startApp, type TestApp } from '../../../test/app.js';
import { aModerator, anAdmin, answer, CREATE, notice, refusalOf } from '../../../test/board-factories.js';
import { query, rest } from '../../../test/client.js';
import {
  compoundFile,
  documentWithMacros,
  hwp,
  hwpx,
  pdfDocument,
  presentation,
  spreadsheet,
  wordDocument,
} from '../../../test/documents.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { noise, zip } from '../../../test/nasty-files.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { documentExtension, downloadName } from './documents.js';

const FILES = `query ($uuid: ID!) { readPost(uuid: $uuid) {
  thumbnailImageUrl post_files { name path thumbnailPath width height }
} }`;
const pdf = () => pdfDocument('Notice (draft)', ['Line \\ one', 'Line two']);
const docx = () => wordDocument([{ heading: NINE_SCRIPTS.km, text: `${NINE_SCRIPTS.ko} <b> & "` }]);

let test: TestApp;
let admin: TestUser;
beforeAll(async () => {
  test = await startApp();
  admin = await anAdmin(test);
});
afterAll(() => test.stop());

const upload = (bytes: Buffer, name: string, { token } = admin as { token?: string }, purpose = 'attachment') => {
  const call = request(test.server).post('/api/file/upload/one');
  if (token) call.set('Authorization', `Bearer ${token}`);
  return call.attach('file', bytes, name).field('purpose', purpose);
};

describe('uploading an attachment', () => {
  it('is for admins', async () => {
    expect((await upload(pdf(), 'a.pdf', {})).status).toBe(401);
    for (const who of [await aUser(test), await aModerator(test)]) {
      expect((await upload(pdf(), 'a.pdf', who)).body.code).toBe('FORBIDDEN');
    }
    expect((await upload(pdf(), 'a.pdf', admin, 'post')).body.code).toBe('UNSUPPORTED_FILE_TYPE');
  });

  it.each<[string, string, () => Buffer, string]>([
    ['pdf', '공지.pdf', pdf, 'application/pdf'],
    ['docx', 'ប្រកាស.docx', docx, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['xlsx', 'ตาราง.xlsx', spreadsheet, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['pptx', '資料.pptx', presentation, 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
    ['hwp', '안내문.hwp', hwp, 'application/x-hwp'],
    ['hwpx', 'নোটিশ.hwpx', hwpx, 'application/hwp+zip'],
  ])(
    'keeps a %s as it is, and hands it over under its name, as nothing that runs',
    async (extension, name, make, type) => {
      const bytes = make();
      const { status, body } = await upload(bytes, name.normalize('NFD'));
      expect([status, body]).toEqual([
        201,
        { name, path: body.path, thumbnailPath: null, type, size: bytes.length, width: null, height: null },
      ]);
      expect(body.path).toMatch(new RegExp(`^/files/[0-9a-f]{32}\\.${extension}$`));
      const reply = await fetch(new URL(body.path, test.url));
      expect(Buffer.from(await reply.arrayBuffer())).toEqual(bytes);
      const headers = Object.fromEntries(reply.headers);
      expect(headers).toMatchObject({
        'content-type': type,
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
      });
      const { 'content-disposition': disposition = '' } = headers;
      expect(disposition).toMatch(/^attachment; filename=/);
      expect(decodeURIComponent(/filename\*=UTF-8''(.*)$/.exec(disposition)?.[1] ?? '')).toBe(name);
    },
  );

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a picture', () => noise(20)],
    ['an archive', zip],
    ['a document with macros', documentWithMacros],
    ['an old Office document', () => compoundFile('WordDocument', 'HWP Document File')],
    ['a compound file that only says that it has a header', () => compoundFile('FileHeader', 'Something else')],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['text', () => Buffer.from(NINE_SCRIPTS.vi)],
    ['nothing', () => Buffer.alloc(0)],
  ])('refuses %s, whatever it is called', async (_, make) => {
    const { status, body } = await upload(await make(), 'notice.pdf');
    expect([status, body.code]).toEqual([415, 'UNSUPPORTED_FILE_TYPE']);
  });

  it('takes more of an admin than pictures may have, and no more than documents may', async () => {
    const large = (size: number) => Buffer.concat([pdf(), Buffer.alloc(size - pdf().length)]);
    expect((await upload(large(POST_IMAGE_BYTES + 1), 'large.pdf')).status).toBe(201);
    expect((await upload(large(ATTACHMENT_BYTES + 1), 'larger.pdf')).body.code).toBe('FILE_TOO_LARGE');
    expect((await upload(large(POST_IMAGE_BYTES + 1), 'a.png', await aUser(test), 'post')).body.code).toBe(
      'FILE_TOO_LARGE',
    );
  });
});

describe('a post of a board', () => {
  it('lists its attachments by name beside its pictures, and serves them under that name', async () => {
    const { body } = await upload(hwp(), 'x.hwp');
    const { body: picture } = await upload(await noise(30), 'y.png', admin, 'post');
    const files = [
      { name: '서식 (2026)', path: body.path },
      { name: 'y.png', path: picture.path },
    ];
    const { uuid } = await answer(test, admin, CREATE, { input: notice({ files }) });
    const { data } = await query(test, FILES, { uuid });
    expect(data['readPost']).toEqual({
      thumbnailImageUrl: picture.thumbnailPath,
      post_files: [
        { name: '서식 (2026)', path: body.path, thumbnailPath: null, width: null, height: null },
        { name: 'y.png', path: picture.path, thumbnailPath: picture.thumbnailPath, width: 30, height: 30 },
      ],
    });
    const { 'content-disposition': disposition = '' } = (await rest(test, 'get', body.path)).headers;
    expect(decodeURIComponent(disposition)).toContain('서식 (2026).hwp');
  });

  it('takes nobody else’s', async () => {
    const { body } = await upload(pdf(), 'x.pdf');
    const input = notice({ files: [{ name: 'x.pdf', path: body.path }] });
    expect((await refusalOf(test, await anAdmin(test), CREATE, { input })).code).toBe('FILE_NOT_FOUND');
  });
});

describe('the name of a download', () => {
  it.each([
    ['표.xlsx', 'a.xlsx', '표.xlsx'],
    ['TABLE.XLSX', 'a.xlsx', 'TABLE.XLSX'],
    ['setup.exe', 'a.pdf', 'setup.exe.pdf'],
  ])('of %s kept as %s is %s', (given, stored, name) => {
    expect(downloadName(given, stored)).toBe(name);
  });
});

describe('a damaged compound file', () => {
  it('is read to its end at most, wherever its chains lead', async () => {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'haiko-'));
    const file = path.join(folder, 'x');
    for (let at = 0; at < hwp().length; at += 7) {
      const bytes = hwp();
      bytes.writeUInt8((bytes[at] ?? 0) ^ 0xff, at);
      await fs.writeFile(file, bytes);
      expect([undefined, 'hwp']).toContain(await documentExtension(file));
    }
    for (const length of [8, 30, 100, 513, 1_030]) {
      await fs.writeFile(file, hwp().subarray(0, length));
      expect(await documentExtension(file)).toBeUndefined();
    }
    await fs.rm(folder, { recursive: true });
  });
});
