import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { REQUIRED_CONSENTS, type RequiredConsent } from '@haiko/shared/consents';
import { LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import { MAIL_NOTICES, type MailNotice } from '@haiko/shared/mailNotices';
import type { NotificationSettings } from '@haiko/shared/notifications';
import type { Role, Viewer } from '../../platform/access/caller.js';
import { LanguageEnum } from '../../platform/graphql/localized.js';
import { NationalityView, nationalityView } from '../nationalities/nationalities.views.js';
import { NotificationSettingsView } from './notification-settings.js';
import type { Gender } from './user.entity.js';

const ConsentEnum = { terms: 'terms', privacy: 'privacy' } as const satisfies { [Name in RequiredConsent]: Name };
registerEnumType(ConsentEnum, { name: 'RequiredConsent' });

@ObjectType('NationalityInfo')
export class NationalityInfoView {
  @Field(() => NationalityView, { nullable: true, description: 'Null only where the person is not shown at all.' })
  nationality: NationalityView | null;
}

export const FriendStateEnum = {
  NONE: 'NONE',
  REQUESTED: 'REQUESTED',
  RECEIVED: 'RECEIVED',
  FRIEND: 'FRIEND',
} as const;
export type FriendState = keyof typeof FriendStateEnum;
registerEnumType(FriendStateEnum, {
  name: 'FriendState',
  description: 'REQUESTED: the reader asked · RECEIVED: the other one asked and waits for the reader.',
});

/** What everybody may see of a person. */
@ObjectType('User')
export class UserView {
  @Field(() => ID)
  uuid: string;

  @Field({ description: 'Empty for a withdrawn person.' })
  nickname: string;

  @Field(() => String, { nullable: true })
  profileImageUrl: string | null;

  @Field()
  isWithdrawn: boolean;

  @Field(() => NationalityInfoView)
  nationalityInfo: NationalityInfoView;

  @Field(() => FriendStateEnum, {
    nullable: true,
    description: "The reader's friendship with this person: from readUser and in lists of friends, else null.",
  })
  friendState: FriendState | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the reader has blocked this person: from readUser and in lists of friends, else null.',
  })
  isBlocked: boolean | null;

  @Field(() => [LanguageEnum], {
    nullable: true,
    complexity: LANGUAGES.length,
    description: 'The language that they use Haiko in, then those of what they wrote lately: from readUser, else null.',
  })
  languages: Language[] | null;

  @Field(() => String, { nullable: true, description: 'Since which month, `YYYY-MM`: from readUser, else null.' })
  memberSince: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "How many of the reader's friends are theirs, too: from readUser, else null. Null for oneself.",
  })
  commonFriendsCount: number | null;

  @Field(() => LanguageEnum, {
    nullable: true,
    description:
      'In which language this person reads Haiko: from readUser to friends and to whom they write with, of the other side of an application, else null.',
  })
  language: Language | null;
}

/** What the page of a person says besides. */
export type UserProfile = Pick<UserView, 'languages' | 'memberSince' | 'commonFriendsCount'>;

const NO_PROFILE: UserProfile = { languages: null, memberSince: null, commonFriendsCount: null };

/** What a person is to the reader. */
export type UserRelation = Pick<UserView, 'friendState' | 'isBlocked' | 'language'>;

export const A_FRIEND: UserRelation = { friendState: 'FRIEND', isBlocked: false, language: null };
export const A_BLOCKED_PERSON: UserRelation = { friendState: 'NONE', isBlocked: true, language: null };
const NOT_LOOKED_UP: UserRelation = { friendState: null, isBlocked: null, language: null };

/** The columns behind `UserView`, as every query that shows a person selects them. */
export interface UserCardRow {
  uuid: string;
  nickname: string;
  profileImageUrl: string | null;
  nationalityUuid: string;
  isWithdrawn: boolean;
}

/** Stands where a person must not be shown: beside a deleted comment. */
export const NOBODY: UserView = {
  uuid: '00000000-0000-0000-0000-000000000000',
  nickname: '',
  profileImageUrl: null,
  isWithdrawn: true,
  nationalityInfo: { nationality: null },
  ...NOT_LOOKED_UP,
  ...NO_PROFILE,
};

/** A person as this reader sees them: beside posts, comments, and in the profile popup. */
export function userCardView(
  row: UserCardRow,
  viewer: Viewer | null,
  { friendState, isBlocked, language } = NOT_LOOKED_UP,
  { languages, memberSince, commonFriendsCount } = NO_PROFILE,
): UserView {
  const { uuid, nickname, profileImageUrl, isWithdrawn } = row;
  const nationality = nationalityView(row.nationalityUuid, viewer);
  return {
    uuid,
    nickname,
    profileImageUrl,
    isWithdrawn,
    nationalityInfo: { nationality },
    friendState,
    isBlocked,
    languages,
    memberSince,
    commonFriendsCount,
    language,
  };
}

/** Who applies for a job, to its company: no picture goes along unless it is among the papers. */
export function applicantView(row: UserCardRow, viewer: Viewer): UserView {
  return userCardView({ ...row, profileImageUrl: null }, viewer);
}

