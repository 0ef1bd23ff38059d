import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A sign-in that a provider has not answered yet. */
@Entity('sign_in_states')
export class SignInState {
  @PrimaryColumn('varchar', { primaryKeyConstraintName: 'pk_sign_in_states' })
  stateHash: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('varchar')
  provider: string;

  @Column('varchar')
  browserHash: string;

  @Column('varchar')
  codeVerifier: string;

  @Column('varchar')
  nonce: string;

  @Column('timestamptz')
  expiresAt: Date;
}
