import { CONSENT_VERSIONS, REQUIRED_CONSENTS } from '@haiko/shared/consents';
import { statement } from '../../platform/database/statement.js';
import { exportPage } from '../../platform/personal-data/personal-data.js';
import { MOST_CONSENTS } from './consents.views.js';

const REQUIRED = REQUIRED_CONSENTS.map((name) => `('${name}', '${CONSENT_VERSIONS[name]}')`).join(', ');

/** The required consents that this person of users has not given to the texts of today. */
export const dueConsents = (user: string) => `
  array(select required.name from (values ${REQUIRED}) as required (name, version)
    where not exists (select from consents c where c.user_uuid = ${user} and c.name = required.name
      and c.version >= required.version and c.withdrawn_at is null))`;

/** Given again it keeps its first day, unless it was taken back meanwhile. */
export const GIVE_CONSENTS = statement(
  'consents.give',
  `
    insert into consents (user_uuid, name, version)
    select :user, given.name, given.version from unnest(:names::varchar[], :versions::varchar[]) as given (name, version)
    on conflict on constraint uq_consents_version do update set given_at = now(), withdrawn_at = null
    where consents.withdrawn_at is not null`,
);

export const WITHDRAW_CONSENT = statement(
  'consents.withdraw',
  `update consents set withdrawn_at = now() where user_uuid = :user and name = :name and withdrawn_at is null`,
);

export const CONSENTS_OF = statement(
  'consents.ofUser',
  `
    select name, version, given_at as "givenAt", withdrawn_at as "withdrawnAt" from consents
    where user_uuid = :user order by given_at desc, uuid desc limit ${MOST_CONSENTS}`,
);

/** What nobody agrees to any more to be kept. */
export const FORGET_PURPOSE = statement('consents.forgetPurpose', 'update users set purpose = null where uuid = :user');

/** After a restore: what was taken back since, unless it was given after that, and what it was for. */
export const WITHDRAW_AGAIN = statement(
  'consents.withdrawAgain',
  `
    with withdrawn as (
      update consents c set withdrawn_at = said.at
      from unnest(:consents::uuid[], :times::timestamptz[]) as said(consent, at)
      where c.uuid = said.consent and c.withdrawn_at is null and c.given_at <= said.at
      returning c.user_uuid, c.name
    )
    update users u set purpose = null from withdrawn w where u.uuid = w.user_uuid and w.name = 'purpose'`,
);

export const EXPORT_CONSENTS = statement(
  'consents.export',
  `
    select c.uuid as key, json_build_object('name', c.name, 'version', c.version, 'givenAt', c.given_at,
      'withdrawnAt', c.withdrawn_at)::text as item
    from consents c where c.user_uuid = :user ${exportPage('c.uuid')}`,
);
