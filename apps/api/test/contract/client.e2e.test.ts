import createClient from 'openapi-fetch';
import { startApp, type TestApp } from '../app.js';
import { aSignUp } from '../factories.js';
import type { paths } from './client.generated.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

// What this file says of fields and replies compiles because the types of the client, made from openapi.json, say so.
describe('a client that is made from openapi.json', () => {
  it('signs up, writes, reacts and is refused with a code', async () => {
    const visitor = createClient<paths>({ baseUrl: test.url });
    const { data: tokens } = await visitor.POST('/api/user/signup', { body: { ...aSignUp(), gender: 'female' } });
    const client = createClient<paths>({
      baseUrl: test.url,
      headers: { Authorization: `Bearer ${tokens?.accessToken}` },
    });

    const body = { title: '방 구해요', content: 'Cần tìm phòng gần ga.', hashtagNames: ['집'] };
    const { data: post, response } = await client.POST('/api/post', { body });
    expect([response.status, post?.title, post?.hashtags.map(({ name }) => name)]).toEqual([201, '방 구해요', ['집']]);
    const path = { id: post?.uuid ?? '' };
    const { data: reactions } = await client.POST('/api/likes_dislikes/{id}/like', { params: { path } });
    expect(reactions).toEqual({ likes: 1, dislikes: 0, type: 'Like' });

    const { error } = await client.PUT('/api/post/{id}', { params: { path }, body: { ...body, title: ' ' } });
    expect([error?.code, error?.fields]).toEqual(['VALIDATION_FAILED', [{ path: 'title', code: 'REQUIRED' }]]);
    expect((await client.DELETE('/api/post/{id}', { params: { path } })).response.status).toBe(204);
    const { data: info } = await client.PUT('/api/user', { body: { readingLanguages: ['ko', 'km'] } });
    expect(info?.readingLanguages).toEqual(['ko', 'km']);
  });
});
