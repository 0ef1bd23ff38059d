import { Injectable } from '@nestjs/common';
import type { AuditAction, AuditTargetType } from '@haiko/shared/audit';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';
import { INSERT_AUDIT_ENTRY } from './audit.statements.js';

export interface AuditedAct {
  /** The name of the call. */
  action: AuditAction;
  targetType: AuditTargetType;
  targetUuid?: string | null;
  /** What a later reader needs to understand the act; no personal text beyond it. */
  detail?: string;
}

/** Writes down what administrators do. */
@Injectable()
export class AuditService {
  constructor(
    private readonly database: Database,
    private readonly security: SecurityLog,
  ) {}

  /** Part of the transaction of the act itself: neither is there without the other. */
  async record(
    actor: Pick<Viewer, 'uuid'>,
    { action, targetType, targetUuid = null, detail = '' }: AuditedAct,
  ): Promise<void> {
    await this.database.rows(INSERT_AUDIT_ENTRY, { actor: actor.uuid, action, targetType, target: targetUuid, detail });
  }

  /** What has become of a company, whoever did it: of that the security log is told, too. */
  noteCompany(actor: Pick<Viewer, 'uuid'>, company: string, state: string): void {
    this.security.write('COMPANY_STATUS', actor.uuid, { target: company, state });
  }
}
