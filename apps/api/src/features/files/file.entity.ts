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
import type { FILE_PURPOSES } from '@haiko/shared/contract/files.schemas';
import { User } from '../users/user.entity.js';

export type FilePurpose = (typeof FILE_PURPOSES)[number];

/** Purposes whose files are shown only to those whom they concern. */
export const PRIVATE_PURPOSES: readonly FilePurpose[] = ['note', 'company-registration', 'resume'];

/** Purposes for which only administrators upload. */
export const ADMIN_PURPOSES: readonly FilePurpose[] = ['attachment'];

/** An uploaded file; its bytes lie in the store under the last part of `path`. */
@Entity('files')
@Check(
  'ck_files_purpose',
  `purpose in ('post', 'profile', 'note', 'company-logo', 'company-registration', 'attachment', 'resume')`,
)
@Unique('uq_files_path', ['path'])
@Index('ix_files_owner', ['ownerUuid', 'createdAt'])
@Index('ix_files_unattached', ['createdAt'], { where: 'attached_at is null' })
export class StoredFile {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_files', default: () => 'uuidv7()' })
  uuid: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** Null once the account is gone. */
  @Column('uuid', { nullable: true })
  ownerUuid: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'owner_uuid', foreignKeyConstraintName: 'fk_files_owner' })
  owner: Relation<User> | null;

  @Column('varchar')
  purpose: FilePurpose;

  /** As the person called it. */
  @Column('varchar')
  name: string;

  /** Where it is served: `/files/…`. */
  @Column('varchar')
  path: string;

  @Column('varchar', { nullable: true })
  thumbnailPath: string | null;

  /** Media type of the stored bytes, not of what was sent. */
  @Column('varchar')
  type: string;

  /** Bytes as stored. */
  @Column('integer')
  size: number;

  @Column('integer', { nullable: true })
  width: number | null;

  @Column('integer', { nullable: true })
  height: number | null;

  /** When something began to show it; uploads that nothing shows are removed. */
  @Column('timestamptz', { nullable: true })
  attachedAt: Date | null;
}
