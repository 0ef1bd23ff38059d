import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { Company } from '../companies/company.entity.js';
import { User } from '../users/user.entity.js';

/** Somebody is asked to work for a company: a person of Haiko, or whoever has an address. */
@Entity('company_invitations')
@Check('ck_company_invitations_whom', '(user_uuid is null) <> (email is null)')
@Index('uq_company_invitations_whom', { synchronize: false })
@Index('ix_company_invitations_user', ['userUuid'], { where: 'user_uuid is not null' })
@Index('ix_company_invitations_email', ['email'], { where: 'email is not null' })
@Index('ix_company_invitations_expiry', ['expiresAt'])
export class CompanyInvitation {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_company_invitations', default: () => 'uuidv7()' })
  uuid: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('uuid')
  companyUuid: string;

  @ManyToOne(() => Company, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'company_uuid', foreignKeyConstraintName: 'fk_company_invitations_company' })
  company: Relation<Company>;

  @Column('uuid', { nullable: true })
  userUuid: string | null;

  @ManyToOne(() => User)
  @JoinColumn({ name: 'user_uuid', foreignKeyConstraintName: 'fk_company_invitations_user' })
  user: Relation<User> | null;

  /** Of somebody who may have no account yet. */
  @Column('varchar', { nullable: true })
  email: string | null;

  @Column('timestamptz')
  expiresAt: Date;
}
