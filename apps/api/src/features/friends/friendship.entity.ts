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
import { User } from '../users/user.entity.js';

export type FriendshipState = 'REQUESTED' | 'FRIENDS' | 'REJECTED';

/** A request and what became of it: one row a pair (uq_friendships_pair), whoever asked. */
@Entity('friendships')
@Check('ck_friendships_state', `state in ('REQUESTED', 'FRIENDS', 'REJECTED')`)
@Check('ck_friendships_pair', 'requester_uuid <> addressee_uuid')
@Check('ck_friendships_decided', `(state = 'REQUESTED') = (decided_at is null)`)
@Index('uq_friendships_pair', { synchronize: false })
@Index('ix_friendships_sent', { synchronize: false })
@Index('ix_friendships_received', { synchronize: false })
@Index('ix_friendships_of_requester', { synchronize: false })
@Index('ix_friendships_of_addressee', { synchronize: false })
export class Friendship {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_friendships', default: () => 'uuidv7()' })
  uuid: string;

  /** Of the request that stands. */
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('uuid')
  requesterUuid: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'requester_uuid', foreignKeyConstraintName: 'fk_friendships_requester' })
  requester: Relation<User>;

  @Column('uuid')
  addresseeUuid: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'addressee_uuid', foreignKeyConstraintName: 'fk_friendships_addressee' })
  addressee: Relation<User>;

  @Column('varchar', { default: 'REQUESTED' })
  state: FriendshipState;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;
}
