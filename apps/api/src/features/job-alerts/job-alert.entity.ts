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

/** A search for postings that a person keeps, to be told when something new matches. */
@Entity('job_alerts')
@Unique('uq_job_alerts_filter', ['userUuid', 'filter'])
@Index('ix_job_alerts_checked', ['checkedAt'])
export class JobAlert {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_job_alerts', default: () => 'uuidv7()' })
  uuid: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('uuid')
  userUuid: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_uuid', foreignKeyConstraintName: 'fk_job_alerts_user' })
  user: Relation<User>;

  @Column('varchar', { nullable: true })
  keyword: string | null;

  /** The search as the address of the list holds it, the keyword included. */
  @Column('varchar')
  filter: string;

  /** Postings up to this moment have been looked at. */
  @Column('timestamptz', { default: () => 'now()' })
  checkedAt: Date;
}
