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
import { StoredFile } from '../files/file.entity.js';
import { User } from '../users/user.entity.js';

/** A private message. Each of the two deletes it for themselves; when both have, it is gone. */
@Entity('notes')
@Check('ck_notes_texts', 'is_localized_text(content)')
@Check('ck_notes_language', isLanguageOf('original_language'))
@Check('ck_notes_content', 'content ? original_language')
@Check('ck_notes_pair', 'sender_uuid <> recipient_uuid')
@Check('ck_notes_something', `content ->> original_language <> '' or file_uuid is not null`)
@Index('ix_notes_pair', { synchronize: false })
@Index('ix_notes_unread', ['recipientUuid', 'senderUuid'], {
  where: 'read_at is null and recipient_deleted_at is null',
})
@Index('ix_notes_sender', ['senderUuid'])
@Index('ix_notes_file', ['fileUuid'], { where: 'file_uuid is not null' })
export class Note {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_notes', default: () => 'uuidv7()' })
  uuid: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('uuid')
  senderUuid: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: 'sender_uuid', foreignKeyConstraintName: 'fk_notes_sender' })
  sender: Relation<User>;

  @Column('uuid')
  recipientUuid: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: 'recipient_uuid', foreignKeyConstraintName: 'fk_notes_recipient' })
  recipient: Relation<User>;

  @Column('varchar')
  originalLanguage: Language;

  /** Empty text where there is only a file. */
  @Column('jsonb')
  content: LocalizedText;

  @Column('uuid', { nullable: true })
  fileUuid: string | null;

  @ManyToOne(() => StoredFile)
  @JoinColumn({ name: 'file_uuid', foreignKeyConstraintName: 'fk_notes_file' })
  file: Relation<StoredFile> | null;

  /** When the recipient saw it. */
  @Column('timestamptz', { nullable: true })
  readAt: Date | null;

  @Column('timestamptz', { nullable: true })
  senderDeletedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  recipientDeletedAt: Date | null;
}
