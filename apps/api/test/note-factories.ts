import type { TestApp } from './app.js';
import { query, rest } from './client.js';

const USER = 'uuid nickname profileImageUrl isWithdrawn nationalityInfo { nationality { code } }';

export const CONVERSATIONS = `query ($keyword: String, $isFriend: Boolean, $skip: Int, $take: Int) {
  readConversationList(keyword: $keyword, isFriend: $isFriend, skip: $skip, take: $take) {
    items { partnerUser { ${USER} } lastMessage { content contentKm hasFile } unreadCount lastMessageAt }
    totalCount hasMore
  }
}`;

export const MESSAGES = `query ($partner: ID!, $skip: Int, $take: Int) {
  readConversationMessages(partnerUserUuid: $partner, skip: $skip, take: $take) {
    items {
      uuid content contentKm fileUrl thumbnailUrl createdAt isMyMessage isRead
      fromUser { uuid nickname } toUser { uuid nickname }
    }
    hasMore
  }
}`;

export interface TestNote {
  uuid: string;
  content: string;
  fileUrl: string | null;
}

/** Sends a note through the API. */
export async function aNote(
  test: TestApp,
  sender: { token: string },
  recipient: { uuid: string },
  content: string,
  fileUrl?: string,
): Promise<TestNote> {
  const reply = await rest(test, 'post', `/api/notes/${recipient.uuid}`, { content, fileUrl }, sender);
  if (reply.status !== 201) throw new Error(`POST /api/notes answered ${reply.status}: ${reply.text}`);
  return reply.body as TestNote;
}

/** The conversations of somebody, as their list shows them. */
export async function conversationsOf(test: TestApp, caller: { token: string }, variables = {}) {
  return (await query(test, CONVERSATIONS, variables, caller)).data['readConversationList'];
}

/** What somebody and a partner wrote to each other; reading it marks it as read. */
export async function messagesOf(test: TestApp, caller: { token: string }, partner: { uuid: string }, variables = {}) {
  const reply = await query(test, MESSAGES, { partner: partner.uuid, ...variables }, caller);
  return reply.data['readConversationMessages'];
}

/** How many notes wait for somebody. */
export async function unreadNotesOf(test: TestApp, caller: { token: string }): Promise<number> {
  const { data } = await query(test, '{ readUserInformation { unreadNotesCount } }', {}, caller);
  return data['readUserInformation'].unreadNotesCount;
}

/** Makes two people friends through the API. */
export async function befriend(
  test: TestApp,
  one: { token: string },
  other: { token: string; uuid: string },
): Promise<void> {
  const { body } = await rest(test, 'post', `/api/friend/request/${other.uuid}`, undefined, one);
  await rest(test, 'put', `/api/friend/request/${body.uuid}/accept`, undefined, other);
}

/** Leaves of a person what a withdrawal leaves in the row. */
export async function withdraw(test: TestApp, { uuid }: { uuid: string }): Promise<void> {
  await test.database.manager.query(
    `update users set withdrawn_at = now(), nickname = '', nickname_key = null where uuid = $1`,
    [uuid],
  );
}
