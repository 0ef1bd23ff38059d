import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ReportCase } from '../reports/report-case.entity.js';
import { User } from '../users/user.entity.js';

/**
 * One cause for which somebody is suspended. `users.suspended_until`, which every call looks at, is the last moment of all of
 * them, so that taking one back leaves the others as they are.
 */
@Entity('suspensions')
@Index('uq_suspensions_cause', { synchronize: false })
@Index('ix_suspensions_report_case', ['reportCaseUuid'])
export class Suspension {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_suspensions', default: () => 'uuidv7()' })
  uuid: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('uuid')
  userUuid: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_uuid', foreignKeyConstraintName: 'fk_suspensions_user' })
  user: Relation<User>;

  /** The case of reports whose decision it is; null for what an admin or moderator said of the person directly. */
  @Column('uuid', { nullable: true })
  reportCaseUuid: string | null;

  @ManyToOne(() => ReportCase, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'report_case_uuid', foreignKeyConstraintName: 'fk_suspensions_report_case' })
  reportCase: Relation<ReportCase> | null;

  @Column('timestamptz')
  until: Date;
}
