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
import { User } from '../users/user.entity.js';
import { Post } from '../posts/post.entity.js';

export type ReactionType = 'Like' | 'Dislike';

/** A person's like or dislike of a post: one row a person, so that the two can never stand together. */
@Entity('post_reactions')
@Unique('uq_post_reactions', ['postUuid', 'userUuid'])
@Check('ck_post_reactions_type', `type in ('Like', 'Dislike')`)
@Index('ix_post_reactions_user', { synchronize: false })
export class PostReaction {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_post_reactions', default: () => 'uuidv7()' })
  uuid: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('uuid')
  postUuid: string;

  @ManyToOne(() => Post, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'post_uuid', foreignKeyConstraintName: 'fk_post_reactions_post' })
  post: Relation<Post>;

  @Column('uuid')
  userUuid: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_uuid', foreignKeyConstraintName: 'fk_post_reactions_user' })
  user: Relation<User>;

  @Column('varchar')
  type: ReactionType;
}
