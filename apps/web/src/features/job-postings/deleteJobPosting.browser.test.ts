import { expect, it, vi } from 'vitest';
import { keptQuery } from '#/api/keptFetch.ts';
import { keepText, recallReply } from '#/api/keptReplies.ts';
import { forgetJobPosting } from './deleteJobPosting.ts';

it('takes a deleted posting out of what is read without a network, and leaves the others in its lists', async () => {
  const [gone, stays] = ['01a2232c-9c5b-7e11-8a57-3f0d8f6f8a01', '01a2232c-9c5b-7e11-8a57-3f0d8f6f8a02'];
  const list = (...uuids: string[]) => JSON.stringify({ data: { page: { items: uuids.map((uuid) => ({ uuid })) } } });
  const opened = keptQuery('JobPostingDetailScreen', { uuid: gone });
  const all = keptQuery('JobPostings', { language: 'km' });
  if (!opened || !all) throw new Error('They are not kept.');
  await keepText(opened, JSON.stringify({ data: { readJobPosting: { uuid: gone, title: 'ជាងផ្សារ 용접공' } } }));
  await keepText(all, list(gone, stays));
  forgetJobPosting(gone);
  await vi.waitFor(async () => expect(await recallReply(opened)).toBeUndefined());
  expect(await recallReply(all)).toBe(list(stays));
});
