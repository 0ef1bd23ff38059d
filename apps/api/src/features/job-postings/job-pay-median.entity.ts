import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What open postings of a kind of job usually pay, where there are enough of them. */
@Entity('job_pay_medians')
export class JobPayMedian {
  /** A group of jobs or one of them. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_job_pay_medians' })
  jobCategoryId: number;

  /** Won an hour. */
  @Column('integer')
  hourly: number;
}
