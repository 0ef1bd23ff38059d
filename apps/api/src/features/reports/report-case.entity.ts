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
import {
  DECISION_REASONS,
  type DecisionReason,
  REPORT_DECISIONS,
  REPORT_TARGET_TYPES,
  type ReportDecision,
  type ReportTargetType,
} from '@haiko/shared/reports';
import { isOneOf } from '../../platform/database/checks.js';
import { User } from '../users/user.entity.js';

/** Everything that was reported of one target before a moderator decides; what is reported afterwards is a new case. */
@Entity('report_cases')
@Check('ck_report_cases_target_type', isOneOf('target_type', REPORT_TARGET_TYPES))
@Check('ck_report_cases_reporters', 'reporter_count >= 0')
@Check('ck_report_cases_decision', isOneOf('decision', REPORT_DECISIONS))
@Check('ck_report_cases_decided', '(decision is null) = (decided_at is null)')
@Check('ck_report_cases_reason', isOneOf('reason', DECISION_REASONS))
@Check('ck_report_cases_appealed', '(appeal is null) = (appealed_at is null)')
@Check('ck_report_cases_appeal_heard', 'heard_at is null or appealed_at is not null')
@Check(
  'ck_report_cases_second',
  `heard_by_uuid is null or heard_by_uuid is distinct from decided_by_uuid or heard_at >= appealed_at + interval '1 day'`,
)
@Index('uq_report_cases_open', ['targetType', 'targetUuid'], { unique: true, where: 'decision is null' })
@Index('ix_report_cases_newest', { synchronize: false })
@Index('ix_report_cases_open', { synchronize: false })
@Index('ix_report_cases_decided', { synchronize: false })
@Index('ix_report_cases_hiding', ['targetType', 'targetUuid'], { where: 'is_hiding' })
@Index('ix_report_cases_author', ['authorUuid'])
@Index('ix_report_cases_decided_by', ['decidedByUuid'])
@Index('ix_report_cases_appeals', { synchronize: false })
@Index('ix_report_cases_heard_by', ['heardByUuid'])
@Index('ix_report_cases_appealed', ['targetType', 'targetUuid'], { where: 'appealed_at is not null' })
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

  /** What its author is told. */
  @Column('varchar', { nullable: true })
  reason: DecisionReason | null;

  /** What its author says against the decision, once. */
  @Column('varchar', { nullable: true })
  appeal: string | null;

  @Column('timestamptz', { nullable: true })
  appealedAt: Date | null;

  /** Who decided about the appeal: nobody who decided before, but an admin who is alone, and that after a day. */
  @Column('uuid', { nullable: true })
  heardByUuid: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'heard_by_uuid', foreignKeyConstraintName: 'fk_report_cases_heard_by' })
  heardBy: Relation<User> | null;

  @Column('timestamptz', { nullable: true })
  heardAt: Date | null;
}
