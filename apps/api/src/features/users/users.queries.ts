import { Injectable } from '@nestjs/common';
import { NICKNAME_LOCK_DAYS } from '@haiko/shared/limits';
import { nicknameKey } from '@haiko/shared/rules/nickname';
import type { Viewer } from '../../platform/access/caller.js';
import { Database, type Statement } from '../../platform/database/database.js';
import { found } from '../../platform/errors/app-error.js';
import {
  type NicknameCheckView,
  type UserCardRow,
  userCardView,
  type UserInformationRow,
  type UserInformationView,
  userInformationView,
  type UserView,
} from './users.views.js';

/** The `UserCardRow` of users `u` as JSON, for the statements of posts and comments. */
export const USER_CARD = `
  json_build_object('uuid', u.uuid, 'nickname', u.nickname, 'profileImageUrl', u.profile_image_url,
    'nationalityUuid', u.nationality_uuid, 'isWithdrawn', u.withdrawn_at is not null)`;

const INFORMATION: Statement = {
  name: 'users.information',
  text: `
    select u.uuid, u.nickname, u.language, u.profile_image_url as "profileImageUrl", u.gender,
      to_char(u.birth_date, 'YYYY-MM-DD') as "birthDate", u.purpose, u.role,
      case when u.nickname_changed_at > now() - make_interval(days => $2)
        then u.nickname_changed_at + make_interval(days => $2) end as "nicknameChangeableAt",
      u.reading_languages as "readingLanguages", u.nationality_uuid as "nationalityUuid",
      array(select f.nationality_uuid::text from followed_nationalities f where f.user_uuid = u.uuid)
        as "followedNationalityUuids",
      (select count(*)::int from notes n
        where n.recipient_uuid = u.uuid and n.read_at is null and n.recipient_deleted_at is null) as "unreadNotesCount"
    from users u
    where u.uuid = $1`,
};

const CARD: Statement = {
  name: 'users.card',
  text: `
    select uuid, nickname, profile_image_url as "profileImageUrl", nationality_uuid as "nationalityUuid",
      withdrawn_at is not null as "isWithdrawn"
    from users
    where uuid = $1`,
};

const NICKNAME_HOLDER: Statement = {
  name: 'users.nicknameHolder',
  text: 'select uuid from users where nickname_key = $1',
};

@Injectable()
export class UsersQueries {
  constructor(private readonly database: Database) {}

  /** Everything about the person themselves: /myinfor and the shell. */
  async information(userUuid: string): Promise<UserInformationView> {
    const values = [userUuid, NICKNAME_LOCK_DAYS];
    return userInformationView(found(await this.database.row<UserInformationRow>(INFORMATION, values)));
  }

  /** Somebody's public card: the profile popup. Null when there is no such person. */
  async card(uuid: string, viewer: Viewer): Promise<UserView | null> {
    const row = await this.database.row<UserCardRow>(CARD, [uuid]);
    return row ? userCardView(row, viewer) : null;
  }

  /** Whether somebody else has the nickname; one's own is free to keep. */
  async nicknameCheck(nickname: string, viewer: Viewer | null): Promise<NicknameCheckView> {
    const holder = await this.database.row<{ uuid: string }>(NICKNAME_HOLDER, [nicknameKey(nickname)]);
    return { isExist: holder !== undefined && holder.uuid !== viewer?.uuid };
  }
}
