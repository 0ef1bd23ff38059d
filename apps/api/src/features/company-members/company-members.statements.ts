import { INVITATION_DAYS } from '@haiko/shared/limits';
import { statement } from '../../platform/database/statement.js';
import { notBlocked } from '../users/users.queries.js';

// The writes of who works for a company. Its owner is a member whom the trigger tr_companies_members adds and nothing here removes.

/** Invitations `i` of the viewer: by name, or to the address that they have proved to be theirs; of an owner across a block none. */
export const INVITES_VIEWER = `
  (i.user_uuid = :viewer or i.email = (
    select own.sub from identities own join users u on u.uuid = own.user_uuid
    where own.user_uuid = :viewer and own.provider = 'password' and (u.email_confirmed_at is not null or not :needsProof::boolean)))
  and i.expires_at > now()
  and exists (select from companies asking where asking.uuid = i.company_uuid and ${notBlocked('asking.owner_uuid', ':viewer')})`;

/**
 * The viewer's own company. Who adds or takes away members, or hands it over, takes this lock first: members are counted one by one,
 * and nobody becomes the owner while they are taken away.
 */
export const LOCK_COMPANY_OF_OWNER = statement(
  'companyMembers.lockCompany',
  `
    select c.uuid, c.company_name as "companyName", c.approved_at is not null as "isApproved"
    from companies c where c.owner_uuid = :owner and c.deleted_at is null for update of c`,
);

/** Those who were asked count, too. A statement of its own after the lock: one that has waited for it still sees what was before. */
export const COUNT_MEMBERS = statement(
  'companyMembers.count',
  `
    select (select count(*)::int from company_members m where m.company_uuid = :company)
      + (select count(*)::int from company_invitations i where i.company_uuid = :company and i.expires_at > now()) as total`,
);

/** The same for a member who leaves. */
export const LOCK_COMPANY_OF_MEMBER = statement(
  'companyMembers.lockCompanyOfMember',
  `select c.uuid from companies c join company_members m on m.company_uuid = c.uuid where m.user_uuid = :member for update of c`,
);

/** Whom an invitation is for, and whether a block stands between the owner and them; of an address, whoever has proved that it is theirs. */
export const FIND_INVITED = statement(
  'companyMembers.findInvited',
  `
    select u.uuid, exists (select from company_members m where m.user_uuid = u.uuid and m.company_uuid = :company) as "isMember",
      not (${notBlocked('u.uuid', ':owner')}) as "isBlocked"
    from users u
    where (u.nickname_key = :nicknameKey? or (u.email_confirmed_at is not null and u.uuid = (
        select i.user_uuid from identities i where i.provider = 'password' and i.sub = :email?)))
      and u.withdrawn_at is null`,
);

/** Asked again, it is good for as long anew. */
export const INSERT_INVITATION = statement(
  'companyMembers.invite',
  `
    insert into company_invitations (company_uuid, user_uuid, email, expires_at)
    values (:company, :user?, :email?, now() + interval '${INVITATION_DAYS} days')
    on conflict (company_uuid, coalesce(user_uuid::text, email)) do update set expires_at = excluded.expires_at
    returning uuid`,
);

/** Returns for which company it was. */
export const TAKE_INVITATION = statement(
  'companyMembers.takeInvitation',
  `delete from company_invitations i where i.uuid = :invitation and ${INVITES_VIEWER} returning i.company_uuid as "companyUuid"`,
);

/** Other invitations of the same company, by address and by name, are answered, too. Nothing where it was closed meanwhile. */
export const INSERT_MEMBER = statement(
  'companyMembers.join',
  `
    with answered as (delete from company_invitations i where i.company_uuid = :company and ${INVITES_VIEWER})
    insert into company_members (company_uuid, user_uuid)
    select c.uuid, :viewer from companies c where c.uuid = :company and c.deleted_at is null for share of c
    returning company_uuid as "companyUuid"`,
);

/** A member or an invitation of the owner's company; not the owner. */
export const DELETE_MEMBER = statement(
  'companyMembers.remove',
  `
    with own as (
      select uuid, owner_uuid from companies where owner_uuid = :owner and deleted_at is null
    ), removed as (
      delete from company_members m using own
      where m.uuid = :member and m.company_uuid = own.uuid and m.user_uuid <> own.owner_uuid
      returning m.user_uuid
    ), uninvited as (
      delete from company_invitations i using own where i.uuid = :member and i.company_uuid = own.uuid
      returning i.user_uuid
    )
    select user_uuid as "userUuid" from removed union all select user_uuid from uninvited`,
);

/** Nothing for the owner, who hands over first. */
export const DELETE_OWN_MEMBERSHIP = statement(
  'companyMembers.leave',
  `
    delete from company_members m using companies c
    where m.user_uuid = :viewer and c.uuid = m.company_uuid and c.owner_uuid <> :viewer
    returning m.company_uuid as "companyUuid"`,
);

/** The files of the company become the new owner's, who can hand them in again. */
export const HAND_OVER = statement(
  'companyMembers.handOver',
  `
    with handed as (
      update companies c set owner_uuid = m.user_uuid, updated_at = now() from company_members m
      where c.owner_uuid = :owner and c.deleted_at is null and m.uuid = :member and m.company_uuid = c.uuid and m.user_uuid <> :owner
      returning c.owner_uuid, c.logo_file_uuid, c.registration_file_uuid
    ), files as (
      update files f set owner_uuid = handed.owner_uuid from handed
      where f.uuid in (handed.logo_file_uuid, handed.registration_file_uuid)
    )
    select owner_uuid as "ownerUuid" from handed`,
);

export const DELETE_EXPIRED_INVITATIONS = statement(
  'companyMembers.forgetExpired',
  'delete from company_invitations where expires_at <= now()',
);
