import type { Language } from '@haiko/shared/i18n/languages';
import type { LocalizedText } from '@haiko/shared/i18n/localized';
import type { HiddenReason } from '@haiko/shared/jobPostings';
import type { HousingCode } from '@haiko/shared/reference/housings';
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
import { isLanguageOf } from '../../platform/database/checks.js';
import { Company } from '../companies/company.entity.js';

/** A job that a company here offers, or that was imported from elsewhere under the name that stands there. */
@Entity('job_postings')
@Check(
  'ck_job_postings_texts',
  'is_localized_text(title) and is_localized_text(description) and is_localized_text(extra_info)',
)
@Check('ck_job_postings_language', isLanguageOf('original_language'))
@Check('ck_job_postings_title', 'title ? original_language')
@Check('ck_job_postings_description', 'description ? original_language')
@Check('ck_job_postings_working_time', 'working_time between 1 and 24')
@Check('ck_job_postings_working_days', 'working_days between 1 and 7')
@Check('ck_job_postings_housing', `housing in ('none', 'dormitory', 'allowance')`)
@Check('ck_job_postings_hidden_reason', `hidden_reason = any (array['BELOW_MINIMUM_WAGE', 'SOURCE_STOPPED'])`)
@Check('ck_job_postings_filled', 'not is_filled or closed_at is not null')
@Check('ck_job_postings_hidden', 'hidden_reason is null or not is_public')
@Check('ck_job_postings_scraps', 'scrap_count >= 0')
@Check(
  'ck_job_postings_origin',
  `(company_uuid is null) = (source is not null)
      and (source is null) = (source_id is null) and (source is null) = (source_company_name is null)`,
)
@Check('ck_job_postings_url', `url = '' or url like 'https://%'`)
@Check(
  'ck_job_postings_salary',
  `case when salary_type_id = 1 then salary_amount_min = 0 and salary_amount_max = 0
        else salary_amount_min between 1 and salary_amount_max end`,
)
@Index('uq_job_postings_source', ['source', 'sourceId'], { unique: true, where: 'source is not null' })
@Index('ix_job_postings_open', { synchronize: false })
@Index('ix_job_postings_search', { synchronize: false })
@Index('ix_job_postings_arrived', { synchronize: false })
@Index('ix_job_postings_untranslated', { synchronize: false })
@Index('ix_job_postings_company', { synchronize: false })
@Index('ix_job_postings_unsearchable', ['searchVersion'], { where: 'deleted_at is null' })
@Index('ix_job_postings_contact_phone', ['contactPhone'], {
  where: `company_uuid is not null and contact_phone <> ''`,
})
@Index('ix_job_postings_contact_mobile', ['contactMobile'], {
  where: `company_uuid is not null and contact_mobile <> ''`,
})
@Index('ix_job_postings_facets_version', ['facetsVersion'], { where: 'deleted_at is null' })
@Index('ix_job_postings_deadline', ['deadlineDate'], { where: 'expired_at is null and deleted_at is null' })
export class JobPosting {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_job_postings', default: () => 'uuidv7()' })
  uuid: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** When it came here; an imported one may have been written long before. */
  @Column('timestamptz', { default: () => 'now()' })
  arrivedAt: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt: Date;

  /** When what a report of it shows was last changed, by whoever did; the database marks it. */
  @Column('timestamptz', { nullable: true })
  contentChangedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;

  @Column('uuid', { nullable: true })
  companyUuid: string | null;

  @ManyToOne(() => Company)
  @JoinColumn({ name: 'company_uuid', foreignKeyConstraintName: 'fk_job_postings_company' })
  company: Relation<Company> | null;

  /** Where it was imported from; null for a company's own. */
  @Column('varchar', { nullable: true })
  source: string | null;

  @Column('varchar', { nullable: true })
  sourceId: string | null;

  @Column('varchar', { nullable: true })
  sourceCompanyName: string | null;

  /** What the source last said, in short; another hash is news (features/job-imports). */
  @Column('varchar', { nullable: true })
  sourceHash: string | null;

  /** Where an imported one is read; empty for a company's own. */
  @Column('varchar', { default: '' })
  url: string;

  @Column('varchar')
  originalLanguage: Language;

  @Column('jsonb')
  title: LocalizedText;

  @Column('jsonb')
  description: LocalizedText;

  /** Without any language when there is none. */
  @Column('jsonb', { default: {} })
  extraInfo: LocalizedText;

  @Column('smallint')
  salaryTypeId: number;

  /** Won; both 0 when negotiable. */
  @Column('int')
  salaryAmountMin: number;

  @Column('int')
  salaryAmountMax: number;

  /** Hours a day. */
  @Column('smallint')
  workingTime: number;

  /** Days a week; null where they vary, or nobody said them. */
  @Column('smallint', { nullable: true })
  workingDays: number | null;

  /** Less is paid at first. */
  @Column('boolean', { default: false })
  hasProbation: boolean;

  /** Paid by what is done; the amounts are what it usually comes to. */
  @Column('boolean', { default: false })
  isPieceRate: boolean;

  @Column('smallint')
  educationId: number;

  @Column('smallint')
  career: number;

  @Column('smallint')
  employmentType: number;

  /** The last day, `YYYY-MM-DD`; it is over with that day in Seoul. */
  @Column('date')
  deadlineDate: string;

  @Column('boolean', { default: false })
  isRemote: boolean;

  @Column('varchar', { default: 'none' })
  housing: HousingCode;

  @Column('boolean', { default: true })
  isPublic: boolean;

  /** Why it is hidden although its company would show it, of what it says itself. */
  @Column('varchar', { nullable: true })
  hiddenReason: Exclude<HiddenReason, 'BUSINESS_CLOSED'> | null;

  /** Whether it is hidden because its company's business is closed; kept by a trigger on companies, so that no write of it shows it. */
  @Column('boolean', { default: false })
  isBusinessClosed: boolean;

  @Column('varchar')
  contactName: string;

  @Column('varchar')
  contactPhone: string;

  @Column('varchar')
  contactMobile: string;

  @Column('varchar')
  contactEmail: string;

  /** By its owner, or with its company. */
  @Column('timestamptz', { nullable: true })
  closedAt: Date | null;

  /** Whether it is closed because somebody was found. */
  @Column('boolean', { default: false })
  isFilled: boolean;

  /** By moderators, or by enough reports until they decide. */
  @Column('timestamptz', { nullable: true })
  blockedAt: Date | null;

  /** Set by the nightly job once the deadline is over; nobody waits for it. */
  @Column('timestamptz', { nullable: true })
  expiredAt: Date | null;

  /** Whether its company may show postings now; kept by a trigger on companies. */
  @Column('boolean', { default: true })
  isListed: boolean;

  @Column('int', { default: 0 })
  scrapCount: number;

  /** What it can be filtered by (job-search.facets.ts). */
  @Column('int', { array: true })
  facets: number[];

  /** By which version of its rules. */
  @Column('smallint', { default: 0 })
  facetsVersion: number;

  @Column('text', { default: '' })
  searchText: string;

  @Column('int', { array: true, default: '{}' })
  searchGrams: number[];

  @Column('smallint', { default: 0 })
  searchVersion: number;
}
