import { Injectable } from '@nestjs/common';
import { FRIEND_REQUEST_AGAIN_DAYS, NICKNAME_LOCK_DAYS, UNCONFIRMED_DAYS } from '@haiko/shared/limits';
import type { ReportTargetType } from '@haiko/shared/reports';
import { nicknameKey } from '@haiko/shared/rules/nickname';
import type { Viewer } from '../../platform/access/caller.js';
import { AppConfig } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import { found } from '../../platform/errors/app-error.js';
import { dueConsents } from '../consents/consents.statements.js';
import { HeldNicknames } from './held-nicknames.js';
import {
  type NicknameCheckView,
  userCardView,
  type UserInformationView,
  userInformationView,
  type UserView,
} from './users.views.js';

/** The `UserCardRow` of users `u` as JSON, for the statements of posts and comments. */
export const USER_CARD = `
  json_build_object('uuid', u.uuid, 'nickname', u.nickname, 'profileImageUrl', u.profile_image_url,
    'nationalityUuid', u.nationality_uuid, 'isWithdrawn', u.withdrawn_at is not null)`;

/** The people between whom and `viewer` there is a block, whoever of the two has made it. */
export const acrossBlocks = (viewer: string) => `
  array(
    select blocked_uuid from blocks where blocker_uuid = ${viewer}
    union all select blocker_uuid from blocks where blocked_uuid = ${viewer})`;

/** The things of a type that `viewer` has reported and not asked to see again (ix_reports_hidden). */
export const hiddenByReports = (type: ReportTargetType, viewer: string) => `
  array(select target_uuid from reports where reporter_uuid = ${viewer} and target_type = '${type}' and is_hidden)`;

/**
 * Whether `person` and `viewer` see each other: neither blocks the other. A visitor (null) sees everybody. The people are
 * collected once a statement and looked up in a hash. It is an array and a number for the planner's sake: it would count the
 * collecting for every row and take every second row for hidden, and then read no list from its index any more.
 */
export const notBlocked = (person: string, viewer: string) => `
  (${person} in (select unnest(${acrossBlocks(viewer)})))::int <> 1`;

/**
 * Whether `viewer` sees this thing, or has reported it and not asked to see it again. Collected once a statement, as in `notBlocked`.
 */
export const notReported = (type: ReportTargetType, thing: string, viewer: string) => `
  (${thing} in (select unnest(${hiddenByReports(type, viewer)})))::int <> 1`;

/** The number of notifications that `user` has not read. */
export const unreadNotifications = (user: string) => `
  (select count(*)::int from notifications n
    where n.receiver_uuid = ${user} and n.read_at is null and n.superseded_at is null
      and ${notBlocked('n.from_user_uuid', user)})`;

/** Whether two people are friends (uq_friendships_pair). */
export const areFriends = (one: string, other: string) => `
  exists (
    select from friendships f where least(f.requester_uuid, f.addressee_uuid) = least(${one}, ${other})
      and greatest(f.requester_uuid, f.addressee_uuid) = greatest(${one}, ${other}) and f.state = 'FRIENDS')`;

/** The company that `user` works for, as its owner or another member: none or one (uq_company_members_user). */
export const companyOf = (user: string) => `(select m.company_uuid from company_members m where m.user_uuid = ${user})`;

/** Everybody who works for a company, its owner among them: each has the same part in what it is sent and told. */
export const membersOf = (company: string) => `
  array(select m.user_uuid::text from company_members m where m.company_uuid = ${company} order by m.user_uuid)`;

/**
 * The number of notes that `user` has not seen: private ones (ix_notes_unread), of companies that they applied to and of applicants
 * of their own company (ix_application_notes_unread).
 */
