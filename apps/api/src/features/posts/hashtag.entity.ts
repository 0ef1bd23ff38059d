import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { Post } from './post.entity.js';

/** A tag as its first writer spelled it; `key` is the form in which tags are equal. */
@Entity('hashtags')
@Unique('uq_hashtags_key', ['key'])
export class Hashtag {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_hashtags', default: () => 'uuidv7()' })
  uuid: string;

  @Column('varchar')
  name: string;

  @Column('varchar')
  key: string;
}

@Entity('post_hashtags')
@Index('ix_post_hashtags_hashtag', ['hashtagUuid'])
export class PostHashtag {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_post_hashtags' })
  postUuid: string;

  @ManyToOne(() => Post, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'post_uuid', foreignKeyConstraintName: 'fk_post_hashtags_post' })
  post: Relation<Post>;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_post_hashtags' })
  hashtagUuid: string;

  @ManyToOne(() => Hashtag)
  @JoinColumn({ name: 'hashtag_uuid', foreignKeyConstraintName: 'fk_post_hashtags_hashtag' })
  hashtag: Relation<Hashtag>;

  @Column('smallint')
  position: number;
}
