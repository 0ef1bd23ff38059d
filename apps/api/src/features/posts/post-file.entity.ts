import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { StoredFile } from '../files/file.entity.js';
import { Post } from './post.entity.js';

/** A file of a post under the name that its author gave it. */
@Entity('post_files')
@Unique('uq_post_files_position', ['postUuid', 'position'])
@Index('ix_post_files_file', ['fileUuid'])
export class PostFile {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_post_files', default: () => 'uuidv7()' })
  uuid: string;

  @Column('uuid')
  postUuid: string;

  @ManyToOne(() => Post, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'post_uuid', foreignKeyConstraintName: 'fk_post_files_post' })
  post: Relation<Post>;

  @Column('uuid')
  fileUuid: string;

  @ManyToOne(() => StoredFile, { nullable: false })
  @JoinColumn({ name: 'file_uuid', foreignKeyConstraintName: 'fk_post_files_file' })
  file: Relation<StoredFile>;

  @Column('varchar')
  name: string;

  /** What a picture shows, in the words of the author. */
  @Column('varchar', { nullable: true })
  alt: string | null;

  @Column('smallint')
  position: number;
}