export const unreadNotes = (user: string) => `
  ((select count(*) from notes n
      where n.recipient_uuid = ${user} and n.read_at is null and n.recipient_deleted_at is null
        and ${notBlocked('n.sender_uuid', user)})
    + (select count(*) from applications a join application_notes n on n.application_uuid = a.uuid
      where a.seeker_uuid = ${user} and a.last_note_at is not null and n.by = 'company' and n.read_at is null)
    + (select count(*) from applications a join application_notes n on n.application_uuid = a.uuid
      where a.company_uuid = ${companyOf(user)} and a.last_note_at is not null
        and n.by = 'seeker' and n.read_at is null))::int`;

/** The number of translations that others suggest for what `user` wrote, across no block (ix_translation_suggestions_author). */
export const openSuggestions = (user: string) => `
  (select count(*)::int from translation_suggestions s
    where s.author_uuid = ${user} and s.state = 'OPEN' and ${notBlocked('s.suggester_uuid', user)})`;

/** The address that `user` has asked to sign in by from now on, while its mail may still be answered. */
export const pendingEmail = (user: string) => `
  (select m.email from mails m
    where m.user_uuid = ${user} and m.kind = 'change-email' and m.used_at is null and m.expires_at > now()
    order by m.created_at desc, m.uuid desc limit 1)`;

const INFORMATION = statement(
  'users.information',
  `
    select u.uuid, u.nickname, u.language, u.profile_image_url as "profileImageUrl", u.gender,
      to_char(u.birth_date, 'YYYY-MM-DD') as "birthDate", u.purpose, u.role,
      case when u.nickname_changed_at > now() - make_interval(days => :days)
        then u.nickname_changed_at + make_interval(days => :days) end as "nicknameChangeableAt",
      exists (select from identities i where i.user_uuid = u.uuid and i.provider = 'password' and i.password_hash is not null) as "hasPassword",
      address.email, address.refused_at is not null as "isEmailRefused", ${pendingEmail('u.uuid')} as "pendingEmail",
      u.email_confirmed_at is not null as "isEmailConfirmed",
      ${dueConsents('u.uuid')} as "dueConsents",
      case when u.email_confirmed_at is null then u.created_at + make_interval(days => :unconfirmedDays) end as "confirmEmailBy",
      u.reading_languages as "readingLanguages", u.notification_settings as "notificationSettings", u.mail_notices as "mailNotices",
      u.visa_main_id as "visaMainId", u.visa_sub_id as "visaSubId", u.korean_level as "koreanLevel", u.region_id as "regionId",
      u.nationality_uuid as "nationalityUuid",
      array(select f.nationality_uuid::text from followed_nationalities f where f.user_uuid = u.uuid)
        as "followedNationalityUuids",
      ${unreadNotes('u.uuid')} as "unreadNotesCount",
      ${unreadNotifications('u.uuid')} as "unreadNotificationsCount",
      ${openSuggestions('u.uuid')} as "openSuggestionsCount",
      case when u.role in ('MODERATOR', 'ADMIN')
        then (select count(*)::int from translation_suggestions s where s.state = 'OPEN') end as "moderatedSuggestionsCount",
      (select count(*)::int from friendships f where f.requester_uuid = u.uuid and f.state = 'FRIENDS')
        + (select count(*)::int from friendships f where f.addressee_uuid = u.uuid and f.state = 'FRIENDS')
        as "friendsCount"
    from users u left join lateral (
      select i.email, i.refused_at from identities i where i.user_uuid = u.uuid and i.email is not null
      order by i.provider = 'password' desc, i.uuid limit 1
    ) address on true
    where u.uuid = :user`,
);

/** Of how many of their newest posts a person's page names the languages. */
const POSTS_HEARD = 100;

/** The friends of `person`, by the indexes of both sides. */
const friendsOf = (person: string) => `
  select f.addressee_uuid as uuid from friendships f where f.requester_uuid = ${person} and f.state = 'FRIENDS'
  union all select f.requester_uuid from friendships f where f.addressee_uuid = ${person} and f.state = 'FRIENDS'`;

