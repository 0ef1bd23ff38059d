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
  Unique,
} from 'typeorm';
import { REPORT_REASONS, REPORT_TARGET_TYPES, type ReportReason, type ReportTargetType } from '@haiko/shared/reports';
import { isOneOf } from '../../platform/database/checks.js';
import { User } from '../users/user.entity.js';
import { ReportCase } from './report-case.entity.js';

/** What one person says about one target; a second time says nothing new, unless the target has been changed and kept. */
@Entity('reports')
@Check('ck_reports_target_type', isOneOf('target_type', REPORT_TARGET_TYPES))
@Unique('uq_reports_reporter', ['reporterUuid', 'caseUuid'])
@Index('ix_reports_reporter', ['reporterUuid', 'targetType', 'targetUuid', 'createdAt'])
@Check('ck_reports_reason', isOneOf('reason', REPORT_REASONS))
@Index('ix_reports_case', ['caseUuid', 'createdAt'])
@Index('ix_reports_hidden', ['reporterUuid', 'targetType', 'targetUuid'], { where: 'is_hidden' })
export class Report {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_reports', default: () => 'uuidv7()' })
  uuid: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('uuid')
  caseUuid: string;

  @ManyToOne(() => ReportCase, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'case_uuid', foreignKeyConstraintName: 'fk_reports_case' })
  case: Relation<ReportCase>;

  @Column('uuid')
  reporterUuid: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'reporter_uuid', foreignKeyConstraintName: 'fk_reports_reporter' })
  reporter: Relation<User>;

  @Column('varchar')
  targetType: ReportTargetType;

  @Column('uuid')
  targetUuid: string;

  @Column('varchar')
  reason: ReportReason;

  @Column('varchar', { nullable: true })
  text: string | null;

  /** Among the reporters that hide a thing: what they added to their case leaves it with them. */
  @Column('boolean')
  isCounted: boolean;

  /** From the reporter, until they ask to see it again. */
  @Column('boolean', { default: true })
  isHidden: boolean;
}
