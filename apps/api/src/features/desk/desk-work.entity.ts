import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { isOneOf } from '../../platform/database/checks.js';
import { User } from '../users/user.entity.js';
import { DESK_KINDS, type DeskKind } from './desk.inputs.js';

/** Who has a case open at the desk, for a moment: one at a time. */
@Entity('desk_work')
@Check('ck_desk_work_kind', isOneOf('kind', DESK_KINDS))
@Index('ix_desk_work_user', ['userUuid'])
export class DeskWork {
  @PrimaryColumn('varchar', { primaryKeyConstraintName: 'pk_desk_work' })
  kind: DeskKind;

  /** The case, company, suggestion or rule. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_desk_work' })
  subjectUuid: string;

  @Column('uuid')
  userUuid: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_uuid', foreignKeyConstraintName: 'fk_desk_work_user' })
  user: Relation<User>;

  /** After that it says nothing any more. */
  @Column('timestamptz')
  until: Date;
}
