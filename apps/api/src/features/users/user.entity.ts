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
import type { Language } from '@haiko/shared/i18n/languages';
import type { MailNotice } from '@haiko/shared/mailNotices';
import { DEFAULT_NOTIFICATION_SETTINGS, type NotificationSettings } from '@haiko/shared/notifications';
import { type Role, ROLES } from '../../platform/access/caller.js';
import { areLanguagesOf, isLanguageOf, isOneOf } from '../../platform/database/checks.js';
import { Nationality } from '../nationalities/nationality.entity.js';

export type Gender = 'male' | 'female' | '';

/** A person. What a withdrawn one was is erased: nickname '', no nickname key, no name, no birth date. */
@Entity('users')
@Index('ix_users_mail_notices', ['uuid'], { where: `mail_notices <> '{}'` })
@Check('ck_users_mail_notices', `mail_notices <@ array['news', 'jobs', 'posts']::varchar[]`)
@Check('ck_users_notification_settings', 'is_notification_settings(notification_settings)')
@Check('ck_users_reading_languages', areLanguagesOf('reading_languages'))
@Unique('uq_users_nickname_key', ['nicknameKey'])
@Index('ix_users_newest', { synchronize: false })
@Index('ix_users_staff', { synchronize: false })
@Check('ck_users_gender', `gender in ('male', 'female', '')`)
@Check('ck_users_language', isLanguageOf('language'))
@Check('ck_users_role', isOneOf('role', ROLES))
@Check('ck_users_visa', 'visa_sub_id is null or visa_main_id is not null')
@Check('ck_users_korean_level', 'korean_level is null or korean_level between 1 and 6 and visa_main_id is not null')
@Check('ck_users_nickname_hash', 'nickname_hash is null or withdrawn_at is not null')
@Index('ix_users_nickname_hash', ['nicknameHash'], { where: 'nickname_hash is not null' })
@Check('ck_users_withdrawn', '(withdrawn_at is null) = (nickname_key is not null)')
export class User {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_users' })
  uuid: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('varchar')
  nickname: string;

  /** The form in which nicknames are unique: case, width and look-alike letters do not count. */
  @Column('varchar', { nullable: true })
  nicknameKey: string | null;

  /** Of somebody who left: a keyed hash of the nickname that nobody else takes for a while. */
  @Column('varchar', { nullable: true })
  nicknameHash: string | null;

  /** Null until the first change: signing up does not lock the nickname. */
  @Column('timestamptz', { nullable: true })
  nicknameChangedAt: Date | null;

  /** When what a report of them shows, the nickname and the picture, was last changed, by whoever did; the database marks it. */
  @Column('timestamptz', { nullable: true })
  contentChangedAt: Date | null;

  @Column('varchar', { nullable: true })
  name: string | null;

  @Column('varchar')
  gender: Gender;

  /** `YYYY-MM-DD` */
  @Column('date', { nullable: true })
  birthDate: string | null;

  /** The newest corrections, as many as count. */
  @Column('timestamptz', { array: true, default: '{}' })
  birthDateChangedAt: Date[];

  @Column('varchar', { nullable: true })
  purpose: string | null;

  @ManyToOne(() => Nationality, { nullable: false })
  @JoinColumn({ name: 'nationality_uuid', foreignKeyConstraintName: 'fk_users_nationality' })
  nationality: Relation<Nationality>;

  @Column('uuid')
  nationalityUuid: string;

  @Column('varchar')
  language: Language;

  /** Languages that the person reads beside their own. */
  @Column('varchar', { array: true, default: '{}' })
  readingLanguages: Language[];

  /** The district in which the person lives, known to nobody else. */
  @Column('smallint', { nullable: true })
  regionId: number | null;

  /** The person's visa, known to nobody else: ids of the reference data, the sub only where one was chosen. */
  @Column('smallint', { nullable: true })
  visaMainId: number | null;

  @Column('smallint', { nullable: true })
  visaSubId: number | null;

  /** TOPIK 1–6, where the person has told one beside the visa. */
  @Column('smallint', { nullable: true })
  koreanLevel: number | null;

  @Column('varchar', { nullable: true })
  profileImageUrl: string | null;

  @Column('varchar', { default: 'USER' })
  role: Role;

  /** What is pushed to the person's browsers, and when. */
  @Column('jsonb', { default: DEFAULT_NOTIFICATION_SETTINGS })
  notificationSettings: NotificationSettings;

  /** What they have asked to be told by mail once a week. */
  @Column('varchar', { array: true, default: '{}' })
  mailNotices: MailNotice[];

  /** When they last said so, which the law asks for. */
  @Column('timestamptz', { nullable: true })
  mailNoticesAt: Date | null;

  @Column('timestamptz', { nullable: true })
  suspendedUntil: Date | null;

  /** While moderators look at reports of this person, or when one hid them: nobody can open the profile. */
  @Column('timestamptz', { nullable: true })
  hiddenAt: Date | null;

  /** When the person proved that the address of the sign-up is theirs; now for accounts that need no proof. */
  @Column('timestamptz', { nullable: true, default: () => 'now()' })
  emailConfirmedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  withdrawnAt: Date | null;
}
