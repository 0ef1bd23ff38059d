import { Check, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

/** Somebody who wants to see nothing of somebody else. It hides both from each other. */
@Entity('blocks')
@Check('ck_blocks_pair', 'blocker_uuid <> blocked_uuid')
@Index('ix_blocks_newest', { synchronize: false })
@Index('ix_blocks_blocked', ['blockedUuid', 'blockerUuid'])
export class Block {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_blocks' })
  blockerUuid: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'blocker_uuid', foreignKeyConstraintName: 'fk_blocks_blocker' })
  blocker: Relation<User>;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_blocks' })
  blockedUuid: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'blocked_uuid', foreignKeyConstraintName: 'fk_blocks_blocked' })
  blocked: Relation<User>;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
