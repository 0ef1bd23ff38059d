import { gql } from '@apollo/client';
import { expect, it } from 'vitest';
import { createCache } from '#/api/cache.ts';
import type { ScreenEvent } from '#/api/live/liveEvents.ts';
import { forgetAtNews } from './applicationLists.ts';

const OF_POSTING = gql`
  query OfPosting {
    readApplicationsOfPosting(jobPostingUuid: "1") {
      hasMore
    }
  }
`;

/** Whether the list is still known after this has been told. */
function isKnownAfter(event: ScreenEvent): boolean {
  const cache = createCache();
  const page = { __typename: 'ApplicationPage', hasMore: false };
  cache.writeQuery({ query: OF_POSTING, data: { readApplicationsOfPosting: page } });
  forgetAtNews({ cache }, event);
  return cache.readQuery({ query: OF_POSTING }) !== null;
}

it('forgets lists of applications once somebody has done something, or nobody knows whether they have', () => {
  expect([isKnownAfter({ name: 'application', uuid: '2' }), isKnownAfter({ name: 'missed' })]).toEqual([false, false]);
  expect(isKnownAfter({ name: 'desk', uuid: '2' })).toBe(true);
});
