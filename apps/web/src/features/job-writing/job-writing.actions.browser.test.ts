import { beforeEach, expect, it } from 'vitest';
import { rest } from '#/api/rest.ts';
import { createJob } from './job-writing.actions.ts';
import { emptyJob } from './jobForm.ts';

beforeEach(() => sessionStorage.clear());

it('a posting that is sent again after a lost reply is published once', async () => {
  const title = `용접공 ช่างเชื่อม ជាងផ្សារ ${crypto.randomUUID()}`;
  const values = { ...emptyJob(), title };
  await expect(createJob(values)).rejects.toMatchObject({ status: 502 });
  await createJob(values);
  const written = await rest.get<{ path: string; body: { title: string } }[]>('/api/test/written');
  expect(written.filter(({ body }) => body.title === title)).toMatchObject([{ path: '/job-posting' }]);
});
