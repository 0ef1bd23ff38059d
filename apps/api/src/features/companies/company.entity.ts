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
  UpdateDateColumn,
} from 'typeorm';
import {
  type BusinessStatus,
  type CompanyStatus,
  REJECTION_CAUSES,
  type RejectionCause,
} from '@haiko/shared/companies';
import { isOneOf } from '../../platform/database/checks.js';
import { StoredFile } from '../files/file.entity.js';
import { User } from '../users/user.entity.js';

const ALIVE = { where: 'deleted_at is null' };
/** A rejected company leaves its number to whoever it belongs to. */
const HOLDS_NUMBER = `deleted_at is null and status <> 'rejected'`;

/** A company that writes job postings once an admin has approved it. */
@Entity('companies')
@Check('ck_companies_status', `status in ('pending', 'resubmitted', 'approved', 'rejected')`)
@Check('ck_companies_number', `business_registration_number ~ '^[0-9]{3}-[0-9]{2}-[0-9]{5}$'`)
@Check('ck_companies_reason', `(status = 'rejected') = (rejection_reason <> '' or rejection_cause is not null)`)
@Check('ck_companies_cause', isOneOf('rejection_cause', REJECTION_CAUSES))
@Check('ck_companies_approved', `status <> 'approved' or approved_at is not null`)
@Check('ck_companies_not_approved', `status not in ('pending', 'rejected') or approved_at is null`)
@Check(
  'ck_companies_business_status',
  `business_status in ('NOT_ASKED', 'ACTIVE', 'SUSPENDED', 'CLOSED', 'NOT_REGISTERED')`,
)
@Check('ck_companies_business_checked', `(business_status = 'NOT_ASKED') = (business_checked_at is null)`)
@Check('ck_companies_certificate', 'deleted_at is not null or registration_file_uuid is not null')
@Index('uq_companies_owner', ['ownerUuid'], { ...ALIVE, unique: true })
@Index('uq_companies_number', ['businessRegistrationNumber'], { where: HOLDS_NUMBER, unique: true })
@Index('ix_companies_newest', { synchronize: false })
@Index('ix_companies_of_status', { synchronize: false })
@Index('ix_companies_business_check', { synchronize: false })
@Index('ix_companies_owner', ['ownerUuid'])
@Index('ix_companies_logo', ['logoFileUuid'], { where: 'logo_file_uuid is not null' })
@Index('ix_companies_registration', ['registrationFileUuid'], { where: 'registration_file_uuid is not null' })
export class Company {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_companies', default: () => 'uuidv7()' })
  uuid: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  /** When its name, which a report of it shows, was last changed; the database marks it. */
  @Column('timestamptz', { nullable: true })
  contentChangedAt: Date | null;

  @Column('uuid')
  ownerUuid: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: 'owner_uuid', foreignKeyConstraintName: 'fk_companies_owner' })
  owner: Relation<User>;

  @Column('varchar')
  companyName: string;

  /** `123-45-67890` */
  @Column('varchar')
  businessRegistrationNumber: string;

  /** Empty for none. */
  @Column('varchar', { default: '' })
  homepageUrl: string;

  @Column('varchar')
  managerName: string;

  /** Digits alone, as the other number. */
  @Column('varchar')
  managerPhone: string;

  @Column('varchar')
  managerMobile: string;

  @Column('varchar')
  managerEmail: string;

  /** As the owner calls it; empty for none. */
  @Column('varchar', { default: '' })
  logoFileName: string;

  @Column('uuid', { nullable: true })
  logoFileUuid: string | null;

  @ManyToOne(() => StoredFile)
  @JoinColumn({ name: 'logo_file_uuid', foreignKeyConstraintName: 'fk_companies_logo' })
  logo: Relation<StoredFile> | null;

  @Column('varchar')
  registrationFileName: string;

  /** The certificate; null once the company is deleted. */
  @Column('uuid', { nullable: true })
  registrationFileUuid: string | null;

  @ManyToOne(() => StoredFile)
  @JoinColumn({ name: 'registration_file_uuid', foreignKeyConstraintName: 'fk_companies_registration' })
  registrationFile: Relation<StoredFile> | null;

  @Column('varchar', { default: 'pending' })
  status: CompanyStatus;

  /** When it was last handed in for review. */
  @Column('timestamptz', { default: () => 'now()' })
  submittedAt: Date;

  /** Null unless rejected, and where only words say why. */
  @Column('varchar', { nullable: true })
  rejectionCause: RejectionCause | null;

  /** What the administrator wrote beside it; empty unless rejected. */
  @Column('varchar', { default: '' })
  rejectionReason: string;

  /** Set by an approval, cleared by a rejection: while it is set, everybody may see the postings. */
  @Column('timestamptz', { nullable: true })
  approvedAt: Date | null;

  /** When a person read the certificate that stands there now; null where nobody has. */
  @Column('timestamptz', { nullable: true })
  certificateCheckedAt: Date | null;

  /** What the tax office said last of the registration number. */
  @Column('varchar', { default: 'NOT_ASKED' })
  businessStatus: BusinessStatus;

  @Column('timestamptz', { nullable: true })
  businessCheckedAt: Date | null;

  /** The day on which the business ended, `YYYY-MM-DD`, where the tax office says one. */
  @Column('date', { nullable: true })
  businessEndedOn: string | null;

  /** Since when nobody sees the postings because the business is closed; null again once a check or an administrator says otherwise. */
  @Column('timestamptz', { nullable: true })
  businessClosedAt: Date | null;

  /** The median of what applicants lately waited for a first answer; null while there are too few. */
  @Column('integer', { nullable: true })
  answerHours: number | null;

  /** A deleted company keeps its name and number for its old postings, and nothing else. */
  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;
}
