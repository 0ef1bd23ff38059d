import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { type Board, Post } from '../posts/post.entity.js';

/** What the keyword search looks through instead of the post: one folded text and its grams (search-text.ts). */
@Entity('post_search')
@Index('ix_post_search_newest', { synchronize: false })
@Index('ix_post_search_grams', { synchronize: false })
export class PostSearchEntry {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_post_search' })
  postUuid: string;

  @ManyToOne(() => Post, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'post_uuid', foreignKeyConstraintName: 'fk_post_search_post' })
  post: Relation<Post>;

  @Column('timestamptz')
  createdAt: Date;

  @Column('varchar')
  board: Board;

  @Column('text')
  text: string;

  @Column('int', { array: true })
  grams: number[];

  @Column('smallint')
  version: number;
}
