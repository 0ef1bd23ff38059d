import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

/** What a moderator wants colleagues to know of a person. */
@Entity('person_notes')
@Index('ix_person_notes_user', { synchronize: false })
@Index('ix_person_notes_written_by', ['writtenByUuid'])
export class PersonNote {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_person_notes', default: () => 'uuidv7()' })
  uuid: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('uuid')
  userUuid: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_uuid', foreignKeyConstraintName: 'fk_person_notes_user' })
  user: Relation<User>;

  @Column('varchar')
  text: string;

  @Column('uuid')
  writtenByUuid: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: 'written_by_uuid', foreignKeyConstraintName: 'fk_person_notes_written_by' })
  writtenBy: Relation<User>;
}
