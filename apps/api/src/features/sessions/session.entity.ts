import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

/** A signed-in device. All refresh tokens that follow from one sign-in live in this row, as hashes of their ids. */
@Entity('sessions')
@Index('ix_sessions_user', ['userUuid'])
@Index('ix_sessions_device', ['networkHash', 'device'], { where: `network_hash <> ''` })
export class Session {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_sessions' })
  uuid: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @ManyToOne(() => User, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_uuid', foreignKeyConstraintName: 'fk_sessions_user' })
  user: Relation<User>;

  @Column('uuid')
  userUuid: string;

  /** When the person last proved who they are; rotation does not change it. */
  @Column('timestamptz', { default: () => 'now()' })
  authenticatedAt: Date;

  /** When a passkey was used or added in it, without which nobody does anything by rank in production. */
  @Column('timestamptz', { nullable: true })
  passkeyUsedAt: Date | null;

  /** As `passkeyUsedAt`, of a code of the second factor. */
  @Column('timestamptz', { nullable: true })
  codeUsedAt: Date | null;

  /** When it was opened by a mail to the account's address: whoever has rights over others adds their first passkey or app in such a session. */
  @Column('timestamptz', { nullable: true })
  mailUsedAt: Date | null;

  /** `Chrome · Android`, as the browser said at the sign-in; '' where it said nothing that we know. */
  @Column('varchar', { default: '' })
  device: string;

  /** A keyed hash of the network of the sign-in, by which alone it is known again; '' for sign-ins before it was kept. */
  @Column('varchar', { default: '' })
  networkHash: string;

  @Column('varchar')
  refreshHash: string;

  /** Of the token that the current one replaced; good for a short while, because two tabs may race. */
  @Column('varchar', { nullable: true })
  previousRefreshHash: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  rotatedAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  /** The end, however often the session is renewed. */
  @Column('timestamptz')
  absoluteExpiresAt: Date;

  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;

  /** When its person has last written, in whichever session; kept only where replicas are read. */
  @Column('timestamptz', { nullable: true })
  writtenAt: Date | null;

  /** How far the primary was then, in bytes of its write-ahead log. */
  @Column('bigint', { nullable: true })
  writtenUpTo: string | null;
}
