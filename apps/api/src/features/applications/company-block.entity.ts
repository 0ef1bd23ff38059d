import { Check, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { isOneOf } from '../../platform/database/checks.js';
import { Company } from '../companies/company.entity.js';
import { User } from '../users/user.entity.js';
import { NOTE_SIDES } from './application-note.entity.js';

/**
 * A company and somebody who applied there want nothing more to do with each other. It stands beside `blocks`, which name people:
 * a seeker never learns who works for a company, and a quarrel of two people is not one with an employer.
 */
@Entity('company_blocks')
@Check('ck_company_blocks_by', isOneOf('by', NOTE_SIDES))
@Index('ix_company_blocks_user', ['userUuid'])
export class CompanyBlock {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_company_blocks' })
  companyUuid: string;

  @ManyToOne(() => Company, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'company_uuid', foreignKeyConstraintName: 'fk_company_blocks_company' })
  company: Relation<Company>;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_company_blocks' })
  userUuid: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: 'user_uuid', foreignKeyConstraintName: 'fk_company_blocks_user' })
  user: Relation<User>;

  /** Who blocks the other. */
  @PrimaryColumn('varchar', { primaryKeyConstraintName: 'pk_company_blocks' })
  by: (typeof NOTE_SIDES)[number];

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