/** Everything the signed-in person sees of themselves. */
@ObjectType('UserInformation')
export class UserInformationView {
  @Field(() => ID)
  uuid: string;

  @Field()
  nickname: string;

  @Field(() => LanguageEnum)
  language: Language;

  @Field(() => String, { nullable: true })
  profileImageUrl: string | null;

  @Field(() => String, { description: '`male` or `female`.' })
  gender: Gender;

  @Field(() => String, { nullable: true, description: '`YYYY-MM-DD`' })
  birthDate: string | null;

  @Field(() => String, { nullable: true })
  purpose: string | null;

  @Field(() => [ConsentEnum], {
    complexity: REQUIRED_CONSENTS.length,
    description: 'Required consents that were not given to the texts of today: the web asks before the first write.',
  })
  dueConsents: RequiredConsent[];

  @Field(() => String, { description: '`USER`, `PARTNER`, `MODERATOR` or `ADMIN`.' })
  role: Role;

  @Field(() => Date, {
    nullable: true,
    description: 'When the nickname can be changed again; null when it can be now.',
  })
  nicknameChangeableAt: Date | null;

  @Field({ description: 'Whether the person can sign in with e-mail and password.' })
  hasPassword: boolean;

  @Field(() => String, { nullable: true, description: 'The address to sign in by, or what a provider told.' })
  email: string | null;

  @Field({ description: 'Whether the address is known to be the own one. True for who signs in by a provider.' })
  isEmailConfirmed: boolean;

  @Field({ description: 'Whether mail to the address came back: nothing is sent there until another one is named.' })
  isEmailRefused: boolean;

  @Field(() => String, { nullable: true, description: 'The address that it becomes once that is confirmed.' })
  pendingEmail: string | null;

  @Field(() => Date, { nullable: true, description: 'Until when one can sign in by password without confirming.' })
  confirmEmailBy: Date | null;

  @Field(() => [LanguageEnum], { description: 'Languages that the person reads beside their own.' })
  readingLanguages: Language[];

  @Field(() => NotificationSettingsView)
  notificationSettings: NotificationSettingsView;

  @Field(() => [String], { description: `What is mailed once a week: ${MAIL_NOTICES.join(', ')}.` })
  mailNotices: MailNotice[];

  @Field(() => NationalityInfoView)
  nationalityInfo: NationalityInfoView;

  @Field(() => [ID], { description: 'The nationalities whose posts the person follows; at most five.' })
  followedNationalityUuids: string[];

  @Field(() => Int)
  friendsCount: number;

  @Field(() => Int)
  unreadNotesCount: number;

  @Field(() => Int)
  unreadNotificationsCount: number;

  @Field(() => Int, { description: 'Translations that others suggest for what the person wrote, not decided yet.' })
  openSuggestionsCount: number;

  @Field(() => Int, { nullable: true, description: 'The same for what anybody wrote; null for who does not moderate.' })
  moderatedSuggestionsCount: number | null;

  @Field(() => Int, { nullable: true, description: 'Of readVisas; the own one, known to nobody else.' })
  visaMainId: number | null;

  @Field(() => Int, { nullable: true })
  visaSubId: number | null;

  @Field(() => Int, { nullable: true, description: 'The district in which one lives, known to nobody else.' })
  regionId: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'TOPIK 1–6, known to nobody else; what students may do depends on it.',
  })
  koreanLevel: number | null;
}

export interface UserInformationRow {
  uuid: string;
  nickname: string;
  language: Language;
  profileImageUrl: string | null;
  gender: Gender;
  birthDate: string | null;
  purpose: string | null;
  /** By their names. */
  dueConsents: (string | null)[];
  role: Role;
  nicknameChangeableAt: Date | null;
  hasPassword: boolean;
  email: string | null;
  isEmailConfirmed: boolean;
  isEmailRefused: boolean;
  pendingEmail: string | null;
  confirmEmailBy: Date | null;
  visaMainId: number | null;
  visaSubId: number | null;
  koreanLevel: number | null;
  regionId: number | null;
  readingLanguages: Language[];
  notificationSettings: NotificationSettings;
  mailNotices: MailNotice[];
  nationalityUuid: string;
  followedNationalityUuids: string[];
  friendsCount: number;
  unreadNotesCount: number;
  unreadNotificationsCount: number;
  openSuggestionsCount: number;
  moderatedSuggestionsCount: number | null;
}

/** The signed-in person's own data. */
export function userInformationView(row: UserInformationRow): UserInformationView {
  const { nationalityUuid, dueConsents, ...own } = row;
  return {
    ...own,
    dueConsents: REQUIRED_CONSENTS.filter((name) => dueConsents.includes(name)),
    nationalityInfo: { nationality: nationalityView(nationalityUuid, row) },
  };
}

@ObjectType('NicknameCheck')
export class NicknameCheckView {
  @Field({ description: 'Whether somebody else has this nickname or one that looks like it.' })
  isExist: boolean;
}
