import { SCAM_SIGNS, type ScamSign } from '@haiko/shared/reference/scamSigns';
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
  Unique,
} from 'typeorm';
import { isOneOf } from '../../platform/database/checks.js';
import { WatchedWord } from '../watched-words/watched-word.entity.js';
import { ReportCase } from './report-case.entity.js';

/** What is looked at when it is written, and messages once their receiver has reported them. */
export const MARKED_TYPES = ['post', 'job-posting', 'note', 'comment'] as const;
export type MarkedType = (typeof MARKED_TYPES)[number];

/** One sign or one watched word that a text has, once, with the case in which moderators decide about it. */
@Entity('scam_marks')
@Unique('uq_scam_marks_sign', ['targetType', 'targetUuid', 'sign'])
@Unique('uq_scam_marks_word', ['targetType', 'targetUuid', 'wordUuid'])
@Check('ck_scam_marks_one', 'num_nonnulls(sign, word_uuid) = 1')
@Check('ck_scam_marks_target_type', isOneOf('target_type', MARKED_TYPES))
@Check('ck_scam_marks_sign', isOneOf('sign', SCAM_SIGNS))
@Index('ix_scam_marks_case', ['caseUuid'])
@Index('ix_scam_marks_word', ['wordUuid'])
export class ScamMark {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_scam_marks', default: () => 'uuidv7()' })
  uuid: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('uuid')
  caseUuid: string;

  @ManyToOne(() => ReportCase, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'case_uuid', foreignKeyConstraintName: 'fk_scam_marks_case' })
  case: Relation<ReportCase>;

  @Column('varchar')
  targetType: MarkedType;

  @Column('uuid')
  targetUuid: string;

  @Column('varchar', { nullable: true })
  sign: ScamSign | null;

  @Column('uuid', { nullable: true })
  wordUuid: string | null;

  @ManyToOne(() => WatchedWord, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'word_uuid', foreignKeyConstraintName: 'fk_scam_marks_word' })
  word: Relation<WatchedWord> | null;

  /** Of the text that has the sign: a case that was kept is not opened anew for the same one. */
  @Column('varchar')
  textHash: string;
}
