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

const MONTH = `'^(19|20)\\d{2}-(0[1-9]|1[0-2])$'`;

/**
 * What somebody tells companies of themselves. Each person has one that they change, and one more of each application: what was sent
 * stays as it was.
 */
@Entity('resumes')
@Check('ck_resumes_language', isLanguageOf('original_language'))
@Check('ck_resumes_korean_level', 'korean_level between 0 and 6')
@Check('ck_resumes_visa', 'visa_sub_id is null or visa_main_id is not null')
@Index('uq_resumes_own', ['userUuid'], { unique: true, where: 'sent_at is null' })
@Index('ix_resumes_user', ['userUuid'])
export class Resume {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_resumes', default: () => 'uuidv7()' })
  uuid: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt: Date;

  @Column('uuid')
  userUuid: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: 'user_uuid', foreignKeyConstraintName: 'fk_resumes_user' })
  user: Relation<User>;

  /** When it went to a company; null for the one that is changed. */
  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;

  @Column('varchar')
  originalLanguage: Language;

  @Column('smallint', { nullable: true })
  visaMainId: number | null;

  @Column('smallint', { nullable: true })
  visaSubId: number | null;

  @Column('boolean')
  showVisa: boolean;

  /** TOPIK; 0 for none, null where nothing is said. */
  @Column('smallint', { nullable: true })
  koreanLevel: number | null;

  @Column('date', { nullable: true })
  availableFrom: string | null;
}

/** One text of a résumé by its name (`resume.texts.ts`): all of them are stored, copied and translated alike. */
@Entity('resume_texts')
@Check(
  'ck_resume_texts_field',
  `field ~ '^(headline|introduction|skill[0-9]{1,2}|experience[0-9]{1,2}(Title|Place|Text))$'`,
)
@Check('ck_resume_texts_content', 'is_localized_text(content)')
export class ResumeText {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_resume_texts' })
  resumeUuid: string;

  @ManyToOne(() => Resume, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'resume_uuid', foreignKeyConstraintName: 'fk_resume_texts_resume' })
  resume: Relation<Resume>;

  @PrimaryColumn('varchar', { primaryKeyConstraintName: 'pk_resume_texts' })
  field: string;

  @Column('jsonb')
  content: LocalizedText;
}

/** From when to when somebody had a job, `YYYY-MM`; its texts are texts of the résumé. */
@Entity('resume_experiences')
@Check('ck_resume_experiences_from', `from_month ~ ${MONTH}`)
@Check('ck_resume_experiences_to', `to_month ~ ${MONTH} and to_month >= from_month`)
export class ResumeExperience {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_resume_experiences' })
  resumeUuid: string;

  @ManyToOne(() => Resume, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'resume_uuid', foreignKeyConstraintName: 'fk_resume_experiences_resume' })
  resume: Relation<Resume>;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'pk_resume_experiences' })
  position: number;

  @Column('varchar')
  fromMonth: string;

  /** Null for a job that they still have. */
  @Column('varchar', { nullable: true })
  toMonth: string | null;
}

/** A paper or a picture beside a résumé. What was sent and what is changed may show the same file. */
@Entity('resume_files')
@Index('ix_resume_files_file', ['fileUuid'])
export class ResumeFile {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_resume_files' })
  resumeUuid: string;

  @ManyToOne(() => Resume, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'resume_uuid', foreignKeyConstraintName: 'fk_resume_files_resume' })
  resume: Relation<Resume>;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_resume_files' })
  fileUuid: string;

  @ManyToOne(() => StoredFile, { nullable: false })
  @JoinColumn({ name: 'file_uuid', foreignKeyConstraintName: 'fk_resume_files_file' })
  file: Relation<StoredFile>;

  @Column('smallint')
  position: number;
}
