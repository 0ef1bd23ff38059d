import { Injectable } from '@nestjs/common';
import { nicknameKey } from '@haiko/shared/rules/nickname';
import { normalizeText } from '@haiko/shared/rules/text';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import { type Page, type PageArgs, readPage } from '../../platform/graphql/page.js';
import { foldedTextHas } from '../../platform/search/folded-text.js';
import { USER_CARD } from '../users/users.queries.js';
import { A_FRIEND, userCardView, type UserView } from '../users/users.views.js';
import { type FriendRequestView, friendRequestView } from './friends.views.js';

export const FRIEND_REQUESTS_SHOWN = 100;

// Width, case and the marks on Latin letters do not count, nor does what makes nicknames look alike; everything is looked for literally.
const NAMED = `
  (:name?::text is null or ${foldedTextHas('u.nickname', ':name?')}
    or strpos(u.nickname_key, :key?::text) > 0)`;

// Whoever of the two asked (ix_friendships_of_requester, ix_friendships_of_addressee).
const FRIENDS_OF_VIEWER = `
  (
    select addressee_uuid as friend_uuid, decided_at, uuid from friendships
    where requester_uuid = :viewer and state = 'FRIENDS'
    union all
    select requester_uuid, decided_at, uuid from friendships where addressee_uuid = :viewer and state = 'FRIENDS'
  ) f join users u on u.uuid = f.friend_uuid`;

export const FRIENDS = statement(
  'friends.list',
  `
    select ${USER_CARD} as user from ${FRIENDS_OF_VIEWER} where ${NAMED}
    order by f.decided_at desc, f.uuid desc offset :skip limit :limit`,
);

const FRIENDS_TOTAL = statement(
  'friends.total',
  `select count(*)::int as total from ${FRIENDS_OF_VIEWER} where ${NAMED}`,
);

const REQUEST = `
  f.uuid, f.created_at as "createdAt", f.state,
  (select ${USER_CARD} from users u where u.uuid = f.requester_uuid) as requester,
  (select ${USER_CARD} from users u where u.uuid = f.addressee_uuid) as addressee`;

/** Keys from ix_friendships_received. */
export const RECEIVED_REQUESTS = statement(
  'friends.received',
  `
    select ${REQUEST} from friendships f join users u on u.uuid = f.requester_uuid
    where f.addressee_uuid = :viewer and f.state = 'REQUESTED' and ${NAMED}
    order by f.created_at desc, f.uuid desc limit ${FRIEND_REQUESTS_SHOWN}`,
);

/** Keys from ix_friendships_sent. */
export const SENT_REQUESTS = statement(
  'friends.sent',
  `
    select ${REQUEST} from friendships f where f.requester_uuid = :viewer and f.state = 'REQUESTED'
    order by f.created_at desc, f.uuid desc limit ${FRIEND_REQUESTS_SHOWN}`,
);

const REQUEST_BY_UUID = statement('friends.one', `select ${REQUEST} from friendships f where f.uuid = :request`);

export type FriendsPage = PageArgs & { nickName?: string | null };

/** Every read of friendships. */
@Injectable()
export class FriendsQueries {
  constructor(private readonly database: Database) {}

  /** The viewer's friends, the newest friendship first. */
  page(viewer: Viewer, { skip, take, nickName }: FriendsPage, wantsTotal: boolean): Promise<Page<UserView>> {
    const named = { viewer: viewer.uuid, ...nameValues(nickName) };
    return readPage({
      take,
      rows: (limit) => this.database.rows(FRIENDS, { ...named, skip, limit }),
      toItem: ({ user }) => userCardView(user, viewer, A_FRIEND),
      total: wantsTotal && (() => this.database.total(FRIENDS_TOTAL, named)),
    });
  }

  /** Open requests to the viewer, the newest ones. */
  async received(viewer: Viewer, nickName?: string | null): Promise<FriendRequestView[]> {
    const rows = await this.database.rows(RECEIVED_REQUESTS, { viewer: viewer.uuid, ...nameValues(nickName) });
    return rows.map((row) => friendRequestView(row, viewer));
  }

  /** Open requests of the viewer, the newest ones. */
  async sent(viewer: Viewer): Promise<FriendRequestView[]> {
    const rows = await this.database.rows(SENT_REQUESTS, { viewer: viewer.uuid });
    return rows.map((row) => friendRequestView(row, viewer));
  }

  async byUuid(viewer: Viewer, uuid: string): Promise<FriendRequestView | null> {
    const row = await this.database.row(REQUEST_BY_UUID, { request: uuid });
    return row ? friendRequestView(row, viewer) : null;
  }
}

/** The looked-for part of a nickname, as it is and as a key. */
function nameValues(nickName: string | null | undefined) {
  if (!nickName) return { name: null, key: null };
  return { name: normalizeText(nickName), key: nicknameKey(nickName) || null };
}
