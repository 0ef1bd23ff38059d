import { Check, Column, CreateDateColumn, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

/** The app in which somebody reads codes (TOTP, RFC 6238), and what is left where the phone is lost. Nothing is asked for before it is confirmed. */
@Entity('second_factors')
@Check('ck_second_factors_confirmed', '(confirmed_at is null) = (last_step is null)')
export class SecondFactor {
  @OneToOne(() => User, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_uuid', foreignKeyConstraintName: 'fk_second_factors_user' })
  user: Relation<User>;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_second_factors' })
  userUuid: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** Encrypted: whoever reads the database makes no codes. */
  @Column('bytea')
  sealedSecret: Buffer;

  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  /** The half minute whose code was used last: neither it nor an earlier one is taken again. */
  @Column('bigint', { nullable: true })
  lastStep: string | null;

  /** Of the recovery codes that are left, keyed. */
  @Column('varchar', { array: true, default: () => "'{}'" })
  recoveryHashes: string[];
}
