import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Before which post of the feed how many others stood when this was counted, for whoever sees what all see. */
@Entity('feed_anchors')
export class FeedAnchor {
  @PrimaryColumn('int', { primaryKeyConstraintName: 'pk_feed_anchors' })
  position: number;

  @Column('timestamptz')
  createdAt: Date;

  @Column('uuid')
  uuid: string;
}
