import { statement } from '../../platform/database/statement.js';
import { exportPage } from '../../platform/personal-data/personal-data.js';

export const EXPORT_IDENTITIES = statement(
  'identities.exportOwn',
  `
    select i.uuid as key, json_build_object('provider', i.provider, 'sub', i.sub, 'email', i.email,
      'createdAt', i.created_at, 'refusedAt', i.refused_at)::text as item
    from identities i
    where i.user_uuid = :user ${exportPage('i.uuid')}`,
);

/** The address and the provider's account are free for a new person at once, unless this one was suspended. */
export const FORGET_IDENTITIES = statement('identities.forget', 'delete from identities where user_uuid = :user');

/** What a sign-in on its way has been given: the key of a provider's answer, the ticket for a second step. */
export const FORGET_KEYS = statement(
  'signInKeys.forget',
  `
    with tickets as (delete from sign_in_tickets where user_uuid = :user)
    delete from sign_in_keys where user_uuid = :user`,
);
