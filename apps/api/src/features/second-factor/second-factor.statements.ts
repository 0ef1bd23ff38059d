import { statement } from '../../platform/database/statement.js';
import { exportPage } from '../../platform/personal-data/personal-data.js';

/** Within which somebody who has begun confirms the app by a code. */
const SETUP_MINUTES = 30;

/** What an account has; a row always. */
export const READ_SECOND_FACTOR = statement(
  'secondFactors.read',
  `
    select f.confirmed_at as since, coalesce(cardinality(f.recovery_hashes), 0) as "recoveryCodes",
      exists (select from passkeys p where p.user_uuid = u.uuid) as "hasPasskey"
    from users u left join second_factors f on f.user_uuid = u.uuid and f.confirmed_at is not null
    where u.uuid = :user`,
);

/** A secret that waits for its first code, instead of one that has waited before; nothing where an app is set up already. */
export const START_SECOND_FACTOR = statement(
  'secondFactors.start',
  `
    insert into second_factors as f (user_uuid, sealed_secret) values (:user, :sealed)
    on conflict on constraint pk_second_factors
      do update set sealed_secret = excluded.sealed_secret, created_at = now() where f.confirmed_at is null
    returning user_uuid`,
);

/** What an app shows of an account. */
export const NICKNAME_OF = statement('secondFactors.nicknameOf', 'select nickname from users where uuid = :user');

export const FIND_STARTED = statement(
  'secondFactors.findStarted',
  `
    select sealed_secret as sealed from second_factors
    where user_uuid = :user and confirmed_at is null and created_at > now() - interval '${SETUP_MINUTES} minutes'`,
);

/** Nothing where another secret was asked for meanwhile. */
export const CONFIRM_SECOND_FACTOR = statement(
  'secondFactors.confirm',
  `
    update second_factors set confirmed_at = now(), last_step = :step::bigint, recovery_hashes = :hashes::varchar[]
    where user_uuid = :user and confirmed_at is null and sealed_secret = :sealed
    returning user_uuid`,
);

export const FIND_SECRET = statement(
  'secondFactors.findSecret',
  'select sealed_secret as sealed from second_factors where user_uuid = :user and confirmed_at is not null',
);

/** Of two sign-ins by one code only one finds it unused. */
export const USE_CODE = statement(
  'secondFactors.useCode',
  `
    update second_factors set last_step = :step::bigint
    where user_uuid = :user and sealed_secret = :sealed and confirmed_at is not null and last_step < :step::bigint
    returning user_uuid`,
);

/** How many are left; nothing for one that is none, or was used. */
export const USE_RECOVERY_CODE = statement(
  'secondFactors.useRecoveryCode',
  `
    update second_factors set recovery_hashes = array_remove(recovery_hashes, :hash::varchar)
    where user_uuid = :user and confirmed_at is not null and :hash::varchar = any(recovery_hashes)
    returning cardinality(recovery_hashes) as "left"`,
);

/** In place of those that were left; nothing where no app is set up. */
export const RENEW_RECOVERY_CODES = statement(
  'secondFactors.renewRecoveryCodes',
  `
    update second_factors set recovery_hashes = :hashes::varchar[] where user_uuid = :user and confirmed_at is not null
    returning user_uuid`,
);

export const REMOVE_SECOND_FACTOR = statement(
  'secondFactors.remove',
  'delete from second_factors where user_uuid = :user and confirmed_at is not null returning user_uuid',
);

export const EXPORT_SECOND_FACTOR = statement(
  'secondFactors.exportOwn',
  `
    select f.user_uuid as key, json_build_object('createdAt', f.created_at, 'confirmedAt', f.confirmed_at,
      'recoveryCodes', cardinality(f.recovery_hashes))::text as item
    from second_factors f
    where f.user_uuid = :user ${exportPage('f.user_uuid')}`,
);

export const FORGET_SECOND_FACTOR = statement(
  'secondFactors.forget',
  'delete from second_factors where user_uuid = :user',
);
