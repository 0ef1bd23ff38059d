import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

/** When an author's friends were last told of a post. */
@Entity('post_announcements')
export class PostAnnouncement {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_post_announcements' })
  authorUuid: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'author_uuid', foreignKeyConstraintName: 'fk_post_announcements_author' })
  author: Relation<User>;

  @Column('timestamptz', { default: () => 'now()' })
  announcedAt: Date;
}
