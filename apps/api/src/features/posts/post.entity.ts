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
import { Nationality } from '../nationalities/nationality.entity.js';
import { User } from '../users/user.entity.js';
import { SubBoard } from '../boards/sub-board.entity.js';

export const BOARDS = ['COMMUNITY', 'NOTICE', 'INFORMATION', 'PLACE', 'NEWS'] as const;
export type Board = (typeof BOARDS)[number];

/** A post of any board. Counters are kept by the statements that change what they count. */
@Entity('posts')
@Check('ck_posts_texts', 'is_localized_text(title) and is_localized_text(content)')
@Check('ck_posts_board', `board in ('COMMUNITY', 'NOTICE', 'INFORMATION', 'PLACE', 'NEWS')`)
@Check('ck_posts_language', isLanguageOf('original_language'))
@Check('ck_posts_title', 'title ? original_language')
@Check('ck_posts_content', 'content ? original_language')
@Check('ck_posts_likes', 'like_count >= 0')
@Check('ck_posts_dislikes', 'dislike_count >= 0')
@Check('ck_posts_scraps', 'scrap_count >= 0')
@Check('ck_posts_comments', 'comment_count >= 0')
@Check('ck_posts_region', `region_id is null or board = 'COMMUNITY'`)
@Check('ck_posts_place', `board = 'PLACE' or (address is null and map_url is null)`)
@Index('ix_posts_board', { synchronize: false })
@Index('ix_posts_sub_board', { synchronize: false })
@Index('ix_posts_feed', { synchronize: false })
@Index('ix_posts_feed_by_nationality', { synchronize: false })
@Index('ix_posts_feed_by_region', { synchronize: false })
@Index('ix_posts_feed_by_language', { synchronize: false })
@Index('ix_posts_author', { synchronize: false })
@Index('ix_posts_hidden', { synchronize: false })
@Index('ix_posts_deleted', ['deletedAt'], { where: 'deleted_at is not null' })
export class Post {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_posts', default: () => 'uuidv7()' })
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

  @Column('varchar', { default: 'COMMUNITY' })
  board: Board;

  @Column('uuid', { nullable: true })
  subBoardUuid: string | null;

  @ManyToOne(() => SubBoard)
  @JoinColumn({ name: 'sub_board_uuid', foreignKeyConstraintName: 'fk_posts_sub_board' })
  subBoard: Relation<SubBoard> | null;

  @Column('uuid')
  authorUuid: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: 'author_uuid', foreignKeyConstraintName: 'fk_posts_author' })
  author: Relation<User>;

  /** Copied from the author, so that the feed of a nationality is one index scan. */
  @Column('uuid')
  authorNationalityUuid: string;

  @ManyToOne(() => Nationality, { nullable: false })
  @JoinColumn({ name: 'author_nationality_uuid', foreignKeyConstraintName: 'fk_posts_nationality' })
  authorNationality: Relation<Nationality>;

  @Column('varchar')
  originalLanguage: Language;

  @Column('jsonb')
  title: LocalizedText;

  @Column('jsonb')
  content: LocalizedText;

  @Column('int', { default: 0 })
  viewCount: number;

  @Column('int', { default: 0 })
  likeCount: number;

  @Column('int', { default: 0 })
  dislikeCount: number;

  @Column('int', { default: 0 })
  scrapCount: number;

  @Column('int', { default: 0 })
  commentCount: number;

  /** Counted by a trigger: how often what its card shows has changed, counters aside. */
  @Column('int', { default: 0 })
  cardVersion: number;

  /** The district that it is about, of the reference data. */
  @Column('smallint', { nullable: true })
  regionId: number | null;

  @Column('varchar', { nullable: true })
  address: string | null;

  @Column('varchar', { nullable: true })
  mapUrl: string | null;
}
