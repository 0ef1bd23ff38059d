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
import type { AuditTargetType } from '@haiko/shared/audit';
import { User } from '../users/user.entity.js';

/** What an administrator did. Rows are only ever added. */
@Entity('audit_log')
@Check(
  'ck_audit_log_target_type',
  `target_type in ('user', 'post', 'comment', 'note', 'job-posting', 'company', 'sub-board', 'file', 'queue', 'visa-rule', 'resume', 'wage-defaulter', 'application', 'application-note', 'job-source', 'watched-word')`,
)
@Index('ix_audit_log_newest', { synchronize: false })
@Index('ix_audit_log_actor', { synchronize: false })
@Index('ix_audit_log_target', { synchronize: false })
@Index('ix_audit_log_action', { synchronize: false })
@Index('ix_audit_log_target_type', { synchronize: false })
export class AuditEntry {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_audit_log', default: () => 'uuidv7()' })
  uuid: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('uuid')
  actorUuid: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: 'actor_uuid', foreignKeyConstraintName: 'fk_audit_log_actor' })
  actor: Relation<User>;

  /** The name of the call. */
  @Column('varchar')
  action: string;

  @Column('varchar')
  targetType: AuditTargetType;

  @Column('uuid', { nullable: true })
  targetUuid: string | null;

  @Column('varchar', { default: '' })
  detail: string;
}
