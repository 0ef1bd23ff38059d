import { call } from './call.ts';
import type { CompanyBody, CompanyChangeBody } from './companies.schemas.ts';
import type { CompanyDetail } from './views.generated.ts';

export const registerCompany = call('POST', '/api/company/register', 201)
  .takes<typeof CompanyBody>()
  .returns<CompanyDetail>();
export const updateCompany = call('PUT', '/api/company/update/{id}', 200)
  .takes<typeof CompanyChangeBody>()
  .returns<CompanyDetail>();
export const deleteCompany = call('DELETE', '/api/company/delete/{id}', 204);
