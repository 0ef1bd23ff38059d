import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { Post } from './post.entity.js';

/** The ranking of the moment, best first; a job makes it anew. */
@Entity('popular_posts')
@Unique('uq_popular_posts_post', ['postUuid'])
export class PopularPost {
  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'pk_popular_posts' })
  position: number;

  @Column('uuid')
  postUuid: string;

  @ManyToOne(() => Post, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'post_uuid', foreignKeyConstraintName: 'fk_popular_posts_post' })
  post: Relation<Post>;
}
