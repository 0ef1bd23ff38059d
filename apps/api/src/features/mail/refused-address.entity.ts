import { Check, CreateDateColumn, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { isOneOf } from '../../platform/database/checks.js';
import { MAIL_REPORT_KINDS } from '@haiko/shared/contract/mailReports.schemas';
import type { MailReportKind } from './read-report.js';

/** An address that takes no mail, as a keyed hash alone: it came back for good, or its owner called it spam. */
@Entity('refused_addresses')
@Index('ix_refused_addresses_at', ['refusedAt'])
@Check('ck_refused_addresses_reason', isOneOf('reason', MAIL_REPORT_KINDS))
export class RefusedAddress {
  /** The first 128 bits of the hash. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_refused_addresses' })
  addressHash: string;

  @CreateDateColumn({ type: 'timestamptz' })
  refusedAt: Date;

  @Column('varchar')
  reason: MailReportKind;
}
