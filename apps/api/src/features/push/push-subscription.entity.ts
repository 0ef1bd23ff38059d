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
import { Session } from '../sessions/session.entity.js';
import { User } from '../users/user.entity.js';

/** A browser that shows messages while Haiko is closed. It goes with the session in which it was set up. */
@Entity('push_subscriptions')
@Unique('uq_push_subscriptions_endpoint', ['endpoint'])
@Index('ix_push_subscriptions_user', ['userUuid', 'createdAt'])
@Index('ix_push_subscriptions_session', ['sessionUuid'])
export class PushSubscription {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_push_subscriptions', default: () => 'uuidv7()' })
  uuid: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('uuid')
  userUuid: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_uuid', foreignKeyConstraintName: 'fk_push_subscriptions_user' })
  user: Relation<User>;

  @Column('uuid')
  sessionUuid: string;

  @ManyToOne(() => Session, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'session_uuid', foreignKeyConstraintName: 'fk_push_subscriptions_session' })
  session: Relation<Session>;

  /** The address at the push service; who knows it and our key can send there. */
  @Column('varchar')
  endpoint: string;

  /** The browser's public key and its secret (base64url): only it can read what we send. */
  @Column('varchar')
  p256dh: string;

  @Column('varchar')
  auth: string;
}
