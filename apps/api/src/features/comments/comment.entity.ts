import type { Language } from '@haiko/shared/i18n/languages';
import type { LocalizedText } from '@haiko/shared/i18n/localized';
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
import { isLanguageOf } from '../../platform/database/checks.js';
import { Post } from '../posts/post.entity.js';
import { User } from '../users/user.entity.js';

/** A comment on a post, or a reply to one: two levels, never more. */
@Entity('comments')
@Check('ck_comments_texts', 'is_localized_text(content)')
@Check('ck_comments_language', isLanguageOf('original_language'))
@Check('ck_comments_content', 'content ? original_language')
@Check('ck_comments_likes', 'like_count >= 0')
@Index('ix_comments_post', { synchronize: false })
@Index('ix_comments_parent', { synchronize: false })
@Index('ix_comments_author', ['authorUuid'])
@Index('ix_comments_of_author', { synchronize: false })
@Index('ix_comments_deleted', ['deletedAt'], { where: 'deleted_at is not null' })
export class Comment {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_comments', default: () => 'uuidv7()' })
  uuid: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt: Date;

  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;

  /** While moderators look at it, or when one hid it: only its author sees it. */
  @Column('timestamptz', { nullable: true })
  hiddenAt: Date | null;

  @Column('uuid')
  postUuid: string;

  @ManyToOne(() => Post, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'post_uuid', foreignKeyConstraintName: 'fk_comments_post' })
  post: Relation<Post>;

  @Column('uuid', { nullable: true })
  parentUuid: string | null;

  @ManyToOne(() => Comment, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'parent_uuid', foreignKeyConstraintName: 'fk_comments_parent' })
  parent: Relation<Comment> | null;

  @Column('uuid')
  authorUuid: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: 'author_uuid', foreignKeyConstraintName: 'fk_comments_author' })
  author: Relation<User>;

  @Column('varchar')
  originalLanguage: Language;

  @Column('jsonb')
  content: LocalizedText;

  @Column('int', { default: 0 })
  likeCount: number;
}
