import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import type { LiveEvent } from '@haiko/shared/contract/live';
import { User } from '../users/user.entity.js';

/** An event of the last minutes, for streams of any process and for those that come back. */
@Entity('live_events')
@Check('ck_live_events_data', `jsonb_typeof(data) = 'object'`)
@Check('ck_live_events_name', `name in ('badge', 'note', 'notification', 'translation', 'desk', 'application')`)
@Index('ix_live_events_age', ['createdAt'])
export class StoredLiveEvent {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_live_events' })
  userUuid: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_uuid', foreignKeyConstraintName: 'fk_live_events_user' })
  user: Relation<User>;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_live_events' })
  id: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('varchar')
  name: LiveEvent['name'];

  @Column('jsonb')
  data: object;
}
