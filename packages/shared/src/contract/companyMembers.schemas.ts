import * as v from 'valibot';
import { NICKNAME_MAX } from '../limits.ts';
import { email } from './contact.fields.ts';
import { across, fields, optionalText, uuid } from './fields.ts';

/** Body of POST /api/company/members: one of the two says who is asked. */
export const CompanyMemberBody = v.pipe(
  fields({ email: v.nullish(email), nickname: optionalText({ max: NICKNAME_MAX }) }),
  across(({ email: address, nickname }: { email?: string | null; nickname?: string | null }) => ({
    nickname: Boolean(address) === Boolean(nickname) ? (address ? 'INVALID' : 'REQUIRED') : null,
  })),
);

/** Body of PUT /api/company/owner. */
export const CompanyOwnerBody = fields({ memberUuid: uuid });
