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
import { Company } from '../companies/company.entity.js';
import { User } from '../users/user.entity.js';

/** Somebody who works for a company: its owner, whom a trigger adds with it, and whoever accepted an invitation. */
@Entity('company_members')
@Unique('uq_company_members_user', ['userUuid'])
@Index('ix_company_members_company', ['companyUuid'])
export class CompanyMember {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_company_members', default: () => 'uuidv7()' })
  uuid: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('uuid')
  companyUuid: string;

  @ManyToOne(() => Company, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'company_uuid', foreignKeyConstraintName: 'fk_company_members_company' })
  company: Relation<Company>;

  @Column('uuid')
  userUuid: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: 'user_uuid', foreignKeyConstraintName: 'fk_company_members_user' })
  user: Relation<User>;
}
