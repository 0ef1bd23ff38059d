import type { AdministeredUserBody } from './administration.schemas.ts';
import { call } from './call.ts';
import type { AdminUser } from './views.generated.ts';

export const administerUser = call('PUT', '/api/user/{id}', 200)
  .takes<typeof AdministeredUserBody>()
  .returns<AdminUser>();
export const setRole = call('PUT', '/api/user/{id}/{role}', 200).returns<AdminUser>();
