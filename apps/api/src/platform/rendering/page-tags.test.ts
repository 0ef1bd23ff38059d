import { expect, it } from 'vitest';
import { concernedBy, tagsOf, uuidsIn } from './page-tags.js';

it('a page tells of each thing that its queries were answered, and of the lists in which they stand', () => {
  const answers = {
    ROOT_QUERY: {
      __typename: 'Query',
      'readPosts:{}': { __typename: 'PagedPosts', items: [{ __ref: 'Post:1' }, { __ref: 'Post:2' }], hasMore: true },
      readHotJobPostings: [{ __ref: 'JobPosting:3' }],
      'readPost:{"uuid":"1"}': { __ref: 'Post:1' },
    },
    'Post:1': { uuid: '1' },
    'User:7': { uuid: '7' },
  };
  expect(tagsOf(answers)).toEqual(new Set(['Post:1', 'User:7', 'Post', 'JobPosting', 'Post:*']));
});

it('an empty list may fill with anything', () => {
  const tags = tagsOf({ ROOT_QUERY: { 'readPosts:{}': { items: [], hasMore: false } } });
  expect(concernedBy('Post').some((tag) => tags.has(tag))).toBe(true);
  expect(concernedBy('Post:1').some((tag) => tags.has(tag))).toBe(false);
});

it('what a search has found is told of words that change, as is one that has found nothing; a list that nobody searched is not', () => {
  const items = [{ __ref: 'Post:1' }];
  const isToldTo = (ROOT_QUERY: object) => concernedBy('Post?').some((tag) => tagsOf({ ROOT_QUERY }).has(tag));
  expect(isToldTo({ 'readPostsByKeyword:{"keyword":"ตลาด"}': { items } })).toBe(true);
  expect(isToldTo({ 'readPostsByKeyword:{"keyword":"ตลาด"}': { items: [] } })).toBe(true);
  expect(isToldTo({ 'readPostsByKeyword:{"keyword":""}': { items } })).toBe(false);
  expect(isToldTo({ 'readPosts:{"take":10}': { items } })).toBe(false);
  expect(isToldTo({ 'readInformationInCategory:{"subBoardUuid":"1"}': { items } })).toBe(false);
  expect(isToldTo({ 'readComments:{"postUuid":"1"}': { items: [] } })).toBe(false);
});

it.each([
  ['a word', '{"keyword":"용접"}'],
  ['a visa', '{"visas":[{"visaSubId":1804}]}'],
  ['kinds of employment', '{"employmentTypes":[4,5]}'],
  ['the least pay', '{"minHourlyPay":12000}'],
])('what is found by %s is told of postings that are found by something else', (_, asked) => {
  const items = [{ __ref: 'JobPosting:1' }];
  const tags = (said: string) => tagsOf({ ROOT_QUERY: { [`readJobPostings:${said}`]: { items } } });
  expect(tags(asked).has('JobPosting?')).toBe(true);
  expect(tags('{}').has('JobPosting?')).toBe(false);
  expect(tags('{"keyword":"","visas":[],"minHourlyPay":null}').has('JobPosting?')).toBe(false);
});

it('an answer tells of each uuid in it', () => {
  const post = { uuid: 'p1', title: 'uuid', hashtags: [{ uuid: 'h1' }], user: { uuid: 'u1', profileImageUrl: null } };
  const tags = uuidsIn({ page: { items: [post, { uuid: 'p2' }], hasMore: false } });
  expect(tags).toEqual(['p1', 'h1', 'u1', 'p2']);
  expect(concernedBy('Post:p2').some((tag) => tags.includes(tag))).toBe(true);
  expect(concernedBy('Post:p3').some((tag) => tags.includes(tag))).toBe(false);
});
