import { CompanyBody } from '@haiko/shared/contract/companies.schemas';
import { canonicalEmail } from '@haiko/shared/rules/email';
import { HOMEPAGE_PREFIX, homepageOf } from '@haiko/shared/rules/homepage';
import * as v from 'valibot';
import type { MyCompanyQuery } from '#/api/generated.ts';
import { checked } from '#/features/forms/checked.ts';
import { normalizedTexts } from '#/features/forms/normalizedTexts.ts';
import { REQUIRED } from '#/features/forms/problemMessages.ts';

export type MyCompany = NonNullable<MyCompanyQuery['getMyCompanyDetail']>;

/** An uploaded file; an empty `path` is none. */
export const fileSchema = v.object({ name: v.string(), path: v.string() });
export type CompanyFile = v.InferOutput<typeof fileSchema>;

export const NO_FILE: CompanyFile = { name: '', path: '' };

const rules = CompanyBody.entries;
const phone = { INVALID: 'companies.form.invalidPhone' } as const;
const email = { TOO_LONG: 'companies.form.invalidEmail', INVALID: 'companies.form.invalidEmail' } as const;

/** The contract's rules, in the words of the form. */
export const companySchema = v.object({
  companyName: checked(rules.companyName),
  businessRegistrationNumber: checked(rules.businessRegistrationNumber, { INVALID: 'companies.form.invalidNumber' }),
  homepageUrl: checked(rules.homepageUrl, { INVALID: 'companies.form.invalidHomepage' }),
  logo: fileSchema,
  certificate: v.pipe(
    fileSchema,
    v.check(({ path }) => path !== '', REQUIRED),
  ),
  managerName: checked(rules.managerName),
  managerMobile: checked(rules.managerMobile, phone),
  managerPhone: checked(rules.managerPhone, phone),
  managerEmail: checked(rules.managerEmail, email),
});

export type CompanyValues = v.InferOutput<typeof companySchema>;

export const EMPTY_COMPANY: CompanyValues = {
  companyName: '',
  businessRegistrationNumber: '',
  homepageUrl: HOMEPAGE_PREFIX,
  logo: NO_FILE,
  certificate: NO_FILE,
  managerName: '',
  managerMobile: '',
  managerPhone: '',
  managerEmail: '',
};

/** The form of a company that is there. */
export function valuesOf(company: MyCompany): CompanyValues {
  const { companyName, businessRegistrationNumber, managerName, managerMobile, managerPhone, managerEmail } = company;
  return {
    ...{ companyName, businessRegistrationNumber, managerName, managerMobile, managerPhone, managerEmail },
    homepageUrl: company.homepageUrl || HOMEPAGE_PREFIX,
    logo: { name: company.logoFileName, path: company.logoFileUrl },
    certificate: { name: company.businessRegistrationFileName, path: company.businessRegistrationFileUrl },
  };
}

/** What is sent. */
export function payloadOf({ logo, certificate, homepageUrl, ...values }: CompanyValues) {
  return {
    ...values,
    homepageUrl: homepageOf(homepageUrl),
    logoFileName: logo.name,
    logoFileUrl: logo.path,
    businessRegistrationFileName: certificate.name,
    businessRegistrationFileUrl: certificate.path,
  };
}

/** Whether both lie at the same place: links of private files are signed anew whenever they are asked for. */
export function isSameFile(one: CompanyFile, other: CompanyFile): boolean {
  const placeOf = ({ path }: CompanyFile) => path.split('?')[0];
  return placeOf(one) === placeOf(other);
}

export function isSameCompany(one: CompanyValues, other: CompanyValues): boolean {
  const textOf = ({ logo, certificate, ...texts }: CompanyValues) =>
    JSON.stringify(Object.keys(EMPTY_COMPANY).map((name) => texts[name as keyof typeof texts]));
  return (
    textOf(one) === textOf(other) && isSameFile(one.logo, other.logo) && isSameFile(one.certificate, other.certificate)
  );
}

/** Whether a company that was sent is what is saved by now: nobody else changed it, the reply was lost. */
export function isSavedCompany(sent: CompanyValues, saved: CompanyValues): boolean {
  const homepageUrl = homepageOf(sent.homepageUrl) || HOMEPAGE_PREFIX;
  return isSameCompany(
    { ...normalizedTexts(sent), homepageUrl, managerEmail: canonicalEmail(sent.managerEmail) },
    saved,
  );
}

/** What a reviewer looked at and the form now says differently. */
export function reviewedChanges(before: CompanyValues, after: CompanyValues) {
  const isRenamed = before.companyName !== after.companyName.trim();
  const isNewFile = !isSameFile(before.certificate, after.certificate);
  const isNewNumber = before.businessRegistrationNumber !== after.businessRegistrationNumber;
  return { isReviewed: isRenamed || isNewFile || isNewNumber, needsCertificate: isRenamed && !isNewFile };
}
