import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A post that has come into the feed (1) or gone from it (-1) since the anchors were counted: a trigger writes it down. */
@Entity('feed_changes')
@Check('ck_feed_changes_change', 'change in (-1, 1)')
export class FeedChange {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'pk_feed_changes',
  })
  id: string;

  @Column('timestamptz')
  createdAt: Date;

  @Column('uuid')
  uuid: string;

  @Column('smallint')
  change: number;
}
