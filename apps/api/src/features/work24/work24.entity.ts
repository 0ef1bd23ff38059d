import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { JobImport } from '../job-imports/job-import.entity.js';
import type { Work24Fields } from './work24-xml.js';

/** How far the service's lists were read, and when it may be called again: one row for all processes together. */
@Entity('work24_state')
@Check('ck_work24_state_one', 'id')
@Check('ck_work24_state_place', '(list is null) = (page is null)')
export class Work24State {
  @PrimaryColumn('boolean', { primaryKeyConstraintName: 'pk_work24_state', default: true })
  id: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  nextCallAt: Date;

  /** Of all times. */
  @Column('bigint', { default: 0 })
  calls: string;

  /** The reading of the lists that is under way, else the last one. */
  @Column('uuid', { nullable: true })
  importUuid: string | null;

  @ManyToOne(() => JobImport, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'import_uuid', foreignKeyConstraintName: 'fk_work24_state_import' })
  import: Relation<JobImport> | null;

  /** Of which list `page` is next, from 0; both null while no reading is under way. */
  @Column('smallint', { nullable: true })
  list: number | null;

  @Column('smallint', { nullable: true })
  page: number | null;

  /** How often what comes next has failed. */
  @Column('smallint', { default: 0 })
  tries: number;

  /** Pages in a row that were passed over. */
  @Column('smallint', { default: 0 })
  skipped: number;

  /** When the lists were last read to their end. */
  @Column('timestamptz', { nullable: true })
  readAt: Date | null;

  /** Nothing is asked before. */
  @Column('timestamptz', { nullable: true })
  restUntil: Date | null;

  /** Why it rests. */
  @Column('varchar', { nullable: true })
  problem: string | null;

  @Column('timestamptz', { nullable: true })
  problemSince: Date | null;
}

/** A posting as the service's list last had it. */
@Entity('work24_postings')
@Check('ck_work24_postings_entry', `jsonb_typeof(entry) = 'object'`)
@Index('ix_work24_postings_wanted', { synchronize: false })
@Index('ix_work24_postings_jobs_code', ['jobsCode'])
export class Work24Posting {
  @PrimaryColumn('varchar', { primaryKeyConstraintName: 'pk_work24_postings' })
  sourceId: string;

  @Column('varchar')
  hash: string;

  @Column('jsonb')
  entry: Work24Fields;

  @Column('varchar')
  jobsCode: string;

  /** The reading of the lists that met it last. */
  @Column('uuid')
  importUuid: string;

  /** Of its lists the one that met it last, from 0. */
  @Column('smallint', { default: 0 })
  list: number;

  @Column('timestamptz', { nullable: true })
  detailedAt: Date | null;

  /** Since when its detail is wanted, or when that is tried again; null where nothing is. */
  @Column('timestamptz', { nullable: true })
  wantedAt: Date | null;

  /** Wanted because the lists no longer have it, to learn whether it is gone. */
  @Column('boolean', { default: false })
  isCheck: boolean;

  @Column('smallint', { default: 0 })
  tries: number;
}
