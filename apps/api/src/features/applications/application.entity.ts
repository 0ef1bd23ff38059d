import {
  APPLICATION_SIDES,
  APPLICATION_STATES,
  type ApplicationSide,
  type ApplicationState,
} from '@haiko/shared/applications';
import type { Language } from '@haiko/shared/i18n/languages';
import type { LocalizedText } from '@haiko/shared/i18n/localized';
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
import { isLanguageOf, isOneOf } from '../../platform/database/checks.js';
import { Company } from '../companies/company.entity.js';
import { JobPosting } from '../job-postings/job-posting.entity.js';
import { Resume } from '../resumes/resume.entity.js';
import { User } from '../users/user.entity.js';

/** Somebody applies for a job: by themselves, to one company, after agreeing to just that. */
@Entity('applications')
@Check('ck_applications_state', isOneOf('state', APPLICATION_STATES))
@Check('ck_applications_message', 'is_localized_text(message)')
@Check('ck_applications_language', isLanguageOf('original_language'))
@Check('ck_applications_ended', `(state in ('accepted', 'declined', 'withdrawn', 'closed')) = (ended_at is not null)`)
@Check('ck_applications_reason', `(state in ('declined', 'closed')) = (reason is not null)`)
@Check('ck_applications_read', `state not in ('read', 'talk', 'offer', 'accepted') or read_at is not null`)
@Check('ck_applications_kept', `state <> 'withdrawn' or (resume_uuid is null and message = '{}')`)
@Index('uq_applications_once', ['jobPostingUuid', 'seekerUuid'], { unique: true, where: `state <> 'withdrawn'` })
@Index('ix_applications_of_seeker', { synchronize: false })
@Index('ix_applications_of_posting', { synchronize: false })
@Index('ix_applications_of_company', ['companyUuid', 'jobPostingUuid'])
@Index('ix_applications_notes_of_seeker', { synchronize: false })
@Index('ix_applications_notes_of_company', { synchronize: false })
@Index('ix_applications_open', ['uuid'], { where: 'ended_at is null' })
@Index('ix_applications_ended', ['endedAt'], { where: `resume_uuid is not null or message <> '{}'` })
@Index('ix_applications_resume', ['resumeUuid'], { where: 'resume_uuid is not null' })
export class Application {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_applications', default: () => 'uuidv7()' })
  uuid: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** The version that a decision names. */
  @Column('timestamptz', { default: () => 'now()' })
  updatedAt: Date;

  @Column('uuid')
  jobPostingUuid: string;

  @ManyToOne(() => JobPosting, { nullable: false })
  @JoinColumn({ name: 'job_posting_uuid', foreignKeyConstraintName: 'fk_applications_job_posting' })
  jobPosting: Relation<JobPosting>;

  @Column('uuid')
  companyUuid: string;

  @ManyToOne(() => Company, { nullable: false })
  @JoinColumn({ name: 'company_uuid', foreignKeyConstraintName: 'fk_applications_company' })
  company: Relation<Company>;

  @Column('uuid')
  seekerUuid: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: 'seeker_uuid', foreignKeyConstraintName: 'fk_applications_seeker' })
  seeker: Relation<User>;

  /** What was sent; null once it is gone. */
  @Column('uuid', { nullable: true })
  resumeUuid: string | null;

  @ManyToOne(() => Resume, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'resume_uuid', foreignKeyConstraintName: 'fk_applications_resume' })
  resume: Relation<Resume> | null;

  @Column('varchar', { default: 'sent' })
  state: ApplicationState;

  /** Why it was declined or closed. */
  @Column('varchar', { nullable: true })
  reason: string | null;

  /** Empty where nothing was written, or once it is gone. */
  @Column('jsonb', { default: {} })
  message: LocalizedText;

  /** Of the message. */
  @Column('varchar')
  originalLanguage: Language;

  @Column('boolean')
  showVisa: boolean;

  @Column('varchar')
  consentVersion: string;

  /** What was agreed to, word by word. */
  @Column('varchar')
  consentText: string;

  @Column('timestamptz', { default: () => 'now()' })
  consentedAt: Date;

  @Column('timestamptz', { nullable: true })
  readAt: Date | null;

  /** When the company first did more than read it. */
  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;

  /** When the company was reminded that it has not answered. */
  @Column('timestamptz', { nullable: true })
  remindedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  interviewAt: Date | null;

  /** When something was last written about it, as far as that is still there. */
  @Column('timestamptz', { nullable: true })
  lastNoteAt: Date | null;

  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;
}

/** One state that an application came into. */
@Entity('application_steps')
@Check('ck_application_steps_state', isOneOf('state', APPLICATION_STATES))
@Check('ck_application_steps_by', isOneOf('by', APPLICATION_SIDES))
@Index('ix_application_steps_application', ['applicationUuid', 'at', 'uuid'])
export class ApplicationStep {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_application_steps', default: () => 'uuidv7()' })
  uuid: string;

  @Column('uuid')
  applicationUuid: string;

  @ManyToOne(() => Application, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'application_uuid', foreignKeyConstraintName: 'fk_application_steps_application' })
  application: Relation<Application>;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  at: Date;

  @Column('varchar')
  state: ApplicationState;

  @Column('varchar')
  by: ApplicationSide;
}
