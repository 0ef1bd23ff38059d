import {
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
import { User } from '../users/user.entity.js';
import { JobPosting } from '../job-postings/job-posting.entity.js';

/** A posting that a person saved. */
@Entity('job_posting_scraps')
@Unique('uq_job_posting_scraps', ['postingUuid', 'userUuid'])
@Index('ix_job_posting_scraps_user', { synchronize: false })
@Index('ix_job_posting_scraps_age', ['createdAt'])
export class JobPostingScrap {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_job_posting_scraps', default: () => 'uuidv7()' })
  uuid: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('uuid')
  postingUuid: string;

  @ManyToOne(() => JobPosting, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'posting_uuid', foreignKeyConstraintName: 'fk_job_posting_scraps_posting' })
  posting: Relation<JobPosting>;

  @Column('uuid')
  userUuid: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_uuid', foreignKeyConstraintName: 'fk_job_posting_scraps_user' })
  user: Relation<User>;
}

/** That somebody opened a posting on a day; kept only as long as the ranking looks back. */
@Entity('job_posting_views')
@Index('ix_job_posting_views_day', ['day'])
export class JobPostingView {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_job_posting_views' })
  postingUuid: string;

  @ManyToOne(() => JobPosting, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'posting_uuid', foreignKeyConstraintName: 'fk_job_posting_views_posting' })
  posting: Relation<JobPosting>;

  @PrimaryColumn('date', { primaryKeyConstraintName: 'pk_job_posting_views' })
  day: string;

  /** A hash: nobody can be told from it. */
  @PrimaryColumn('varchar', { primaryKeyConstraintName: 'pk_job_posting_views' })
  reader: string;
}

/** The hot postings of the moment, best first; a job ranks them anew. */
@Entity('hot_job_postings')
@Unique('uq_hot_job_postings_posting', ['postingUuid'])
export class HotJobPosting {
  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'pk_hot_job_postings' })
  position: number;

  @Column('uuid')
  postingUuid: string;

  @ManyToOne(() => JobPosting, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'posting_uuid', foreignKeyConstraintName: 'fk_hot_job_postings_posting' })
  posting: Relation<JobPosting>;
}
