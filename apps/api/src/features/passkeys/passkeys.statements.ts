import { statement } from '../../platform/database/statement.js';
import { exportPage } from '../../platform/personal-data/personal-data.js';

/** What a device shows of an account, beside the passkey. */
export const PASSKEY_OWNER = statement(
  'passkeys.findOwner',
  `
    select u.nickname, coalesce(i.email, u.nickname) as name
    from users u left join identities i on i.user_uuid = u.uuid and i.provider = 'password'
    where u.uuid = :user`,
);

export const OWN_CREDENTIALS = statement(
  'passkeys.listCredentials',
  'select credential_id as id, transports from passkeys where user_uuid = :user order by uuid limit :max',
);

export const INSERT_PASSKEY = statement(
  'passkeys.insert',
  `
    insert into passkeys (user_uuid, credential_id, public_key, counter, transports, device)
    values (:user, :credentialId, :publicKey, :counter, :transports, :device)`,
);

export const FIND_PASSKEY = statement(
  'passkeys.find',
  `
    select user_uuid as "userUuid", public_key as "publicKey", counter::float8 as counter from passkeys
    where credential_id = :credentialId`,
);

/** Nothing where another signature has come first, or the key is removed by now. Keys that do not count stay at 0. */
export const USE_PASSKEY = statement(
  'passkeys.use',
  `
    update passkeys set counter = :counter, last_used_at = now()
    where credential_id = :credentialId and (counter < :counter or counter = 0 and :counter = 0)
    returning user_uuid as "userUuid"`,
);

export const EXPORT_PASSKEYS = statement(
  'passkeys.exportOwn',
  `
    select p.uuid as key, json_build_object('device', p.device, 'createdAt', p.created_at, 'lastUsedAt', p.last_used_at)::text as item
    from passkeys p
    where p.user_uuid = :user ${exportPage('p.uuid')}`,
);

export const FORGET_PASSKEYS = statement('passkeys.forget', 'delete from passkeys where user_uuid = :user');
