import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

/** Where a person's events stand, and which of their streams are open in whichever process. */
@Entity('live_cursors')
export class LiveCursor {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_live_cursors' })
  userUuid: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_uuid', foreignKeyConstraintName: 'fk_live_cursors_user' })
  user: Relation<User>;

  /** Of the newest event; ids of one person follow one another without a gap. */
  @Column('integer', { default: 0 })
  lastId: number;

  /** Oldest first. What a killed process left here is the first to go. */
  @Column('uuid', { array: true, default: '{}' })
  streams: string[];
}
