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
  Unique,
} from 'typeorm';
import { MATCH_STATES, type MatchState } from '@haiko/shared/wageDefaulters';
import { isOneOf } from '../../platform/database/checks.js';
import { Company } from '../companies/company.entity.js';
import { User } from '../users/user.entity.js';

/** An employer on the list that the Ministry of Labour publishes of those who owe wages. */
@Entity('wage_defaulters')
@Check('ck_wage_defaulters_amount', 'amount > 0')
@Check('ck_wage_defaulters_days', 'published_until >= published_from')
@Unique('uq_wage_defaulters_identity', ['identity'])
@Index('ix_wage_defaulters_name_keys', { synchronize: false })
export class WageDefaulter {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_wage_defaulters', default: () => 'uuidv7()' })
  uuid: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** Of its names and address, by which the next list knows it again. */
  @Column('varchar')
  identity: string;

  @Column('varchar')
  name: string;

  @Column('varchar', { default: '' })
  representative: string;

  @Column('varchar', { default: '' })
  business: string;

  @Column('varchar', { default: '' })
  address: string;

  /** Won. */
  @Column('bigint')
  amount: string;

  @Column('date')
  publishedFrom: string;

  /** The last day. */
  @Column('date')
  publishedUntil: string;

  /** By which companies of the same name are found (`nameKey`). */
  @Column('varchar', { array: true })
  nameKeys: string[];
}

/** Somebody who recruits here and bears the name of a wage defaulter: a company, or one that imported postings name. */
@Entity('wage_defaulter_matches')
@Check('ck_wage_defaulter_matches_state', isOneOf('state', MATCH_STATES))
@Check('ck_wage_defaulter_matches_who', 'num_nonnulls(company_uuid, source_company_name) = 1')
@Check(
  'ck_wage_defaulter_matches_decided',
  `(state = 'PROPOSED') = (decided_at is null) and (decided_at is null) = (decided_by_uuid is null)`,
)
@Index('ix_wage_defaulter_matches_of_state', { synchronize: false })
@Index('ix_wage_defaulter_matches_company', ['companyUuid'], { where: 'company_uuid is not null' })
@Index('ix_wage_defaulter_matches_source', ['sourceCompanyName'], { where: 'source_company_name is not null' })
@Index('ix_wage_defaulter_matches_decided_by', ['decidedByUuid'], { where: 'decided_by_uuid is not null' })
@Unique('uq_wage_defaulter_matches_pair', ['defaulterUuid', 'companyUuid', 'sourceCompanyName'])
export class WageDefaulterMatch {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_wage_defaulter_matches', default: () => 'uuidv7()' })
  uuid: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt: Date;

  @Column('uuid')
  defaulterUuid: string;

  @ManyToOne(() => WageDefaulter, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'defaulter_uuid', foreignKeyConstraintName: 'fk_wage_defaulter_matches_defaulter' })
  defaulter: Relation<WageDefaulter>;

  @Column('uuid', { nullable: true })
  companyUuid: string | null;

  @ManyToOne(() => Company, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'company_uuid', foreignKeyConstraintName: 'fk_wage_defaulter_matches_company' })
  company: Relation<Company> | null;

  /** As imported postings write it. */
  @Column('varchar', { nullable: true })
  sourceCompanyName: string | null;

  @Column('varchar', { default: 'PROPOSED' })
  state: MatchState;

  @Column('uuid', { nullable: true })
  decidedByUuid: string | null;

  @ManyToOne(() => User)
  @JoinColumn({ name: 'decided_by_uuid', foreignKeyConstraintName: 'fk_wage_defaulter_matches_decided_by' })
  decidedBy: Relation<User> | null;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;
}
