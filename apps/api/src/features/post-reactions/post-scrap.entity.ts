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
import { Post } from '../posts/post.entity.js';

/** A post that a person saved. */
@Entity('post_scraps')
@Unique('uq_post_scraps', ['postUuid', 'userUuid'])
@Index('ix_post_scraps_user', { synchronize: false })
export class PostScrap {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_post_scraps', default: () => 'uuidv7()' })
  uuid: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('uuid')
  postUuid: string;

  @ManyToOne(() => Post, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'post_uuid', foreignKeyConstraintName: 'fk_post_scraps_post' })
  post: Relation<Post>;

  @Column('uuid')
  userUuid: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_uuid', foreignKeyConstraintName: 'fk_post_scraps_user' })
  user: Relation<User>;
}
