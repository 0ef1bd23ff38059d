import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

/**
 * A friendship with a moderator or an administrator that has ended lately, by whichever way (tr_friendships_ended): for a while they
 * decide about each other as little as before.
 */
@Entity('ended_friendships')
@Check('ck_ended_friendships_pair', 'one_uuid < other_uuid')
@Index('ix_ended_friendships_other', ['otherUuid'])
export class EndedFriendship {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_ended_friendships' })
  oneUuid: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'one_uuid', foreignKeyConstraintName: 'fk_ended_friendships_one' })
  one: Relation<User>;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_ended_friendships' })
  otherUuid: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'other_uuid', foreignKeyConstraintName: 'fk_ended_friendships_other' })
  other: Relation<User>;

  @Column('timestamptz', { default: () => 'now()' })
  endedAt: Date;
}
