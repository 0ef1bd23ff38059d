import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { User } from '../users/user.entity.js';
import { SOCIAL_PROVIDERS, type SocialProviderName } from '@haiko/shared/socialProviders';
import { isOneOf } from '../../platform/database/checks.js';

/** One way in which a person proves who they are, one of each provider. (provider, sub) decides; the e-mail never does. */
@Entity('identities')
@Unique('uq_identities_provider_sub', ['provider', 'sub'])
@Unique('uq_identities_user_provider', ['userUuid', 'provider'])
@Check('ck_identities_provider', isOneOf('provider', ['password', ...SOCIAL_PROVIDERS]))
@Check('ck_identities_password', `provider = 'password' or password_hash is null`)
export class Identity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_identities' })
  uuid: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @ManyToOne(() => User, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_uuid', foreignKeyConstraintName: 'fk_identities_user' })
  user: Relation<User>;

  @Column('uuid')
  userUuid: string;

  @Column('varchar')
  provider: SocialProviderName | 'password';

  /** The provider's identifier of the person; for a password the canonical e-mail address. */
  @Column('varchar')
  sub: string;

  @Column('varchar', { nullable: true })
  email: string | null;

  /** The address takes no mail: it came back for good, or its owner called it spam. */
  @Column('timestamptz', { nullable: true })
  refusedAt: Date | null;

  /** Of an address; null where nothing but its mails proves who somebody is. */
  @Column('varchar', { nullable: true })
  passwordHash: string | null;
}
