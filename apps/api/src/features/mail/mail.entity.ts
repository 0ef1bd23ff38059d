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
import { User } from '../users/user.entity.js';
import type { MailKind } from './mail-kinds.js';

/** A mail that is to be sent or was sent. Its link and its code are made from its uuid and stand nowhere. */
@Entity('mails')
@Unique('uq_mails_link_hash', ['linkHash'])
@Index('ix_mails_user', ['userUuid'])
@Index('ix_mails_created', ['createdAt'])
@Index('ix_mails_codes', ['email'], { where: 'link_hash is not null and used_at is null' })
@Check(
  'ck_mails_kind',
  `kind in ('confirm-email', 'change-email', 'email-change-requested', 'email-changed', 'reset-password', 'password-changed', 'new-sign-in', 'sign-in-added', 'sign-in-removed', 'second-factor-added', 'second-factor-removed', 'recovery-code-used', 'company-invitation', 'weekly-digest', 'recovery-codes-renewed', 'email-left')`,
)
@Index('uq_mails_digest', ['userUuid', 'detail'], { unique: true, where: `kind = 'weekly-digest'` })
@Check('ck_mails_link', '(link_hash is null) = (expires_at is null)')
export class Mail {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_mails' })
  uuid: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @ManyToOne(() => User, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_uuid', foreignKeyConstraintName: 'fk_mails_user' })
  user: Relation<User>;

  @Column('uuid')
  userUuid: string;

  @Column('varchar')
  kind: MailKind;

  /** Whom it goes to. */
  @Column('varchar')
  email: string;

  /** What the text names: the new address, the device. */
  @Column('varchar', { nullable: true })
  detail: string | null;

  @Column('varchar', { nullable: true })
  linkHash: string | null;

  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;

  /** How often its code was guessed. */
  @Column('smallint', { default: 0 })
  codeTries: number;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;

  /** The address takes no mail: the mail server has said so of this one, or of one before it, or it came back. Or the mail waited in a backup. */
  @Column('timestamptz', { nullable: true })
  refusedAt: Date | null;
}
