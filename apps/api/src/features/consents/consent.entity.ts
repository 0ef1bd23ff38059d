import { CONSENTS, type ConsentName } from '@haiko/shared/consents';
import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { isOneOf } from '../../platform/database/checks.js';
import { User } from '../users/user.entity.js';

/** That somebody agreed to one version of one text, when, and when they took it back. */
@Entity('consents')
@Unique('uq_consents_version', ['userUuid', 'name', 'version'])
@Check('ck_consents_name', isOneOf('name', CONSENTS))
export class Consent {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_consents' })
  uuid: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: 'user_uuid', foreignKeyConstraintName: 'fk_consents_user' })
  user: Relation<User>;

  @Column('uuid')
  userUuid: string;

  @Column('varchar')
  name: ConsentName;

  /** The day from which the text applies. */
  @Column('varchar')
  version: string;

  @Column('timestamptz', { default: () => 'now()' })
  givenAt: Date;

  @Column('timestamptz', { nullable: true })
  withdrawnAt: Date | null;
}
