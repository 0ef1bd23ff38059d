import { MAX_VIEW_SECONDS } from '@haiko/shared/limits';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Exclusion,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { User } from '../users/user.entity.js';
import { Post } from '../posts/post.entity.js';

/** Within which a reader's views of a post are one; the table of views has it as its default. */
const VIEW_WINDOW_MINUTES = 30;

/** One counted view: a reader (a user, or a visitor's hashed address) and a post, until the next one counts. */
@Entity('post_view_logs')
@Check('ck_post_view_logs_duration', `duration between 0 and ${MAX_VIEW_SECONDS}`)
@Index('ix_post_view_logs_user', ['userUuid', 'uuid'], { where: 'user_uuid is not null' })
@Index('ix_post_view_logs_age', ['createdAt'])
@Exclusion('ex_post_view_logs_window', 'using gist (post_uuid with =, reader with =, counted_during with &&)')
export class PostViewLog {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_post_view_logs', default: () => 'uuidv7()' })
  uuid: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('uuid')
  postUuid: string;

  @ManyToOne(() => Post, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'post_uuid', foreignKeyConstraintName: 'fk_post_view_logs_post' })
  post: Relation<Post>;

  @Column('uuid', { nullable: true })
  userUuid: string | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_uuid', foreignKeyConstraintName: 'fk_post_view_logs_user' })
  user: Relation<User> | null;

  /** The user, or a keyed hash of a visitor's network. */
  @Column('varchar')
  reader: string;

  @Column({ type: 'tstzrange', default: () => `tstzrange(now(), (now() + '00:${VIEW_WINDOW_MINUTES}:00'))` })
  countedDuring: string;

  /** Seconds; the longest that the reader reported. */
  @Column('int', { default: 0 })
  duration: number;
}
