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

/** A word or phrase at which moderators want to look; it hides nothing by itself. */
@Entity('watched_words')
@Unique('uq_watched_words_key', ['wordKey'])
@Index('ix_watched_words_newest', { synchronize: false })
@Index('ix_watched_words_added_by', ['addedByUuid'])
export class WatchedWord {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_watched_words', default: () => 'uuidv7()' })
  uuid: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('varchar')
  word: string;

  /** In which two words are the same one (`watchedWordKey`). */
  @Column('varchar')
  wordKey: string;

  /** What a colleague should know who finds it in a text. */
  @Column('varchar')
  why: string;

  @Column('uuid')
  addedByUuid: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: 'added_by_uuid', foreignKeyConstraintName: 'fk_watched_words_added_by' })
  addedBy: Relation<User>;
}
