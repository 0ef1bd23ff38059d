import { call } from '@haiko/shared/contract/call';
import { beforeEach, expect, it } from 'vitest';
import { rest } from '#/api/rest.ts';
import { createJobPosting } from './jobPostingForm.actions.ts';
import { emptyJobPosting } from './jobPostingFields.ts';

const written = call('GET', '/api/test/written', 200).returns<{ path: string; body: { title: string } }[]>();

beforeEach(() => sessionStorage.clear());

it('a posting that is sent again after a lost reply is published once', async () => {
  const title = `용접공 ช่างเชื่อม ជាងផ្សារ ${crypto.randomUUID()}`;
  const values = { ...emptyJobPosting(), title };
  await expect(createJobPosting(values)).rejects.toMatchObject({ status: 502 });
  await createJobPosting(values);
  const all = await rest.call(written);
  expect(all.filter(({ body }) => body.title === title)).toMatchObject([{ path: '/job-posting' }]);
});
