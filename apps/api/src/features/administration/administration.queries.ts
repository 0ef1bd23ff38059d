import { Injectable } from '@nestjs/common';
import { foldCase, normalizeText } from '@haiko/shared/rules/text';
import { AppConfig } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import { type Page, readPage } from '../../platform/graphql/page.js';
import { foldedTextHas } from '../../platform/search/folded-text.js';
import type { UsersArgs } from './administration.inputs.js';
import { isAskedFor } from './administration.statements.js';
import type { AdminUserView } from './administration.views.js';

const PERSON = `
  u.uuid, u.nickname, u.profile_image_url as "profileImageUrl", u.language, u.role,
  u.suspended_until as "suspendedUntil", u.created_at as "createdAt",
  (select i.email from identities i where i.user_uuid = u.uuid and i.email is not null
    order by i.created_at limit 1) as email, u.email_confirmed_at is not null as "isEmailConfirmed",
  exists (select from second_factors f where f.user_uuid = u.uuid and f.confirmed_at is not null) as "hasSecondFactor",
  exists (select from second_factors f join audit_log a on ${isAskedFor} where f.user_uuid = u.uuid) as "isRemovalAsked"`;

// The keyword is folded. Everything is looked for literally.
const LISTED = `
  u.withdrawn_at is null and (:role?::varchar is null or u.role = :role?)
  and (:keyword?::text is null or u.uuid::text = :keyword? or ${foldedTextHas('u.nickname', ':keyword?')}
    or exists (select from identities i where i.user_uuid = u.uuid and starts_with(lower(i.email), :keyword?)))`;

/** Keys from ix_users_newest. */
export const PEOPLE = statement(
  'administration.people',
  `
    select ${PERSON} from (
      select * from users u where ${LISTED} order by u.created_at desc, u.uuid desc offset :skip limit :limit
    ) u order by u.created_at desc, u.uuid desc`,
);

const PEOPLE_TOTAL = statement(
  'administration.peopleTotal',
  `select count(*)::int as total from users u where ${LISTED}`,
);

const PERSON_BY_UUID = statement(
  'administration.person',
  `select ${PERSON} from users u where u.uuid = :person and u.withdrawn_at is null`,
);

/** What moderators and admins read of people. */
@Injectable()
export class AdministrationQueries {
  constructor(
    private readonly database: Database,
    private readonly config: AppConfig,
  ) {}

  /** The newest people first. */
  page({ keyword, role, skip, take }: UsersArgs, wantsTotal: boolean): Promise<Page<AdminUserView>> {
    const folded = keyword ? foldCase(normalizeText(keyword).normalize('NFKC')) : null;
    const listed = { keyword: folded, role: role ?? null };
    return readPage({
      take,
      rows: (limit) => this.database.rows(PEOPLE, { ...listed, skip, limit }),
      toItem: (row) => this.#view(row),
      total: wantsTotal && (() => this.database.total(PEOPLE_TOTAL, listed)),
    });
  }

  async byUuid(uuid: string): Promise<AdminUserView | undefined> {
    const row = await this.database.row(PERSON_BY_UUID, { person: uuid });
    return row && this.#view(row);
  }

  // Without mail all accounts count as confirmed.
  #view(row: AdminUserView): AdminUserView {
    return { ...row, isEmailConfirmed: row.isEmailConfirmed || this.config.mail === undefined };
  }
}
