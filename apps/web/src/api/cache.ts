import {
  defaultDataIdFromObject,
  type FieldMergeFunction,
  InMemoryCache,
  type Reference,
  type StoreObject,
  type TypePolicies,
} from '@apollo/client';
import { liveList, pagedList } from './pagedList.ts';

/** Every list of `{ items, totalCount, hasMore }`, also of queries that this release does not send yet. */
export const PAGED_FIELDS: readonly string[] = [
  'readPosts',
  'readComments',
  'readPostsByKeyword',
  'readNotices',
  'readInformationInCategory',
  'readPlaceInCategory',
  'readOwnedPosts',
  'readPostsOfUser',
  'readLikedPosts',
  'readScrappedPosts',
  'readFriendsList',
  'readMyCompanyNotifications',
  'readJobPostings',
  'readJobPostingsForCompany',
  'readScrappedJobPostings',
  'readTranslationSuggestions',
  'readSentTranslationSuggestions',
  'readOpenTranslationSuggestions',
  'readOwnDecisions',
  'readMyApplications',
  'readApplicationsOfPosting',
  'readApplicationInbox',
  'readApplicationNotes',
];

/** Lists to which rows come while they are read, and the time by which they are sorted. */
export const LIVE_FIELDS: Readonly<Record<string, string>> = {
  readConversationList: 'lastMessageAt',
  readConversationMessages: 'createdAt',
  readReceivedNotifications: 'createdAt',
};

/** A card asks for verdict and reason alone; another one has another sentence, which is not known yet. */
const mergeVisaFit: FieldMergeFunction<{ verdict: string; reason: string } | null> = (
  known,
  incoming,
  { mergeObjects },
) =>
  known && incoming && known.verdict === incoming.verdict && known.reason === incoming.reason
    ? mergeObjects(known, incoming)
    : incoming;

interface Place extends StoreObject {
  regionLevelOne: Reference | null;
  regionLevelTwo: Reference | null;
}

/** A card says of a place which it is, and leaves what else its posting's screen knows of it. */
const mergePlaces: FieldMergeFunction<Place[]> = (known = [], incoming) =>
  incoming.map((place, index) => {
    const before = known[index];
    return before && isSamePlace(before, place) ? { ...before, ...place } : place;
  });

function isSamePlace(one: Place, other: Place): boolean {
  return (['regionLevelOne', 'regionLevelTwo'] as const).every((level) => one[level]?.__ref === other[level]?.__ref);
}

/**
 * On the server it is read as soon as a reply has it. What came as unread stays so until a screen has shown it (useNotifications.ts): a
 * second reply may come before that does.
 */
const keepUnread: FieldMergeFunction<boolean> = (known, incoming) => known !== false && incoming;

const typePolicies: TypePolicies = {
  Query: {
    fields: {
      ...Object.fromEntries(PAGED_FIELDS.map((field) => [field, pagedList()])),
      ...Object.fromEntries(Object.entries(LIVE_FIELDS).map(([field, time]) => [field, liveList(time)])),
      // Whole lists: what a reply says replaces what was known.
      readReceivedFriendRequests: { merge: false },
      readSentFriendRequests: { merge: false },
      readBlockedUsers: { merge: false },
      readHotJobPostings: { merge: false },
      readJobAlerts: { merge: false },
      readApplicationCounts: { merge: false },
      // A detail opened from a list shows what the card already knows.
      readPost: {
        read: (existing, { args, toReference }) =>
          existing === undefined ? toReference({ __typename: 'Post', uuid: String(args?.uuid) }) : existing,
      },
    },
  },
  // A card asks for an excerpt, the detail for the whole text: both belong to the same shown text. What a reply says of
  // the reader's own marks replaces what was known.
  Post: { fields: { shown: { merge: true }, likes_dislikes: { merge: false }, scraps: { merge: false } } },
  Comment: {
    fields: { shown: { merge: true }, comment_likes_dislikes: { merge: false }, childComments: { merge: false } },
  },
  // A card asks for less of a posting than its screen.
  JobPosting: {
    fields: {
      shown: { merge: true },
      company: { merge: true },
      visaFit: { merge: mergeVisaFit },
      regions: { merge: mergePlaces },
      checks: { merge: true },
      visas: { merge: false },
    },
  },
  // A conversation has no uuid of its own: there is one with each person, and one about each application.
  Conversation: { keyFields: ['applicationUuid', 'partnerUser', ['uuid']], fields: { lastMessage: { merge: false } } },
  Notification: { fields: { isReadByReceiver: { merge: keepUnread } } },
  User: { fields: { nationalityInfo: { merge: true } } },
};

/** A fresh cache. Whatever has a uuid is one record everywhere; reference data go by id, value objects have neither. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies,
    dataIdFromObject: (object) =>
      typeof object.uuid === 'string' ? `${object.__typename}:${object.uuid}` : defaultDataIdFromObject(object),
  });
}
