import sharp from 'sharp';
import request from 'supertest';
import type { TestApp } from './app.js';
import { rest } from './client.js';

interface NewPost {
  title?: string;
  content?: string;
  hashtagNames?: string[];
  files?: { name: string; path: string; alt?: string }[];
  region?: number;
  originalLanguage?: string;
}

/** Writes a post as this person, through the API; returns the reply's body. */
export async function aPost(test: TestApp, author: { token: string }, post: NewPost = {}) {
  const body = { title: 'First winter in Ansan', content: 'Where do you buy warm clothes?', ...post };
  const reply = await rest(test, 'post', '/api/post', body, { token: author.token });
  if (reply.status !== 201) throw new Error(`POST /api/post answered ${reply.status}: ${reply.text}`);
  return reply.body as {
    uuid: string;
    updatedAt: string;
    title: string;
    content: string;
    hashtags: { uuid: string; name: string }[];
  };
}

/** Writes a comment as this person, through the API. */
export async function aComment(
  test: TestApp,
  author: { token: string },
  comment: { postUuid: string; content?: string; parentCommentUuid?: string },
) {
  const body = { content: 'At the market near the station.', ...comment };
  const reply = await rest(test, 'post', '/api/comment', body, { token: author.token });
  if (reply.status !== 201) throw new Error(`POST /api/comment answered ${reply.status}: ${reply.text}`);
  return reply.body as { uuid: string; content: string };
}

/** Uploads a picture as this person, for posts unless told otherwise; returns its path. */
export async function aPicture({ server }: TestApp, { token }: { token: string }, purpose = 'post'): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#14b8a6' } })
    .png()
    .toBuffer();
  const reply = await request(server)
    .post('/api/file/upload/one')
    .set('Authorization', `Bearer ${token}`)
    .field('purpose', purpose)
    .attach('file', bytes, '사진.png');
  if (reply.status !== 201) throw new Error(`The upload answered ${reply.status}: ${reply.text}`);
  return (reply.body as { path: string }).path;
}
