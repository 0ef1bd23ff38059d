import { DEFAULT_LANGUAGE } from '@haiko/shared/i18n/languages';
import { statement } from '../../platform/database/statement.js';
import { exportPage } from '../../platform/personal-data/personal-data.js';

export const EXPORT_PROFILE = statement(
  'users.exportProfile',
  `
    select u.uuid as key, json_build_object('uuid', u.uuid, 'createdAt', u.created_at, 'nickname', u.nickname,
      'nicknameChangedAt', u.nickname_changed_at, 'contentChangedAt', u.content_changed_at, 'name', u.name, 'gender', u.gender, 'birthDate', u.birth_date,
      'purpose', u.purpose, 'nationality', n.code, 'language', u.language, 'readingLanguages', u.reading_languages,
      'visaMainId', u.visa_main_id, 'visaSubId', u.visa_sub_id, 'koreanLevel', u.korean_level,
      'regionId', u.region_id,
      'notificationSettings', u.notification_settings, 'mailNotices', u.mail_notices, 'mailNoticesAt', u.mail_notices_at,
      'profileImageUrl', u.profile_image_url, 'role', u.role, 'suspendedUntil', u.suspended_until,
      'emailConfirmedAt', u.email_confirmed_at, 'birthDateChangedAt', u.birth_date_changed_at)::text as item
    from users u join nationalities n on n.uuid = u.nationality_uuid
    where u.uuid = :user ${exportPage('u.uuid')}`,
);

export const EXPORT_FOLLOWED = statement(
  'users.exportFollowed',
  `
    select n.uuid as key, to_json(n.code)::text as item
    from followed_nationalities f join nationalities n on n.uuid = f.nationality_uuid
    where f.user_uuid = :user ${exportPage('n.uuid')}`,
);

export const FORGET_FOLLOWED = statement(
  'users.forgetFollowed',
  'delete from followed_nationalities where user_uuid = :user',
);

/** The key of the nickname, under the row's lock; null in a second round. */
export const LOCK_NICKNAME = statement(
  'users.lockNickname',
  'select nickname_key as key from users where uuid = :user for no key update',
);

/** The nationality stays, as it stands beside the posts. */
export const ERASE_USER = statement(
  'users.erase',
  `
    update users set withdrawn_at = coalesce(withdrawn_at, now()), nickname = '', nickname_key = null,
      nickname_hash = coalesce(nickname_hash, :nicknameHash?),
      nickname_changed_at = null, name = null, gender = '', birth_date = null, birth_date_changed_at = '{}', purpose = null, profile_image_url = null,
      language = '${DEFAULT_LANGUAGE}', reading_languages = '{}', visa_main_id = null, visa_sub_id = null, korean_level = null,
      region_id = null,
      email_confirmed_at = null, notification_settings = default, mail_notices = default, mail_notices_at = null, role = 'USER'
    where uuid = :user`,
);
