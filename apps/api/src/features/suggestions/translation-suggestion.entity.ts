import type { Language } from '@haiko/shared/i18n/languages';
import { SUGGESTION_REJECTION_REASONS, type SuggestionRejectionReason } from '@haiko/shared/suggestions';
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
import { isLanguageOf, isOneOf } from '../../platform/database/checks.js';
import { User } from '../users/user.entity.js';
import type { SubjectType } from '../translations/translation-subjects.js';

/** `OUTDATED`: the original was changed or deleted before anybody decided. */
export const SUGGESTION_STATES = ['OPEN', 'ACCEPTED', 'REJECTED', 'OUTDATED'] as const;
export type SuggestionState = (typeof SUGGESTION_STATES)[number];

/** A better translation that a reader offers; the author of the original or a moderator decides. */
@Entity('translation_suggestions')
@Check(
  'ck_translation_suggestions_subject_type',
  `subject_type in ('post', 'comment', 'job-posting', 'resume', 'application', 'application-note')`,
)
@Check('ck_translation_suggestions_language', isLanguageOf('language'))
@Check('ck_translation_suggestions_state', `state in ('OPEN', 'ACCEPTED', 'REJECTED', 'OUTDATED')`)
@Check('ck_translation_suggestions_decided', `(state = 'OPEN') = (decided_at is null)`)
@Check('ck_translation_suggestions_rejection_reason', isOneOf('rejection_reason', SUGGESTION_REJECTION_REASONS))
@Check('ck_translation_suggestions_rejected', `rejection_reason is null or state = 'REJECTED'`)
@Index('uq_translation_suggestions_open', { synchronize: false })
@Index('ix_translation_suggestions_open', { synchronize: false })
@Index('ix_translation_suggestions_author', { synchronize: false })
@Index('ix_translation_suggestions_accepted', ['subjectType', 'subjectUuid'], { where: `state = 'ACCEPTED'` })
@Index('ix_translation_suggestions_sent', { synchronize: false })
@Index('ix_translation_suggestions_decider', ['deciderUuid'], { where: 'decider_uuid is not null' })
export class TranslationSuggestion {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_translation_suggestions', default: () => 'uuidv7()' })
  uuid: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('varchar')
  subjectType: SubjectType;

  @Column('uuid')
  subjectUuid: string;

  @Column('varchar')
  field: string;

  @Column('varchar')
  language: Language;

  @Column('varchar')
  text: string;

  @Column('varchar')
  sourceHash: string;

  /** Who wrote the original, copied so that an author's open ones are one index scan; null for imported texts. */
  @Column('uuid', { nullable: true })
  authorUuid: string | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'author_uuid', foreignKeyConstraintName: 'fk_translation_suggestions_author' })
  author: Relation<User> | null;

  @Column('uuid')
  suggesterUuid: string;

  @ManyToOne(() => User, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'suggester_uuid', foreignKeyConstraintName: 'fk_translation_suggestions_suggester' })
  suggester: Relation<User>;

  @Column('varchar', { default: 'OPEN' })
  state: SuggestionState;

  @Column('varchar', { nullable: true })
  rejectionReason: SuggestionRejectionReason | null;

  @Column('uuid', { nullable: true })
  deciderUuid: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'decider_uuid', foreignKeyConstraintName: 'fk_translation_suggestions_decider' })
  decider: Relation<User> | null;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;
}
