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
import {
  COMPANY_NOTIFICATION_TYPES,
  type CompanyNotificationType,
  REJECTION_CAUSES,
  type RejectionCause,
} from '@haiko/shared/companies';
import { isOneOf } from '../../platform/database/checks.js';
import { JobPosting } from '../job-postings/job-posting.entity.js';
import { Company } from './company.entity.js';

/** What a company is told about its review and its postings. */
@Entity('company_notifications')
@Check('ck_company_notifications_type', isOneOf('type', COMPANY_NOTIFICATION_TYPES))
@Check(
  'ck_company_notifications_reason',
  `(type = 'rejection') = (rejection_reason <> '' or rejection_cause is not null)`,
)
@Check('ck_company_notifications_cause', isOneOf('rejection_cause', REJECTION_CAUSES))
@Check(
  'ck_company_notifications_job_posting',
  `(type in ('payTooLowSoon', 'payTooLow', 'Application', 'applicationReminder')) = (job_posting_uuid is not null)
    and (type in ('payTooLowSoon', 'payTooLow')) = (wage_year is not null)`,
)
@Unique('uq_company_notifications_pay', ['jobPostingUuid', 'type', 'wageYear'])
@Index('ix_company_notifications_newest', { synchronize: false })
@Index('ix_company_notifications_unread', ['companyUuid'], { where: 'read_at is null' })
export class CompanyNotification {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_company_notifications', default: () => 'uuidv7()' })
  uuid: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('uuid')
  companyUuid: string;

  @ManyToOne(() => Company, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'company_uuid', foreignKeyConstraintName: 'fk_company_notifications_company' })
  company: Relation<Company>;

  @Column('varchar')
  type: CompanyNotificationType;

  /** As it was then; null for an approval, and where only words say why. */
  @Column('varchar', { nullable: true })
  rejectionCause: RejectionCause | null;

  /** As it was then; empty for an approval. */
  @Column('varchar', { default: '' })
  rejectionReason: string;

  /** Of a posting whose pay is too low, or for which somebody applies or waits. */
  @Column('uuid', { nullable: true })
  jobPostingUuid: string | null;

  @ManyToOne(() => JobPosting, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'job_posting_uuid', foreignKeyConstraintName: 'fk_company_notifications_job_posting' })
  jobPosting: Relation<JobPosting> | null;

  /** Of which year's minimum wage. */
  @Column('smallint', { nullable: true })
  wageYear: number | null;

  @Column('timestamptz', { nullable: true })
  readAt: Date | null;
}
