import { DAY, type Loading, type Row } from './loading.js';
import type { Samples } from './read-samples.js';

/** Loads the sample companies with what they were told. */
export async function loadCompanies(loading: Loading): Promise<void> {
  const { uuidOf, moment, insert } = loading;
  const { companies } = loading.samples;
  await insert('companies', companies, (company) => companyRow(company, loading));
  const reviewed = companies.filter(({ status }) => status !== 'pending');
  await insert('company_notifications', reviewed, ({ key, status, rejectionReason = '', daysAgo }) => ({
    ...{ company_uuid: uuidOf('company', key), type: status === 'rejected' ? 'rejection' : 'approval' },
    ...{ rejection_reason: rejectionReason, created_at: moment((daysAgo - 1) * DAY) },
    read_at: status === 'rejected' ? null : moment((daysAgo - 1) * DAY),
  }));
}

function companyRow(company: Samples['companies'][number], { files, uuidOf, moment }: Loading): Row {
  const { key, name, number, homepage = '', manager, status, rejectionReason = '', daysAgo } = company;
  const [registered, reviewed] = [moment(daysAgo * DAY), moment((daysAgo - 1) * DAY)];
  const [logo, certificate] = [`logos/${key}.svg`, `certificates/${key}.pdf`];
  return {
    ...{ uuid: uuidOf('company', key), owner_uuid: uuidOf('person', key), status, rejection_reason: rejectionReason },
    ...{ company_name: name, business_registration_number: number, homepage_url: homepage, manager_name: manager },
    ...{ manager_phone: numbersOf(number).phone, manager_mobile: numbersOf(number).mobile },
    manager_email: `${key}@company.example`,
    ...{ logo_file_uuid: uuidOf('file', logo), logo_file_name: files.get(logo)?.name },
    ...{ registration_file_uuid: uuidOf('file', certificate), registration_file_name: files.get(certificate)?.name },
    ...{ created_at: registered, submitted_at: registered, updated_at: status === 'pending' ? registered : reviewed },
    ...{ approved_at: status === 'approved' ? reviewed : null },
    certificate_checked_at: status === 'approved' ? reviewed : null,
  };
}

/** Where a sample company is called, by its registration number: no two alike, of a range that no network gives out. */
export function numbersOf(registrationNumber: string): { phone: string; mobile: string } {
  const digits = registrationNumber.slice(-4);
  return { phone: `020000${digits}`, mobile: `0100000${digits}` };
}
