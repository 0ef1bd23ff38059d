import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Somebody who left while suspended, as a keyed hash alone: until then the same identity makes no new account. */
@Entity('suspended_identities')
@Index('ix_suspended_identities_until', ['suspendedUntil'])
export class SuspendedIdentity {
  @PrimaryColumn('varchar', { primaryKeyConstraintName: 'pk_suspended_identities' })
  identityHash: string;

  @Column('timestamptz')
  suspendedUntil: Date;
}
