import { Injectable } from '@nestjs/common';
import type { Reader } from '../../platform/access/caller.js';
import { Database, type Statement } from '../../platform/database/database.js';
import { type Page, type PageArgs, readPage } from '../../platform/graphql/page.js';
import { USER_CARD } from '../users/users.queries.js';
import { type AuditEntryView, type AuditRow, auditEntryView } from './audit.views.js';

const CHOSEN = `($1::uuid is null or a.actor_uuid = $1) and ($2::uuid is null or a.target_uuid = $2)`;

/** $1 actor or null, $2 target or null, $3 skip, $4 limit. */
const ENTRIES: Statement = {
  name: 'audit.entries',
  text: `
    select a.uuid, a.created_at as "createdAt", ${USER_CARD} as actor, a.action, a.target_type as "targetType",
      a.target_uuid as "targetUuid", a.detail
    from audit_log a join users u on u.uuid = a.actor_uuid
    where ${CHOSEN} order by a.created_at desc, a.uuid desc offset $3 limit $4`,
};

const TOTAL: Statement = {
  name: 'audit.total',
  text: `select count(*)::int as total from audit_log a where ${CHOSEN}`,
};

export type AuditPage = PageArgs & { actorUuid?: string | null; targetUuid?: string | null };

/** Every read of the audit log. */
@Injectable()
export class AuditQueries {
  constructor(private readonly database: Database) {}

  /** The newest first; of one actor or about one target where they are given. */
  page(reader: Reader, args: AuditPage, wantsTotal: boolean): Promise<Page<AuditEntryView>> {
    const chosen = [args.actorUuid ?? null, args.targetUuid ?? null];
    return readPage({
      take: args.take,
      rows: (limit) => this.database.rows<AuditRow>(ENTRIES, [...chosen, args.skip, limit]),
      toItem: (row) => auditEntryView(row, reader),
      total: wantsTotal && (async () => (await this.database.row<{ total: number }>(TOTAL, chosen))?.total ?? 0),
    });
  }
}
