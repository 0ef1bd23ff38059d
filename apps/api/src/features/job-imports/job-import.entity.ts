import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

/** A record of a feed that was not taken: its id, else its number in the feed, and `CODE field`. */
export interface RefusedRecord {
  record: string;
  reason: string;
}

/** One import of the postings of a source, from its beginning on. */
@Entity('job_imports')
@Check('ck_job_imports_refused', `jsonb_typeof(refused) = 'array'`)
@Check('ck_job_imports_refused_reasons', `jsonb_typeof(refused_reasons) = 'object'`)
@Check('ck_job_imports_end', 'finished_at is null or error is null')
@Index('ix_job_imports_started', { synchronize: false })
@Index('ix_job_imports_running', ['source'], { where: 'finished_at is null and error is null' })
export class JobImport {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_job_imports', default: () => 'uuidv7()' })
  uuid: string;

  @Column('varchar')
  source: string;

  @Column('timestamptz', { default: () => 'now()' })
  startedAt: Date;

  /** Null while it runs, and for ever where the feed was not read to its end. */
  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;

  @Column('int', { default: 0 })
  created: number;

  @Column('int', { default: 0 })
  updated: number;

  @Column('int', { default: 0 })
  unchanged: number;

  @Column('int', { default: 0 })
  closed: number;

  /** Those that have left the feed, but too many at once to be believed. */
  @Column('int', { default: 0 })
  keptOpen: number;

  @Column('int', { default: 0 })
  refusedCount: number;

  /** The first of them. */
  @Column('jsonb', { default: [] })
  refused: RefusedRecord[];

  /** How many for which reason. */
  @Column('jsonb', { default: {} })
  refusedReasons: Record<string, number>;

  /** Why it was not read to its end. */
  @Column('varchar', { nullable: true })
  error: string | null;
}

/** What a running import has met in its feed. */
@Entity('job_import_sightings')
export class JobImportSighting {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_job_import_sightings' })
  importUuid: string;

  @ManyToOne(() => JobImport, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'import_uuid', foreignKeyConstraintName: 'fk_job_import_sightings_import' })
  import: Relation<JobImport>;

  @PrimaryColumn('varchar', { primaryKeyConstraintName: 'pk_job_import_sightings' })
  sourceId: string;
}

/** A source that nothing is read from until an administrator starts it again. */
@Entity('job_source_stops')
export class JobSourceStop {
  @PrimaryColumn('varchar', { primaryKeyConstraintName: 'pk_job_source_stops' })
  source: string;

  @Column('timestamptz', { default: () => 'now()' })
  stoppedAt: Date;
}
