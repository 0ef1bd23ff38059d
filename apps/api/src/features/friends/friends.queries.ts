import { Injectable } from '@nestjs/common';
import { FRIEND_REQUESTS_SHOWN } from '@haiko/shared/limits';
import { nicknameKey } from '@haiko/shared/rules/nickname';
import { normalizeText } from '@haiko/shared/rules/text';
import type { Viewer } from '../../platform/access/caller.js';
import { Database, type Statement } from '../../platform/database/database.js';
import { type Page, type PageArgs, readPage } from '../../platform/graphql/page.js';
import { foldedTextHas } from '../../platform/search/folded-text.js';
import { USER_CARD } from '../users/users.queries.js';
import { A_FRIEND, type UserCardRow, userCardView, type UserView } from '../users/users.views.js';
import { type FriendRequestRow, type FriendRequestView, friendRequestView } from './friends.views.js';

// Width, case and the marks on Latin letters do not count, nor does what makes nicknames look alike; everything is looked for literally.
const named = (keyword: string, key: string) => `
  (${keyword}::text is null or ${foldedTextHas('u.nickname', keyword)}
    or strpos(u.nickname_key, ${key}::text) > 0)`;

// Whoever of the two asked (ix_friendships_of_requester, ix_friendships_of_addressee).
const FRIENDS_OF_VIEWER = `
  (
    select addressee_uuid as friend_uuid, decided_at, uuid from friendships
    where requester_uuid = $1 and state = 'FRIENDS'
    union all
    select requester_uuid, decided_at, uuid from friendships where addressee_uuid = $1 and state = 'FRIENDS'
  ) f join users u on u.uuid = f.friend_uuid`;

/** $1 viewer, $2 skip, $3 limit, $4 and $5 the looked-for part of a nickname, as it is and as a key, or null. */
export const FRIENDS: Statement = {
  name: 'friends.list',
  text: `
    select ${USER_CARD} as user from ${FRIENDS_OF_VIEWER} where ${named('$4', '$5')}
    order by f.decided_at desc, f.uuid desc offset $2 limit $3`,
};

/** $1 viewer, $2 and $3 as $4 and $5 above. */
const TOTAL: Statement = {
  name: 'friends.total',
  text: `select count(*)::int as total from ${FRIENDS_OF_VIEWER} where ${named('$2', '$3')}`,
};

const REQUEST = `
  f.uuid, f.created_at as "createdAt", f.state,
  (select ${USER_CARD} from users u where u.uuid = f.requester_uuid) as requester,
  (select ${USER_CARD} from users u where u.uuid = f.addressee_uuid) as addressee`;

/** $1 viewer, $2 and $3 the looked-for part of the requester's nickname. Keys from ix_friendships_received. */
export const RECEIVED: Statement = {
  name: 'friends.received',
  text: `
    select ${REQUEST} from friendships f join users u on u.uuid = f.requester_uuid
    where f.addressee_uuid = $1 and f.state = 'REQUESTED' and ${named('$2', '$3')}
    order by f.created_at desc, f.uuid desc limit ${FRIEND_REQUESTS_SHOWN}`,
};

/** $1 viewer. Keys from ix_friendships_sent. */
export const SENT: Statement = {
  name: 'friends.sent',
  text: `
    select ${REQUEST} from friendships f where f.requester_uuid = $1 and f.state = 'REQUESTED'
    order by f.created_at desc, f.uuid desc limit ${FRIEND_REQUESTS_SHOWN}`,
};

const ONE: Statement = { name: 'friends.one', text: `select ${REQUEST} from friendships f where f.uuid = $1` };

export type FriendsPage = PageArgs & { nickName?: string | null };

/** Every read of friendships. */
@Injectable()
export class FriendsQueries {
  constructor(private readonly database: Database) {}

  /** The viewer's friends, the newest friendship first. */
  page(viewer: Viewer, { skip, take, nickName }: FriendsPage, wantsTotal: boolean): Promise<Page<UserView>> {
    const name = nameValues(nickName);
    return readPage({
      take,
      rows: (limit) => this.database.rows<{ user: UserCardRow }>(FRIENDS, [viewer.uuid, skip, limit, ...name]),
      toItem: ({ user }) => userCardView(user, viewer, A_FRIEND),
      total: wantsTotal && (() => this.#total(viewer, name)),
    });
  }

  /** Open requests to the viewer, the newest ones. */
  async received(viewer: Viewer, nickName?: string | null): Promise<FriendRequestView[]> {
    const rows = await this.database.rows<FriendRequestRow>(RECEIVED, [viewer.uuid, ...nameValues(nickName)]);
    return rows.map((row) => friendRequestView(row, viewer));
  }

  /** Open requests of the viewer, the newest ones. */
  async sent(viewer: Viewer): Promise<FriendRequestView[]> {
    const rows = await this.database.rows<FriendRequestRow>(SENT, [viewer.uuid]);
    return rows.map((row) => friendRequestView(row, viewer));
  }

  async byUuid(viewer: Viewer, uuid: string): Promise<FriendRequestView | null> {
    const row = await this.database.row<FriendRequestRow>(ONE, [uuid]);
    return row ? friendRequestView(row, viewer) : null;
  }

  async #total(viewer: Viewer, name: (string | null)[]): Promise<number> {
    return (await this.database.row<{ total: number }>(TOTAL, [viewer.uuid, ...name]))?.total ?? 0;
  }
}

function nameValues(nickName: string | null | undefined): [string | null, string | null] {
  if (!nickName) return [null, null];
  return [normalizeText(nickName), nicknameKey(nickName) || null];
}