// Somebody who blocks the viewer is not there; whom the viewer blocks is, so that it can be undone. A profile
// that is hidden while moderators look at reports of it opens for its owner alone. Nobody is told of a rejection: to the one
// who asked the request stands until they may ask again.
const CARD = statement(
  'users.card',
  `
    select uuid, nickname, profile_image_url as "profileImageUrl", nationality_uuid as "nationalityUuid",
      withdrawn_at is not null as "isWithdrawn",
      coalesce((
        select case
          when f.state = 'FRIENDS' then 'FRIEND'
          when f.state = 'REQUESTED' and f.requester_uuid <> :viewer then 'RECEIVED'
          when f.state = 'REQUESTED' or f.requester_uuid = :viewer
            and f.decided_at > now() - interval '${FRIEND_REQUEST_AGAIN_DAYS} days' then 'REQUESTED'
          else 'NONE' end
        from friendships f where least(f.requester_uuid, f.addressee_uuid) = least(:person::uuid, :viewer::uuid)
          and greatest(f.requester_uuid, f.addressee_uuid) = greatest(:person::uuid, :viewer::uuid)
      ), 'NONE') as "friendState",
      exists (select from blocks b where b.blocker_uuid = :viewer and b.blocked_uuid = :person) as "isBlocked",
      case when withdrawn_at is null then to_char(created_at at time zone 'Asia/Seoul', 'YYYY-MM') end as "memberSince",
      case when withdrawn_at is null then array(
        select spoken.language from (
          select users.language, null::bigint as posts
          union all select written.original_language, count(*) from (
            select p.original_language from posts p
            where p.author_uuid = :person and p.deleted_at is null and p.board = 'COMMUNITY' and p.hidden_at is null
            order by p.created_at desc, p.uuid desc limit ${POSTS_HEARD}
          ) written where written.original_language <> users.language group by 1
        ) spoken order by spoken.posts desc nulls first) end as languages,
      case when withdrawn_at is null and uuid <> :viewer then (
        select count(*)::int from (${friendsOf(':person')}) theirs join (${friendsOf(':viewer')}) own using (uuid)
        where ${notBlocked('own.uuid', ':viewer')}) end as "commonFriendsCount",
      case when withdrawn_at is null and (
        exists (select from conversations c where c.user_uuid = :viewer and c.partner_uuid = :person and c.last_note_at is not null)
        or ${areFriends(':person::uuid', ':viewer::uuid')}) then language end as language
    from users
    where uuid = :person and (hidden_at is null or uuid = :viewer)
      and not exists (select from blocks b where b.blocker_uuid = :person and b.blocked_uuid = :viewer)`,
);

const NICKNAME_HOLDER = statement('users.nicknameHolder', 'select uuid from users where nickname_key = :key');

@Injectable()
export class UsersQueries {
  constructor(
    private readonly database: Database,
    private readonly config: AppConfig,
    private readonly held: HeldNicknames,
  ) {}

  /** Everything about the person themselves: /myinfor and the shell. */
  async information(userUuid: string): Promise<UserInformationView> {
    const values = { user: userUuid, days: NICKNAME_LOCK_DAYS, unconfirmedDays: UNCONFIRMED_DAYS };
    const row = found(await this.database.row(INFORMATION, values));
    // Where no mail can be sent nobody is asked.
    return userInformationView(this.config.mail ? row : { ...row, isEmailConfirmed: true, confirmEmailBy: null });
  }

  /** Somebody's public card: the profile popup. Null when there is no such person for this viewer. */
  async card(uuid: string, viewer: Viewer): Promise<UserView | null> {
    const row = await this.database.row(CARD, { person: uuid, viewer: viewer.uuid });
    return row ? userCardView(row, viewer, row, row) : null;
  }

  /** Whether somebody else has the nickname, or had it until lately; one's own is free to keep. */
  async nicknameCheck(nickname: string, viewer: Viewer | null): Promise<NicknameCheckView> {
    const holder = await this.database.row(NICKNAME_HOLDER, { key: nicknameKey(nickname) });
    if (holder) return { isExist: holder.uuid !== viewer?.uuid };
    return { isExist: await this.held.isHeld(nickname) };
  }
}
