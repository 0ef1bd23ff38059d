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
import type {
  Sentence,
  StudentCourse,
  VisaRuleReason,
  VisaRuleState,
  VisaVerdict,
} from '@haiko/shared/reference/visaRules';
import { User } from '../users/user.entity.js';

const REASONS = `reason in ('OPEN', 'CHECK_JOB_LIST', 'NEEDS_PERMISSION', 'NEEDS_SPONSOR', 'GOVERNMENT_ONLY',
  'JOB_NOT_ALLOWED', 'NO_WORK', 'UNDER_AGE')`;
const LANGUAGES = `array['ko', 'en', 'zh', 'ja', 'th', 'vi', 'km', 'tl', 'bn']`;

/**
 * A rule of visas that administrators entered. What it says never changes: another one replaces it. Columns are those of
 * `VisaRule` in packages/shared.
 */
@Entity('visa_rules')
@Check('ck_visa_rules_state', `state in ('PROPOSED', 'CONFIRMED', 'WITHDRAWN')`)
@Check('ck_visa_rules_course', `course in ('LANGUAGE', 'ASSOCIATE', 'BACHELOR', 'MASTER', 'DOCTOR', 'RESEARCH')`)
@Check('ck_visa_rules_verdict', `verdict in ('NO', 'ASK', 'WITH_PERMIT', 'YES')`)
@Check('ck_visa_rules_reason', REASONS)
@Check('ck_visa_rules_sentence', `is_localized_text(sentence) and sentence ?& ${LANGUAGES}`)
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
