import type { Language } from '@haiko/shared/i18n/languages';
import type { LocalizedText } from '@haiko/shared/i18n/localized';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { isLanguageOf, isOneOf } from '../../platform/database/checks.js';
import { StoredFile } from '../files/file.entity.js';
import { User } from '../users/user.entity.js';
import { Application } from './application.entity.js';

/** Who writes in the conversation of an application. */
export const NOTE_SIDES = ['seeker', 'company'] as const;

/** What one side of an application writes to the other. */
@Entity('application_notes')
@Check('ck_application_notes_by', isOneOf('by', NOTE_SIDES))
@Check('ck_application_notes_language', isLanguageOf('original_language'))
@Check('ck_application_notes_texts', 'is_localized_text(content)')
@Check('ck_application_notes_content', 'content ? original_language')
@Index('ix_application_notes_newest', { synchronize: false })
@Index('ix_application_notes_unread', ['applicationUuid', 'by'], { where: 'read_at is null' })
@Index('ix_application_notes_author', ['authorUuid'])
export class ApplicationNote {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_application_notes', default: () => 'uuidv7()' })
  uuid: string;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt: Date;

  @Column('uuid')
  applicationUuid: string;

  @ManyToOne(() => Application, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'application_uuid', foreignKeyConstraintName: 'fk_application_notes_application' })
  application: Relation<Application>;

  @Column('uuid')
  authorUuid: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: 'author_uuid', foreignKeyConstraintName: 'fk_application_notes_author' })
  author: Relation<User>;

  @Column('varchar')
  by: (typeof NOTE_SIDES)[number];

  @Column('varchar')
  originalLanguage: Language;

  @Column('jsonb')
  content: LocalizedText;

  /** When the other side saw it. */
  @Column('timestamptz', { nullable: true })
  readAt: Date | null;
}

/** A paper or a picture that goes with such a note. */
@Entity('application_note_files')
@Index('ix_application_note_files_file', ['fileUuid'])
export class ApplicationNoteFile {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_application_note_files' })
  noteUuid: string;

  @ManyToOne(() => ApplicationNote, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'note_uuid', foreignKeyConstraintName: 'fk_application_note_files_note' })
  note: Relation<ApplicationNote>;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_application_note_files' })
  fileUuid: string;

  @ManyToOne(() => StoredFile, { nullable: false })
  @JoinColumn({ name: 'file_uuid', foreignKeyConstraintName: 'fk_application_note_files_file' })
  file: Relation<StoredFile>;

  @Column('smallint')
  position: number;
}
