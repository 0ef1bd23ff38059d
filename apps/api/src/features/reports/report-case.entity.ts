import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import type { ReportTargetType } from '@haiko/shared/reports';
import { User } from '../users/user.entity.js';

export const REPORT_DECISIONS = ['KEEP', 'HIDE', 'DELETE', 'WARN', 'SUSPEND'] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

/** Everything that was reported of one target before a moderator decides; what is reported afterwards is a new case. */
@Entity('report_cases')
@Check('ck_report_cases_target_type', `target_type in ('post', 'comment', 'note', 'user', 'job-posting')`)
@Check('ck_report_cases_reporters', 'reporter_count >= 0')
@Check('ck_report_cases_decision', `decision in ('KEEP', 'HIDE', 'DELETE', 'WARN', 'SUSPEND')`)
@Check('ck_report_cases_decided', '(decision is null) = (decided_at is null)')
@Index('uq_report_cases_open', ['targetType', 'targetUuid'], { unique: true, where: 'decision is null' })
@Index('ix_report_cases_newest', { synchronize: false })
@Index('ix_report_cases_open', { synchronize: false })
@Index('ix_report_cases_decided', { synchronize: false })
@Index('ix_report_cases_hiding', ['targetType', 'targetUuid'], { where: 'is_hiding' })
@Index('ix_report_cases_author', ['authorUuid'])
@Index('ix_report_cases_decided_by', ['decidedByUuid'])
export class ReportCase {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_report_cases', default: () => 'uuidv7()' })
  uuid: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** When somebody last reported it or decided: by the clock under the row's lock, so that no two versions have one time. */
  @Column('timestamptz', { default: () => 'now()' })
  updatedAt: Date;

  @Column('varchar')
  targetType: ReportTargetType;

  @Column('uuid')
  targetUuid: string;

  @Column('uuid', { nullable: true })
  authorUuid: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'author_uuid', foreignKeyConstraintName: 'fk_report_cases_author' })
  author: Relation<User> | null;

  /** The target as it read when it was first reported. */
  @Column('varchar')
  excerpt: string;

  @Column('integer', { default: 1 })
  reporterCount: number;

  /** Those of them whose reports hide: accounts of a day at least (`reporterCounts`). */
  @Column('integer', { default: 0 })
  countedCount: number;

  /** Whether this case hides its target. It is shown when none of its cases does. */
  @Column('boolean', { default: false })
  isHiding: boolean;

  /** Null while the case is open. */
  @Column('varchar', { nullable: true })
  decision: ReportDecision | null;

  @Column('uuid', { nullable: true })
  decidedByUuid: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'decided_by_uuid', foreignKeyConstraintName: 'fk_report_cases_decided_by' })
  decidedBy: Relation<User> | null;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;

  /** What the moderator wrote about it. */
  @Column('varchar', { nullable: true })
  note: string | null;
}
