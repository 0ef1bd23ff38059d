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
  Unique,
} from 'typeorm';
import { NOTIFICATION_TYPES, type NotificationType, TYPES_FROM_RECEIVER } from '@haiko/shared/notifications';
import { isOneOf } from '../../platform/database/checks.js';
import { Post } from '../posts/post.entity.js';
import { User } from '../users/user.entity.js';

/** Something that a person is told. Its text is made when it is read, in whichever language. */
@Entity('notifications')
@Check('ck_notifications_type', isOneOf('type', NOTIFICATION_TYPES))
@Check('ck_notifications_people', 'people_count > 0')
@Check('ck_notifications_receiver', `(${isOneOf('type', TYPES_FROM_RECEIVER)}) = (receiver_uuid = from_user_uuid)`)
@Unique('uq_notifications_cause', ['receiverUuid', 'type', 'causeUuid', 'fromUserUuid'])
@Index('ix_notifications_received', { synchronize: false })
@Index('ix_notifications_unread', { synchronize: false })
@Index('ix_notifications_from_user', ['fromUserUuid'])
@Index('ix_notifications_post', ['postUuid'])
@Index('ix_notifications_age', ['createdAt'])
@Index('ix_notifications_group', { synchronize: false })
export class Notification {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_notifications', default: () => 'uuidv7()' })
  uuid: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('uuid')
  receiverUuid: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'receiver_uuid', foreignKeyConstraintName: 'fk_notifications_receiver' })
  receiver: Relation<User>;

  /** Who did it; of a group the last one. What nobody did is from its receiver. */
  @Column('uuid')
  fromUserUuid: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'from_user_uuid', foreignKeyConstraintName: 'fk_notifications_from_user' })
  fromUser: Relation<User>;

  @Column('varchar')
  type: NotificationType;

  /** What happened, or what it happened to: the comment, the post, or the other person. */
  @Column('uuid')
  causeUuid: string;

  /** Where it leads. */
  @Column('uuid', { nullable: true })
  postUuid: string | null;

  @ManyToOne(() => Post, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'post_uuid', foreignKeyConstraintName: 'fk_notifications_post' })
  post: Relation<Post> | null;

  /** Where it leads when that is neither a post nor a screen of its type. */
  @Column('varchar', { nullable: true })
  path: string | null;

  @Column('boolean', { default: false })
  isReply: boolean;

  /**
   * A group, of what happens to one post, is its newest row, which counts all of its people; the rows before it are superseded and have its
   * `groupedSince`.
   */
  @Column('int', { default: 1 })
  peopleCount: number;

  @Column('timestamptz', { default: () => 'now()' })
  groupedSince: Date;

  @Column('timestamptz', { nullable: true })
  supersededAt: Date | null;

  @Column('timestamptz', { nullable: true })
  readAt: Date | null;
}
