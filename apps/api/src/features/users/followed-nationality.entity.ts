import { Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Nationality } from '../nationalities/nationality.entity.js';
import { User } from './user.entity.js';

const PRIMARY_KEY = { primaryKeyConstraintName: 'pk_followed_nationalities' };

/** A nationality whose posts a person has chosen to see. */
@Entity('followed_nationalities')
export class FollowedNationality {
  @PrimaryColumn('uuid', PRIMARY_KEY)
  userUuid: string;

  @PrimaryColumn('uuid', PRIMARY_KEY)
  nationalityUuid: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_uuid', foreignKeyConstraintName: 'fk_followed_nationalities_user' })
  user: Relation<User>;

  @ManyToOne(() => Nationality)
  @JoinColumn({ name: 'nationality_uuid', foreignKeyConstraintName: 'fk_followed_nationalities_nationality' })
  nationality: Relation<Nationality>;
}
