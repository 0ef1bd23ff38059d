import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

/** The first step of a sign-in is taken, the second one is not. */
@Entity('sign_in_tickets')
@Index('ix_sign_in_tickets_user', ['userUuid'])
export class SignInTicket {
  @PrimaryColumn('varchar', { primaryKeyConstraintName: 'pk_sign_in_tickets' })
  ticketHash: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @ManyToOne(() => User, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_uuid', foreignKeyConstraintName: 'fk_sign_in_tickets_user' })
  user: Relation<User>;

  @Column('uuid')
  userUuid: string;

  @Column('timestamptz')
  expiresAt: Date;
}
