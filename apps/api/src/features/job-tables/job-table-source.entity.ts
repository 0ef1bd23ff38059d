import { Check, Column, CreateDateColumn, Entity, PrimaryColumn, Unique } from 'typeorm';

/** A city or an organization whose table of postings administrators load. */
@Entity('job_table_sources')
@Unique('uq_job_table_sources_name', ['name'])
@Check('ck_job_table_sources_url', `url like 'https://%'`)
export class JobTableSource {
  /** As its postings and imports are known by it. */
  @PrimaryColumn('varchar', { primaryKeyConstraintName: 'pk_job_table_sources' })
  source: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** As readers know it; who names it again means the same one. */
  @Column('varchar')
  name: string;

  /** Where its postings are read that have no page of their own. */
  @Column('varchar')
  url: string;

  /** What it wants said beside each. */
  @Column('varchar', { nullable: true })
  notice: string | null;
}
