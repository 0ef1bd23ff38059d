import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

/** What an administrator did. Rows are only ever added. */
@Entity('audit_log')
@Index('ix_audit_log_newest', { synchronize: false })
@Index('ix_audit_log_actor', { synchronize: false })
@Index('ix_audit_log_target', { synchronize: false })
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
  targetType: string;

  @Column('uuid', { nullable: true })
  targetUuid: string | null;

  @Column('varchar', { default: '' })
  detail: string;
}
