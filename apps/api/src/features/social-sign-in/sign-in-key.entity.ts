import { Check, Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { SOCIAL_PROVIDERS, type SocialProviderName } from '@haiko/shared/socialProviders';
import { isOneOf } from '../../platform/database/checks.js';
import { User } from '../users/user.entity.js';

/** What a verified answer of a provider is good for: a known account's tokens, or (without a user) a sign-up. */
@Entity('sign_in_keys')
@Check('ck_sign_in_keys_provider', isOneOf('provider', SOCIAL_PROVIDERS))
export class SignInKey {
  @PrimaryColumn('varchar', { primaryKeyConstraintName: 'pk_sign_in_keys' })
  keyHash: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** Of the cookie of the browser that it was given to. */
  @Column('varchar', { default: '' })
  browserHash: string;

  @ManyToOne(() => User, { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_uuid', foreignKeyConstraintName: 'fk_sign_in_keys_user' })
  user: Relation<User> | null;

  @Column('uuid', { nullable: true })
  userUuid: string | null;

  @Column('varchar')
  provider: SocialProviderName;

  @Column('varchar')
  sub: string;

  @Column('varchar', { nullable: true })
  email: string | null;

  @Column('varchar', { nullable: true })
  name: string | null;

  /** A used key is one that has expired from its making, so that it is still told from a guessed one. */
  @Column('timestamptz')
  expiresAt: Date;
}
