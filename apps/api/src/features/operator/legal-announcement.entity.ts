import { LEGAL_DOCUMENTS, type LegalDocument } from '@haiko/shared/i18n/legal';
import { Check, Column, CreateDateColumn, Entity, PrimaryColumn, Unique } from 'typeorm';
import { isOneOf } from '../../platform/database/checks.js';

/** A version of a legal text that people are told of. */
@Entity('legal_announcements')
@Unique('uq_legal_announcements_version', ['document', 'version'])
@Check('ck_legal_announcements_document', isOneOf('document', LEGAL_DOCUMENTS))
export class LegalAnnouncement {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_legal_announcements' })
  uuid: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('varchar')
  document: LegalDocument;

  /** The day from which the text applies. */
  @Column('varchar')
  version: string;

  /** When everybody had been told. */
  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;
}
