import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Post } from '../posts/post.entity.js';

/** The notice on top, if there is one: the table has room for one row, so that no race can pin two. */
@Entity('pinned_notice')
@Check('ck_pinned_notice', 'is_pinned')
export class PinnedNotice {
  @PrimaryColumn('boolean', { primaryKeyConstraintName: 'pk_pinned_notice', default: true })
  isPinned: boolean;

  @Column('uuid')
  postUuid: string;

  @ManyToOne(() => Post, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'post_uuid', foreignKeyConstraintName: 'fk_pinned_notice_post' })
  post: Relation<Post>;
}
