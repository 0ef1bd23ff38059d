import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, storeTokens } from '#/api/session.ts';
import { findUnsent, forgetAllUnsent, keepUnsent, type Unsent } from '#/api/unsent.ts';
import { sendUnsentPost } from './postForm.actions.ts';

const GONE = { statusCode: 400, code: 'FILE_NOT_FOUND', message: '', requestId: 'x' };
const aPicture = (name: string) => new File(['.'], name, { type: 'image/gif' });

interface Sent {
  to: string;
  as: string | null;
  body: unknown;
}
let sent: Sent[];
/** Paths that the server does not know any more. */
let gone: string[];
let afterUpload: () => void;

beforeEach(() => {
  [sent, gone, afterUpload] = [[], [], () => undefined];
  signInAs('linh');
  // A server that keeps what it is sent under the name of the file.
  vi.stubGlobal('fetch', (to: string, { body, headers }: { body: FormData | string; headers: Headers }) => {
    const as = headers.get('Authorization');
    if (body instanceof FormData) {
      const { name } = body.get('file') as File;
      sent.push({ to, as, body: name });
      afterUpload();
      return Promise.resolve(Response.json({ path: `/files/new-${name}` }, { status: 201 }));
    }
    const { files } = JSON.parse(body) as { files: { path: string }[] };
    sent.push({ to, as, body: files });
    const isGone = files.some(({ path }) => gone.includes(path));
    return Promise.resolve(isGone ? Response.json(GONE, { status: 400 }) : Response.json({}, { status: 201 }));
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await forgetAllUnsent('linh');
  clearSession();
});

function signInAs(sub: string): void {
  const token = `header.${btoa(JSON.stringify({ sub }))}.signature`;
  storeTokens({ accessToken: token, refreshToken: token, accessExpire: 60, refreshExpire: 600 });
}

async function aPost(pictures: Unsent['pictures']): Promise<Unsent> {
  const times = { createdAt: new Date().toISOString(), keptAt: Date.now() };
  const body = { title: 'ផ្សារ', content: 'ตลาด' };
  const post = { id: crypto.randomUUID(), account: 'linh', kind: 'post', place: '', isFailed: false } as const;
  await keepUnsent({ ...post, ...times, body, pictures });
  return (await findUnsent(post.id, 'linh')) as Unsent;
}

it('has its pictures sent anew that the server has forgotten while it waited, with what they show', async () => {
  gone = ['/files/old.gif'];
  const post = await aPost([{ name: 'ảnh.gif', alt: 'চাঁদ', path: '/files/old.gif', file: aPicture('ảnh.gif') }]);
  expect(await sendUnsentPost(post)).toBe(true);
  expect(sent.map(({ body }) => body)).toEqual([
    [{ name: 'ảnh.gif', alt: 'চাঁদ', path: '/files/old.gif' }],
    'ảnh.gif',
    [{ name: 'ảnh.gif', alt: 'চাঁদ', path: '/files/new-ảnh.gif' }],
  ]);
});

it('keeps what its pictures are made of, also once the server has them', async () => {
  const post = await aPost([{ name: 'a.gif', alt: '달', file: aPicture('a.gif') }]);
  expect(await sendUnsentPost(post)).toBe(true);
  const { pictures } = (await findUnsent(post.id, 'linh')) as Unsent;
  expect(pictures).toEqual([{ name: 'a.gif', alt: '달', path: '/files/new-a.gif', file: expect.any(File) }]);
});

it('sends none of its pictures as who has signed in meanwhile', async () => {
  afterUpload = () => signInAs('mina');
  const post = await aPost([
    { name: 'a.gif', file: aPicture('a.gif') },
    { name: 'b.gif', file: aPicture('b.gif') },
  ]);
  expect(await sendUnsentPost(post)).toBe(false);
  expect(sent.map(({ body }) => body)).toEqual(['a.gif']);
});

it('finds the pictures of an earlier release, which kept files alone', async () => {
  const file = aPicture('ก.gif');
  const post = await aPost([file as unknown as Unsent['pictures'][number]]);
  expect(post.pictures).toEqual([{ name: 'ก.gif', file: expect.any(File) }]);
});
