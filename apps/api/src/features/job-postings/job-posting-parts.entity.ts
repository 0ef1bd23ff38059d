import type { LocalizedText } from '@haiko/shared/i18n/localized';
import {
  Check,
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { JobPosting } from './job-posting.entity.js';

const IDENTITY = { type: 'int', generatedIdentity: 'ALWAYS' } as const;

/** A place of work. Ids of this file are those of the reference data. */
@Entity('job_posting_regions')
@Check('ck_job_posting_regions_texts', 'is_localized_text(region_original) and is_localized_text(detail_region)')
@Unique('uq_job_posting_regions', ['postingUuid', 'position'])
export class JobPostingRegion {
  @PrimaryGeneratedColumn('identity', { ...IDENTITY, primaryKeyConstraintName: 'pk_job_posting_regions' })
  id: number;

  @Column('uuid')
  postingUuid: string;

  @ManyToOne(() => JobPosting, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'posting_uuid', foreignKeyConstraintName: 'fk_job_posting_regions_posting' })
  posting: Relation<JobPosting>;

  @Column('smallint')
  position: number;

  @Column('smallint')
  levelOneId: number;

  /** Null where only the region is known, as in imported postings. */
  @Column('smallint', { nullable: true })
  levelTwoId: number | null;

  /** The address as it was picked. */
  @Column('jsonb')
  regionOriginal: LocalizedText;

  @Column('jsonb')
  detailRegion: LocalizedText;
}

/** A kind of job that the posting is; the sub item may be "all" of its group. */
@Entity('job_posting_categories')
@Unique('uq_job_posting_categories', ['postingUuid', 'position'])
export class JobPostingCategory {
  @PrimaryGeneratedColumn('identity', { ...IDENTITY, primaryKeyConstraintName: 'pk_job_posting_categories' })
  id: number;

  @Column('uuid')
  postingUuid: string;

  @ManyToOne(() => JobPosting, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'posting_uuid', foreignKeyConstraintName: 'fk_job_posting_categories_posting' })
  posting: Relation<JobPosting>;

  @Column('smallint')
  position: number;

  @Column('smallint')
  mainId: number;

  @Column('smallint')
  subId: number;
}

/** A visa whose holders may apply; the sub item may be "all" of its main. */
@Entity('job_posting_visas')
@Unique('uq_job_posting_visas', ['postingUuid', 'position'])
export class JobPostingVisa {
  @PrimaryGeneratedColumn('identity', { ...IDENTITY, primaryKeyConstraintName: 'pk_job_posting_visas' })
  id: number;

  @Column('uuid')
  postingUuid: string;

  @ManyToOne(() => JobPosting, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'posting_uuid', foreignKeyConstraintName: 'fk_job_posting_visas_posting' })
  posting: Relation<JobPosting>;

  @Column('smallint')
  position: number;

  @Column('smallint')
  mainId: number;

  @Column('smallint')
  subId: number;
}

/** How well people must speak a language. */
@Entity('job_posting_language_levels')
export class JobPostingLanguageLevel {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_job_posting_language_levels' })
  postingUuid: string;

  @ManyToOne(() => JobPosting, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'posting_uuid', foreignKeyConstraintName: 'fk_job_posting_language_levels_posting' })
  posting: Relation<JobPosting>;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'pk_job_posting_language_levels' })
  position: number;

  @Column('smallint')
  levelId: number;
}
