import { Injectable } from '@nestjs/common';
import type { Reader } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import { type Page, type PageArgs, readPage } from '../../platform/graphql/page.js';
import { USER_CARD } from '../users/users.queries.js';
import { type AuditEntryView, auditEntryView } from './audit.views.js';

const CHOSEN = `(:actor?::uuid is null or a.actor_uuid = :actor?) and (:target?::uuid is null or a.target_uuid = :target?)`;

const ENTRIES = statement(
  'audit.entries',
  `
    select a.uuid, a.created_at as "createdAt", ${USER_CARD} as actor, a.action, a.target_type as "targetType",
      a.target_uuid as "targetUuid", a.detail
    from audit_log a join users u on u.uuid = a.actor_uuid
    where ${CHOSEN} order by a.created_at desc, a.uuid desc offset :skip limit :limit`,
);

const ENTRIES_TOTAL = statement('audit.total', `select count(*)::int as total from audit_log a where ${CHOSEN}`);

export type AuditPage = PageArgs & { actorUuid?: string | null; targetUuid?: string | null };

/** Every read of the audit log. */
@Injectable()
export class AuditQueries {
  constructor(private readonly database: Database) {}

  /** The newest first; of one actor or about one target where they are given. */
  page(reader: Reader, args: AuditPage, wantsTotal: boolean): Promise<Page<AuditEntryView>> {
    const chosen = { actor: args.actorUuid ?? null, target: args.targetUuid ?? null };
    return readPage({
      take: args.take,
      rows: (limit) => this.database.rows(ENTRIES, { ...chosen, skip: args.skip, limit }),
      toItem: (row) => auditEntryView(row, reader),
      total: wantsTotal && (() => this.database.total(ENTRIES_TOTAL, chosen)),
    });
  }
}
