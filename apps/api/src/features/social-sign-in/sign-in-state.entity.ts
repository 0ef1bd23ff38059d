import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Session } from '../sessions/session.entity.js';

/** A sign-in that a provider, or who keeps a passkey, has not answered yet. */
@Entity('sign_in_states')
@Index('ix_sign_in_states_session', ['sessionUuid'], { where: 'session_uuid is not null' })
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

  @ManyToOne(() => Session, { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'session_uuid', foreignKeyConstraintName: 'fk_sign_in_states_session' })
  session: Relation<Session> | null;

  /** Whose account the provider's is to be linked to: the session that asked for it. Null for a sign-in. */
  @Column('uuid', { nullable: true })
  sessionUuid: string | null;

  @Column('timestamptz')
  expiresAt: Date;
}
