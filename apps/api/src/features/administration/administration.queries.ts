import { Injectable } from '@nestjs/common';
import { foldCase, normalizeText } from '@haiko/shared/rules/text';
import { Database, type Statement } from '../../platform/database/database.js';
import { type Page, readPage } from '../../platform/graphql/page.js';
import { foldedTextHas } from '../../platform/search/folded-text.js';
import type { UsersArgs } from './administration.inputs.js';
import type { AdminUserView } from './administration.views.js';

const PERSON = `
  u.uuid, u.nickname, u.profile_image_url as "profileImageUrl", u.language, u.role,
  u.suspended_until as "suspendedUntil", u.created_at as "createdAt",
  (select i.email from identities i where i.user_uuid = u.uuid and i.email is not null
    order by i.created_at limit 1) as email`;

// $1 the folded keyword or null, $2 role or null. Everything is looked for literally.
const LISTED = `
  u.withdrawn_at is null and ($2::varchar is null or u.role = $2)
  and ($1::text is null or ${foldedTextHas('u.nickname', '$1')}
    or exists (select from identities i where i.user_uuid = u.uuid and starts_with(lower(i.email), $1)))`;

/** Keys from ix_users_newest. $3 skip, $4 limit. */
export const PEOPLE: Statement = {
  name: 'administration.people',
  text: `
    select ${PERSON} from (
      select * from users u where ${LISTED} order by u.created_at desc, u.uuid desc offset $3 limit $4
    ) u order by u.created_at desc, u.uuid desc`,
};

const TOTAL: Statement = {
  name: 'administration.peopleTotal',
  text: `select count(*)::int as total from users u where ${LISTED}`,
};

/** $1 person. */
const ONE: Statement = {
  name: 'administration.person',
  text: `select ${PERSON} from users u where u.uuid = $1 and u.withdrawn_at is null`,
};

/** What moderators and admins read of people. */
@Injectable()
export class AdministrationQueries {
  constructor(private readonly database: Database) {}

  /** The newest people first. */
  page({ keyword, role, skip, take }: UsersArgs, wantsTotal: boolean): Promise<Page<AdminUserView>> {
    const listed = [keyword ? foldCase(normalizeText(keyword).normalize('NFKC')) : null, role ?? null];
    return readPage({
      take,
      rows: (limit) => this.database.rows<AdminUserView>(PEOPLE, [...listed, skip, limit]),
      toItem: (row) => row,
      total: wantsTotal && (async () => (await this.database.row<{ total: number }>(TOTAL, listed))?.total ?? 0),
    });
  }

  byUuid(uuid: string): Promise<AdminUserView | undefined> {
    return this.database.row<AdminUserView>(ONE, [uuid]);
  }
}
