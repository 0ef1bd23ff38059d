import {
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

/** The public half of a key that somebody's device keeps. A person may have several; the credential's id is the key's own. */
@Entity('passkeys')
@Unique('uq_passkeys_credential', ['credentialId'])
@Index('ix_passkeys_user', ['userUuid'])
export class Passkey {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_passkeys' })
  uuid: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @ManyToOne(() => User, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_uuid', foreignKeyConstraintName: 'fk_passkeys_user' })
  user: Relation<User>;

  @Column('uuid')
  userUuid: string;

  /** As base64url. */
  @Column('varchar')
  credentialId: string;

  /** In COSE's form. */
  @Column('bytea')
  publicKey: Buffer;

  /** How often it has signed, as the device counts; 0 of those that do not count. One that goes back is a copy. */
  @Column('bigint')
  counter: string;

  /** How browsers reach what keeps the key. */
  @Column('varchar', { array: true })
  transports: string[];

  /** Where it was made: `Chrome · Android`; '' where that is not known. */
  @Column('varchar')
  device: string;

  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;
}
