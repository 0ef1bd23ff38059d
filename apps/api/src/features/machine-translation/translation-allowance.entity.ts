import { Check, Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

/** How many characters of a person's texts were translated on the last day (Asia/Seoul) on which any were. */
@Entity('translation_allowances')
@Check('ck_translation_allowances_characters', 'characters >= 0')
export class TranslationAllowance {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_translation_allowances' })
  authorUuid: string;

  @OneToOne(() => User, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'author_uuid', foreignKeyConstraintName: 'fk_translation_allowances_author' })
  author: Relation<User>;

  @Column('date')
  day: string;

  @Column('bigint')
  characters: string;
}
