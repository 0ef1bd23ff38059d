import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A way to sign in that a suspended account had, as a keyed hash alone: until the suspension ends it makes no new account, and for a while
 * longer moderators are told of one.
 */
@Entity('suspended_identities')
@Index('ix_suspended_identities_until', ['knownUntil'])
export class SuspendedIdentity {
  @PrimaryColumn('varchar', { primaryKeyConstraintName: 'pk_suspended_identities' })
  identityHash: string;

  /** When its account gave it up. */
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz')
  suspendedUntil: Date;

  @Column('timestamptz')
  knownUntil: Date;
}
