import * as v from 'valibot';
import { COMPANY_NAME_MAX, FILE_NAME_MAX, FILE_PATH_MAX, NAME_MAX } from '../limits.ts';
import { isRegistrationNumber } from '../rules/businessRegistrationNumber.ts';
import { homepageOf, homepageProblem } from '../rules/homepage.ts';
import { email, phone, shaped } from './contact.fields.ts';
import { expectedVersion, fields, judgedAs, optionalText, text } from './fields.ts';

/** Addresses of private files come signed; what names the file is the path before the query. */
const pathOf = (address: string) => address.trim().split('?', 1)[0] ?? '';

const companyEntries = {
  companyName: text({ max: COMPANY_NAME_MAX, isName: true }),
  businessRegistrationNumber: shaped(isRegistrationNumber, '^[0-9]{3}-[0-9]{2}-[0-9]{5}$'),
  /** http or https; `https://` alone means none. */
  homepageUrl: v.nullish(judgedAs(homepageOf, homepageProblem)),
  logoFileName: optionalText({ max: FILE_NAME_MAX }),
  logoFileUrl: optionalText({ max: FILE_PATH_MAX, change: pathOf }),
  managerName: text({ max: NAME_MAX, isName: true }),
  managerPhone: phone,
  managerMobile: phone,
  managerEmail: email,
};

/** Body of POST /api/company/register. */
export const CompanyBody = fields({
  ...companyEntries,
  businessRegistrationFileName: text({ max: FILE_NAME_MAX }),
  businessRegistrationFileUrl: text({ max: FILE_PATH_MAX, change: pathOf }),
});

/** Body of PUT /api/company/update/{id}: the whole company; a missing certificate has an error of its own. */
export const CompanyChangeBody = fields({
  ...companyEntries,
  businessRegistrationFileName: optionalText({ max: FILE_NAME_MAX }),
  businessRegistrationFileUrl: optionalText({ max: FILE_PATH_MAX, change: pathOf }),
  updatedAt: expectedVersion,
});
