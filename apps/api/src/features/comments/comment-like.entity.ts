import {
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
import { Comment } from './comment.entity.js';

@Entity('comment_likes')
@Unique('uq_comment_likes', ['commentUuid', 'userUuid'])
@Index('ix_comment_likes_user', ['userUuid'])
export class CommentLike {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_comment_likes', default: () => 'uuidv7()' })
  uuid: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('uuid')
  commentUuid: string;

  @ManyToOne(() => Comment, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'comment_uuid', foreignKeyConstraintName: 'fk_comment_likes_comment' })
  comment: Relation<Comment>;

  @Column('uuid')
  userUuid: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_uuid', foreignKeyConstraintName: 'fk_comment_likes_user' })
  user: Relation<User>;
}
