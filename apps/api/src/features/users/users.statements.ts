import { BIRTH_DATE_CORRECTIONS_A_YEAR } from '@haiko/shared/limits';
import { statement } from '../../platform/database/statement.js';

// The writes of users.

const RECENT_CORRECTIONS = `array(select at from unnest(birth_date_changed_at) at where at > now() - interval '1 year')`;

/** Whether somebody who left lately had it (ix_users_nickname_hash). */
export const IS_NICKNAME_HELD = statement(
  'users.isNicknameHeld',
  `
    select exists (
      select from users where nickname_hash = :hash and withdrawn_at > now() - make_interval(days => :days)) as "isHeld"`,
);

/** By the database's clock, so that of two changes at once only one passes. */
export const RENAME = statement(
  'users.rename',
  `
    update users set nickname = :nickname, nickname_key = :key, nickname_changed_at = now()
    where uuid = :user and nickname <> :nickname
      and (nickname_changed_at is null or nickname_changed_at <= now() - make_interval(days => :days))
    returning uuid`,
);

export const NICKNAME_LOCK = statement(
  'users.nicknameLock',
  `
    select nickname, nickname_changed_at + make_interval(days => :days) as "changeableAt"
    from users
    where uuid = :user`,
);

/** Nothing, where it was corrected as often as may be; by the database's clock, under the row's lock. */
export const CORRECT_BIRTH_DATE = statement(
  'users.correctBirthDate',
  `
    update users set birth_date = :birthDate::date,
      birth_date_changed_at = case when birth_date = :birthDate::date then birth_date_changed_at
        else array_append(${RECENT_CORRECTIONS}, now()) end
    where uuid = :user and (birth_date = :birthDate::date or cardinality(${RECENT_CORRECTIONS}) < ${BIRTH_DATE_CORRECTIONS_A_YEAR})
    returning true as "isDone"`,
);

/** Changes of one person's picture take turns, before any file's lock: the one that another change has set is found, and given up. */
export const LOCK_PROFILE = statement(
  'users.lockProfile',
  'select uuid from users where uuid = :user for no key update',
);

/** The one before is left to the clean-up of unused uploads. */
export const CLEAR_PICTURE = statement(
  'users.leavePicture',
  `
    update files set attached_at = null
    from users
    where users.uuid = :user and files.path = users.profile_image_url and files.owner_uuid = users.uuid
      and files.purpose = 'profile' and files.path is distinct from :path?`,
);

/**
 * The visa of the person's own résumé, as they have just told it: what goes along with an application is what the law was asked about.
 * It is no change of the résumé's text, so that its version stays; what was sent stays as well.
 */
export const FOLLOW_VISA = statement(
  'users.followVisa',
  `
    update resumes set visa_main_id = :visaMain?, visa_sub_id = :visaSub? where user_uuid = :user and sent_at is null`,
);
