import { Injectable } from '@nestjs/common';
import type { AuditTargetType } from '@haiko/shared/audit';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import { type Page, type PageArgs, readPage } from '../../platform/graphql/page.js';
import { foldedTextHas } from '../../platform/search/folded-text.js';
import { isAboutOwn } from '../users/own-case.js';
import { USER_CARD } from '../users/users.queries.js';
import { type AuditEntryView, auditEntryView } from './audit.views.js';

// Days are days in Korea, the last one with all of it.
const CHOSEN = `
  (:actors?::uuid[] is null or a.actor_uuid = any(:actors?)) and (:target?::uuid is null or a.target_uuid = :target?)
  and (:action?::varchar is null or a.action = :action?) and (:targetType?::varchar is null or a.target_type = :targetType?)
  and (:from?::date is null or a.created_at >= :from?::date::timestamp at time zone 'Asia/Seoul')
  and (:until?::date is null or a.created_at < (:until?::date + 1)::timestamp at time zone 'Asia/Seoul')`;

/** What colleagues note of what they did is not for whom it is about: they read who did it, and what. */
export const ENTRIES = statement(
  'audit.entries',
  `
    select a.uuid, a.created_at as "createdAt", ${USER_CARD} as actor, a.action, a.target_type as "targetType",
      a.target_uuid as "targetUuid",
      case when a.actor_uuid <> :viewer and ${isAboutOwn(':viewer')} then '' else a.detail end as detail
    from audit_log a join users u on u.uuid = a.actor_uuid
    where ${CHOSEN} order by a.created_at desc, a.uuid desc offset :skip limit :limit`,
);

const ENTRIES_TOTAL = statement('audit.total', `select count(*)::int as total from audit_log a where ${CHOSEN}`);

/** SQL for the values that a column of the log has: a step through its index for each, however long the log is. */
const eachOf = (column: string) => `
  with recursive found (value) as (
    (select ${column} from audit_log order by ${column} limit 1)
    union all
    select (select a.${column} from audit_log a where a.${column} > found.value order by a.${column} limit 1) from found
    where found.value is not null
  )`;

/** As many as a list of choices may have. */
const MOST_ACTIONS = 200;

export const ACTIONS = statement(
  'audit.actions',
  `${eachOf('action')} select value as action from found where value is not null limit ${MOST_ACTIONS}`,
);

/** Who is called so, of those who have done something. */
export const ACTORS = statement(
  'audit.actors',
  `${eachOf('actor_uuid')} select u.uuid from found join users u on u.uuid = found.value where ${foldedTextHas('u.nickname', ':keyword')}`,
);

export interface AuditPage extends PageArgs {
  actorUuid?: string | null;
  targetUuid?: string | null;
  actor?: string | null;
  action?: string | null;
  targetType?: AuditTargetType | null;
  from?: string | null;
  until?: string | null;
}

/** Every read of the audit log. */
@Injectable()
export class AuditQueries {
  constructor(private readonly database: Database) {}

  /** The newest first, of what is asked for. */
  async page(
    reader: Reader<Viewer>,
    { skip, take, ...args }: AuditPage,
    wantsTotal: boolean,
  ): Promise<Page<AuditEntryView>> {
    const chosen = {
      actors: await this.#actors(args),
      target: args.targetUuid ?? null,
      action: args.action || null,
      targetType: args.targetType ?? null,
      from: args.from ?? null,
      until: args.until ?? null,
    };
    return readPage({
      take,
      rows: (limit) => this.database.rows(ENTRIES, { ...chosen, viewer: reader.viewer.uuid, skip, limit }),
      toItem: (row) => auditEntryView(row, reader),
      total: wantsTotal && (() => this.database.total(ENTRIES_TOTAL, chosen)),
    });
  }

  /** The names of all acts that the log has. */
  async actions(): Promise<string[]> {
    const rows = await this.database.rows(ACTIONS);
    return rows.map(({ action }) => action);
  }

  /** Null for everybody. */
  async #actors({ actorUuid, actor }: Pick<AuditPage, 'actorUuid' | 'actor'>): Promise<string[] | null> {
    if (actorUuid) return [actorUuid];
    if (!actor) return null;
    const rows = await this.database.rows(ACTORS, { keyword: actor });
    return rows.map(({ uuid }) => uuid);
  }
}
