import type { Language } from '@haiko/shared/i18n/languages';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { isLanguageOf } from '../../platform/database/checks.js';
import type { SubjectType } from './translation-subjects.js';

/** Where a text can stand in a language that it was not written in. The original itself is SOURCE. */
export const STORED_STATES = ['PENDING', 'DONE', 'HUMAN', 'STALE', 'FAILED', 'UNSUPPORTED', 'SKIPPED'] as const;
export type StoredState = (typeof STORED_STATES)[number];

/**
 * What is remembered of a translation beside its text, which stands with the original: no read of a post looks here. It names
 * any kind of subject, so the database cannot tie it to one; what is left of a deleted subject is cleaned up by its own job (translations.worker.ts).
 */
@Entity('translations')
@Check(
  'ck_translations_subject_type',
  `subject_type in ('post', 'comment', 'job-posting', 'resume', 'application', 'application-note')`,
)
@Check('ck_translations_language', isLanguageOf('language'))
@Check('ck_translations_state', `state in (${STORED_STATES.map((state) => `'${state}'`).join(', ')})`)
@Index('ix_translations_newest', { synchronize: false })
@Index('ix_translations_state', { synchronize: false })
export class Translation {
  @PrimaryColumn('varchar', { primaryKeyConstraintName: 'pk_translations' })
  subjectType: SubjectType;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_translations' })
  subjectUuid: string;

  @PrimaryColumn('varchar', { primaryKeyConstraintName: 'pk_translations' })
  field: string;

  @PrimaryColumn('varchar', { primaryKeyConstraintName: 'pk_translations' })
  language: Language;

  @Column('varchar')
  state: StoredState;

  /** Of the original that the translation belongs to: one of an older text is never stored. */
  @Column('varchar')
  sourceHash: string;

  @Column('varchar', { nullable: true })
  provider: string | null;

  @Column('varchar', { nullable: true })
  error: string | null;

  /** It failed in a way that trying again does not change; only a new original or an administrator has it tried again. */
  @Column('boolean', { default: false })
  isFinal: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt: Date;
}
