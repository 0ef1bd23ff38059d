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
import { User } from '../users/user.entity.js';
import { Note } from './note.entity.js';

/**
 * One person's side of what two people write to each other. The row stays when its last note is deleted, because it also
 * says who wrote to whom first.
 */
@Entity('conversations')
@Check('ck_conversations_last_note', '(last_note_uuid is null) = (last_note_at is null)')
@Index('ix_conversations_newest', { synchronize: false })
@Index('ix_conversations_last_note', ['lastNoteUuid'])
@Index('ix_conversations_partner', ['partnerUuid'])
export class Conversation {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_conversations' })
  userUuid: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: 'user_uuid', foreignKeyConstraintName: 'fk_conversations_user' })
  user: Relation<User>;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_conversations' })
  partnerUuid: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: 'partner_uuid', foreignKeyConstraintName: 'fk_conversations_partner' })
  partner: Relation<User>;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** Whether this side wrote the first note. */
  @Column('boolean')
  isStarter: boolean;

  /** The newest note that this side still has. */
  @Column('uuid', { nullable: true })
  lastNoteUuid: string | null;

  @ManyToOne(() => Note)
  @JoinColumn({ name: 'last_note_uuid', foreignKeyConstraintName: 'fk_conversations_last_note' })
  lastNote: Relation<Note> | null;

  @Column('timestamptz', { nullable: true })
  lastNoteAt: Date | null;
}
