import * as v from 'valibot';
import { NOBODY, type UserView } from '../users/users.views.js';

/** Who a company is to those who write to it; a row of a statement with `companyCard`. */
export interface CompanyCardRow {
  uuid: string;
  companyName: string;
  logoFileUrl: string | null;
}

export const COMPANY_CARD_SHAPE = v.object({
  uuid: v.string(),
  companyName: v.string(),
  logoFileUrl: v.nullable(v.string()),
});

/** The `CompanyCardRow` of a company as JSON. */
export const companyCard = (uuid: string) => `
  (select json_build_object('uuid', c.uuid, 'companyName', c.company_name, 'logoFileUrl', f.path)
    from companies c left join files f on f.uuid = c.logo_file_uuid where c.uuid = ${uuid})`;

/** A company as its applicants see who writes to them. */
export function companyCardView({ uuid, companyName: nickname, logoFileUrl }: CompanyCardRow): UserView {
  return { ...NOBODY, uuid, nickname, profileImageUrl: logoFileUrl, isWithdrawn: false };
}
