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
  UpdateDateColumn,
} from 'typeorm';
import {
  type Sentence,
  STUDENT_COURSES,
  type StudentCourse,
  VISA_RULE_REASONS,
  VISA_RULE_STATES,
  VISA_VERDICTS,
  type VisaRuleReason,
  type VisaRuleState,
  type VisaVerdict,
} from '@haiko/shared/reference/visaRules';
import { hasAllLanguages, isOneOf } from '../../platform/database/checks.js';
import { User } from '../users/user.entity.js';

/**
 * A rule of visas that administrators entered. What it says never changes: another one replaces it. Columns are those of
 * `VisaRule` in packages/shared.
 */
@Entity('visa_rules')
@Check('ck_visa_rules_state', isOneOf('state', VISA_RULE_STATES))
@Check('ck_visa_rules_course', isOneOf('course', Object.keys(STUDENT_COURSES)))
@Check('ck_visa_rules_verdict', isOneOf('verdict', VISA_VERDICTS))
@Check('ck_visa_rules_reason', isOneOf('reason', VISA_RULE_REASONS))
@Check('ck_visa_rules_sentence', `is_localized_text(sentence) and ${hasAllLanguages('sentence')}`)
@Check('ck_visa_rules_for_whom', 'visa is not null or under is not null')
@Check('ck_visa_rules_days', 'last_day >= first_day - 1')
@Check(
  'ck_visa_rules_decided',
  `(state = 'PROPOSED') = (decided_at is null) and (decided_at is null) = (decided_by_uuid is null)`,
)
@Check(
  'ck_visa_rules_second_look',
  `state <> 'CONFIRMED' or decided_by_uuid <> proposed_by_uuid or decided_at - created_at >= interval '24 hours'`,
)
@Index('uq_visa_rules_replaces', ['replacesUuid'], { where: `state <> 'WITHDRAWN'`, unique: true })
@Index('ix_visa_rules_of_state', { synchronize: false })
@Index('ix_visa_rules_proposed_by', ['proposedByUuid'])
@Index('ix_visa_rules_decided_by', ['decidedByUuid'], { where: 'decided_by_uuid is not null' })
export class StoredVisaRule {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_visa_rules', default: () => 'uuidv7()' })
  uuid: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  @Column('varchar', { default: 'PROPOSED' })
  state: VisaRuleState;

  /** The rule in whose place it stands: one of this table, or one that the product comes with. */
  @Column('uuid', { nullable: true })
  replacesUuid: string | null;

  @Column('varchar', { nullable: true })
  visa: string | null;

  @Column('varchar', { nullable: true })
  course: StudentCourse | null;

  @Column('int', { nullable: true })
  job: number | null;

  @Column('smallint', { name: 'hours_a_week', nullable: true })
  hoursAWeek: number | null;

  @Column('smallint', { nullable: true })
  koreanLevel: number | null;

  @Column('smallint', { nullable: true })
  under: number | null;

  @Column('varchar')
  verdict: VisaVerdict;

  @Column('varchar')
  reason: VisaRuleReason;

  @Column('date')
  firstDay: string;

  /** The day before the first one where it never holds. */
  @Column('date', { nullable: true })
  lastDay: string | null;

  @Column('jsonb')
  sentence: Sentence;

  @Column('varchar')
  source: string;

  @Column('date')
  checkedAt: string;

  @Column('uuid')
  proposedByUuid: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: 'proposed_by_uuid', foreignKeyConstraintName: 'fk_visa_rules_proposed_by' })
  proposedBy: Relation<User>;

  @Column('uuid', { nullable: true })
  decidedByUuid: string | null;

  @ManyToOne(() => User)
  @JoinColumn({ name: 'decided_by_uuid', foreignKeyConstraintName: 'fk_visa_rules_decided_by' })
  decidedBy: Relation<User> | null;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;
}
