import { ENDED_FRIENDSHIP_DAYS } from '@haiko/shared/limits';
import { isWorkingModerator } from '../../platform/access/staff.js';
import { areFriends } from './users.queries.js';

/** Who has just ended a friendship is not free of it: for so long it counts as before. */
const FRIENDSHIP_COUNTS_FOR = `interval '${ENDED_FRIENDSHIP_DAYS} days'`;

/** Whether two people are friends, or were until lately (tr_friendships_ended writes that down). */
export const areOrWereFriends = (one: string, other: string) => `
  (${areFriends(one, other)} or exists (
    select from ended_friendships e where e.one_uuid = least(${one}, ${other}) and e.other_uuid = greatest(${one}, ${other})
      and e.ended_at > now() - ${FRIENDSHIP_COUNTS_FOR}))`;

/** After so long an administrator who is alone decides what else would wait for ever. */
export const ALONE_AFTER = `interval '1 day'`;

/** Who decides about something: another one than who is close to it, and an administrator who is alone after a day. All of it is SQL. */
interface Deciding {
  /** Whether this person should leave it to somebody else. */
  isPartial: (person: string) => string;
  /** Whether this row of users may decide about it at all. */
  isDecider?: (alias: string) => string;
  /** From when on whoever is impartial may. */
  from: string;
  /** Since when whoever is not waits for somebody else. */
  waitsSince: string;
}

const isAdmin = (person: string) => `exists (select from users v where v.uuid = ${person} and v.role = 'ADMIN')`;

/** Whether nobody but `person` is free to decide. */
export const isAlone = (
  person: string,
  { isPartial, isDecider = isWorkingModerator }: Omit<Deciding, 'from' | 'waitsSince'>,
) => `
  not exists (select from users o where o.uuid <> ${person} and ${isDecider('o')} and not ${isPartial('o.uuid')})`;

/** From when on `person`, whose it is to decide, may; null where it waits for somebody else. */
export const decidableFrom = (person: string, deciding: Deciding) => `
  case when not ${deciding.isPartial(person)} then ${deciding.from}
    when ${isAdmin(person)} and ${isAlone(person, deciding)} then ${deciding.waitsSince} + ${ALONE_AFTER} end`;

/** Whether `person` works for the company with this uuid. */
export const worksFor = (company: string, person: string) =>
  `exists (select from company_members m where m.company_uuid = ${company} and m.user_uuid = ${person})`;

/** Whether somebody who works for the company with this uuid is a friend of `person`, or was until lately. */
export const hasFriendAt = (company: string, person: string) =>
  `exists (select from company_members m where m.company_uuid = ${company} and ${areOrWereFriends('m.user_uuid', person)})`;
