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
import type { CompanyNotificationType } from '@haiko/shared/companies';
import { Company } from './company.entity.js';

/** What a company is told about its review. */
@Entity('company_notifications')
@Check('ck_company_notifications_type', `type in ('approval', 'rejection')`)
@Check('ck_company_notifications_reason', `(type = 'rejection') = (rejection_reason <> '')`)
@Index('ix_company_notifications_newest', { synchronize: false })
@Index('ix_company_notifications_unread', ['companyUuid'], { where: 'read_at is null' })
export class CompanyNotification {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_company_notifications', default: () => 'uuidv7()' })
  uuid: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('uuid')
  companyUuid: string;

  @ManyToOne(() => Company, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'company_uuid', foreignKeyConstraintName: 'fk_company_notifications_company' })
  company: Relation<Company>;

  @Column('varchar')
  type: CompanyNotificationType;

  /** As it was then; empty for an approval. */
  @Column('varchar', { default: '' })
  rejectionReason: string;

  @Column('timestamptz', { nullable: true })
  readAt: Date | null;
}
